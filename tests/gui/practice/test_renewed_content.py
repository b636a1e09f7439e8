"""A content pack that is taken in while somebody practises."""

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from flowcharts.packs.archive import write_pack
from flowcharts.practice.study_case import StudyCase
from tests.flowcharts.packs.made import pack, shipped
from tests.gui.practice.conftest import Practise
from tests.gui.practice.learner import Learner
from tests.gui.practice.test_exams import in_exam
from tests.gui.window.user import CTRL

TODAY = "charts/missed-trigger-2024.toml"


def take_pack(learner: Learner, qtbot: QtBot, folder: Path, **files: bytes) -> None:
    file = folder / "guide.mttpack"
    write_pack(pack() | files, file)
    learner.trainer.files.open(file)
    qtbot.waitUntil(lambda: not learner.trainer.work.is_going, timeout=60_000)
    learner.settle()


def fresh_case(learner: Learner) -> StudyCase:
    """A case on today’s chart that nobody has seen."""
    going = learner.practice.open_round
    assert going is not None
    return next(going.practice.source.generated("missed-trigger-2024", 1))


def test_a_round_is_left_and_gone_on_with(practise: Practise, qtbot: QtBot, tmp_path: Path) -> None:
    learner = practise()
    learner.press(Qt.Key.Key_Space)
    learner.predict()
    learner.walk_right()
    answered = len(learner.reviews)
    assert not fresh_case(learner).chart.title.en.startswith("Renewed: ")
    renewed = shipped(TODAY).replace(b'title.en = "', b'title.en = "Renewed: ', 1)
    take_pack(learner, qtbot, tmp_path, **{TODAY: renewed})
    assert "All content has been read anew." in learner.window.notice
    assert not learner.trainer.practice.is_open
    learner.press(Qt.Key.Key_D, held=CTRL)
    learner.predict()
    assert learner.position.chart.title.en.startswith("Renewed: ")
    assert fresh_case(learner).chart.title.en.startswith("Renewed: ")
    learner.walk_right()
    assert len(learner.reviews) > answered > 0


def test_an_exam_goes_on_as_it_began(practise: Practise, qtbot: QtBot, tmp_path: Path) -> None:
    learner = in_exam(practise)
    learner.press_number(1)
    take_pack(learner, qtbot, tmp_path)
    assert "until the program is started again" in learner.window.notice
    assert learner.question.options
    assert not learner.session.library.has_chart("missed-trigger-2099")
