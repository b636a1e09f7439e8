"""What a batch of generated cases has to hold: boundaries, and what only looks like them."""

from collections.abc import Callable, Iterator

from flowcharts.cases import facts as f
from flowcharts.cases.case import Case, Reading
from flowcharts.cases.decide import answer_by_facts
from flowcharts.cases.timeline import Deed
from flowcharts.model.chart import Chart
from flowcharts.model.sub_charts import ChartStep, charts_within_reach, steps
from flowcharts.model.turns import Moment, TurnStep, at
from flowcharts.stories.generated_case import GeneratedCase

_TOLD_STEPS = (
    *(TurnStep.UPKEEP, TurnStep.DRAW, TurnStep.MAIN1, TurnStep.DECLARE_ATTACKERS),
    *(TurnStep.MAIN2, TurnStep.END),
)
"""The steps that a story tells of; a combat is one."""
_OVER = ("duration-over", "too-old-or-over")
_DEFAULT = ("default", "controllers-default")
_NO_DEFAULT = "option without default action"
_SYMMETRICAL = ("sym-bad", "sym-good")

_Kind = Callable[[GeneratedCase], bool]


def kinds_of(chart: Chart) -> dict[str, _Kind]:
    """The kinds of case that there have to be for *chart*, by name."""
    asked = {
        decision.decides
        for each in charts_within_reach(chart)
        for decision in each.decisions
        if decision.is_asked_on(chart.day or chart.edition.until)
    }
    asked |= {each.decides for each in chart.exits.values()}
    found: dict[str, _Kind] = {}
    # Where that is asked first, what has a default action is asked about nothing optional.
    without = {_NO_DEFAULT} if "optional" in asked else set[str]()
    for rules, kinds in _KINDS:
        if any(rule in asked for rule in rules):
            found |= {name: kind for name, kind in kinds.items() if name not in without}
    return found


def _on_the_edge(rules: tuple[str, ...], *, is_over: bool) -> _Kind:
    """Was it noticed in the last step in time, or else in the first one that is too late?"""

    def is_so(case: GeneratedCase) -> bool:
        return any(
            _is_on_the_edge(case.case, step, is_over=is_over) for step in _asked(case, rules)
        )

    return is_so


def _is_on_the_edge(case: Case, step: ChartStep, *, is_over: bool) -> bool:
    beside = _beside(Reading(case)[f.NOTICED], -1 if is_over else 1)
    if beside is None or beside < Reading(case)[f.MISSED]:
        return False
    other = answer_by_facts(
        step.chart, step.decision, Case({**case.values, f.NOTICED.name: beside}, case.words)
    )
    late = step.decision.rule is None or step.decision.decides != "by-moments"
    is_late = step.answer == "yes" if late else step.answer != step.decision.in_time
    return is_late is is_over and other not in (None, step.answer)


def _beside(moment: Moment, way: int) -> Moment | None:
    """The step of a story before it, or after it; within a combat there is none."""
    told = [
        at(turn, step)
        for turn in (moment.turn - 1, moment.turn, moment.turn + 1)
        for step in _TOLD_STEPS
        if turn > 0
    ]
    in_combat = TurnStep.BEGINNING_OF_COMBAT, TurnStep.END_OF_COMBAT
    if at(moment.turn, in_combat[0]) <= moment <= at(moment.turn, in_combat[1]):
        moment = at(moment.turn, TurnStep.DECLARE_ATTACKERS)
    if moment not in told:
        return None
    place = told.index(moment) + way
    return told[place] if 0 <= place < len(told) else None


def _answered(rules: tuple[str, ...], *answers: str) -> _Kind:
    return lambda case: any(step.answer in answers for step in _asked(case, rules))


def _asked(case: GeneratedCase, rules: tuple[str, ...]) -> Iterator[ChartStep]:
    return (step for step in steps(case.walk.walk) if step.decision.decides in rules)


def _is_second_warning(case: GeneratedCase) -> bool:
    return _answered(("third-warning",), "no")(case) and Reading(case.case)[f.WARNINGS] == 1


def _is_symmetrical_for(*, is_controller: bool) -> _Kind:
    def is_so(case: GeneratedCase) -> bool:
        told = Reading(case.case)
        is_asked = any(_asked(case, ("detrimental",)))
        is_theirs = told[f.AFFECTED] == told[f.CONTROLLER]
        return is_asked and told[f.DETRIMENTAL] in _SYMMETRICAL and is_theirs is is_controller

    return is_so


def _is_borrowed_and_not_harmful(case: GeneratedCase) -> bool:
    told = Reading(case.case)
    is_harmless = _answered(("detrimental",), "no")(case)
    return is_harmless and told[f.OWNER] != told[f.CONTROLLER]


def _is_entering_aura(case: GeneratedCase) -> bool:
    """Is an Aura’s ability for entering shown in time?"""
    told = Reading(case.case)
    return told[f.AURA] == "only-enchanted" and not any(_asked(case, ("aura",)))


def _is_no_offer(case: GeneratedCase) -> bool:
    """Does the last action change what it would do, and cannot be taken back?"""
    return _answered(("backup-on-offer",), "no")(case) and (
        "changes" in Reading(case.case)[f.LAST_ACTION]
    )


def _is_on_purpose(case: GeneratedCase) -> bool:
    return any(end.endswith(("/cheating", "/on-purpose")) for end in case.ruling)


def _is_thought_optional(case: GeneratedCase) -> bool:
    return "saw" in Reading(case.case)[f.MIND] and not _is_on_purpose(case)


def _is_option_without_default(case: GeneratedCase) -> bool:
    return _answered(_DEFAULT, "no")(case) and Reading(case.case)[f.OPTION] != "none"


def _is_late_in_opponents_turn(case: GeneratedCase) -> bool:
    """Does its controller speak up in the opponent’s turn after acting?"""
    told = Reading(case.case)
    shown = [act.deed for act in told[f.ACTS]]
    is_asked = _answered(("spoke-up-in-opponents-turn",), "no")(case)
    is_theirs = told[f.AFFECTED] != told[f.CONTROLLER]
    return is_asked and is_theirs and Deed.MENTION in shown


_KINDS: tuple[tuple[tuple[str, ...], dict[str, _Kind]], ...] = (
    (
        ("by-moments",),
        {
            "old: last step in time": _on_the_edge(("by-moments",), is_over=False),
            "old: first step too late": _on_the_edge(("by-moments",), is_over=True),
        },
    ),
    (
        _OVER,
        {
            "over: last step before": _on_the_edge(_OVER, is_over=False),
            "over: first step after": _on_the_edge(_OVER, is_over=True),
        },
    ),
    (
        ("third-warning",),
        {
            "third Warning": _answered(("third-warning",), "yes"),
            "second Warning": _is_second_warning,
        },
    ),
    (
        ("owns-the-card",),
        {
            "owned by the opponent": _answered(("owns-the-card",), "no"),
            "owned by the opponent, nothing hangs on it": _is_borrowed_and_not_harmful,
        },
    ),
    (
        ("detrimental",),
        {
            "symmetrical, for its controller": _is_symmetrical_for(is_controller=True),
            "symmetrical, for the opponent": _is_symmetrical_for(is_controller=False),
        },
    ),
    (
        _DEFAULT,
        {
            "default action": _answered(_DEFAULT, "yes"),
            _NO_DEFAULT: _is_option_without_default,
        },
    ),
    (
        ("aura", "aura-since-april-2017"),
        {
            "Aura on entering": _answered(("aura", "aura-since-april-2017"), "yes"),
            "Aura on entering, in time": _is_entering_aura,
        },
    ),
    (
        ("backup-on-offer",),
        {
            "backup granted": _answered(("opponent-chooses",), "back-up"),
            "backup refused": _answered(("opponent-chooses",), "add", "leave"),
            "no backup on offer, nearly": _is_no_offer,
        },
    ),
    (
        ("on-purpose",),
        {
            "on purpose": _is_on_purpose,
            "not on purpose, nearly": _is_thought_optional,
        },
    ),
    (
        ("spoke-up-in-opponents-turn",),
        {
            "spoke up in the opponent’s turn": _answered(("spoke-up-in-opponents-turn",), "yes"),
            "spoke up there too late": _is_late_in_opponents_turn,
        },
    ),
    (("impact",), {"nothing would have come of it": _answered(("impact",), "no")}),
)
"""By the rules that the chart asks one of."""
