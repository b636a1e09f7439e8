"""Where what is shown comes from: copied, opened in the browser, read in one's own copy."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from flowcharts.folders import guides_folder
from flowcharts.own_guides.kept_guides import kept_guides
from gui.walk.example import ExamplePanel
from gui.walk.source_fold import SourceFold
from gui.walk.text_page import TextPage
from tests.flowcharts.own_guides.written_guides import ENGLISH, JAPANESE, REGULAR, write_pdf
from tests.gui.window.across import TODAY
from tests.gui.window.browser import Browser, browser_of
from tests.gui.window.conftest import Open
from tests.gui.window.user import CTRL, User

IPG = "https://media.wizards.com/ContentResources/WPN/MTG_IPG_2024Sep23_EN.pdf"
RULES = "https://wpn.wizards.com/en/rules-documents"


@pytest.fixture
def browser() -> Iterator[Browser]:
    with browser_of("https") as browser:
        yield browser


@pytest.fixture
def judge(open_window: Open) -> User:
    return open_window(chart=TODAY)


def folds(user: User) -> list[str]:
    """The titles of the sources that are seen."""
    return [each.button.accessibleName().rpartition(", ")[0] for each in user.seen(SourceFold)]


def take_in(user: User, path: Path, qtbot: QtBot) -> None:
    user.trainer.commands["own-guide"].does()
    (dialog,) = user.window.findChildren(QFileDialog)
    with qtbot.waitSignal(user.trainer.work.ended):
        dialog.fileSelected.emit(str(path))
    dialog.close()
    user.settle()


def test_a_question_shows_document_edition_section_day_and_address(
    judge: User, browser: Browser
) -> None:
    assert folds(judge) == ["Source: Infraction Procedure Guide 2.1, 23 Sep 2024"]

    judge.press(Qt.Key.Key_U, held=CTRL)
    (fold,) = judge.seen(SourceFold)
    said = judge.reads(fold)

    assert fold.is_open
    assert "Edition of 23 Sep 2024. Last read for this content on 22 Nov 2026." in said
    assert IPG in said
    assert browser.opened == []
    judge.click_button("Copy address", fold)
    assert QGuiApplication.clipboard().text() == IPG
    judge.click_button("Open in the browser", fold)
    assert browser.opened == [IPG]


@pytest.mark.parametrize("size", [14, 18])
def test_the_source_that_is_opened_is_seen_from_its_title_on(open_window: Open, size: int) -> None:
    user = open_window(1000, 700, chart=TODAY, wording="both", text_size=size)
    user.press(Qt.Key.Key_U, held=CTRL)
    (fold,) = user.seen(SourceFold)
    side = user.trainer.side

    top = fold.button.mapTo(side, QPoint()).y()
    first = fold.body.mapTo(side, QPoint()).y()
    end = fold.mapTo(side, fold.rect().bottomLeft()).y()

    assert fold.is_open
    assert 0 <= top < first < side.height()
    assert end <= side.height() or top <= 16, "as much of it as there is room for"


def test_a_remedy_a_penalty_and_an_example_have_each_their_own(judge: User) -> None:
    judge.write("nnnnnnn")
    assert folds(judge) == ["Source: Infraction Procedure Guide 2.1, 23 Sep 2024 and 1 more"]

    judge.session.open_scenario("smokestack-third-warning")
    while not judge.position.is_shown_to_the_end:
        judge.session.next_beat()
    judge.settle()

    shown = [each.partition(":")[0] for each in folds(judge)]
    assert shown == ["Source", "Source of the penalty", "Source of the example"]
    assert judge.seen(ExamplePanel)


def test_an_edition_that_was_not_read_says_so_and_names_no_address(open_window: Open) -> None:
    user = open_window(chart="missed-trigger-2009")
    user.press(Qt.Key.Key_U, held=CTRL)
    said = user.reads(user.one(SourceFold))

    assert "Edition of 1 Jul 2009. Its text itself was not read" in said
    assert RULES in said, "where the newest edition is found is known"


def test_what_has_no_public_address_has_its_name_alone(open_window: Open) -> None:
    user = open_window(chart="fab-does-it-trigger")
    user.press(Qt.Key.Key_U, held=CTRL)
    said = user.reads(user.one(SourceFold))

    assert "Flesh and Blood Comprehensive Rules" in said
    assert "http" not in said
    assert not user.trainer.commands["source-copy"].is_useful()


def test_the_clause_of_ones_own_copy_stands_beside_the_question(
    judge: User, qtbot: QtBot, tmp_path: Path
) -> None:
    take_in(judge, write_pdf(tmp_path / "mine.pdf", ENGLISH), qtbot)
    assert "what it says stands beside the questions" in judge.window.notice
    judge.write("n")
    said = judge.reads(judge.one(SourceFold))

    assert "In your copy, page 3".casefold() in said.casefold()
    assert "An Aura that came onto the battlefield" in said
    assert "“mine.pdf”, edition of 23 Sep 2024: the one that is meant here." in said

    judge.click_button("Read the whole section")
    page = judge.one(TextPage)
    assert "Nobody has to help an opponent" in judge.reads(page)
    judge.press(Qt.Key.Key_Escape)
    assert not page.isVisible()


def test_where_copy_and_chart_are_of_other_editions_both_are_named(
    judge: User, qtbot: QtBot, tmp_path: Path
) -> None:
    older = JAPANESE.replace("2024年9月23日", "2021年2月5日")
    take_in(judge, write_pdf(tmp_path / "手元.pdf", older), qtbot)
    said = judge.reads(judge.one(SourceFold))

    assert "“手元.pdf” is the edition of 5 Feb 2021; what is said here is of that of 23 Sep" in said


def test_what_a_newer_copy_says_stands_beside_the_one_of_the_chart(
    judge: User, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "mine.txt").write_text(ENGLISH, "utf-8")
    newer = ENGLISH.replace("September 23, 2024", "January 15, 2027")
    newer = newer.replace("An Aura that came onto the battlefield", "An Aura on the battlefield")
    take_in(judge, tmp_path / "mine.txt", qtbot)
    take_in(judge, write_pdf(tmp_path / "new.pdf", newer), qtbot)
    judge.write("n")
    said = judge.reads(judge.one(SourceFold))

    assert "An Aura that came onto the battlefield" in said
    assert "“mine.txt”, edition of 23 Sep 2024: the one that is meant here." in said
    assert "in your newer copy, page 3" in said.casefold()
    assert "An Aura on the battlefield" in said
    assert "“new.pdf” is the edition of 15 Jan 2027; what is said here is of that of 23" in said


def test_a_second_copy_is_looked_for_as_often_as_the_first(
    judge: User, qtbot: QtBot, tmp_path: Path
) -> None:
    heard = []
    for name in ("mine.txt", "other.txt"):
        (tmp_path / name).write_text(ENGLISH, "utf-8")
        take_in(judge, tmp_path / name, qtbot)
        heard.append(judge.trainer.work.receivers("2ended()"))
    assert heard[0] == heard[1]


def test_where_it_is_not_clear_which_sentence_decides_the_section_is_named(
    judge: User, qtbot: QtBot, tmp_path: Path
) -> None:
    text = ENGLISH.replace("An Aura that came onto the battlefield", "An Aegis")
    (tmp_path / "mine.txt").write_text(text, "utf-8")
    take_in(judge, tmp_path / "mine.txt", qtbot)
    judge.write("n")
    said = judge.reads(judge.one(SourceFold))

    assert "2.1. Game Play Error — Missed Trigger No Penalty" in said
    assert "Which of its sentences decides here is not certain: read all of it." in said
    assert "An Aegis" not in said

    judge.click_button("Read the whole section")
    assert "An Aegis and touches only the creature" in judge.reads(judge.one(TextPage))


def test_a_document_without_numbers_is_read_as_a_whole(
    open_window: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    user = open_window(chart="regular-rel")
    text = REGULAR.replace("Somebody forgets", "Somebody leaves out")
    (tmp_path / "jar.txt").write_text(text, "utf-8")
    take_in(user, tmp_path / "jar.txt", qtbot)
    said = user.reads(user.one(SourceFold))
    assert "is not certain: read all of it." in said

    user.click_button("Read the whole document")
    page = user.one(TextPage)
    assert "Whoever cheats leaves the event." in user.reads(page)
    assert page.accessibleName() == "Judging at Regular REL"


def test_a_copy_is_there_in_the_next_run_and_can_be_removed(
    open_window: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    take_in(open_window(chart=TODAY), write_pdf(tmp_path / "mine.pdf", ENGLISH), qtbot)
    user = open_window(chart=TODAY)
    assert "In your copy".casefold() in user.reads(user.one(SourceFold)).casefold()

    user.trainer.commands["own-guides"].does()
    user.settle()
    user.click_button("Remove Infraction Procedure Guide", user.one(TextPage))

    assert kept_guides(guides_folder()) == ()
    assert (tmp_path / "mine.pdf").exists()
    assert "There are none yet." in user.reads(user.one(TextPage))
    assert "In your copy".casefold() not in user.reads(user.one(SourceFold)).casefold()


def test_a_damaged_copy_is_named_and_can_be_removed(open_window: Open) -> None:
    guides_folder().mkdir(parents=True)
    (guides_folder() / "ipg-ja-2024-13-45.json").write_text(
        '{"document": "ipg", "language": "ja", "edition": "2024-13-45", "file": "a.txt", '
        '"opened": "2026-11-28", "pages": ["2.1. 誘発忘れ"]}',
        "utf-8",
    )
    user = open_window(chart=TODAY)
    assert user.seen(SourceFold), "all panels are there"

    user.trainer.commands["own-guides"].does()
    user.settle()
    page = user.one(TextPage)
    assert "“ipg-ja-2024-13-45” is damaged and left out" in user.reads(page)
    user.click_button("Remove “ipg-ja-2024-13-45”", page)

    assert list(guides_folder().iterdir()) == []
    assert "There are none yet." in user.reads(page)


def test_a_file_that_is_no_guide_is_refused_and_nothing_changes(
    judge: User, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "guide.pdf").write_bytes(b"%PDF-1.7 and no more")
    take_in(judge, tmp_path / "guide.pdf", qtbot)

    assert judge.window.notice == "“guide.pdf” is damaged: it cannot be read as a PDF."
    assert not guides_folder().exists()


def test_the_page_on_the_newest_policy_says_how_to_see_it(judge: User, browser: Browser) -> None:
    judge.trainer.commands["newest-policy"].does()
    judge.settle()
    page = judge.one(TextPage)
    said = judge.reads(page)

    assert "The newest edition that this program knows: IPG, September 2024." in said
    assert "on 5 Oct 2026 no newer edition was found" in said
    assert "later than 23 Sep 2024" in said
    judge.click_button("Open in the browser", page)
    assert browser.opened == [RULES]
