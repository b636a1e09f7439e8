"""All that is kept of a ruling, to be read beside the list of them."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea

from flowcharts.model.text import Text, with_colon
from flowcharts.rulings.kept_ruling import KeptFact, KeptRuling
from gui.rule_now import ruling_words as words
from gui.text.rich_label import RichLabel
from gui.text.text_style import TextStyle, Tone, stacked
from gui.theme.style_sheet import dress
from gui.widgets.panel import Ground

_MARGIN = 14


class RulingDetails(QScrollArea):
    """What was ruled, on what day, on which facts; or why that cannot be read."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__()
        self._ground = Ground(style, _MARGIN)
        self._labels = [self._ground.add(RichLabel(style, tone), place) for place, tone in _TONES]
        self.setWidget(self._ground)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        dress(self.verticalScrollBar(), style.palette)

    def show_style(self, style: TextStyle) -> None:
        """Show the same in another way."""
        self._ground.show_style(style)
        dress(self.verticalScrollBar(), style.palette)
        self.setAccessibleName(style.line(words.DETAILS))

    def show_ruling(self, ruling: KeptRuling) -> None:
        """Show *ruling*."""
        self._show(tuple(_said(ruling)))

    def say(self, said: Text) -> None:
        """Show that sentence in its place."""
        self._show((*[None] * _OF_REMEDY, said))

    def clear(self) -> None:
        """Show nothing."""
        self._show(())

    def _show(self, said: tuple[Text | None, ...]) -> None:
        for place, label in enumerate(self._labels):
            text = said[place] if place < len(said) else None
            label.setVisible(text is not None)
            if text is not None:
                label.show_text(text)
        self.verticalScrollBar().setValue(0)
        self._ground.settle()


_TONES = tuple(
    enumerate(
        (
            *(Tone.EYEBROW, Tone.TITLE, Tone.REMEDY, Tone.STRONG),
            *(Tone.EYEBROW, Tone.BODY, Tone.EYEBROW, Tone.BODY, Tone.BODY, Tone.SOFT),
        )
    )
)


_OF_REMEDY = 8
"""Where what is read in whole sentences has its place."""


def _line(fact: KeptFact) -> Text:
    return with_colon(fact.name, fact.answer)


def _said(ruling: KeptRuling) -> Iterator[Text | None]:
    """As many texts as there are tones."""
    yield words.RULED_ON.filled(day=ruling.day, time=ruling.time, level=ruling.level)
    yield ruling.card
    yield ruling.ruling
    yield ruling.penalty
    yield words.WHAT_HAPPENED
    yield stacked((ruling.about, *map(_line, ruling.answered)))
    yield words.AS_USUAL if ruling.assumed else None
    yield stacked(map(_line, ruling.assumed)) if ruling.assumed else None
    yield ruling.remedy
    yield ruling.edition
