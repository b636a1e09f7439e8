"""Words of a run sheet: a language that is missing is spoken for by the other."""

from itertools import zip_longest
from typing import NamedTuple

from flowcharts.codec.tables import Table
from flowcharts.model.text import Text
from flowcharts.traits import SomeWords

_FIRST_OF_EAST_ASIA = "\u2e80"
"""The signs of Japanese come from here on."""


class SheetWords(NamedTuple):
    """Words in the languages that the run sheet is in."""

    en: SomeWords | None = None
    ja: SomeWords | None = None

    @property
    def text(self) -> Text | None:
        """The words in both languages; None where nothing is said."""
        en, ja = self.en or self.ja, self.ja or self.en
        return Text(en, ja) if en and ja else None

    @property
    def surely(self) -> Text:
        """The words, which have to be there.

        Raises:
            ValueError: nothing is said.
        """
        if self.text is None:
            raise ValueError(self)
        return self.text


def said_in_its_language(words: str) -> Table:
    """*words* in the language that they are in: what was typed is said in no other."""
    return {"ja" if any(sign >= _FIRST_OF_EAST_ASIA for sign in words) else "en": words}


def lines_of(points: tuple[Text, ...]) -> Text:
    """A line for each of *points*."""
    lines = [tuple(map(_on_one_line, point)) for point in points]
    return Text("\n".join(en for en, _ in lines), "\n".join(ja for _, ja in lines))


def points_in(lines: Text, before: tuple[Text, ...]) -> list[Table]:
    """The points that *lines* hold; what stays as it was *before* keeps its own line breaks."""
    points: list[Table] = []
    columns = (words.split("\n") for words in lines)
    for words, was in zip_longest(zip_longest(*columns, fillvalue=""), before):
        if words is None:
            break
        old = was or Text("", "")
        said = Text(*(o if _on_one_line(o) == w else w for o, w in zip(old, words, strict=True)))
        points.append({part: word for part, word in said._asdict().items() if word})
    while points and not points[-1]:
        points.pop()
    return points


def _on_one_line(words: str) -> str:
    return " ".join(words.splitlines())
