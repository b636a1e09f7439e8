"""A ruling that becomes an exercise: an example of one’s own, which practice tells as a story."""

import tomllib
from contextlib import suppress
from pathlib import Path

from flowcharts.cases.case import MissingFactError
from flowcharts.cases.doubt import is_doubtful
from flowcharts.cases.inquiry import Inquiry
from flowcharts.codec.tables import MISTAKES
from flowcharts.documents.own_example import files_of, keep_example
from flowcharts.library.content_files import OWN
from flowcharts.model.sub_charts import rules_asked
from flowcharts.model.text import SaidError, Text
from flowcharts.os_errors import reason_of

_DISPUTED = Text(
    "Judges part on this case, so it has no single answer that an exercise could ask for.",
    "この事例は見解が分かれていて正解が1つに決まらないため、練習問題にはできません。",
)
_OPEN = Text(
    "This case has not come to a ruling yet: answer what is asked first.",
    "この事例はまだ裁定に至っていません。先に質問に答えてください。",
)
_DOUBTFUL = Text(
    "The sources do not settle this case for certain, so nobody is asked about it.",
    "この事例は公式の文書だけでははっきり決まらないため、練習問題にはできません。",
)
_NOT_KEPT = Text(
    "It could not be kept in {folder}: {reason}", "{folder}に保存できませんでした：{reason}"
)


class NoExerciseError(SaidError):
    """A case cannot become an exercise; it says why."""


def make_exercise(inquiry: Inquiry, folder: Path, *, is_listed: bool) -> str:
    """Keep *inquiry* as an example in the *folder* of content; its id.

    *is_listed*: has the library its ability?

    Raises:
        NoExerciseError: nobody can be asked about it, or it cannot be written.
    """
    why = why_none(inquiry)
    if why is not None:
        raise NoExerciseError(why)
    try:
        return keep_example(inquiry, folder, is_listed=is_listed)
    except OSError as error:
        said = _NOT_KEPT.filled(folder=str(folder), reason=reason_of(error))
        raise NoExerciseError(said) from error


def why_none(inquiry: Inquiry) -> Text | None:
    """Why nobody can be asked about it; None where anybody can."""
    if not inquiry.is_decided:
        return _OPEN
    if inquiry.decided.disputed is not None:
        return _DISPUTED
    with suppress(MissingFactError):  # what nobody had to tell settles nothing
        if is_doubtful(inquiry.decided.case, rules_asked(inquiry.walk.home.chart)):
            return _DOUBTFUL
    return None


def remove_exercise(example_id: str, folder: Path) -> dict[Path, bytes]:
    """Take the example of that id out of the *folder* of content again; what its files said."""
    removed: dict[Path, bytes] = {}
    for file in files_of(example_id, folder) if example_id.startswith(OWN) else ():
        with suppress(OSError):  # somebody has done so already
            if not _has_more(file):
                content = file.read_bytes()
                file.unlink()
                removed[file] = content
    return removed


def _has_more(file: Path) -> bool:
    """Has the card of that *file* been kept with another ability meanwhile?"""
    with suppress(*MISTAKES):
        return len(tomllib.loads(file.read_text("utf-8")).get("ability", {})) > 1
    return False
