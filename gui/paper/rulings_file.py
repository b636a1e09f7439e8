"""The rulings at the table as the content of a file, in the form that its ending says."""

from collections.abc import Iterable
from pathlib import Path

from flowcharts.documents.format import format_of_file
from flowcharts.documents.formats import IN_WORDS, OF_WORDS
from flowcharts.model.text import Wording
from flowcharts.rulings.files import text_of
from flowcharts.rulings.kept_ruling import KeptRuling
from gui.paper.request import words_in


def content_of(path: Path, rulings: Iterable[KeptRuling], wording: Wording) -> bytes:
    """What the file at *path* is to hold."""
    text = text_of(path.suffix.removeprefix(".").casefold(), rulings, wording)
    if isinstance(text, str):
        return text.encode()
    return words_in(format_of_file(path, OF_WORDS, IN_WORDS), text, wording)
