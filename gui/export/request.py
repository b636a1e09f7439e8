"""What the user wants to have exported, and the writing of it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import assert_never

from flowcharts.export.block import TextBlock
from flowcharts.export.blocks import tell_chart
from flowcharts.export.dot import dot
from flowcharts.export.formats import Format
from flowcharts.export.markdown import markdown
from flowcharts.export.mermaid import mermaid
from flowcharts.folders import real, replacing
from flowcharts.model.scenario import Card
from flowcharts.model.walk import Walk
from gui.export.picture import Picture
from gui.export.picture_file import draw


@dataclass(frozen=True, slots=True)
class ExportChoice:
    """A picture, and the kind of file that it is wanted in."""

    picture: Picture
    form: Format

    def named(self, path: Path) -> "ExportChoice":
        """The choice as the name of its file has it: who writes x.png gets a PNG."""
        ending = path.suffix.removeprefix(".").casefold()
        return replace(self, form=Format(ending)) if ending in tuple(Format) else self


def fulfil(choice: ExportChoice, path: Path, cards: Mapping[str, Card]) -> None:
    """Write what is chosen into a file: all of it, or nothing.

    Raises:
        RequestError: it cannot be drawn.
        OSError: the file cannot be written.
    """
    content = _content(choice, cards)
    with replacing(real(path)) as fresh:  # a link stays one
        fresh.write_bytes(content)


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
