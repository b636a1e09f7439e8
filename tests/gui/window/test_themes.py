"""Themes: everything drawn has the contrast it needs, and every target its size."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLineEdit,
    QSlider,
    QWidget,
)

from gui.chart.pens import Pens
from gui.compare.view import CompareView
from gui.startup.opening import Opening
from gui.theme.colours import PALETTES, Palette, ThemeName
from gui.walk.find.page import FindBar
from gui.walk.turns.mark import TurnMark
from gui.widgets.row import ROW_ROLE
from gui.widgets.row_view import RowView
from tests.gui.contrast import contrast
from tests.gui.edge_labels import edge_label
from tests.gui.window.conftest import Open
from tests.gui.window.user import CTRL, User

THEMES = [theme for theme in ThemeName if theme is not ThemeName.PRINT]
LEAST_FOR_WORDS, LEAST_FOR_LINES, LEAST_TARGET = 4.5, 3.0, 24
Pair = tuple[str, str, str]
each_theme = pytest.mark.parametrize("theme", THEMES)


def words_and_grounds(p: Palette) -> Iterator[Pair]:
    """Every colour of words with every ground it stands on: style sheet, panels, chart."""
    for name, ground in {"ground": p.ground, "bar": p.bar, "surface": p.surface}.items():
        yield f"ink on {name}", p.ink, ground
        yield f"soft ink on {name}", p.ink_soft, ground
    yield "ink on sunken", p.ink, p.sunken
    yield "soft ink on sunken", p.ink_soft, p.sunken
    yield "a link on the panel", p.path, p.surface
    yield "a link on a card", p.path, p.sunken
    yield "a current chip", p.path, p.surface
    yield "a button that is down", p.on_path, p.path
    yield "a row under the mouse", p.ink, p.path_tint
    yield "a remedy in the panel", p.remedy, p.surface
    yield "the count in the bar", p.remedy, p.bar
    yield "the badge", p.remedy, p.remedy_tint
    yield "deciding words", p.on_highlight, p.highlight
    for place, mark in enumerate(p.marks):
        yield f"words that were read {place}", p.on_highlight, mark.ground
    yield "a notice", p.on_highlight, p.highlight
    yield "the path beside in the panel", p.beside, p.surface
    for state, ink in Pens(p).nodes.items():
        yield f"a {state} node", ink.words.name(), ink.fill.color().name()
    for edge_state, edge in Pens(p).edges.items():
        yield f"a {edge_state} edge label", edge.words.name(), edge.edge_label_fill.color().name()


def lines_and_grounds(p: Palette) -> Iterator[Pair]:
    """Every line that says something, with what it stands on."""
    for name, ground in {"ground": p.ground, "bar": p.bar, "surface": p.surface}.items():
        yield f"the focus on {name}", p.focus, ground
        yield f"the outline of a control on {name}", p.line, ground
    for state, ink in Pens(p).nodes.items():
        yield f"a {state} node", ink.outline.color().name(), p.ground
    for edge_state, edge in Pens(p).edges.items():
        yield f"a {edge_state} edge", edge.line.color().name(), p.ground
    yield "the mark", Pens(p).mark[0].color().name(), p.ground
    yield "a hit", Pens(p).hit[0].color().name(), p.ground
    yield "an answer button", p.path, p.surface
    yield "the outline of what is lit on a card", p.ink, p.sunken
    for place, mark in enumerate(p.marks):
        yield f"the line under words that were read {place}", mark.line, mark.ground


@each_theme
def test_words_have_contrast(theme: ThemeName) -> None:
    pairs = words_and_grounds(PALETTES[theme])
    weak = {what: round(contrast(*pair), 2) for what, *pair in pairs if too_weak(pair)}
    assert weak == {}


def too_weak(pair: list[str]) -> bool:
    return contrast(*pair) < LEAST_FOR_WORDS


@each_theme
def test_lines_have_contrast(theme: ThemeName) -> None:
    pairs = lines_and_grounds(PALETTES[theme])
    values = {what: round(contrast(*pair), 2) for what, *pair in pairs}
    assert {what: value for what, value in values.items() if value < LEAST_FOR_LINES} == {}


@each_theme
def test_a_theme_is_worn_by_everything(open_window: Open, theme: ThemeName) -> None:
    user = open_window(theme=theme)
    palette = PALETTES[theme]
    picture = user.window.grab().toImage()

    def colour(widget: QWidget) -> QColor:
        place = widget.mapTo(user.window, widget.rect().topLeft())
        return picture.pixelColor(place.x() + 3, place.y() + 3)

    assert colour(user.trainer.view).name() == palette.ground
    assert colour(user.trainer.side).name() == palette.surface
    assert colour(user.trainer.header).name() == palette.surface
    assert colour(user.trainer.path_bar).name() == palette.bar
    assert colour(user.contents).name() == palette.bar


def test_the_count_speaks_up_once_something_is_ruled_out(user: User) -> None:
    said = user.trainer.path_bar.possible
    palette = PALETTES[ThemeName.LIGHT]

    def look() -> tuple[bool, str]:
        return said.font().bold(), said.palette().color(QPalette.ColorRole.WindowText).name()

    assert look() == (False, palette.ink_soft)
    user.write("n")
    assert look() == (True, palette.remedy)
    user.write("r")
    assert look() == (False, palette.ink_soft)


@each_theme
def test_the_signs_of_the_menu_grow_with_its_words(open_window: Open, theme: ThemeName) -> None:
    def heights(text_size: int) -> list[int]:
        user = open_window(theme=theme, text_size=text_size, moves=True)
        user.click_button("☰")
        menu = user.menu()
        picture, ground = menu.grab().toImage(), QColor(PALETTES[theme].surface).rgb()
        actions = menu.actions()
        ticked = next(each for each in actions if each.isChecked())
        opening = next(each for each in actions if each.menu() is not None)
        menu.close()
        tick, arrow = menu.actionGeometry(ticked), menu.actionGeometry(opening)
        tick.setWidth(text_size + 8)
        arrow.setLeft(arrow.right() - text_size - 8)
        return [
            sum(
                any(picture.pixel(x, y) != ground for x in range(box.left(), box.right()))
                for y in range(box.top(), box.bottom())
            )
            for box in (tick, arrow)
        ]

    small, large = heights(12), heights(24)
    assert all(one > 0 for one in small)
    assert all(other > 1.6 * one for one, other in zip(small, large, strict=True))


def colours_from_left(user: User, widget: QWidget) -> list[str]:
    """The colours in the middle of *widget* from its left edge on, until its words begin."""
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    user.settle()
    assert widget.hasFocus()
    left = widget.mapTo(user.window, QPoint(0, widget.height() // 2))
    picture = user.window.grab().toImage()
    colours = [picture.pixelColor(left.x() + x, left.y()).name() for x in range(14)]
    return list(dict.fromkeys(colours))


@each_theme
def test_a_gap_parts_the_ring_of_the_focus_from_what_is_filled(
    open_window: Open, theme: ThemeName
) -> None:
    user = open_window(theme=theme, opening=Opening("missed-trigger-2008", "kavu-monarch"))
    user.press(Qt.Key.Key_Space, Qt.Key.Key_Space)
    palette = PALETTES[theme]
    expected = [palette.focus, palette.surface, palette.path]
    bar = user.trainer.path_bar
    segment = user.button("Examples", user.trainer.header)
    for filled in (bar.next_step, bar.chips.buttons[0], segment):
        seen = [colour for colour in colours_from_left(user, filled) if colour in expected]
        assert seen == expected
    assert contrast(palette.focus, palette.surface) >= LEAST_FOR_LINES
    assert contrast(palette.path, palette.surface) >= LEAST_FOR_LINES


@each_theme
def test_the_ring_of_the_focus_leaves_the_sign_of_a_fold_alone(
    open_window: Open, theme: ThemeName
) -> None:
    user = open_window(theme=theme)
    palette = PALETTES[theme]
    fold = user.button("The definition")
    seen = colours_from_left(user, fold)
    assert seen.index(palette.focus) < seen.index(palette.surface) < seen.index(palette.path)


def test_a_theme_is_chosen_from_the_menu_and_the_walk_stays(user: User) -> None:
    user.write("nny")
    before = user.position
    user.click_button("☰")
    menu = user.menu()
    themes = next(each.menu() for each in menu.actions() if each.text() == "Theme")
    assert themes is not None
    next(each for each in themes.actions() if each.text() == "Dark").trigger()
    menu.close()
    user.settle()
    assert user.session.settings.theme is ThemeName.DARK
    assert user.position == before
    ground = (
        user.window.grab()
        .toImage()
        .pixelColor(user.trainer.view.mapTo(user.window, user.trainer.view.rect().topLeft()))
    )
    assert ground.name() == PALETTES[ThemeName.DARK].ground


def test_what_qt_draws_itself_wears_the_theme_of_now_whatever_was_exported(
    open_window: Open,
) -> None:
    user = open_window(theme=ThemeName.DARK)
    for theme in (ThemeName.DARK, ThemeName.LIGHT, ThemeName.CONTRAST, ThemeName.LIGHT):
        user.session.choose(theme=theme)
        for _ in ("before an export", "after it"):
            worn = QApplication.palette()
            assert worn.window().color().name() == PALETTES[theme].surface
            assert worn.text().color().name() == PALETTES[theme].ink
            user.press(Qt.Key.Key_E, held=CTRL)
            user.press(Qt.Key.Key_Escape)


def test_what_was_closed_wears_the_theme_of_now_when_it_is_opened_again(user: User) -> None:
    for key in (Qt.Key.Key_F, Qt.Key.Key_K):
        user.press(key, held=CTRL)
        user.press(Qt.Key.Key_Escape)
    user.session.choose(theme=ThemeName.DARK)
    surface = QColor(PALETTES[ThemeName.DARK].surface)
    for key, kind in ((Qt.Key.Key_F, FindBar), (Qt.Key.Key_K, CompareView)):
        user.press(key, held=CTRL)
        (opened,) = user.window.findChildren(kind)
        assert opened.isVisible()
        assert opened.grab().toImage().pixelColor(opened.width() // 2, 4) == surface, kind
        user.press(Qt.Key.Key_Escape)


@each_theme
def test_the_pace_can_be_seen_in_every_theme(open_window: Open, theme: ThemeName) -> None:
    user = open_window(theme=theme, scenario="herd-gnarr")
    (slider,) = user.seen(QSlider, user.trainer.path_bar)
    picture = slider.grab().toImage()
    row = {picture.pixelColor(x, picture.height() // 2).name() for x in range(picture.width())}
    assert {PALETTES[theme].line, PALETTES[theme].path} <= row


@pytest.mark.parametrize("text_size", [12, 14])
@pytest.mark.parametrize("example", ["", "hunting-moa-echo"])
def test_every_target_can_be_hit(open_window: Open, text_size: int, example: str) -> None:
    user = open_window(1280, 720, text_size=text_size, scenario=example)
    user.press(Qt.Key.Key_F, held=CTRL)
    user.write("kavu")
    user.trainer.view.setFocus()
    small = set()
    for _ in range(9):
        small |= {
            name for name, width, height in targets(user) if min(width, height) < LEAST_TARGET
        }
        if example:
            user.session.next_beat()
        else:
            user.session.answer("no" if len(user.answers) < 2 else "yes")
        user.settle()
    assert small == set()


def targets(user: User) -> Iterator[tuple[str, float, float]]:
    """Everything that can be clicked, with its size on the screen."""
    for kind in (QAbstractButton, QLineEdit, QSlider, TurnMark):
        for widget in user.seen(kind):
            if widget.parent() is not user.find_line:  # the cross inside the line edit is Qt's
                name = f"{kind.__name__} {widget.accessibleName()}"
                yield name, widget.width(), widget.height()
    for rows in user.seen(QAbstractItemView):
        assert isinstance(rows, RowView)
        for index in rows.shown():
            box = rows.visualRect(index)
            yield f"row {index.data()}", box.width(), box.height()
    view, here = user.trainer.view, user.position.walk.decision
    for answer in here.answers if here is not None else ():
        drawn = view.mapFromScene(edge_label(user.scene, user.here, answer)).boundingRect()
        yield f"edge label {answer}", drawn.width(), drawn.height()


def test_another_text_size_keeps_the_example_in_the_list_in_sight(open_window: Open) -> None:
    user = open_window(1280, 720, scenario="herd-gnarr")
    for key in (Qt.Key.Key_Minus, Qt.Key.Key_Plus, Qt.Key.Key_Plus):
        user.press(key, held=CTRL)
        current = next(each for each in user.contents.shown() if each.data(ROW_ROLE).is_current)
        seen = user.contents.viewport().rect()
        assert seen.contains(user.contents.visualRect(current).center())
