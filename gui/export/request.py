"""What the user wants to have exported, and the writing of it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from flowcharts.export.blocks import tell_chart, tell_scenario, tell_walk
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
        """The wish as the name of its file has it: who writes x.png gets a PNG."""
        ending = path.suffix.removeprefix(".").casefold()
        return replace(self, form=Format(ending)) if ending in tuple(Format) else self


def fulfil(wish: ExportChoice, path: Path, cards: Mapping[str, Card]) -> None:
    """Write what is wished into a file: all of it, or nothing.

    Raises:
        RequestError: it cannot be drawn.
        OSError: the file cannot be written.
    """
    if wish.form.is_picture:
        content = draw(wish.picture, wish.form)
    else:
        content = _written(wish, cards).encode()
    with replacing(real(path)) as fresh:  # a link stays one
        fresh.write_bytes(content)


def _written(wish: ExportChoice, cards: Mapping[str, Card]) -> str:
    picture = wish.picture
    walk = picture.position.walk if picture.with_path else Walk(picture.position.chart)
    match wish.form:
        case Format.DOT:
            return dot(walk, picture.wording)
        case Format.MERMAID:
            return mermaid(walk, picture.wording)
    if not picture.with_path:
        return markdown(tell_chart(walk.chart, cards), picture.wording)
    if picture.scenario is not None and picture.position.is_shown_to_the_end:
        told = tell_scenario(picture.scenario, walk.home.chart, cards)
        return markdown(told, picture.wording)
    return markdown(tell_walk(walk), picture.wording)
