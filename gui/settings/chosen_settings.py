"""The settings that hold now, and what changes them."""

from typing import Any

from PySide6.QtCore import QObject, Signal

from flowcharts.model.text import Wording
from gui.settings.settings import TEXT_SIZES, Settings


class ChosenSettings(QObject):
    """How the user wants it shown.

    Signals:
        settings_changed: something is to be shown in another way.
    """

    settings_changed = Signal(Settings)

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings

    def choose(self, **changes: Any) -> None:  # noqa: ANN401  # each field has its own type
        """Change settings by their names."""
        settings = self.settings._replace(**changes)
        if settings != self.settings:
            self.settings = settings
            self.settings_changed.emit(settings)

    def choose_next_wording(self) -> None:
        """English, then Japanese, then both, then English again."""
        wordings = list(Wording)
        place = wordings.index(self.settings.wording) + 1
        self.choose(wording=wordings[place % len(wordings)])

    def resize_text(self, steps: int) -> None:
        """Show all words in the next larger (1) or smaller (-1) size."""
        nearest = min(TEXT_SIZES, key=lambda size: abs(size - self.settings.text_size))
        place = min(max(TEXT_SIZES.index(nearest) + steps, 0), len(TEXT_SIZES) - 1)
        self.choose(text_size=TEXT_SIZES[place])

    def reset_text(self) -> None:
        """Show all words in the size they had at first."""
        self.choose(text_size=Settings().text_size)

    def choose_pace(self, seconds: float) -> None:
        """Let each beat of an example that plays by itself stay so long."""
        self.choose(pace=seconds)
