"""Every path of questions of Rule on it now: of each listed ability, and of a card not listed."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from flowcharts.cases.awareness import awareness_of
from flowcharts.cases.case import Reading
from flowcharts.cases.contradictions import contradiction
from flowcharts.cases.decide import decide
from flowcharts.cases.fact_question import whose_turn
from flowcharts.cases.facts import CONTROLLER, DETRIMENTAL, OWNER
from flowcharts.cases.inquiry import Inquiry
from flowcharts.cases.question_tree import ending_of
from flowcharts.cases.questions import QUESTIONS
from flowcharts.library.todays_charts import todays_charts
from flowcharts.model.sub_charts import label_of_ending
from flowcharts.stories.case_story import story_of
from tests.each_case import each
from tests.shipped import LIBRARY

CHARTS = todays_charts(LIBRARY)
LEVELS = ("competitive", "regular")
NAMES_OF_RULINGS = (
    *("missed", "in time", "too late", "remember", "infraction", "detrimental"),
    *("忘れ", "間に合", "違反", "有害"),
)


class Explored(NamedTuple):
    """All ways to answer whatever is asked of a case, to the end; none is left open."""

    paths: tuple[Inquiry, ...]
    leads_to: object
    """What is asked, and what comes of each answer, down to the rulings."""
    idle: frozenset[str]
    """The questions that were asked though every answer led to the same."""


def explored(inquiry: Inquiry) -> Explored:
    question = inquiry.question
    if question is None:
        return Explored((inquiry,), tuple(end.id for end in inquiry.endings), frozenset())
    found = [explored(inquiry.answered(question.id, each.id)) for each in question.answers]
    leads_to = question.id, *(each.leads_to for each in found)
    is_idle = len({each.leads_to for each in found}) == 1
    idle = frozenset().union(*(each.idle for each in found), {question.id} if is_idle else ())
    return Explored(tuple(path for each in found for path in each.paths), leads_to, idle)


def paths(inquiry: Inquiry) -> tuple[Inquiry, ...]:
    return explored(inquiry).paths


@cache
def explored_of(ability_id: str, level: str) -> Explored:
    ability = LIBRARY.abilities[ability_id]
    card = LIBRARY.cards[ability.cards[0]] if ability.cards else None
    return explored(Inquiry(CHARTS, card, ability).answered("rel", level))


def paths_of(ability_id: str, level: str) -> tuple[Inquiry, ...]:
    return explored_of(ability_id, level).paths


def is_missed(inquiry: Inquiry) -> bool:
    """Does the ruling rest on a miss? At Regular REL nothing else is asked of it then."""
    (ending,) = inquiry.endings
    walk = ending.walk.home
    return walk.exit_id is None and not {
        *("not-missed", "no-infraction", "automatic-delayed", "automatic-copies", "not-a-trigger"),
    } & {*ending.id}


def check_path(inquiry: Inquiry) -> None:
    """It has come to one ruling, by facts that can be so, as the chart decides them; it is told."""
    assert inquiry.is_decided
    (ending,) = inquiry.endings
    assert contradiction(inquiry.decided.case) is None
    ends = [label_of_ending(each.walk) for each in inquiry.decided.readings]
    assert all(end.en and end.ja for end in ends)
    assert (len({end.en for end in ends}) > 1) is (inquiry.decided.disputed is not None)
    assert all(end.en in ending.label.en and end.ja in ending.label.ja for end in ends)
    story = story_of(inquiry)
    for said in NAMES_OF_RULINGS:
        assert said not in story.en.casefold(), story
        assert said not in story.ja, story
    for gap in ("{P}", "{Q}", "{X}", "{step}", "{words}", "{goes-on}", "{W}"):
        assert gap not in story.en + story.ja, story
    for hole in (" ,", " .", "  ", "《》"):
        assert hole not in story.en + story.ja, story


@pytest.mark.parametrize("level", LEVELS)
@each("ability_id", LIBRARY.abilities)
def test_every_path_of_a_listed_ability_comes_to_one_ruling(ability_id: str, level: str) -> None:
    found = paths_of(ability_id, level)
    assert found
    for inquiry in found:
        check_path(inquiry)
        (ending,) = inquiry.endings
        decided = decide(inquiry.walk.home.chart, inquiry.decided.case)
        assert ending_of(decided).id == ending.id


NOT_LISTED = {
    "trigger": "kind=trigger",
    "announced": "kind=when-you-do announced=yes",
    "copy": "kind=copy",
    "mana": "kind=mana",
    "no source": "kind=no-source",
    "day or night": "kind=day-night",
    "saga": "kind=saga",
    "other": "kind=other",
}


def not_listed(level: str, given: str) -> Inquiry:
    inquiry = Inquiry(CHARTS, name="Lamp").answered("rel", level)
    for pair in given.split():
        question, _, answer = pair.partition("=")
        inquiry = inquiry.answered(question, answer)
    return inquiry


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("given", NOT_LISTED.values(), ids=NOT_LISTED)
def test_every_path_of_a_card_not_listed_comes_to_one_ruling(given: str, level: str) -> None:
    found = explored(not_listed(level, given))
    assert found.paths
    for inquiry in found.paths:
        check_path(inquiry)
    # What is told before it is asked for can make idle what the card is asked first.
    assert found.idle <= ({"effect", "stack-choice"} if "announced" in given else set())


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("effect", ["seen", "bonus", "forbids"])
def test_when_its_action_was_not_announced_it_is_like_any_trigger(level: str, effect: str) -> None:
    plain = not_listed(level, f"kind=trigger effect={effect}")
    after = not_listed(level, f"kind=when-you-do announced=no effect={effect}")
    for _ in range(6):
        assert after.asks == plain.asks
        assert {end.id for end in after.endings} == {end.id for end in plain.endings}
        if (question := plain.question) is None:
            break
        answer = question.answers[-1].id
        plain, after = (each.answered(question.id, answer) for each in (plain, after))


@pytest.mark.parametrize("level", LEVELS)
@each("ability_id", LIBRARY.abilities)
def test_of_a_listed_ability_only_what_changes_the_ruling_is_asked(
    ability_id: str, level: str
) -> None:
    assert explored_of(ability_id, level).idle == frozenset()


@each("ability_id", LIBRARY.abilities)
def test_no_two_stories_of_an_ability_are_the_same(ability_id: str) -> None:
    told = [story_of(inquiry) for level in LEVELS for inquiry in paths_of(ability_id, level)]
    assert len({story.en for story in told}) == len(told)
    assert len({story.ja for story in told}) == len(told)


# What was pressed, and whether it was missed: by kind of ability and by whose turn it was due in.

MISSED_BY_ACTS = {
    ("choice", "own"): {"chosen": False, "mentioned": True, "passed": True, "nothing": False},
    ("choice", "opponent"): {
        "chosen": False,
        "mentioned": True,
        "passed": True,
        "nothing": False,
    },
    ("seen", "own"): {"mentioned": False, "moved": True, "nothing": False},
    ("seen", "opponent"): {"mentioned": False, "moved": True, "nothing": False},
    ("forbids", "own"): {"stopped": False, "done": True, "nothing": False},
    ("forbids", "opponent"): {"stopped": False, "late": False, "done": True, "nothing": False},
    ("unseen", "own"): {
        "mentioned": False,
        "contradicted": True,
        "mattered": True,
        "nothing": False,
    },
    ("unseen", "opponent"): {
        "mentioned": False,
        "contradicted": True,
        "late": False,
        "mattered": True,
        "nothing": False,
    },
}
"""Competitive REL: IPG 2.1, Definition and Philosophy."""
OTHERWISE_AT_REGULAR = {"mentioned": False}
"""Any acknowledgement will do."""
DISPUTED_AT_REGULAR = "late"
"""Its document says nothing of an opponent’s turn."""


def plain_triggers() -> Iterator[tuple[str, str]]:
    """Abilities for which the acts decide, and their kinds."""
    for name, ability in LIBRARY.abilities.items():
        values = ability.case.values
        effects = values["effects"]
        is_automatic = effects in (("creates-delayed",), ("copies",))
        if values["kind"] == "trigger" and values["reflexive"] == "no" and not is_automatic:
            yield name, awareness_of(Reading(ability.case))


@pytest.mark.parametrize("level", LEVELS)
@each("ability_id, kind", [*plain_triggers()])
def test_what_is_pressed_decides_by_kind_and_turn(ability_id: str, kind: str, level: str) -> None:
    whole = Inquiry(CHARTS, ability=LIBRARY.abilities[ability_id]).answered("rel", level)
    for turn in ("own", "opponent"):
        wanted = dict(MISSED_BY_ACTS[kind, turn])
        if level == "regular":
            wanted |= {k: told for k, told in OTHERWISE_AT_REGULAR.items() if k in wanted}
        if whole.ability is not None and whole.ability.case.values["duration"] == "next-untap":
            wanted.pop("late", None)  # that step is in another turn
        begun = whole.answered("turn", turn)
        seen = set()
        for acts, told in wanted.items():
            for inquiry in paths(begun.answered("acts", acts)):
                assert whose_turn(Reading(inquiry.decided.case)) == turn
                seen.add(acts)
                if level == "regular" and acts == DISPUTED_AT_REGULAR:
                    assert inquiry.decided.disputed is not None
                else:
                    assert is_missed(inquiry) is told, (acts, turn, inquiry.given)
        assert seen == {*wanted}


EXAMPLES = {
    # What an example tells, pressed: the ability, whose turn, what came first.
    "aether-flash-later-damage": ("turn=opponent", "acts=mentioned"),
    "akroan-hoplite-four": ("turn=own", "acts=mentioned"),
    "charging-griffin-three": ("turn=own", "acts=mentioned"),
    "charging-griffin-take-two": ("turn=own", "acts=contradicted"),
    "cavalry-pegasus-block": ("turn=own", "acts=mattered"),
    "cathedral-of-war-last-breath": ("turn=own", "acts=mentioned"),
    "kragma-butcher-two-three": ("turn=own", "acts=contradicted"),
    "foundry-hornet-size-matters": ("turn=own", "acts=mentioned"),
    "pyreheart-wolf-one-blocker": ("turn=own", "acts=stopped"),
    "lavinia-detained-attacker": ("turn=own", "acts=stopped"),
    "lavinia-attack-let-through": ("turn=own", "acts=done"),
    "cunning-survivor-mutavault": ("turn=own", "acts=done"),
    "bojuka-bog-go": ("turn=own", "acts=passed"),
    "manic-vandal-that-one": ("turn=own", "acts=chosen"),
    "manic-vandal-next-spell": ("turn=own", "acts=passed"),
    "flametongue-kavu-alone": ("turn=own", "acts=passed"),
    "braids-drawn-in-haste": ("turn=opponent", "acts=mentioned"),
    "counterbalance-brainstorm-first": ("turn=opponent", "acts=mentioned"),
    "counterbalance-too-late": ("turn=opponent", "acts=moved"),
    "obzedat-enters-target-opponent": ("turn=own", "acts=mentioned"),
    "geist-of-saint-traft-token-announced": ("turn=own", "acts=mentioned"),
    "dark-confidant-late": ("turn=own", "acts=moved"),
    "whisperwood-elemental-go": ("turn=own", "acts=mentioned"),
}


@pytest.mark.parametrize("scenario_id", EXAMPLES)
def test_what_an_example_tells_comes_to_its_ruling_when_it_is_pressed(scenario_id: str) -> None:
    case = LIBRARY.case(scenario_id)
    assert case is not None
    told = decide(CHARTS.competitive, case).walk
    table = LIBRARY.scenario(scenario_id)
    ability = next(
        each
        for each in LIBRARY.abilities.values()
        if table.cards[0] in each.cards and each.case.values.items() <= case.values.items()
    )
    inquiry = Inquiry(CHARTS, ability=ability)
    for pair in EXAMPLES[scenario_id]:
        question, _, answer = pair.partition("=")
        inquiry = inquiry.answered(question, answer)
    was_missed = told.home.here.id not in ("not-missed", "no-infraction")
    if case.values["impact"] == "no":
        inquiry = inquiry.answered("impact", "no")
    assert {is_missed(path) for path in paths(inquiry)} == {was_missed}


# What is usual is usual for that ability.


@each("ability_id", LIBRARY.abilities)
def test_every_listed_ability_says_when_it_triggers(ability_id: str) -> None:
    ability = LIBRARY.abilities[ability_id]
    assert ability.step is not None, "its table in the file of cards says no `step`"
    for inquiry in paths_of(ability_id, "competitive"):
        missed, _ = inquiry.moments
        assert missed is None or missed.step is ability.step
    for question, answer in ability.usual.items():
        (asked,) = {each.id for each in QUESTIONS.values() if each.id == question}
        assert asked in {"turn", "owner", "affected"}
        assert answer in {"own", "opponent", "of-its-turn"}


def test_an_aura_on_anothers_creature_is_owned_by_the_opponent() -> None:
    inquiry = Inquiry(CHARTS, ability=LIBRARY.abilities["pillory"])
    for question, answer in (("acts", "moved"), ("noticed", "same-turn"), ("last-action", "no")):
        inquiry = inquiry.answered(question, answer)
    inquiry = inquiry.answered("wish", "stack")
    (ending,) = inquiry.endings
    assert ending.label.en == "Put on the stack · No penalty"
    values = inquiry.decided.case.values
    assert values[OWNER.name] != values[CONTROLLER.name]


@pytest.mark.parametrize("turn", ["own", "opponent"])
def test_each_players_upkeep_is_that_players(turn: str) -> None:
    inquiry = Inquiry(CHARTS, ability=LIBRARY.abilities["braids"]).answered("turn", turn)
    affected = {path.decided.case.values["affected"] for path in paths(inquiry) if is_missed(path)}
    assert affected == {{"own": "A", "opponent": "B"}[turn]}
    assert LIBRARY.abilities["braids"].case.values[DETRIMENTAL.name] == "sym-bad"


def test_evokes_sacrifice_is_no_delayed_trigger() -> None:
    (special,) = (question for question in QUESTIONS.values() if question.id == "special")
    undoes = special.answer("undoes")
    assert undoes is not None
    assert "delayed trigger" in undoes.words.en.casefold()
    assert "遅延誘発型能力" in undoes.words.ja
    assert special.explanation is not None
    assert "evoke" in special.explanation.en


def test_where_it_could_change_nothing_no_act_is_told() -> None:
    inquiry = Inquiry(CHARTS, ability=LIBRARY.abilities["wall-of-frost"]).answered("acts", "done")
    found = [*paths(inquiry.answered("impact", "no"))]
    assert found
    for path in found:
        assert "does what it forbids" not in story_of(path).en
        assert "could not change anything" in story_of(path).en
