"""The theme's lines and spaces for dialogs, Qt's own among them."""

from PySide6.QtWidgets import QWidget

from gui.theme.colours import Palette
from gui.theme.style_sheet import lines_of_menus, style_sheet


def dress(dialog: QWidget, palette: Palette) -> None:
    """Show *dialog*, or a window of fields, and all that is in it, with the lines of *palette*."""
    dialog.setStyleSheet(style_sheet(palette) + lines_of_menus() + _sheet(palette))


def _sheet(p: Palette) -> str:
    return f"""
QSpinBox, QDoubleSpinBox, QPlainTextEdit {{ background: {p.surface}; color: {p.ink}; }}
QComboBox[role="choice"], QSpinBox, QDoubleSpinBox, QPlainTextEdit {{
  border: 1.5px solid {p.line}; border-radius: 8px; min-height: 26px; }}
QComboBox[role="choice"] {{ padding: 2px 24px 2px 9px; combobox-popup: 0; }}
QComboBox[role="choice"]:focus, QSpinBox:focus, QDoubleSpinBox:focus, QPlainTextEdit:focus {{
  border: 2.5px solid {p.focus}; }}
QComboBox[role="choice"]:focus {{ padding: 1px 23px 1px 8px; }}
QComboBox[role="choice"]::drop-down {{ border: none; width: 0; }}
QComboBox[role="choice"][editable="true"]::drop-down {{ width: 24px; }}
QComboBox QAbstractItemView {{
  border: 1px solid {p.line}; outline: none;
  selection-background-color: {p.path}; selection-color: {p.on_path}; }}
QComboBox QAbstractItemView::item {{ min-height: 26px; padding: 0 6px; }}
QSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::up-button,
QDoubleSpinBox::down-button {{ border: none; width: 0; }}
QSpinBox QLineEdit, QDoubleSpinBox QLineEdit, QComboBox QLineEdit {{
  border: none; padding: 0; min-height: 0; background: transparent; }}
QSpinBox QLineEdit, QDoubleSpinBox QLineEdit {{ padding: 0 8px; }}
QPlainTextEdit {{ padding: 2px 5px; }}
QCheckBox::indicator, QRadioButton::indicator {{
  width: 14px; height: 14px; background: {p.surface}; border: 2px solid {p.line}; }}
QCheckBox::indicator {{ border-radius: 3px; }}
QRadioButton::indicator {{ border-radius: 9px; }}
QCheckBox::indicator:checked, QRadioButton::indicator:checked {{
  background: {p.path}; border-color: {p.path}; }}
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled {{
  border-color: {p.faint_line}; }}
QCheckBox::indicator:checked:disabled, QRadioButton::indicator:checked:disabled {{
  background: {p.faint_ink}; border-color: {p.faint_ink}; }}
QCheckBox:focus, QRadioButton:focus {{ outline: none; }}
QCheckBox::indicator:focus, QRadioButton::indicator:focus {{ border: 2px solid {p.focus}; }}
QWidget:disabled {{ color: {p.faint_ink}; }}
"""
