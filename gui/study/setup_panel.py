"""What may be set before a round, and need not be: which cases, how much, whose journal."""

from typing import TypeVar

from flowcharts.model.text import Text
from gui.study import words
from gui.study.filter_panel import FilterPanel
from gui.study.profile_panel import ProfilePanel
from gui.study.settings_panel import SettingsPanel
from gui.text.text_style import TextStyle, Tone
from gui.widgets.collapsible import Collapsible
from gui.widgets.panel import Panel

_Folded = TypeVar("_Folded", bound=Panel)


class SetupPanel(Panel):
    """Folds, all closed at first.

    Attributes:
        filters: which cases are wanted.
        settings: how much is asked.
        profiles: who practises.
    """

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=10)
        self._title = self.add_prose(Tone.EYEBROW)
        self._title.show_text(words.SETUP)
        self._about = self.add_prose(Tone.SOFT)
        self._about.show_text(words.NOTHING_NEEDED)
        self.filters = self._folded(words.FILTERS, FilterPanel(style))
        self.settings = self._folded(words.SETTINGS, SettingsPanel(style))
        self.profiles = self._folded(words.WHO, ProfilePanel(style))

    def _folded(self, title: Text, panel: _Folded) -> _Folded:
        fold = self.add(Collapsible(self.text_style, title))
        return fold.body.add(panel)
