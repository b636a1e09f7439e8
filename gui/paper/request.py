"""What the user wants to have exported, and the parts of that file."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from flowcharts.documents.block import TextBlock
from flowcharts.documents.blocks import tell_chart
from flowcharts.documents.booklet import Booklet
from flowcharts.documents.format import Format, format_of_file
from flowcharts.documents.formats import OF_CHARTS
from flowcharts.model.scenario import Card
from flowcharts.model.text import Wording
from flowcharts.model.walk import Walk
from gui.paper.chunks import PrintStyle
from gui.paper.format_painter import Part, as_drawn
from gui.paper.formats import PAINTERS
from gui.paper.picture import Paper, Picture, local_paper
from gui.theme.colours import PALETTES, ThemeName


@dataclass(frozen=True, slots=True)
class ExportChoice:
    """A picture, and the kind of file that it is wanted in."""

    picture: Picture
    form: Format

    def named(self, path: Path) -> "ExportChoice":
        """The choice as the name of its file has it: who writes x.png gets a PNG."""
        return replace(self, form=format_of_file(path, OF_CHARTS, self.form))

    def parts(self, cards: Mapping[str, Card]) -> Sequence[Callable[[], Part]]:
        """What draws the parts of the file, from its beginning, where the window is.

        Raises:
            RequestError: it cannot be drawn.
        """
        if self.form.drawn is not None:
            return PAINTERS[self.form.ending].parts(self.picture)
        return [partial(self._written, cards)]

    def packed(self, drawn: Sequence[Part]) -> Iterator[bytes]:
        """The content of the file that its parts make; in any thread."""
        pack = PAINTERS[self.form.ending].pack if self.form.drawn is not None else as_drawn
        return pack(drawn)

    def _written(self, cards: Mapping[str, Card]) -> bytes:
        picture = self.picture
        walk = picture.position.walk if picture.with_path else Walk(picture.position.chart)
        written = self.form.written(walk, _told(picture, walk, cards), picture.wording)
        assert written is not None  # noqa: S101  # a format is drawn or written
        return written.encode()


def words_in(form: Format, booklet: Booklet, wording: Wording, paper: Paper | None = None) -> bytes:
    """The content of the file that words become; on the *paper* that is usual here, or another."""
    if form.write_blocks is not None:
        return form.write_blocks(booklet.blocks, wording).encode()
    style = PrintStyle(wording, PALETTES[ThemeName.PRINT])
    return PAINTERS[form.ending].words(booklet, style, paper or local_paper())


def _told(picture: Picture, walk: Walk, cards: Mapping[str, Card]) -> Iterable[TextBlock]:
    if not picture.with_path or picture.told is None:
        return tell_chart(walk.chart, cards)
    return picture.told.blocks
