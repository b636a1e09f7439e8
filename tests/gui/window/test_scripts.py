"""A script grows below the chart as its example is stepped through; its words can be looked up."""

import shutil

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from flowcharts.folders import content_folder
from flowcharts.model.text import Wording
from flowcharts.model.walk import Walk
from gui.startup.opening import Opening
from gui.walk.card_page import CardPage
from gui.walk.example import ExamplePanel
from gui.walk.find.page import FindBar
from gui.walk.note import TermNote
from gui.walk.references import LookUpPanel, ReferencePanel
from gui.walk.script.sheet import ScriptSheet
from gui.walk.script.strip import ScriptStrip
from tests.gui.growing import growth_of
from tests.gui.window.conftest import Open
from tests.gui.window.user import CTRL, User
from tests.paths import CONTENT

Key = Qt.Key
ZONE = "T:Mode$ ChangesZone"
TO = f"{ZONE} | Destination$ Battlefield"


@pytest.fixture(autouse=True)
def _own_content() -> None:
    shutil.copytree(CONTENT, content_folder())


@pytest.fixture
def writer(open_window: Open) -> User:
    """Someone at the story of an example that writes a script, on a projector."""
    return open_window(1280, 720, opening=Opening("line", "lamp-line"))


def sheet(user: User) -> ScriptSheet:
    return user.one(ScriptStrip).sheet


def test_each_step_adds_words_and_marks_them(writer: User) -> None:
    assert sheet(writer).seen == ""
    assert "Nothing is written yet." in writer.reads()
    writer.press(Key.Key_Space)
    assert sheet(writer).seen == ZONE
    writer.press(Key.Key_Space, Key.Key_Space)
    assert sheet(writer).seen == TO
    assert sheet(writer).marked == ("|", "Destination$", "Battlefield")


def test_in_a_low_window_the_list_makes_room_for_the_script(open_window: Open) -> None:
    alone = open_window(1000, 440, opening=Opening("line"))
    assert alone.window.left.isVisible()
    writer = open_window(1000, 440, opening=Opening("line", "lamp-line"))
    assert writer.seen(ScriptStrip)
    assert not writer.window.left.isVisible()


def test_back_takes_them_away(writer: User) -> None:
    writer.press(*[Key.Key_Space] * 3)
    writer.press(Key.Key_Backspace)
    assert sheet(writer).seen == ZONE
    writer.press(Key.Key_Backspace, Key.Key_Backspace)
    assert sheet(writer).seen == ""


def test_a_clicker_writes_as_well(writer: User) -> None:
    writer.press(*[Key.Key_PageDown] * 3)
    assert sheet(writer).seen == TO
    writer.press(Key.Key_PageUp)
    assert sheet(writer).seen == ZONE


def test_with_motion_the_words_come_one_by_one(open_window: Open, qtbot: QtBot) -> None:
    writer = open_window(1280, 720, opening=Opening("line", "lamp-line"), moves=True, pace=1.0)
    states = growth_of(writer.one(ScriptStrip))
    writer.press(*[Key.Key_Space] * 3)
    qtbot.waitUntil(lambda: sheet(writer).seen == TO)
    assert states[-2:] == [f"{ZONE} | Destination$", TO]


def test_a_jump_shows_everything_at_once(open_window: Open) -> None:
    writer = open_window(1280, 720, opening=Opening("line", "lamp-line"), moves=True)
    end = [row for row in writer.one(ExamplePanel).rows.buttons if row.isVisible()][-1]
    writer.click(end)
    assert not writer.one(ScriptStrip).is_growing
    assert sheet(writer).seen.endswith("SVar:TrigLight:DB$ Pump | Defined$ TriggeredCard")


def test_another_language_keeps_the_script(writer: User) -> None:
    writer.press(*[Key.Key_Space] * 3)
    for wording in (Wording.JAPANESE, Wording.BOTH, Wording.ENGLISH):
        writer.session.choose(wording=wording)
        writer.settle()
        assert sheet(writer).seen == TO
        assert sheet(writer).isVisible()


def test_the_chart_is_read_beside_the_script(writer: User) -> None:
    for _ in range(7):
        writer.press(Key.Key_Space)
        view = writer.trainer.view
        assert view.label_pixels() >= 13
        assert view.height() >= 240
        node = writer.scene.node_rect(writer.here)
        assert view.mapToScene(view.viewport().rect()).boundingRect().contains(node)


@pytest.mark.parametrize("height", [420, 480, 540])
def test_panels_fold_as_much_room_as_the_strip_leaves(writer: User, height: int) -> None:
    def is_list_open() -> bool:
        return writer.window.left.isVisible()

    def is_list_open_once_resized() -> bool:
        for width in (700, 1000):
            writer.window.resize(width, height)
            writer.settle()
        return is_list_open()

    is_list_open_once_resized()
    for _ in range(7):
        writer.press(Key.Key_Space)
        writer.settle()
        assert is_list_open() is is_list_open_once_resized()
    writer.press(Key.Key_W, held=CTRL)
    writer.settle()
    assert writer.seen(ScriptStrip) == []
    assert is_list_open() is is_list_open_once_resized()


def test_at_the_end_the_source_is_mended(writer: User) -> None:
    writer.press(*[Key.Key_Space] * 6)
    strip = writer.one(ScriptStrip)
    assert "As the source prints it" in writer.reads(strip)
    assert "The pipe is missing: Destination takes all the rest." in writer.reads(strip)
    printed = min(
        strip.findChildren(ScriptSheet), key=lambda each: each.mapTo(strip, QPoint(0, 0)).y()
    )
    assert printed.seen.endswith("Destination$ Battlefield TriggerZones$ Hand")
    writer.press(Key.Key_Backspace)
    assert "As the source prints it" not in writer.reads(strip)


@pytest.mark.parametrize("scenario", ["lamp-line", "forge-cinder-wall"])
def test_undo_from_the_end_marks_again_what_was_added(open_window: Open, scenario: str) -> None:
    writer = open_window(1280, 720, scenario=scenario)
    added: tuple[str, ...] = ()
    while not writer.position.is_shown_to_the_end:
        added = sheet(writer).marked if sheet(writer).seen else added
        writer.press(Key.Key_Space)
    writer.press(Key.Key_Z, held=CTRL)
    assert sheet(writer).marked == added


def test_the_strip_is_there_only_for_examples_that_write(writer: User) -> None:
    writer.press(Key.Key_Space)
    writer.press(Key.Key_W, held=CTRL)
    assert writer.seen(ScriptStrip) == []
    writer.session.open_scenario("lamp")
    writer.settle()
    assert writer.seen(ScriptStrip) == []


def test_a_free_walk_builds_no_strip(open_window: Open) -> None:
    user = open_window(1280, 720, opening=Opening("line"))
    user.press(Key.Key_1, Key.Key_1)
    assert user.window.findChildren(ScriptStrip) == []


def test_a_word_of_the_script_is_explained(writer: User) -> None:
    writer.press(*[Key.Key_Space] * 3)
    writer.click(sheet(writer), sheet(writer).box_of("Destination").center().toPoint())
    assert "Where it goes." in writer.reads(writer.one(TermNote))
    writer.press(Key.Key_Escape)
    assert writer.seen(TermNote) == []


def test_by_keyboard_too_and_the_chart_goes_on_after(writer: User) -> None:
    writer.press(Key.Key_Space)
    writer.tab_to(sheet(writer))
    writer.press(Key.Key_Return)
    assert "What is waited for." in writer.reads(writer.one(TermNote))
    writer.press(Key.Key_Escape)
    assert writer.focus is sheet(writer)
    writer.press(Key.Key_PageDown)
    assert writer.here == "place"


def test_an_outcome_shows_what_belongs_to_it(open_window: Open) -> None:
    user = open_window(1280, 720, opening=Opening("line"))
    user.write("2")
    panel = user.one(ReferencePanel)
    assert "Nobody reads Fades any more." in user.reads(panel)
    assert "ValidCard" in user.reads(panel)
    user.click_button("Example: Lamp", panel)
    assert "you may light it" in user.reads(user.one(CardPage))
    user.write("r")
    assert user.seen(ReferencePanel) == []


def test_the_tables_open_beside_the_walk(open_window: Open) -> None:
    user = open_window(1280, 720, opening=Opening("line"))
    user.write("1")
    user.press(Key.Key_L, held=CTRL)
    panel = user.one(LookUpPanel)
    assert not panel.visibleRegion().isEmpty()
    user.click_button("Restrictions", panel)
    assert "Where the card has to be." in user.reads(panel)
    user.write("1")
    assert user.answers == ["moves", "in"], "the walk goes on beside the open tables"
    assert "Where the card has to be." in user.reads(panel)


def test_a_chart_without_tables_says_so(open_window: Open) -> None:
    user = open_window(1280, 720)
    assert user.seen(LookUpPanel) == []
    user.press(Key.Key_L, held=CTRL)
    assert "There is nothing to look up beside this chart." in user.reads()


def test_a_word_is_found_and_explained(open_window: Open) -> None:
    user = open_window(1280, 720, opening=Opening("line"))
    user.press(Key.Key_F, held=CTRL)
    user.find_line.setText("IsPresent")
    user.settle()
    for _ in range(20):
        hit = user.one(FindBar).hit
        if hit is not None and hit.on is not None and hit.on.id == "line":
            break
        user.press(Key.Key_Down)
    user.press(Key.Key_Return)
    assert "Something has to be there." in user.reads(user.one(TermNote))


def test_the_text_says_what_the_chart_and_the_strip_say(writer: User) -> None:
    writer.press(*[Key.Key_Space] * 6)
    rows = [row.words for row in writer.walk_text.rows]
    assert "writes | Destination$ Battlefield" in rows
    assert any(row.startswith("Script: T:Mode$ ChangesZone | ValidCard$") for row in rows)
    assert "In today’s Forge: It is the same, but for the weather." in rows
    assert "ValidCard: Which card moves." in rows


def test_what_was_walked_is_the_example(writer: User) -> None:
    writer.press(*[Key.Key_Space] * 6)
    assert writer.position.walk == Walk(writer.position.chart, ("moves", "in", "yours"))


def test_what_is_added_is_announced(writer: User) -> None:
    writer.press(*[Key.Key_Space] * 3)
    assert writer.trainer.screen_reader.said == "Added: | Destination$ Battlefield"
    writer.press(Key.Key_Space)
    assert writer.trainer.screen_reader.said == "Whose is it?"


def test_beside_a_shipped_script_every_step_is_seen(open_window: Open) -> None:
    writer = open_window(1280, 720, opening=Opening("forge-trigger-line", "forge-cinder-wall"))
    for count in (5, 7, 9, 10, 11):
        writer.session.jump(count)
        writer.settle()
        view = writer.trainer.view
        assert view.label_pixels() >= 13
        seen = view.mapToScene(view.viewport().rect()).boundingRect()
        assert seen.contains(writer.scene.node_rect(writer.here))
    assert "DB$ DelayedTrigger" in sheet(writer).seen
