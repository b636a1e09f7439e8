"""The theme's colours for dialogs, Qt's own among them."""

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QDialog

from gui.theme import Palette


def dress(dialog: QDialog, palette: Palette) -> None:
    """Show *dialog*, and all that is in it, in the colours of *palette*."""
    # A palette of the dialog's own would not reach what a style sheet has touched.
    QApplication.setPalette(_qt_palette(palette))
    dialog.setStyleSheet(_sheet(palette))


def _sheet(p: Palette) -> str:
    return f"""
QComboBox[role="choice"], QSpinBox {{
  border: 1.5px solid {p.line}; border-radius: 8px; min-height: 26px; }}
QComboBox[role="choice"] {{ padding: 2px 24px 2px 9px; }}
QComboBox[role="choice"]:focus, QSpinBox:focus {{ border: 2.5px solid {p.focus}; }}
QComboBox[role="choice"]:focus {{ padding: 1px 23px 1px 8px; }}
QComboBox[role="choice"]::drop-down {{ border: none; width: 0; }}
QSpinBox::up-button, QSpinBox::down-button {{ border: none; width: 0; }}
QSpinBox QLineEdit, QComboBox QLineEdit {{
  border: none; padding: 0; min-height: 0; background: transparent; }}
QSpinBox QLineEdit {{ padding: 0 8px; }}
QWidget:disabled {{ color: {p.faint_ink}; }}
"""


def _qt_palette(palette: Palette) -> QPalette:
    role = QPalette.ColorRole
    colours = {
        role.Window: palette.surface,
        role.WindowText: palette.ink,
        role.Base: palette.surface,
        role.AlternateBase: palette.sunken,
        role.Text: palette.ink,
        role.PlaceholderText: palette.ink_soft,
        role.Button: palette.sunken,
        role.ButtonText: palette.ink,
        role.Light: palette.surface,
        role.Mid: palette.line,
        role.Dark: palette.line,
        role.Highlight: palette.path,
        role.HighlightedText: palette.on_path,
        role.ToolTipBase: palette.surface,
        role.ToolTipText: palette.ink,
    }
    dressed = QPalette()
    for each, colour in colours.items():
        dressed.setColor(each, QColor(colour))
    for each in (role.WindowText, role.Text, role.ButtonText):
        dressed.setColor(QPalette.ColorGroup.Disabled, each, QColor(palette.faint_ink))
    return dressed
