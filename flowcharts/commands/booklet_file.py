"""Words on paper, as a command writes them: into a file of the format that its name says."""

from pathlib import Path

from flowcharts.commands.command import BookletRequest, Call
from flowcharts.commands.output import format_of, write_text, written_to
from flowcharts.documents.booklet import Booklet
from flowcharts.documents.formats import OF_WORDS
from flowcharts.model.text import Wording


def write_booklet(call: Call, booklet: Booklet, output: str, wording: Wording) -> None:
    """Write *booklet* into *output*, on the paper that is asked for.

    Raises:
        RequestError: it has no such format, or it cannot be written there.
    """
    form = format_of(output, OF_WORDS)
    if form.write_blocks is not None:
        write_text(form.write_blocks(booklet.blocks, wording), output)
        return
    with written_to(Path(output), form.ending) as path:
        call.screen.print_booklet(BookletRequest(booklet, path, form, wording, call.asked.paper))
