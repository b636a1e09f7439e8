"""What the window begins with: what was remembered, and where the user was."""

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication

from flowcharts.library.library import Library, UnknownError
from flowcharts.model.position import Position, position_of, position_of_example
from flowcharts.model.text import Text, Wording
from gui.settings.settings import BrokenSettingsError, Settings, read_settings
from gui.startup.opening import Opening
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


class Remembered(NamedTuple):
    """The settings that the last run has left, and the file they are kept in."""

    settings: Settings
    notice: Text | None
    """What is to be said of their file, if anything."""
    file: Path | None
    """Where to write them; None where what stands there must not be lost."""


def remembered(file: Path, opening: Opening) -> Remembered:
    """The settings to begin with: those in *file*, and what this run was asked to open."""
    settings, broken = first_settings(), None
    try:
        settings = read_settings(file, settings)
    except BrokenSettingsError as error:
        broken = error
    if opening.chart is not None:
        settings = settings._replace(chart=opening.chart, scenario=opening.scenario or "")
    wording, theme = opening.wording or settings.wording, opening.theme or settings.theme
    settings = settings._replace(wording=wording, theme=theme)
    if broken is None:
        return Remembered(settings, None, file)
    return Remembered(settings, broken.message, None if broken.stays else file)


def first_position(library: Library, settings: Settings) -> Position:
    """Where the last run ended, or today's policy."""
    try:
        if settings.scenario:
            scenario = library.scenario(settings.scenario).as_told_on(settings.chart)
            return position_of_example(library.chart(scenario.chart), scenario)
        return position_of(library.chart(settings.chart or library.todays_chart_id))
    except UnknownError:  # what was remembered is no longer there
        return position_of(library.chart(library.todays_chart_id))


def position_again(library: Library, settings: Settings, before: Position) -> Position:
    """Where the user was, in what was read anew: as far along as the answers still lead.

    A case that is being ruled on stays as it is.
    """
    walk = before.walk
    if before.case is not None:
        return before
    position = first_position(library, settings)
    if walk.crosses_charts or walk.chart.id != position.chart.id:
        return position
    if position.showing is not None:
        return position.jumped(len(walk.answers))
    for answer in walk.answers:
        decision = position.walk.decision
        if decision is None or answer not in decision.answers:
            break
        position = position.answered(answer)
    return position
