"""The facts of a situation that is told: they follow from what was drawn and what happens."""

from collections.abc import Mapping

from flowcharts.cases import facts as f
from flowcharts.cases.forms import Value
from flowcharts.cases.timeline import Deed
from flowcharts.model.turns import TurnStep
from flowcharts.stories.choices import Choices, Handling, Wish
from flowcharts.stories.happening import Happening
from flowcharts.stories.happenings import CourseOfEvents
from flowcharts.stories.shown_fact import DISRUPTIVE, LAST_ACTION, MIND, ShownFact, shown_value

_NOT_SAID = ("forgot",)
"""What nobody says or shows, nobody meant."""
_WISHES = {
    Wish.STACK: ("stack",),
    Wish.NOTHING: ("nothing",),
    Wish.NOW: ("now", "stack"),
    Wish.NEXT_PHASE: ("next-phase",),
    Wish.BACK_UP: ("back-up", "stack"),
    Wish.BACK_UP_OR_NOTHING: ("back-up", "nothing"),
    Wish.UNTOLD: (),
}
_OWN_ACTS = (Deed.MOVE, Deed.CONTRADICT, Deed.INSTANT)
_DONE_AS = {Handling.HALF: "half", Handling.UNREVEALED: "unrevealed"}


def situation(
    choices: Choices, events: CourseOfEvents, shown: Mapping[str, ShownFact]
) -> dict[str, Value]:
    """Every fact of the situation but the day, by name; *shown*: what shows those judged."""
    me = choices.controller
    other = "BA"["AB".index(me)]
    rows = shown.values()
    return {
        f.CONTROLLER.name: me,
        f.AFFECTED.name: me if choices.is_own_turn else other,
        f.MISSED.name: events.missed,
        f.NOTICED.name: events.notice.moment,
        f.ACTS.name: events.acts(choices.finder),
        f.ANNOUNCED.name: ("no", "yes")[choices.story.is_announced],
        f.STILL_LASTS.name: "yes",
        f.IMPACT.name: ("yes", "no")[choices.handling is Handling.HARMLESS],
        f.LAST_ACTION.name: ()
        if choices.handling is Handling.PENDING
        else _last_action(choices, events)
        if choices.handling is Handling.SHOWN
        else shown_value(rows, LAST_ACTION, events.happened) or _last_action(choices, events),
        f.MIND.name: shown_value(rows, MIND, frozenset((events.said,))) or _NOT_SAID,
        # Where it is open, no case is told that hangs on it.
        f.DISRUPTIVE.name: disruption(events, shown) or "no",
        f.CARRIED_OUT.name: _DONE_AS.get(choices.handling, "right"),
        f.REL.name: choices.rel,
        **told_facts(choices),
    }


def told_facts(choices: Choices) -> dict[str, Value]:
    """The facts that are as usual, or open, where nothing is told of them."""
    me = choices.controller
    return {
        f.OWNER.name: me if choices.is_owner else "BA"["AB".index(me)],
        f.WANTS.name: _WISHES[choices.wish],
        f.WARNINGS.name: choices.warnings if choices.rel != "regular" else 0,
    }


def disruption(events: CourseOfEvents, shown: Mapping[str, ShownFact]) -> str | None:
    """Would it disrupt the game to put it in now: yes or no; None where judges may differ."""
    value = shown_value(shown.values(), DISRUPTIVE, events.happened)
    return value[0] if value else None


def _last_action(choices: Choices, events: CourseOfEvents) -> tuple[str, ...]:
    mine = [
        each
        for each in events.happenings
        if each.who == choices.controller and {*each.deeds} & {*_OWN_ACTS}
    ]
    found = []
    if len(mine) == 1:
        # Of several the first one showed it, and the last one no longer does.
        found = [] if choices.handling is Handling.SHOWN else ["shows"]
        found += ["single"] if _is_last(mine[0], events) else []
    if any(each.moment.step is TurnStep.DRAW for each in mine[-1:]):
        found.append("random")
    return tuple(found)


def _is_last(action: Happening, events: CourseOfEvents) -> bool:
    """Has nobody done anything since, so that to take it back is one clean step?"""
    done = [each for each in events.happenings if each.deeds]
    return action == done[-1] and events.notice.moment.turn == action.moment.turn
