"""What a new scene says in the file of a run sheet."""

from flowcharts.codec.tables import Table
from flowcharts.library.library import Library
from flowcharts.library.scene_kind import SceneKind
from flowcharts.talk.editions import editions_to_compare
from flowcharts.talk.sheet_draft import SAID
from flowcharts.talk.sheet_of_one import stored_case
from gui.talk.editor import words


def stored_scene(kind: SceneKind, name: str, library: Library) -> Table:
    """What a scene says besides its name, or in the place of it.

    Raises:
        NoCaseError: there is no such case.
    """
    if kind is SceneKind.CASE:
        return stored_case(name, library)
    if kind in SAID:
        is_usual = kind is SceneKind.BREAK and name in words.BREAK
        return {kind.value: words.BREAK._asdict() if is_usual else _in_language(name)}
    if kind is SceneKind.COMPARE:
        scenario = library.scenario(name)
        if not scenario.also:
            return {"charts": list(editions_to_compare(scenario, library))}
    return {}


def _in_language(name: str) -> Table:
    """Words in the language that they are in: what was typed is said in no other."""
    return {"ja" if any(sign > "\u2e7f" for sign in name) else "en": name}
