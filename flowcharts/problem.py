"""One thing that is wrong with a content file, and where."""

from dataclasses import dataclass
from pathlib import Path

from flowcharts.model.text import Text, Wording


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """A mistake in a content file, said so that its author can mend it."""

    path: Path
    line: int
    """Counted from 1, also where it belongs to the file as a whole."""
    table: str
    """The table it stands in, as written: decision.choices. Empty at the top of the file."""
    said: Text

    @property
    def with_place(self) -> Text:
        """The sentence after the file, the line and the table it is about."""
        table = f" [{self.table}]" if self.table else ""
        place = f"{self.path}:{self.line}:{table} "
        return Text(place + self.said.en, place + self.said.ja)

    def in_wording(self, wording: Wording) -> str:
        """All of it on one line, which names its place once."""
        if wording is not Wording.BOTH:
            return self.with_place.in_wording(wording)
        ja = f" {self.said.ja}" if self.said.ja != self.said.en else ""
        return self.with_place.en + ja
