"""What was read of a pasted text: each fact in its colour, with its letter, on card and row."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from flowcharts.model.text import Text
from gui.rule_now.reading_panel import ReadingPanel
from gui.text.passage import Quote, WordMark
from gui.text.rich_label import RichLabel
from gui.text.text_style import TextStyle
from gui.theme.colours import PALETTES, MarkColour, Palette, ThemeName
from gui.walk.card import CardBlock
from gui.widgets.button_face import ButtonFace
from gui.widgets.text_button import TextButton
from tests.gui.pixels import changed, places
from tests.gui.window.conftest import Open
from tests.gui.window.test_read_cards import paste
from tests.gui.window.user import User

Key = Qt.Key

ENGLISH = """Ember Golem {3}{R}
Artifact Creature — Golem
When Ember Golem enters, you may gain 2 life.
Whenever Ember Golem attacks, you may have target creature get +2/+0 until end of turn. \
Frobnicate the gizmo."""
JAPANESE = """燃えさしのゴーレム {3}{R}
アーティファクト・クリーチャー — ゴーレム
あなたのアップキープの開始時に、クリーチャー1体を対象とする。あなたはカードを1枚引いてもよい。\
そうしたなら、ターン終了時まで、それは+2/+2の修整を受ける。そして奇妙な踊りを踊る。"""
_REACH = range(-24, 25)
NEAR = sorted(
    (away for x in _REACH for y in _REACH if (away := QPoint(x, y)).manhattanLength() < 25),
    key=QPoint.manhattanLength,
)
"""Which places count as near, the nearest first."""
ONE = Text("may", "してもよい")
each_text = pytest.mark.parametrize(
    ("text", "wording"), [(ENGLISH, "en"), (JAPANESE, "ja"), (JAPANESE, "both")]
)
THEMES = [ThemeName.LIGHT, ThemeName.DARK, ThemeName.CONTRAST, ThemeName.PROJECTOR]
each_theme = pytest.mark.parametrize("theme", THEMES)


def read(open_window: Open, text: str, **settings: object) -> User:
    """Someone at 1280×720 who has pasted *text* and rules on its last ability."""
    user = open_window(1280, 720, chart="missed-trigger-2024", **settings)
    paste(user, text)
    if text is ENGLISH:
        user.press(Key.Key_Down)
    user.press(Key.Key_Return)
    return user


@pytest.fixture
def reader(open_window: Open) -> User:
    return read(open_window, ENGLISH)


def text_of_card(user: User) -> RichLabel:
    return user.one(CardBlock).rules_text


def rows(user: User) -> list[TextButton]:
    return user.seen(TextButton, user.one(ReadingPanel).rows)


def row_called(user: User, name: str) -> TextButton:
    (row,) = (each for each in rows(user) if each.face.title.en == name)
    return row


def look_of(row: TextButton, palette: Palette) -> MarkColour | None:
    return palette.mark(row.face.mark.colour) if row.face.mark is not None else None


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def middle_of(widget: QWidget, colour: str) -> QPoint:
    """A point of the widest stretch of *colour*."""
    found = places(picture(widget), colour)
    assert found
    return found[len(found) // 2]


def move_to(user: User, widget: QWidget, place: QPoint) -> None:
    user.trainer.side.show_widget(widget)
    user.settle()
    QTest.mouseMove(widget, place)
    user.settle()


def come_to(user: User, widget: QWidget) -> None:
    place = QPointF(widget.rect().center())
    QApplication.sendEvent(widget, QEnterEvent(place, place, place))
    user.settle()


def leave(user: User, widget: QWidget) -> None:
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))
    user.settle()


def letters(user: User) -> Iterator[str]:
    for row in rows(user):
        if row.face.mark is not None:
            yield row.face.mark.letter


def put_on(user: User, theme: ThemeName) -> Palette:
    """Put that *theme* on; its colours."""
    user.session.choose(theme=theme)
    user.settle()
    return PALETTES[theme]


@each_text
def test_words_and_row_of_a_fact_have_one_colour_of_their_own(
    open_window: Open, text: str, wording: str
) -> None:
    user = read(open_window, text, wording=wording)
    for theme in THEMES:
        palette = put_on(user, theme)
        card = picture(text_of_card(user))
        marked = {row: look for row in rows(user) if (look := look_of(row, palette)) is not None}
        assert len({look.ground for look in marked.values()}) == len(marked) >= 4
        for row, look in marked.items():
            assert len(places(card, look.ground)) > 200, (theme, look)  # more than its letter
            sign = picture(row).copy(0, 0, 30, 30)
            counts = {each: len(places(sign, each.ground)) for each in palette.marks}
            assert counts[look] > 20, (theme, look)
            assert max(counts, key=lambda each: counts[each]) is look, theme


@each_text
def test_a_letter_tells_them_apart_without_any_colour(
    open_window: Open, text: str, wording: str
) -> None:
    user = read(open_window, text, wording=wording)
    found = list(letters(user))
    assert len(found) >= 4
    assert found == sorted(set(found))


@each_theme
def test_the_letter_is_drawn_over_the_words_and_before_the_row(
    qtbot: QtBot, theme: ThemeName
) -> None:
    style = TextStyle(palette=PALETTES[theme])
    words = RichLabel(style)
    row = TextButton(style)
    for view in (words, row):
        qtbot.addWidget(view)
        view.resize(200, 60)
    drawn = []
    for letter in "ab":
        words.show_text(ONE, (Quote(ONE, mark=WordMark(0, letter)),))
        row.show_face(ButtonFace(ONE, mark=WordMark(0, letter)))
        drawn.append((picture(words), picture(row)))
    first, second = drawn
    assert changed(first[0], second[0])
    assert changed(first[1], second[1])


@each_text
def test_what_was_not_understood_looks_like_nothing_that_was(
    open_window: Open, text: str, wording: str
) -> None:
    user = read(open_window, text, wording=wording)
    for theme in THEMES:
        palette = put_on(user, theme)
        unread = palette.marks[-1]
        assert unread.is_dashed
        assert not any(look.is_dashed for look in palette.marks[:-1])
        assert len(places(picture(text_of_card(user)), unread.ground)) > 200, theme
        assert places(picture(user.one(ReadingPanel).unread), unread.ground), theme
        assert all(look_of(row, palette) is not unread for row in rows(user)), theme


@each_theme
def test_a_row_under_the_mouse_lights_its_words_and_no_others(
    open_window: Open, theme: ThemeName
) -> None:
    user = read(open_window, ENGLISH, theme=theme)
    card, row = text_of_card(user), row_called(user, "How long it lasts")
    look = look_of(row, PALETTES[theme])
    assert look is not None
    before = picture(card)
    ground = set(places(before, look.ground))
    come_to(user, row)
    lit = changed(before, picture(card))
    assert lit
    for point in lit:
        assert any((point + away) in ground for away in NEAR), point
    leave(user, row)
    assert picture(card) == before


def test_a_row_with_the_keys_lights_its_words(reader: User) -> None:
    card = text_of_card(reader)
    before = picture(card)
    pictures = []
    for row in rows(reader):
        row.setFocus(Qt.FocusReason.TabFocusReason)
        reader.settle()
        pictures.append(picture(card))
    with_words = [row.face.mark is not None for row in rows(reader)]
    assert [each != before for each in pictures] == with_words
    assert pictures[0] != pictures[1]
    reader.trainer.view.setFocus()
    assert picture(card) == before


def test_words_under_the_mouse_light_their_row(reader: User) -> None:
    palette = PALETTES[ThemeName.LIGHT]
    card, row = text_of_card(reader), row_called(reader, "Chosen on the stack")
    look = look_of(row, palette)
    assert look is not None
    at_rest = {each: picture(each) for each in rows(reader)}
    move_to(reader, card, middle_of(card, look.ground))
    assert [each for each in rows(reader) if picture(each) != at_rest[each]] == [row]
    assert places(picture(row), palette.path_tint)
    leave(reader, card)
    assert picture(row) == at_rest[row]


def test_words_that_were_not_understood_are_found_on_the_card_by_their_note(reader: User) -> None:
    card, note = text_of_card(reader), reader.one(ReadingPanel).unread
    before = picture(card)
    move_to(reader, note, middle_of(note, PALETTES[ThemeName.LIGHT].marks[-1].ground))
    assert changed(before, picture(card))


def test_words_are_marked_in_the_ability_that_is_ruled_on(reader: User) -> None:
    """Both abilities say “you may”."""
    look = look_of(row_called(reader, "Chosen on resolution"), PALETTES[ThemeName.LIGHT])
    assert look is not None
    marked = places(picture(text_of_card(reader)), look.ground)
    condition = places(picture(text_of_card(reader)), PALETTES[ThemeName.LIGHT].marks[0].ground)
    assert min(point.y() for point in marked) >= min(point.y() for point in condition)


def test_a_corrected_fact_is_no_longer_marked_on_the_card(reader: User) -> None:
    row = row_called(reader, "Chosen on resolution")
    look = look_of(row, PALETTES[ThemeName.LIGHT])
    assert look is not None
    reader.click(row)
    reader.write("1")
    assert not places(picture(text_of_card(reader)), look.ground)
    assert row_called(reader, "Chosen on resolution").face.mark is None


def test_each_question_is_told_once(reader: User) -> None:
    names = [row.face.title.en for row in rows(reader)]
    assert "How long it lasts" in names
    assert len(names) == len(set(names))
