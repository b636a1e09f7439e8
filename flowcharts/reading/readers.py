"""Who reads which kind of text."""

from collections.abc import Callable, Mapping

from flowcharts.reading.ability_reading import GivenText, TextKind, TextReading
from flowcharts.reading.fab.fab import read_fab
from flowcharts.reading.forge.forge import read_forge
from flowcharts.reading.japanese.japanese_text import read_japanese
from flowcharts.reading.oracle import read_oracle

READERS: Mapping[TextKind, Callable[[GivenText], TextReading]] = {
    TextKind.ORACLE: read_oracle,
    TextKind.JAPANESE: read_japanese,
    TextKind.FORGE: read_forge,
    TextKind.FAB: read_fab,
}
"""By kind; each gives every place as it stands in the text that it was given."""
