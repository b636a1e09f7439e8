"""What someone sees who has never opened the program: what their system wishes for."""

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication

from flowcharts.model.text import Wording
from gui.settings.settings import Settings
from gui.theme.colours import ThemeName


def first_settings() -> Settings:
    """Settings in the language, brightness and contrast of the system."""
    return Settings(wording=_wording(), theme=_theme())


def _wording() -> Wording:
    is_japanese = QLocale.system().language() == QLocale.Language.Japanese
    return Wording.JAPANESE if is_japanese else Wording.ENGLISH


def _theme() -> ThemeName:
    hints = QGuiApplication.styleHints()
    if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return ThemeName.CONTRAST
    return ThemeName.DARK if hints.colorScheme() == Qt.ColorScheme.Dark else ThemeName.LIGHT
