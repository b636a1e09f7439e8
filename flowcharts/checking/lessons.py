"""What must hold in a lesson: it names scenarios that there are, each once."""

from collections.abc import Iterable

from flowcharts.checking.content_file import ContentFile
from flowcharts.suggestions import advice


def check_lesson(file: ContentFile, scenarios: Iterable[str]) -> None:
    """Note what is wrong with the lesson in *file*; *scenarios* are those there are."""
    known = list(scenarios)
    seen: set[str] = set()
    for place, name in enumerate(file.list_at("scenarios")):
        if not isinstance(name, str):
            continue
        if name in seen:
            file.note(("scenarios", place), f"The lesson names the scenario “{name}” twice.")
        elif name not in known:
            file.note(("scenarios", place), f"There is no scenario “{name}”. {advice(name, known)}")
        seen.add(name)
