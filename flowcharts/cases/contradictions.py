"""Facts that cannot all be so."""

from collections.abc import Iterator
from itertools import pairwise

from flowcharts.cases import facts as f
from flowcharts.cases.ability_rules import is_controllers_option
from flowcharts.cases.case import Case, MissingFactError, Reading
from flowcharts.cases.effects import EFFECTS
from flowcharts.cases.situation_rules import has_turn_begun, is_done_in_spite
from flowcharts.cases.timeline import Deed


def contradiction(case: Case) -> str | None:
    """The sentence that says what cannot be so; None where nothing known speaks against it."""
    reading = Reading(case)
    for check in (
        *(_moments, _order_of_acts, _acts_before, _acts_after),
        *(_acts_that_fit, _forbidden, _untapping, _mind),
    ):
        try:
            for sentence in check(reading):
                return sentence
        except MissingFactError:
            continue
    return None


def _moments(case: Reading) -> Iterator[str]:
    missed, noticed = case[f.MISSED], case[f.NOTICED]
    if noticed < missed:
        yield f"It cannot be noticed at {noticed}, before it was missed at {missed}."


def _order_of_acts(case: Reading) -> Iterator[str]:
    moments = [act.moment for act in case[f.ACTS] if act.moment is not None]
    for before, after in pairwise(moments):
        if after < before:
            yield f"The acts stand in their order: {after} cannot come after {before}."


def _acts_before(case: Reading) -> Iterator[str]:
    missed = case[f.MISSED]
    for act in case[f.ACTS]:
        if act.moment is not None and act.moment < missed:
            yield f"The acts are those since it was due, at {missed}: {act} comes before that."


def _acts_after(case: Reading) -> Iterator[str]:
    noticed = case[f.NOTICED]
    for act in case[f.ACTS]:
        if act.moment is not None and act.moment > noticed:
            yield f"The acts are those until it was noticed, at {noticed}: {act} comes after that."


def _acts_that_fit(case: Reading) -> Iterator[str]:
    deeds = {act.deed for act in case[f.ACTS]}
    if Deed.CHOOSE in deeds and case[f.STACK_CHOICE] == "none":
        yield "A choice cannot be announced for an ability that asks for none (stack_choice)."
    if Deed.DECLINE in deeds and case[f.OPTION] == "none":
        yield "An ability that leaves no option cannot be declined (option)."
    if Deed.DECLINE in deeds and not is_controllers_option(case):
        yield "Its controller cannot decline what the opponent may choose (option_of)."


def _forbidden(case: Reading) -> Iterator[str]:
    tried = {Deed.STOP, Deed.OPPONENT_TRIES, Deed.OPPONENT_DOES}
    found = tried & {act.deed for act in case[f.ACTS]}
    if found and not any(EFFECTS[name].forbids for name in case[f.EFFECTS_OF_IT]):
        yield f"Nothing is forbidden by this ability: {min(found)} cannot be among the acts."


def _untapping(case: Reading) -> Iterator[str]:
    is_about_it = case[f.DURATION] == "next-untap" and is_done_in_spite(case[f.ACTS])
    if is_about_it and not has_turn_begun(case, is_own=False):
        yield (
            f"It is about the opponent’s next untap step, which had not come at {case[f.NOTICED]}: "
            f"{Deed.OPPONENT_DOES} cannot be among the acts."
        )


def _mind(case: Reading) -> Iterator[str]:
    mind = case[f.MIND]
    if "forgot" in mind and len(mind) > 1:
        yield f"Who forgot cannot have had it in mind too: {', '.join(mind)}."
