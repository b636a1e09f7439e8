"""The window, asked for by options alone: in a language, at practice."""

import sys
from datetime import date, timedelta, timezone
from pathlib import Path

import pytest

from flowcharts.journal.days import day_of
from flowcharts.journal.review import Review
from flowcharts.journal.store import Journal
from flowcharts.practice.practice_settings import PracticeSettings
from tests.flowcharts.commands.said import Ask
from tests.processes import run

# The real program, which answers one question as a learner does, and closes its window.
ANSWERED = """
import sys
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from gui.app import Trainer

settle = Trainer.settle

def begin(trainer):
    QTest.keyClick(trainer.window, Qt.Key.Key_Space)
    answer(trainer)

def answer(trainer):
    if trainer.practice.is_drawing:
        QTimer.singleShot(0, trainer, lambda: answer(trainer))
        return
    QTest.keyClick(trainer.window, Qt.Key.Key_1)
    trainer.practice.reveal()
    trainer.window.close()

def settle_and_begin(trainer):
    settle(trainer)
    QTimer.singleShot(0, trainer, lambda: begin(trainer))

Trainer.settle = settle_and_begin

from main import main
sys.exit(main(sys.argv[1:]))
"""


# The real program, which says what it is called and closes its window.
CALLED = """
import sys
from gui.app import Trainer

settle = Trainer.settle

def tell(trainer):
    settle(trainer)
    print(trainer.window.windowTitle(), trainer.session.settings.theme)
    trainer.window.close()

Trainer.settle = tell

from main import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--language", "ja"), "誘発忘れトレーナー"),
        (("--theme=dark", "--language=ja"), "誘発忘れトレーナー dark"),
        (("--language", "en", "--now", "2026-12-24"), "Missed Trigger Trainer"),
    ],
)
@pytest.mark.usefixtures("nothing_kept")
def test_the_window_opens_in_the_language_that_is_asked_for(
    words: tuple[str, ...], said: str
) -> None:
    finished = run([sys.executable, "-c", CALLED, *words])
    assert finished.returncode == 0
    assert finished.stdout.startswith(said)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--language", "ja", "lst"), "「list」のことですか？"),
        (("--language", "ja", "--nwo", "2026-12-24"), "--now"),
        (("--language", "xx"), "en, ja, both"),
        (("-x", "--language", "ja"), "コマンド「-x」"),
        (("--language", "ja", "none.toml"), "none.toml：ファイルまたはフォルダーがありません。"),
    ],
)
def test_what_is_wrong_beside_a_language_is_said_in_it(
    ask: Ask, words: tuple[str, ...], said: str
) -> None:
    assert ask(*words).is_refusal(said)


@pytest.mark.parametrize("words", [("--now", "soon"), ("--now=24.12.2026",)])
def test_a_date_that_is_none_is_named(ask: Ask, words: tuple[str, ...]) -> None:
    assert ask(*words).is_refusal("is no date: write 2026-12-24")


def test_an_option_without_its_word_is_named(ask: Ask) -> None:
    assert ask("--journal").is_refusal("--journal")


def test_another_option_is_not_taken_for_one(ask: Ask) -> None:
    assert ask("--journal", "mine", "--nwo", "2026-12-24").is_refusal("--now")


def test_what_is_answered_is_kept_in_that_journal_and_as_of_that_date(tmp_path: Path) -> None:
    journal = tmp_path / "mine.journal"
    review = review_of(journal, "2026-12-24T18:30+09:00")
    assert f"{review.at:%Y-%m-%d %H:%M}" == "2026-12-24 09:30"


def test_a_date_alone_is_a_day_of_practice(tmp_path: Path) -> None:
    review = review_of(tmp_path / "mine.journal", "2026-12-24")
    local = review.at.astimezone(timezone(timedelta(minutes=review.offset)))
    assert day_of(local, PracticeSettings().day_begins) == date(2026, 12, 24)


def review_of(journal: Path, now: str) -> Review:
    """What is kept of an answer at that time."""
    words = ["--journal", str(journal), "--now", now]
    program = [sys.executable, "-c", ANSWERED, *words]
    assert run(program).returncode == 0
    with Journal.read_only(journal) as read:
        (review,) = read.reviews()
    return review
