"""Where what is shown comes from."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from flowcharts.model.position import Position
from flowcharts.model.sub_charts import parts
from flowcharts.model.text import Text
from gui.text.text_style import TextStyle, Tone, stacked
from gui.walk import words
from gui.widgets.collapsible import Collapsible
from gui.words import EXAMPLE

if TYPE_CHECKING:  # of an example
    from flowcharts.model.scenario import Card


class SourcesPanel(Collapsible):
    """The sources of the chart, the step, the example and its cards."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, words.SOURCES)
        self._badge = self.body.add_prose(Tone.SOFT)
        self._sources = self.body.add_prose(Tone.SOFT)

    def show_position(self, position: Position, cards: "Mapping[str, Card]") -> None:
        """Show the sources of what *position* shows."""
        self._badge.show_text(position.walk.home.chart.edition.badge)
        self._sources.show_text(
            stacked(
                words.SOURCE_OF.filled(what=what, source=source)
                for what, source in _sources(position, cards)
            )
        )


def _sources(position: Position, cards: "Mapping[str, Card]") -> Iterator[tuple[Text, Text]]:
    charts = {part.chart.id: part.chart for part in parts(position.walk)}
    for chart in charts.values():
        yield chart.title if len(charts) > 1 else words.CHART, chart.source
    step = position.walk.exit or position.walk.here
    yield words.THIS_STEP, step.source
    if position.showing is not None:
        scenario = position.showing.scenario
        yield EXAMPLE, scenario.source
        for name in scenario.cards:
            if name in cards:
                yield cards[name].name, cards[name].source
