"""The four kinds of triggers, each with a time of its own by which it has to be shown."""

from enum import StrEnum

from flowcharts.cases import facts as f
from flowcharts.cases.case import Reading
from flowcharts.cases.effects import EFFECTS


class Awareness(StrEnum):
    """How its controller shows that an ability is remembered (IPG 2.1, Definition)."""

    CHOICE = "choice"
    """By announcing what is chosen as it is put on the stack, before priority is passed."""
    SEEN = "seen"
    """Before doing what is possible only after it has resolved."""
    FORBIDS = "forbids"
    """By stopping an opponent who tries what has become illegal."""
    UNSEEN = "unseen"
    """By the first time it makes a difference that all can see."""


def awareness_of(case: Reading) -> Awareness:
    """Which kind an ability is of.

    Raises:
        MissingFactError: too little is known of it.
    """
    if case[f.STACK_CHOICE] == "other":
        return Awareness.CHOICE
    effects = [EFFECTS[name] for name in case[f.EFFECTS_OF_IT]]
    # What can be seen is asked first: then the rest need not be known.
    if any(effect.is_seen for effect in effects) or _is_chosen_on_resolution(case):
        return Awareness.SEEN
    is_forbidding = any(effect.forbids for effect in effects)
    return Awareness.FORBIDS if is_forbidding else Awareness.UNSEEN


def _is_chosen_on_resolution(case: Reading) -> bool:
    return case[f.OPTION] != "none" or case[f.RESOLUTION_CHOICE] == "yes"
