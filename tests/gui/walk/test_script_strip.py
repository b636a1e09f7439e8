"""The script strip: lines that wrap at their pipes, grow word by word, and can be asked."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from flowcharts.library.library import Library
from flowcharts.model.references import Lexicon, Meaning
from flowcharts.model.script import change, finished_script, mending, words_of
from flowcharts.model.text import Wording
from gui.text.text_style import TextStyle
from gui.theme.colours import PALETTES, Palette, ThemeName
from gui.walk.script.sheet import ScriptSheet
from gui.walk.script.strip import ScriptStrip
from tests.gui.contrast import contrast
from tests.gui.growing import growth_of
from tests.paths import CONTENT

LIBRARY = Library(added=CONTENT)
CHART = LIBRARY.chart("line")
SCENARIO = LIBRARY.scenario("lamp-line")
FINISHED = finished_script(SCENARIO)
ZONE = "T:Mode$ ChangesZone"
TO = f"{ZONE} | Destination$ Battlefield"


@pytest.fixture
def place(qtbot: QtBot) -> QWidget:
    """Where a chart would stand above the strip."""
    place = QWidget()
    qtbot.addWidget(place)
    return place


@pytest.fixture
def strip(place: QWidget, qtbot: QtBot) -> ScriptStrip:
    strip = ScriptStrip(TextStyle())
    column = QVBoxLayout(place)
    column.setContentsMargins(0, 0, 0, 0)
    column.addStretch(1)
    column.addWidget(strip)
    place.resize(560, 640)
    strip.show_example(FINISHED, Lexicon(SCENARIO.walk(CHART)))
    with qtbot.waitExposed(place):
        place.show()
    return strip


def lines(sheet: ScriptSheet) -> list[list[str]]:
    """The words of each line on the screen."""
    rows: dict[float, list[str]] = {}
    for piece in sheet.page.pieces:
        rows.setdefault(piece.box.top(), []).append(piece.text)
    return list(rows.values())


@pytest.mark.parametrize("width", [300, 420, 560, 900])
def test_long_lines_wrap_before_their_pipes_and_nothing_is_clipped(
    strip: ScriptStrip, qtbot: QtBot, width: int
) -> None:
    strip.show_change(change("", FINISHED), pace=None)
    strip.window().resize(width, 640)
    qtbot.waitUntil(lambda: strip.sheet.width() > width - 60)
    assert sum(map(len, lines(strip.sheet))) >= len(words_of(FINISHED))
    for piece in strip.sheet.page.pieces:
        assert piece.box.right() <= strip.sheet.width()
    for row in lines(strip.sheet):
        assert row[-1] != "|"


def test_a_word_longer_than_a_line_goes_on_below_and_loses_nothing(strip: ScriptStrip) -> None:
    word = "Count$Valid" + "Creature.YouCtrl+" * 30
    strip.show_change(change("", f"SVar:X:\t{word} |\n\nSVar:Y"), pace=None)
    pieces = [piece for piece in strip.sheet.page.pieces if piece.place == 1]
    assert len(pieces) > 1
    assert "".join(piece.text for piece in pieces) == word
    for piece in pieces:
        assert piece.box.right() <= strip.sheet.width()
    room = max(piece.box.right() for piece in pieces)
    assert min(piece.box.right() for piece in pieces[:-1]) > 0.9 * room
    assert lines(strip.sheet)[-1] == ["SVar:Y"]


def test_at_once_everything_stands_there(strip: ScriptStrip) -> None:
    strip.show_change(change(ZONE, TO), pace=None)
    assert strip.sheet.seen == TO
    assert strip.sheet.marked == ("|", "Destination$", "Battlefield")
    assert not strip.is_growing


def test_what_is_new_comes_word_by_word(strip: ScriptStrip, qtbot: QtBot) -> None:
    states = growth_of(strip)
    strip.show_change(change(ZONE, TO), pace=1)
    assert strip.sheet.seen == ZONE
    qtbot.waitUntil(lambda: not strip.is_growing)
    assert states == [f"{ZONE} | Destination$", TO]


def test_nothing_moves_while_words_come(strip: ScriptStrip, qtbot: QtBot) -> None:
    strip.show_change(change(TO, FINISHED), pace=0.5)
    places = [piece.box for piece in strip.sheet.page.pieces]
    height = strip.height()
    qtbot.waitUntil(lambda: not strip.is_growing)
    assert [piece.box for piece in strip.sheet.page.pieces] == places
    assert strip.height() == height


def test_another_step_ends_the_growing(strip: ScriptStrip) -> None:
    strip.show_change(change(ZONE, TO), pace=9)
    strip.show_change(change("", ZONE), pace=None)
    assert not strip.is_growing
    assert strip.sheet.seen == ZONE


def test_a_word_is_asked_for_by_click(strip: ScriptStrip, qtbot: QtBot) -> None:
    strip.show_change(change(ZONE, TO), pace=None)
    qtbot.waitUntil(lambda: strip.sheet.width() > 300)
    there = strip.sheet.box_of("Destination").center().toPoint()
    with qtbot.waitSignal(strip.asked) as asked:
        QTest.mouseClick(strip.sheet, Qt.MouseButton.LeftButton, pos=there)
    (meaning,) = asked.args
    assert isinstance(meaning, Meaning)
    assert meaning.text.en == "Where it goes."


def test_a_word_is_asked_for_by_keyboard(strip: ScriptStrip, qtbot: QtBot) -> None:
    strip.show_change(change(ZONE, TO), pace=None)
    strip.window().activateWindow()
    strip.sheet.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(strip.sheet, Qt.Key.Key_Tab)
    QTest.keyClick(strip.sheet, Qt.Key.Key_Tab)
    with qtbot.waitSignal(strip.asked) as asked:
        QTest.keyClick(strip.sheet, Qt.Key.Key_Return)
    (meaning,) = asked.args
    assert meaning.word == "Destination"


def test_between_words_nothing_is_asked(strip: ScriptStrip, qtbot: QtBot) -> None:
    strip.show_change(change(ZONE, TO), pace=None)
    with qtbot.assertNotEmitted(strip.asked):
        QTest.mouseClick(strip.sheet, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))


def test_a_screen_reader_is_told_what_was_added(strip: ScriptStrip) -> None:
    strip.show_change(change(ZONE, TO), pace=1)
    assert strip.sheet.accessibleName() == TO
    assert strip.sheet.accessibleDescription() == "Added: | Destination$ Battlefield"


@pytest.mark.parametrize("wording", Wording)
@pytest.mark.parametrize("theme", [ThemeName.LIGHT, ThemeName.DARK])
def test_at_the_end_the_printed_line_stands_over_the_mended_one(
    strip: ScriptStrip, qtbot: QtBot, wording: Wording, theme: ThemeName
) -> None:
    printed = SCENARIO.printed
    assert printed is not None
    strip.show_style(TextStyle(wording, PALETTES[theme]))
    strip.show_change(change(TO, FINISHED), pace=None)
    strip.show_printed(printed, mending(printed.script, FINISHED))
    sheets = strip.findChildren(ScriptSheet)
    qtbot.waitUntil(lambda: len({sheet.y() for sheet in sheets}) > 1)
    above, below = sorted(sheets, key=lambda sheet: sheet.mapTo(strip, QPoint(0, 0)).y())
    assert above.seen == printed.script
    assert [piece.text for piece in above.page.pieces if piece.has_gap] == ["TriggerZones$"]
    assert below.seen == FINISHED
    assert below.marked[0] == "|"
    assert not strip.grab().isNull()


@pytest.mark.parametrize("palette", PALETTES.values(), ids=list(PALETTES))
def test_marked_words_can_be_read(palette: Palette) -> None:
    assert contrast(palette.path, palette.path_tint) >= 4.5
    assert contrast(palette.remedy, palette.remedy_tint) >= 4.5
