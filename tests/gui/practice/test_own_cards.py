"""Cards of one’s own in practice: asked in fresh cases, and a sentence once they are gone."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from flowcharts.cards.card_origin import CardOrigin
from flowcharts.folders import content_folder
from gui.practice.settings_panel import SettingsPanel
from gui.widgets.text_button import TextButton
from tests.flowcharts.cards.own_cards import keep, take_in_cards
from tests.gui.practice.conftest import Practise
from tests.gui.practice.learner import Learner

Key = Qt.Key
OWN = "card:own-"


def keep_cards() -> None:
    for name in ("Usher", "Lamp", "Clerk", "Warden"):
        keep(f"{name}\nCreature — Spirit\nAt the beginning of your upkeep, you lose 1 life.", 0)


def ask_until(learner: Learner, qtbot: QtBot, beginning: str) -> None:
    """Answer rightly until a case is asked whose id begins so."""
    learner.press(Key.Key_Space)
    for _ in range(60):
        qtbot.waitUntil(lambda: learner.practice.question.asked is not None)
        if learner.question.case.id.startswith(beginning):
            return
        learner.predict()
        learner.walk_right()
        learner.press(Key.Key_Space)
    pytest.fail("no such case is asked")


def test_own_cards_are_practised_without_any_setting(practise: Practise, qtbot: QtBot) -> None:
    keep_cards()
    learner = practise()
    ask_until(learner, qtbot, OWN)
    case = learner.question.case
    assert case.cards[0].name.en in case.story.en
    learner.predict()
    learner.walk_right()
    (review,) = [each for each in learner.reviews if each.case_id == case.id]
    assert review.is_right


def test_a_round_that_waits_at_a_card_since_removed_goes_on_with_another(
    practise: Practise, qtbot: QtBot
) -> None:
    keep_cards()
    learner = practise()
    ask_until(learner, qtbot, OWN)
    learner.press(Key.Key_Escape, Key.Key_Escape)
    learner.window.close()
    for file in content_folder().glob("cards-own-*.toml"):
        file.unlink()
    later = practise()
    later.press(Key.Key_Space)
    qtbot.waitUntil(lambda: later.practice.question.asked is not None)
    assert not later.question.case.id.startswith(OWN)
    assert later.window.notice.startswith("The case that waited is no longer there")


def chips(learner: Learner) -> list[TextButton]:
    """The row of the setting."""
    panel = learner.one(SettingsPanel)
    row = next(chips for row, chips in panel._rows if row.name == "cards")  # noqa: SLF001  # as shown
    return row.buttons.findChildren(TextButton)


def test_cards_of_files_are_asked_once_they_are_wanted(
    practise: Practise, qtbot: QtBot, tmp_path: Path
) -> None:
    texts = {
        f"Lantern {count}": "When this creature enters, you may draw a card." for count in range(20)
    }
    take_in_cards(tmp_path, **texts)
    learner = practise()
    assert learner.practice.open_round is not None
    learner.click_button("How much is asked")
    learner.click(chips(learner)[2])
    assert learner.practice.open_round.practice.settings.cards is CardOrigin.LIBRARY
    ask_until(learner, qtbot, "card:read-card-library:")
    assert learner.question.case.cards[0].name.en.startswith("Lantern")
