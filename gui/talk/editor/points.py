"""The points of a slide as lines, in each language, and back."""

from itertools import zip_longest

from flowcharts.codec.tables import Table
from flowcharts.model.text import Text


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
