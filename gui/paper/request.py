"""What the user wants to have exported, and the parts of that file."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TypeAlias, assert_never

from PySide6.QtGui import QImage

from flowcharts.documents.block import TextBlock
from flowcharts.documents.blocks import tell_chart
from flowcharts.documents.format import Format
from flowcharts.documents.formats.dot import dot
from flowcharts.documents.formats.markdown import markdown
from flowcharts.documents.formats.mermaid import mermaid
from flowcharts.model.scenario import Card
from flowcharts.model.walk import Walk
from gui.paper.formats.png import bands, packed
from gui.paper.picture import Picture
from gui.paper.picture_file import draw


@dataclass(frozen=True, slots=True)
class ExportChoice:
    """A picture, and the kind of file that it is wanted in."""

    picture: Picture
    form: Format

    def named(self, path: Path) -> "ExportChoice":
        """The choice as the name of its file has it: who writes x.png gets a PNG."""
        ending = path.suffix.removeprefix(".").casefold()
        return replace(self, form=Format(ending)) if ending in tuple(Format) else self


Part: TypeAlias = bytes | QImage
"""Of a file: its content, or a band of a PNG that is still to be packed."""


def parts(choice: ExportChoice, cards: Mapping[str, Card]) -> Sequence[Callable[[], Part]]:
    """What draws the parts of the file that is chosen, from its beginning, where the window is.

    Raises:
        RequestError: it cannot be drawn.
    """
    if choice.form is Format.PNG:
        return bands(choice.picture)
    return [partial(_content, choice, cards)]


def packed_parts(drawn: Sequence[Part]) -> Iterator[bytes]:
    """The content of the file that the parts make; in any thread."""
    painted = [part for part in drawn if isinstance(part, QImage)]
    if painted:
        yield from packed(painted)
    yield from (part for part in drawn if isinstance(part, bytes))


def _content(choice: ExportChoice, cards: Mapping[str, Card]) -> bytes:
    picture = choice.picture
    walk = picture.position.walk if picture.with_path else Walk(picture.position.chart)
    match choice.form:
        case Format.SVG | Format.PDF | Format.PNG:
            return draw(picture, choice.form)
        case Format.DOT:
            return dot(walk, picture.wording).encode()
        case Format.MERMAID:
            return mermaid(walk, picture.wording).encode()
        case Format.MARKDOWN:
            return markdown(_told(picture, walk, cards), picture.wording).encode()
        case _:
            assert_never(choice.form)


def _told(picture: Picture, walk: Walk, cards: Mapping[str, Card]) -> Iterable[TextBlock]:
    if not picture.with_path or picture.told is None:
        return tell_chart(walk.chart, cards)
    return picture.told.blocks
