"""Paragraphs: read in one language or both, with links, marks and readings; selected and copied."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from flowcharts.model.terms import Term, TermFinder
from flowcharts.model.text import Text, Wording
from gui.text.passage import Quote
from gui.text.rich_label import RichLabel
from gui.text.text_block import ColumnSetting, ParagraphColumn
from gui.text.text_style import TextStyle, Tone
from gui.theme.colours import PALETTES, ThemeName
from gui.theme.fonts import face, load_fonts
from gui.theme.sizes import advance

STACK = Text("The ability goes on the stack.", "能力をスタックに置[お]きます。")
TERM = Term("stack", Text("stack", "スタック"), STACK, STACK)
LINKED = TermFinder([TERM])


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> Iterator[None]:
    before = qapp.font()
    load_fonts()
    qapp.setFont(face(15))
    yield
    qapp.setFont(before)


def prose(qtbot: QtBot, text: Text, style: TextStyle, width: int = 300) -> RichLabel:
    view = RichLabel(style)
    qtbot.addWidget(view)
    view.show_text(text)
    view.resize(width, view.heightForWidth(width))
    view.show()
    return view


def test_both_languages_stand_one_under_the_other(qtbot: QtBot) -> None:
    view = prose(qtbot, STACK, TextStyle(Wording.BOTH))
    assert view.column.plain == "The ability goes on the stack.\n能力をスタックに置きます。"


def test_each_paragraph_has_its_translation_under_it(qtbot: QtBot) -> None:
    said = Text("One.\n\nTwo.", "一つ。\n\n二つ。")
    view = prose(qtbot, said, TextStyle(Wording.BOTH))
    assert view.column.lines == ["One.", "一つ。", "Two.", "二つ。"]


def test_paragraphs_without_a_counterpart_stand_by_language(qtbot: QtBot) -> None:
    said = Text("One.\n\nTwo.", "一つと、二つ。")
    view = prose(qtbot, said, TextStyle(Wording.BOTH))
    assert view.column.lines == ["One.", "Two.", "一つと、二つ。"]


def test_the_lines_of_a_label_are_not_mixed_with_those_of_its_translation() -> None:
    setting = ColumnSetting(TextStyle(Wording.BOTH), Tone.REMEDY, face(15))
    said = Text("Not added:\nplay on", "置かずに\nそのまま続ける")
    lines = ParagraphColumn(said, setting, 400).lines
    assert lines == ["Not added:", "play on", "置かずに", "そのまま続ける"]


@pytest.mark.parametrize(("said", "gaps"), [("【警告】〔失敗〕：【敗北】", 3), ("、「」。", 2)])
def test_brackets_side_by_side_stand_close(qtbot: QtBot, said: str, gaps: int) -> None:
    view = prose(qtbot, Text("", said), TextStyle(Wording.JAPANESE))
    loose = advance(view.font(), said)
    assert view.natural_width() == pytest.approx(loose - gaps * 15 / 2, abs=2)


def test_what_both_languages_say_alike_is_said_once(qtbot: QtBot) -> None:
    assert prose(qtbot, Text("2/2", "2/2"), TextStyle(Wording.BOTH)).column.plain == "2/2"


def test_a_screen_reader_is_told_the_words_without_their_readings(qtbot: QtBot) -> None:
    view = prose(qtbot, STACK, TextStyle(Wording.JAPANESE, has_ruby=True))
    assert view.accessibleName() == "能力をスタックに置きます。"


def test_readings_make_room_above_the_kanji(qtbot: QtBot) -> None:
    plain = prose(qtbot, STACK, TextStyle(Wording.JAPANESE)).heightForWidth(300)
    assert (
        prose(qtbot, STACK, TextStyle(Wording.JAPANESE, has_ruby=True)).heightForWidth(300) > plain
    )


def test_narrower_prose_is_higher(qtbot: QtBot) -> None:
    view = prose(qtbot, STACK, TextStyle())
    assert view.heightForWidth(120) > view.heightForWidth(300)


def test_larger_text_is_higher(qtbot: QtBot) -> None:
    view = prose(qtbot, STACK, TextStyle())
    before = view.heightForWidth(300)
    view.setFont(face(24))
    assert view.heightForWidth(300) > before


def test_a_click_on_a_linked_word_asks_for_its_term(qtbot: QtBot) -> None:
    view = prose(qtbot, STACK, TextStyle(finder=LINKED))
    middle = view.column.link_boxes()[0][0].center()
    with qtbot.waitSignal(view.term_clicked) as asked:
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=middle)
    assert asked.args == ["stack"]


def test_a_click_beside_the_word_asks_for_nothing(qtbot: QtBot) -> None:
    view = prose(qtbot, STACK, TextStyle(finder=LINKED))
    with qtbot.assertNotEmitted(view.term_clicked):
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(4, 8))


def test_the_keyboard_stops_at_every_linked_word(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    views = [RichLabel(TextStyle(Wording.BOTH, finder=LINKED)), RichLabel(TextStyle())]
    for view in views:
        view.show_text(STACK)
        column.addWidget(view)
    window.resize(320, 300)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    views[1].setFocus()
    views[0].setFocus(Qt.FocusReason.TabFocusReason)
    asked: list[str] = []
    views[0].term_clicked.connect(asked.append)
    QTest.keyClick(views[0], Qt.Key.Key_Return)
    QTest.keyClick(views[0], Qt.Key.Key_Tab)
    QTest.keyClick(views[0], Qt.Key.Key_Return)
    assert asked == ["stack", "stack"]
    assert views[0].focusPolicy() == Qt.FocusPolicy.StrongFocus
    assert views[1].focusPolicy() == Qt.FocusPolicy.ClickFocus


def test_the_whole_text_is_copied_where_nothing_is_selected(qtbot: QtBot) -> None:
    view = prose(qtbot, STACK, TextStyle(Wording.JAPANESE))
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "能力をスタックに置きます。"


def test_what_the_mouse_selects_is_copied(qtbot: QtBot) -> None:
    view = prose(qtbot, Text("first\nsecond", ""), TextStyle())
    below = QPoint(view.width() - 1, view.height() - 4)
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=QPoint(0, 4))
    QTest.mouseMove(view, below)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=below)
    assert view.column.place_at(QPointF(below)) == len("first\nsecond")
    view.copy()
    assert QGuiApplication.clipboard().text() == "first\nsecond"


def test_costs_are_copied_as_people_write_them(qtbot: QtBot) -> None:
    view = prose(qtbot, Text("Pay {2}{G}.", ""), TextStyle())
    view.copy()
    assert QGuiApplication.clipboard().text() == "Pay {2}{G}."


def test_deciding_words_are_marked_and_underlined(qtbot: QtBot) -> None:
    palette = PALETTES[ThemeName.LIGHT]
    view = prose(qtbot, STACK, TextStyle())
    view.show_text(STACK, (Quote(Text("on the stack", "")),))
    image = view.grab().toImage()
    colours = {
        image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
    }
    assert QColor(palette.highlight).name() in colours
    rows = range(image.height())
    dark = [[image.pixelColor(x, y).lightness() < 90 for x in range(image.width())] for y in rows]
    assert any(sum(row) > 60 for row in dark), "no line under the words"


def test_a_caption_is_one_line_or_one_in_each_language(qtbot: QtBot) -> None:
    view = RichLabel(TextStyle(Wording.BOTH), Tone.EYEBROW)
    qtbot.addWidget(view)
    view.show_text(Text("Example · gold: needs interpretation", "例題・ゴールド：解釈が必要"))
    view.resize(700, 60)
    assert view.column.lines == [
        "Example · gold: needs interpretation / 例題・ゴールド：解釈が必要"
    ]
    view.resize(300, 60)
    assert view.column.lines == [
        "Example · gold: needs interpretation",
        "例題・ゴールド：解釈が必要",
    ]


def test_a_caption_is_in_capitals_but_not_where_it_is_japanese(qtbot: QtBot) -> None:
    def width(wording: Wording, words: str) -> int:
        caption = RichLabel(TextStyle(wording), Tone.EYEBROW)
        qtbot.addWidget(caption)
        caption.show_text(Text(words, words))
        return caption.natural_width()

    assert width(Wording.ENGLISH, "In Forge") == width(Wording.ENGLISH, "IN FORGE")
    assert width(Wording.JAPANESE, "現在のForgeでは") < width(Wording.JAPANESE, "現在のFORGEでは")
