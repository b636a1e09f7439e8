"""The style sheet of the parts of every window, made from a palette.

Widgets say what they are by their property `role`; this file says how a role looks.
"""

from functools import cache

from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QScrollBar, QWidget

from gui.theme.colours import Palette
from gui.theme.role import take_letters_in
from gui.theme.sizes import pixels


def dress(part: QWidget, palette: Palette) -> None:
    """Let *part*, and all in it, look as *palette* and the size of the program's font want it.

    Qt matches each widget in it with each rule: what draws its own words is left out, and a
    scroll bar alone gets no others than its own.
    """
    sheet = _sheet_of(part, palette)
    if sheet != part.styleSheet():
        part.setStyleSheet(sheet)
    take_letters_in(part)


@cache
def style_sheet(palette: Palette) -> str:
    """The style sheet for *palette*; it leaves the size of letters to the fonts."""
    return "".join(
        (
            _ground(palette),
            _labels(palette),
            _buttons(palette),
            _frames(palette),
            _lists(palette),
            _lines_of_text(palette),
            _scroll_bars(palette),
            _sliders(palette),
        )
    )


def _sheet_of(part: QWidget, palette: Palette) -> str:
    match part:
        case QScrollBar():
            return _scroll_bars(palette)
        case QMenu() | QLineEdit():
            return style_sheet(palette) + lines_of_menus()
        case _:
            return style_sheet(palette)


def lines_of_menus() -> str:
    """How far the words of a menu stand from its sides, in the size that the text has now."""
    size = round(pixels(QApplication.font()))
    return f"QMenu::item {{ padding: 4px {size + 14}px 4px {size + 10}px; }}"


def _ground(p: Palette) -> str:
    return f"""
QToolTip {{ background: {p.surface}; color: {p.ink}; border: 1px solid {p.line}; padding: 4px; }}
QMenu {{
  background: {p.surface}; color: {p.ink}; selection-color: {p.on_path};
  border: 1px solid {p.line}; padding: 4px; }}
QMenu:disabled {{ color: {p.faint_ink}; }}
QMenu::item {{ padding: 4px 28px 4px 24px; min-height: 18px; border-radius: 4px; }}
QMenu::indicator, QMenu::right-arrow {{ background: transparent; }}
QMenu::item:selected {{ background: {p.path}; color: {p.on_path}; }}
QMenu::item:disabled {{ color: {p.faint_ink}; }}
QMenu::separator {{ height: 1px; background: {p.hairline}; margin: 4px 8px; }}
QDialog, QMessageBox {{ background: {p.surface}; }}
"""


def _labels(p: Palette) -> str:
    return f"""
QLabel[role="soft"], QLabel[role="count"] {{ color: {p.ink_soft}; }}
QLabel[role="count-fallen"] {{ font-weight: bold; color: {p.remedy}; }}
QLabel[role="badge"], QLabel[role="badge-warning"] {{
  padding: 4px 11px; border-radius: 12px;
  background: {p.sunken}; border: 1px solid {p.hairline}; }}
QLabel[role="badge-warning"] {{
  background: {p.remedy_tint}; color: {p.remedy}; border-color: {p.remedy_tint}; }}
QLabel[role="cell-answer"] {{
  padding: 2px 11px; border-radius: 12px;
  background: {p.surface}; border: 1.5px solid {p.line}; }}
"""


def _buttons(p: Palette) -> str:
    return f"""
QPushButton {{
  background: {p.surface}; color: {p.ink}; border: 1.5px solid {p.line}; border-radius: 8px;
  padding: 5px 12px; min-height: 24px; }}
QPushButton:hover {{ border-color: {p.path}; }}
QPushButton:pressed {{ background: {p.path_tint}; }}
QPushButton:focus {{ border: 2.5px solid {p.focus}; padding: 4px 11px; outline: none; }}
QPushButton:disabled {{ color: {p.faint_ink}; border-color: {p.hairline}; }}
QPushButton[role="primary"] {{
  background: {p.path}; color: {p.on_path}; border: 2px solid {p.path}; font-weight: bold; }}
QPushButton[role="primary"]:focus {{
  border: 3px solid {p.focus}; padding: 4px 11px; }}
QPushButton[role="primary"]:disabled {{
  background: {p.surface}; color: {p.faint_ink}; border-color: {p.hairline}; }}
QPushButton[role="chip"] {{
  background: {p.path}; color: {p.on_path}; border: 1.5px solid {p.path}; border-radius: 13px;
  padding: 1px 11px; }}
QPushButton[role="chip-current"] {{
  background: {p.surface}; color: {p.path}; border: 2px solid {p.path}; border-radius: 13px;
  padding: 1px 11px; }}
QPushButton[role="chip-title"] {{
  background: transparent; border: 1.5px solid transparent; color: {p.ink};
  padding: 1px 8px; }}
QPushButton[role="chip-title"]:hover {{ background: {p.sunken}; }}
QPushButton[role="chip"]:focus, QPushButton[role="chip-current"]:focus,
QPushButton[role="chip-title"]:focus {{ border: 2.5px solid {p.focus}; }}
QPushButton[role="quiet"] {{
  background: transparent; border: 1.5px solid transparent; color: {p.ink}; padding: 4px 8px; }}
QPushButton[role="quiet"]:hover {{ background: {p.sunken}; }}
QPushButton[role="quiet"]:focus {{ border: 2.5px solid {p.focus}; padding: 3px 7px; }}
QPushButton[role="segment"] {{
  background: transparent; border: 1.5px solid transparent; border-radius: 7px;
  padding: 4px 9px; }}
QPushButton[role="segment"]:hover {{ background: {p.path_tint}; }}
QPushButton[role="segment"]:checked {{ background: {p.path}; color: {p.on_path}; }}
QPushButton[role="segment"]:focus {{ border: 2.5px solid {p.focus}; padding: 3px 8px; }}
QPushButton[role="sign"], QPushButton[role="sign"]:focus {{ padding: 0; }}
QPushButton[role="cross"] {{
  background: transparent; border: 1.5px solid transparent; color: {p.on_highlight};
  padding: 0; min-width: 24px; }}
QPushButton[role="cross"]:hover, QPushButton[role="cross"]:focus {{
  border-color: {p.on_highlight}; padding: 0; }}
QPushButton::menu-indicator {{ width: 0; image: none; }}
"""


def _frames(p: Palette) -> str:
    return f"""
QFrame[role="panel"] {{ background: {p.bar}; border: none; }}
QFrame[role="header"] {{
  background: {p.surface}; border: none; border-bottom: 1px solid {p.hairline}; }}
QFrame[role="footer"] {{
  background: {p.bar}; border: none; border-top: 1px solid {p.hairline}; }}
QFrame[role="side"], QScrollArea[role="side"], QWidget[role="side"] {{
  background: {p.surface}; border: none; }}
QScrollArea[role="page"] {{ background: {p.ground}; border: none; }}
QFrame[role="segments"] {{
  background: {p.surface}; border: 1.5px solid {p.line}; border-radius: 10px; }}
QFrame[role="notice"] {{ background: {p.highlight}; border: none; }}
QFrame[role="notice"] QLabel {{ color: {p.on_highlight}; padding: 3px 0; }}
QFrame[role="tour"] {{
  background: {p.path_tint}; border: none; border-bottom: 2px solid {p.path}; }}
QFrame[role="pointer"] {{
  background: transparent; border: 3px solid {p.path}; border-radius: 8px; }}
QFrame[role="bubble"] {{
  background: {p.surface}; border: 2px solid {p.path}; border-radius: 12px; }}
QFrame[role="rule"] {{ background: {p.hairline}; border: none; }}
"""


def _lists(p: Palette) -> str:
    return f"""
QListView, QTreeView {{
  background: transparent; border: none; outline: none; color: {p.ink}; }}
"""


def _lines_of_text(p: Palette) -> str:
    return f"""
QLineEdit {{
  background: {p.surface}; color: {p.ink}; border: 1.5px solid {p.line}; border-radius: 8px;
  padding: 4px 9px; min-height: 24px;
  placeholder-text-color: {p.ink_soft};
  selection-background-color: {p.path}; selection-color: {p.on_path}; }}
QLineEdit:focus {{ border: 2.5px solid {p.focus}; }}
"""


def _scroll_bars(p: Palette) -> str:
    return f"""
QScrollBar:vertical {{ background: transparent; width: 12px; margin: 0; }}
QScrollBar::handle:vertical {{
  background: {p.line}; border-radius: 4px; min-height: 32px; margin: 2px; }}
QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 0; }}
QScrollBar::handle:horizontal {{
  background: {p.line}; border-radius: 4px; min-width: 32px; margin: 2px; }}
QScrollBar::handle:disabled {{ background: transparent; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


def _sliders(p: Palette) -> str:
    return f"""
QFrame[role="footer"] QSlider::groove {{
  background: {p.line}; height: 4px; border-radius: 2px; }}
QFrame[role="footer"] QSlider::sub-page {{ background: {p.path}; border-radius: 2px; }}
QFrame[role="footer"] QSlider::handle {{
  background: {p.surface}; border: 2px solid {p.line}; border-radius: 7px;
  width: 10px; margin: -5px 0; }}
QFrame[role="footer"] QSlider::handle:hover {{ border-color: {p.path}; }}
QFrame[role="footer"] QSlider::handle:focus {{ border: 3px solid {p.focus}; width: 8px; }}
"""
