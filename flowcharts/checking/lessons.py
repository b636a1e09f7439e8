"""What must hold in a lesson: it names scenarios that there are, each once."""

from collections.abc import Iterable

from flowcharts.checking.content_file import ContentFile
from flowcharts.suggestions import advice


def check_lesson(sheet: ContentFile, scenarios: Iterable[str]) -> None:
    """Note what is wrong with the lesson in *sheet*; *scenarios* are those there are."""
    known = list(scenarios)
    seen: set[str] = set()
    for place, name in enumerate(sheet.list_at("scenarios")):
        if not isinstance(name, str):
            continue
        if name in seen:
            sheet.say(("scenarios", place), f"The lesson names the scenario “{name}” twice.")
        elif name not in known:
            sheet.say(("scenarios", place), f"There is no scenario “{name}”. {advice(name, known)}")
        seen.add(name)
