"""A theme's colours as Qt wants them, for what no style sheet reaches: dialogs of Qt's own."""

from PySide6.QtGui import QColor, QPalette

from gui.theme.colours import Palette


def qt_palette(palette: Palette) -> QPalette:
    """The colours of *palette*, by what Qt calls them."""
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
