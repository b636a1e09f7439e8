"""A file that somebody was given, opened by a double click or dropped on the window."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from flowcharts.folders import SHIPPED, content_folder, guides_folder
from flowcharts.model.text import Wording
from flowcharts.own_guides.kept_guides import kept_guides, remove
from gui.rule_now.card_bar import CardBar
from gui.startup.opening import Opening
from tests.flowcharts.own_guides.written_guides import ENGLISH, JAPANESE, REGULAR, write_pdf
from tests.gui.window.test_read_cards import drop
from tests.gui.window.user import CTRL, User
from tests.paths import GROUPED, TOP
from tests.processes import run

LAND = SHIPPED / "scenarios" / "abbot-land.toml"
TITLE = 'title.en = "Abbot of Keral Keep, a land of mine"\n'


def given(folder: Path, name: str = "My land.trainer.toml") -> Path:
    """An example with a name as people give one."""
    file = folder / name
    rest = LAND.read_text("utf-8").split("\n", 1)[1]
    file.write_text(TITLE + rest, "utf-8")
    return file


def drop_file(user: User, file: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    drop(user, data)


def files_there() -> list[str]:
    return sorted(
        each.relative_to(content_folder()).as_posix() for each in content_folder().rglob("*.toml")
    )


def test_an_example_that_is_opened_is_ones_own_and_is_shown(
    open_window: Callable[..., User], tmp_path: Path
) -> None:
    user = open_window(opening=Opening(file=given(tmp_path), is_asked=True))
    assert user.example == "my-land"
    assert files_there() == ["scenarios/my-land.toml"]
    assert user.window.notice.startswith("my-land.toml belongs to your own content now, in ")
    titles = {each.id: each.title.en for each in user.session.library.catalog.scenarios}
    assert titles["my-land"] == "Abbot of Keral Keep, a land of mine"


def test_one_that_is_opened_again_is_there_already(judge: User, tmp_path: Path) -> None:
    drop_file(judge, given(tmp_path))
    judge.session.open_chart("missed-trigger-2008")
    drop_file(judge, given(tmp_path))
    assert judge.example == "my-land"
    assert files_there() == ["scenarios/my-land.toml"]


def test_another_file_of_that_name_is_not_replaced(judge: User, tmp_path: Path) -> None:
    drop_file(judge, given(tmp_path))
    kept = (content_folder() / "scenarios" / "my-land.toml").read_bytes()
    other = given(tmp_path)
    other.write_text(other.read_text("utf-8").replace("land of mine", "land of yours"), "utf-8")
    drop_file(judge, other)
    assert "there already is another file" in judge.window.notice
    assert (content_folder() / "scenarios" / "my-land.toml").read_bytes() == kept


def test_no_file_is_kept_under_the_name_of_a_device(judge: User, tmp_path: Path) -> None:
    drop_file(judge, given(tmp_path, "Con.trainer.toml"))
    assert files_there() == ["scenarios/scenario-con.toml"], "Windows would not open con.toml"


def test_one_with_a_mistake_is_not_taken_in(judge: User, tmp_path: Path) -> None:
    file = given(tmp_path)
    file.write_text(file.read_text("utf-8").replace('"play-land"', '"play-lnd"'), "utf-8")
    drop_file(judge, file)
    assert "was not taken in" in judge.window.notice
    assert "play-land" in judge.window.notice, "the nearest right word"
    assert not files_there()


@pytest.mark.parametrize(
    ("content", "said"),
    [("[a", "wrong in it, first in line"), ("x = 1\n", "neither a run sheet")],
)
def test_what_is_no_content_changes_nothing(
    judge: User, tmp_path: Path, content: str, said: str
) -> None:
    file = tmp_path / "thing.toml"
    file.write_text(content, "utf-8")
    drop_file(judge, file)
    assert said in judge.window.notice
    assert not files_there()


def test_a_chart_that_is_dropped_is_opened(judge: User, tmp_path: Path) -> None:
    (made,) = GROUPED.rglob("table.toml")
    file = tmp_path / "Our table.trainer.toml"
    file.write_bytes(made.read_bytes())
    drop_file(judge, file)
    assert judge.session.position.walk.chart.id == "our-table"
    assert "our-table" in judge.session.library.chart_ids
    assert files_there() == ["charts/our-table.toml"]


CARD = """[card.quiet-bear]
name.en = "Quiet Bear"
name.ja = "静かな熊"
type.en = "Creature — Bear"
type.ja = "クリーチャー ― 熊"
text.en = "Vigilance"
text.ja = "警戒"
cost = "{1}{G}"
stats = "2/2"
source.en = "A card of ours"
source.ja = "本教材による"
"""


def test_cards_keep_the_name_that_tells_what_they_are(judge: User, tmp_path: Path) -> None:
    file = tmp_path / "Friends.toml"
    file.write_text(CARD, "utf-8")
    drop_file(judge, file)
    assert "belongs to your own content" in judge.window.notice
    assert files_there() == ["cards-friends.toml"]
    assert "quiet-bear" in judge.session.library.cards


def chosen(user: User, file: Path) -> str:
    """What the dialog of *Open a file…* says, in which *file* is chosen."""
    user.press(Qt.Key.Key_O, held=CTRL)
    (dialog,) = (each for each in user.window.findChildren(QFileDialog) if each.isVisible())
    (kinds,) = dialog.nameFilters()
    assert f"*{file.suffix}" in kinds
    said = f"{dialog.windowTitle()}: {kinds}"
    dialog.selectFile(str(file))
    dialog.fileSelected.emit(str(file))
    dialog.close()
    user.settle()
    return said


def test_a_file_is_chosen_in_a_dialog_of_the_language_and_opened(
    judge: User, tmp_path: Path
) -> None:
    judge.session.choose(wording=Wording.JAPANESE)
    said = chosen(judge, given(tmp_path))
    assert said.startswith("ファイルを開く: このプログラムで開けるファイル (*.toml *.mttpack")
    assert judge.example == "my-land"


def test_a_guide_that_is_opened_is_kept_as_ones_own_copy(
    judge: User, tmp_path: Path, qtbot: QtBot
) -> None:
    file = write_pdf(tmp_path / "guide.pdf", ENGLISH)
    with qtbot.waitSignal(judge.trainer.work.ended):
        chosen(judge, file)
    (guide,) = kept_guides(guides_folder())
    assert guide.file == "guide.pdf"


@pytest.mark.parametrize("text", [ENGLISH, JAPANESE, REGULAR, ENGLISH.replace("\n2.1", "\n## 2.1")])
def test_a_text_of_the_guide_is_one_and_no_card(
    text: str, judge: User, tmp_path: Path, qtbot: QtBot
) -> None:
    for name in ("guide.txt", "guide.md", "guide"):
        (tmp_path / name).write_text(text, "utf-8")
        with qtbot.waitSignal(judge.trainer.work.ended):
            drop_file(judge, tmp_path / name)
        (guide,) = kept_guides(guides_folder())
        assert guide.file == name
        assert "stands beside the questions and remedies now" in judge.window.notice, name
        remove(guide.id, guides_folder())


@pytest.mark.parametrize("name", ["guide.txt", "guide"])
def test_a_pdf_is_read_beside_the_use_of_the_window_whatever_its_name(
    name: str, judge: User, tmp_path: Path, qtbot: QtBot
) -> None:
    file = write_pdf(tmp_path / name, "Any other text.")
    with qtbot.waitSignal(judge.trainer.work.ended):
        drop_file(judge, file)
        assert judge.trainer.work.is_going
    assert name in judge.window.notice


def test_a_text_that_only_names_the_guide_is_read_as_a_card(judge: User, tmp_path: Path) -> None:
    file = tmp_path / "note.txt"
    file.write_text("When this dies, look up triggers in the Infraction Procedure Guide.", "utf-8")
    drop_file(judge, file)
    assert not judge.trainer.work.is_going, "a copy is taken in by a thread"
    assert not guides_folder().exists()
    assert judge.one(CardBar).isVisible()


def test_a_run_sheet_that_is_chosen_is_led(judge: User) -> None:
    chosen(judge, SHIPPED / "seminars" / "article-in-45-minutes.toml")
    assert judge.trainer.rooms.room is not None
    judge.trainer.rooms.leave()


def test_a_run_sheet_that_is_dropped_is_led(judge: User) -> None:
    drop_file(judge, SHIPPED / "seminars" / "article-in-45-minutes.toml")
    assert judge.trainer.rooms.room is not None
    judge.trainer.rooms.leave()


FINDER = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent
from gui.startup.application import Application
app = Application([])
app.file_asked.connect(lambda file: print(file.name))
QCoreApplication.sendEvent(app, QFileOpenEvent(sys.argv[1]))
"""


def test_what_the_finder_hands_over_is_heard(tmp_path: Path) -> None:
    told = run([sys.executable, "-c", FINDER, given(tmp_path)], cwd=TOP)
    assert told.stdout == "My land.trainer.toml\n"


def test_a_file_alone_is_a_request_for_a_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    file = given(tmp_path)
    told = run([sys.executable, TOP / "main.py", file], may_complain=True)
    assert (told.returncode, told.stderr.count("\n")) == (2, 1)
    assert "no screen" in told.stderr
    assert file.is_file()
    assert not files_there()
