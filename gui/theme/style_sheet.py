"""The style sheet of the parts of every window, made from a palette and a text size.

Widgets say what they are by their property `role`; this file says how a role looks.
"""

from PySide6.QtWidgets import QApplication, QScrollBar, QWidget

from gui.theme.palettes import Palette


def dress(part: QWidget, palette: Palette) -> None:
    """Let *part*, and all in it, look as *palette* and the size of the program's font want it.

    Qt matches each widget in it with each rule: what draws its own words is left out, and a
    scroll bar alone gets no others than its own.
    """
    is_bar = isinstance(part, QScrollBar)
    size = QApplication.font().pixelSize()
    sheet = _scroll_bars(palette) if is_bar else style_sheet(palette, size)
    if sheet != part.styleSheet():
        part.setStyleSheet(sheet)


def style_sheet(palette: Palette, text_size: int) -> str:
    """The style sheet for *palette*, with body text of *text_size* pixels."""
    return "".join(
        (
            _ground(palette, text_size),
            _labels(palette, text_size),
            _buttons(palette, text_size),
            _frames(palette),
            _lists(palette),
            _lines_of_text(palette, text_size),
            _scroll_bars(palette),
            _sliders(palette),
        )
    )


_LARGEST_IN_HEADER = 15
"""The header has to hold all its buttons in the smallest window."""


def _ground(p: Palette, size: int) -> str:
    return f"""
QToolTip {{ background: {p.surface}; color: {p.ink}; border: 1px solid {p.line}; padding: 4px; }}
QMenu {{
  background: {p.surface}; color: {p.ink}; selection-color: {p.on_path};
  border: 1px solid {p.line}; padding: 4px; }}
QMenu:disabled {{ color: {p.faint_ink}; }}
QMenu::item {{
  padding: 4px {size + 14}px 4px {size + 10}px; min-height: 18px; border-radius: 4px; }}
QMenu::indicator, QMenu::right-arrow {{ background: transparent; }}
QMenu::item:selected {{ background: {p.path}; color: {p.on_path}; }}
QMenu::item:disabled {{ color: {p.faint_ink}; }}
QMenu::separator {{ height: 1px; background: {p.hairline}; margin: 4px 8px; }}
QDialog, QMessageBox {{ background: {p.surface}; }}
"""


def _labels(p: Palette, size: int) -> str:
    return f"""
QLabel[role="title"] {{
  font-size: {round(min(size, _LARGEST_IN_HEADER) * 1.3)}px; font-weight: bold; }}
QFrame[role="header"] QPushButton {{ font-size: {min(size, _LARGEST_IN_HEADER)}px; }}
QLabel[role="heading"] {{ font-size: {round(size * 1.35)}px; font-weight: bold; }}
QLabel[role="soft"] {{ font-size: {max(11, round(size * 0.86))}px; color: {p.ink_soft}; }}
QLabel[role="count"] {{ color: {p.ink_soft}; }}
QLabel[role="count-fallen"] {{ font-weight: bold; color: {p.remedy}; }}
QLabel[role="badge"], QLabel[role="badge-warning"] {{
  font-size: {max(11, round(min(size, _LARGEST_IN_HEADER) * 0.86))}px;
  padding: 4px 11px; border-radius: 12px;
  background: {p.sunken}; border: 1px solid {p.hairline}; }}
QLabel[role="badge-warning"] {{
  background: {p.remedy_tint}; color: {p.remedy}; border-color: {p.remedy_tint}; }}
QLabel[role="cell-answer"] {{
  font-size: {max(11, round(size * 0.92))}px; font-weight: bold;
  padding: 2px 11px; border-radius: 12px;
  background: {p.surface}; border: 1.5px solid {p.line}; }}
"""


def _buttons(p: Palette, size: int) -> str:
    return f"""
QPushButton {{
  background: {p.surface}; color: {p.ink}; border: 1.5px solid {p.line}; border-radius: 8px;
  padding: 5px 12px; min-height: 24px; }}
QPushButton:hover {{ border-color: {p.path}; }}
QPushButton:pressed {{ background: {p.path_tint}; }}
QPushButton:focus {{ border: 2.5px solid {p.focus}; padding: 4px 11px; outline: none; }}
QPushButton:disabled {{ color: {p.faint_ink}; border-color: {p.hairline}; }}
QPushButton[role="primary"] {{
  background: {p.path}; color: {p.on_path}; border: 2px solid {p.path}; font-weight: bold;
  min-height: {round(size * 1.9)}px; }}
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
  padding: 0; min-width: 24px; font-size: {round(size * 1.3)}px; }}
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


def _lines_of_text(p: Palette, size: int) -> str:
    return f"""
QLineEdit {{
  background: {p.surface}; color: {p.ink}; border: 1.5px solid {p.line}; border-radius: 8px;
  padding: 4px 9px; min-height: 24px; font-size: {size}px;
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
