"""A doubt about a card or a kind is told of the cases that it touches, and of no others."""

from collections.abc import Callable, Iterator
from itertools import chain

import pytest

from flowcharts.cases.case import Case
from flowcharts.documents import words
from flowcharts.documents.ruling_sheet import RulingSheet
from flowcharts.model.position import position_of
from flowcharts.model.turns import Moment
from tests.flowcharts.stories.made import first
from tests.shipped import LIBRARY

POLICY = [chart.id for chart in LIBRARY.charts() if chart.family is not None]
IN_COMBAT = ("declare-attackers", "declare-blockers", "combat-damage", "end-of-combat")


def has(name: str, *wanted: str) -> Callable[[Case], bool]:
    """Is that fact, or one of several that it has, one of those wanted?"""

    def is_so(case: Case) -> bool:
        value = case.values.get(name, ())
        return bool({*wanted} & {*map(str, value if isinstance(value, tuple) else (value,))})

    return is_so


def is_over_the_turn(case: Case) -> bool:
    """Was the end step left behind, and it was noticed in a later turn?"""
    missed, noticed = case.values["missed"], case.values["noticed"]
    assert isinstance(missed, Moment)
    assert isinstance(noticed, Moment)
    return missed.step == "end" and noticed.turn > missed.turn


def is_in_combat(case: Case) -> bool:
    missed = case.values["missed"]
    assert isinstance(missed, Moment)
    return missed.step in IN_COMBAT


TOUCHES: dict[str, Callable[[Case], bool]] = {
    "handing over the turn ends its steps": is_over_the_turn,
    "combat is over; that something must be done": is_in_combat,
    "“six” shows the Angel": has("effects", "token-you"),
    "On a search with a shuffle": has("last_action", "shuffled"),
    "first whether the miss brings a Warning": has("detrimental", "no"),
    "That “doesn’t untap” is not visible": has("duration", "next-untap"),
    "That skipped untapping is of this kind": has("duration", "next-untap"),
    "That an extra turn is": has("effects", "extra-turn"),
    "control of a player": has("effects", "control-player"),
    "several misses only those of this turn": lambda _: False,
    "Whether dash, blitz and warp": has("delayed", "disputed"),
    "(the sacrifice of Sneak Attack)": has("effects", "sacrifice-own", "exile-own"),
    "the drawing of a card": has("delayed", "moves-unfixed"),
    "Whether an “unless” ability counts": has("option", "unless", "if-not"),
    "a consequence written for that case": has("option", "unless", "if-not"),
    "a bonus which cannot be seen": has("effects", "bonus-yours"),
    "How triggers with targets were": has("stack_choice", "target-opponent", "other"),
    "are our reading of the annotations": has("last_action", "changes"),
}
"""By words of the doubt."""


def told() -> Iterator[tuple[Case, RulingSheet]]:
    """Examples and generated cases, each with what is told of it."""
    for scenario in LIBRARY.scenarios():
        case = LIBRARY.case(scenario.id)
        if case is not None and "missed" in case.values:
            walk = scenario.walk(LIBRARY.chart(scenario.chart))
            yield case, RulingSheet(walk, scenario, cards=LIBRARY.cards, told_facts=case)
    for generated in chain.from_iterable(first(chart, 150) for chart in POLICY):
        yield generated.case, RulingSheet(generated.walk.walk, told_facts=generated.case)


def doubts(sheet: RulingSheet) -> str:
    """All that is told of where the sources are thin."""
    return "\n".join(
        block.text.en
        for block in sheet.blocks
        if block.name == words.DOUBT or block.text.en.startswith(words.DOUBT.en)
    )


@pytest.fixture(scope="module")
def cases() -> list[tuple[Case, str]]:
    return [(case, doubts(sheet)) for case, sheet in told()]


@pytest.mark.parametrize("said", TOUCHES)
def test_a_doubt_about_a_card_or_a_kind_is_told_where_it_touches_the_case(
    cases: list[tuple[Case, str]], said: str
) -> None:
    stray = [case for case, doubt in cases if said in doubt and not TOUCHES[said](case)]
    assert stray == []


def test_such_doubts_stand_in_the_charts_in_these_words() -> None:
    nodes = chain.from_iterable(chart.nodes.values() for chart in LIBRARY.charts())
    whole = "\n".join(node.doubt.en for node in nodes if node.doubt is not None)
    assert [said for said in TOUCHES if said not in whole] == []


@pytest.mark.parametrize(
    ("example", "said"),
    [
        ("geist-of-saint-traft-token-announced", "“six” shows the Angel"),
        ("grave-betrayal-end-step-passed", "handing over the turn ends its steps"),
        ("chalice-of-the-void-own-spell", "On a search with a shuffle"),
        ("brine-elemental-untap-stopped", "That skipped untapping is of this kind"),
        ("pyknite-card-in-the-next-upkeep", "the drawing of a card"),
        ("lightning-berserker-not-returned", "handing over the turn ends its steps"),
        ("child-of-gaea-tapped-out", "are our reading of the annotations"),
    ],
)
def test_the_example_that_a_doubt_is_about_tells_it(
    cases: list[tuple[Case, str]], example: str, said: str
) -> None:
    case = LIBRARY.case(example)
    assert [said in doubt for each, doubt in cases if each == case] == [True]


def test_a_walk_of_which_no_facts_are_known_tells_what_may_be_about_it() -> None:
    position = position_of(LIBRARY.chart("regular-rel")).answered("no").answered("no")
    sheet = RulingSheet(position.answered("yes").walk)
    assert "several misses only those of this turn" in doubts(sheet)
