"""What must hold in a lesson: it names scenarios that there are, each once."""

from collections.abc import Iterable

from flowcharts.checking.absent import no_such
from flowcharts.checking.content_file import ContentFile
from flowcharts.model.text import Text

_TWICE = Text(
    "The lesson names the scenario “{name}” twice.", "例題「{name}」が、レッスンに2回あります。"
)


def check_lesson(file: ContentFile, scenarios: Iterable[str]) -> None:
    """Note what is wrong with the lesson in *file*; *scenarios* are those there are."""
    known = list(scenarios)
    seen: set[str] = set()
    for place, name in enumerate(file.list_at("scenarios")):
        if not isinstance(name, str):
            continue
        if name in seen:
            file.note(("scenarios", place), _TWICE.filled(name=name))
        elif name not in known:
            file.note(("scenarios", place), no_such("scenario", name, known))
        seen.add(name)
