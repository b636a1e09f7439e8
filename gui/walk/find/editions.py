"""The editions that an example which was found is told for, one button each."""

from PySide6.QtCore import Signal

from flowcharts.find.hit import Hit
from gui.text.text_style import TextStyle, Tone
from gui.walk import words
from gui.walk.find.rows import short_edition_of
from gui.widgets.button_face import ButtonFace, ButtonKind, ButtonState
from gui.widgets.button_list import ButtonList
from gui.widgets.panel import Panel

_COLUMNS = 5


class FindEditions(Panel):
    """On which edition an example is opened: Enter takes the one that is filled.

    Signals:
        chosen: the id of the chart of an edition.
    """

    chosen = Signal(str)

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=4)
        self._title = self.add_prose(Tone.EYEBROW)
        self._title.show_text(words.OTHER_EDITIONS)
        self.buttons = self.add(ButtonList(style, ButtonKind.CHIP, columns=_COLUMNS))
        self.buttons.chosen.connect(self._choose)
        self._hit: Hit | None = None

    def show_hit(self, hit: Hit | None) -> None:
        """Offer the editions of *hit*, where there is more than one."""
        charts = hit.told_on if hit is not None and len(hit.told_on) > 1 else ()
        if hit is not None and charts and hit != self._hit:
            self.buttons.show_faces(
                [
                    ButtonFace(
                        short_edition_of(chart, charts),
                        state=ButtonState.CHOSEN if chart == hit.on else ButtonState.REST,
                    )
                    for chart in charts
                ]
            )
            for chart, button in zip(charts, self.buttons.buttons, strict=False):
                said = self.text_style.line(chart.edition.badge)
                button.setAccessibleName(said)
                button.setToolTip(said)
        self._hit = hit
        self.setVisible(bool(charts))

    def _choose(self, place: int) -> None:
        if self._hit is not None:
            self.chosen.emit(self._hit.told_on[place].id)
