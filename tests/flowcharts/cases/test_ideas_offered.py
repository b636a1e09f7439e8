"""Where a mistaken idea is offered it is mistaken, and what it says is said of this very case.

An idea that is offered where what it says is true would confirm an error.
"""

from collections.abc import Callable, Iterator, Mapping

import pytest

from flowcharts.cases import facts as f
from flowcharts.cases.ability import Ability
from flowcharts.cases.ability_rules import counts_sagas, is_seen, is_silent
from flowcharts.cases.case import Case, Reading, read_facts
from flowcharts.cases.decide import ContradictionError, DecidedWalk, decide
from flowcharts.cases.effects import EFFECTS
from flowcharts.cases.mistaken_ideas import mistaken_ideas, wrong_answers
from flowcharts.cases.rule import AskedNode
from flowcharts.cases.situation_rules import GONE_ON, SHOWN, has_turn
from flowcharts.cases.timeline import Deed, comes_first
from flowcharts.model.chart import Chart, Family
from flowcharts.model.sub_charts import charts_within_reach
from tests.each_case import each
from tests.shipped import LIBRARY

CHARTS = tuple(
    chart for chart in LIBRARY.charts() if chart.family in (Family.MISSED_TRIGGER, Family.REGULAR)
)
SITUATIONS = (
    {"acts": "move", "missed": "1:upkeep", "noticed": "1:main1"},
    {"acts": "pass,mention,move", "missed": "1:upkeep", "noticed": "1:main1", "warnings": "1"},
    {"acts": "instant,mention", "missed": "2:upkeep", "noticed": "2:main1", "impact": "no"},
    {"acts": "pass-aloud,mention", "missed": "2:upkeep", "noticed": "2:main1", "affected": "B"},
    {"acts": "move,mention", "missed": "1:upkeep", "noticed": "1:main2", "affected": "B"},
    {"acts": "matter,mention", "missed": "1:end", "noticed": "2:draw", "owner": "B"},
    {"acts": "opp:move,mention,matter", "missed": "1:main1", "noticed": "4:main1"},
    {
        "acts": "opp:mention,move,mention",
        "missed": "1:main1",
        "noticed": "2:main1",
        "last_action": "shows,changes,single,random",
        "mind": "saw,advantage",
        "warnings": "2",
    },
    {
        "acts": "move",
        "missed": "1:main1",
        "noticed": "3:upkeep",
        "mind": "saw",
        "disruptive": "yes",
    },
)
USUAL = {
    "controller": "A",
    "owner": "A",
    "affected": "A",
    "action_announced": "no",
    "carried_out": "right",
    "impact": "yes",
    "rel": "competitive",
    "wants": "back-up,stack",
    "mind": "forgot",
    "warnings": "0",
    "last_action": "shows,single",
    "disruptive": "no",
}

Said = Callable[[Reading, AskedNode], bool]


def anything(_case: Reading, _asked: AskedNode) -> bool:
    """It speaks of every case."""
    return True


def effects(*named: str) -> Said:
    return lambda case, _asked: bool({*named} & {*case[f.EFFECTS_OF_IT]})


def option(*named: str) -> Said:
    return lambda case, _asked: case[f.OPTION] in named


def delayed(*named: str) -> Said:
    return lambda case, _asked: case[f.DELAYED] in named


def first(*found: Deed, among: tuple[Deed, ...]) -> Said:
    return lambda case, _asked: comes_first(case[f.ACTS], *among) in found


def _is_in_opponents_turn(case: Reading, _asked: AskedNode) -> bool:
    return not has_turn(case, case[f.MISSED].turn)


def _passed_and_spoke(case: Reading, asked: AskedNode) -> bool:
    among = (*SHOWN, Deed.PASS_ALOUD, Deed.INSTANT, *GONE_ON)
    is_first = comes_first(case[f.ACTS], *among) is Deed.PASS_ALOUD
    return is_first and _is_in_opponents_turn(case, asked)


def _has_a_choice(case: Reading, _asked: AskedNode) -> bool:
    return case[f.OPTION] != "none" or case[f.RESOLUTION_CHOICE] == "yes"


def _chooses_on_stack(case: Reading, _asked: AskedNode) -> bool:
    return case[f.STACK_CHOICE] != "none"


def _is_unseen(case: Reading, asked: AskedNode) -> bool:
    return not is_seen(case, asked)


def _was_remembered_in_its_turn(case: Reading, _asked: AskedNode) -> bool:
    has_spoken = any(act.deed in SHOWN for act in case[f.ACTS])
    return has_spoken and case[f.NOTICED].turn == case[f.MISSED].turn


def _is_a_price(case: Reading, _asked: AskedNode) -> bool:
    costs = {"life-you", "discard-you", "sacrifice-own"}
    found = {*case[f.EFFECTS_OF_IT]}
    return bool(found & costs and found - costs) and case[f.DETRIMENTAL] == "no"


def _is_no_harm_to_its_owner(case: Reading, _asked: AskedNode) -> bool:
    return case[f.DETRIMENTAL] != "yes"


def _is_symmetrical(case: Reading, _asked: AskedNode) -> bool:
    return case[f.DETRIMENTAL] in ("sym-bad", "sym-good")


def _harms_or_helps_the_opponent(case: Reading, asked: AskedNode) -> bool:
    return _is_symmetrical(case, asked) and case[f.AFFECTED] != case[f.CONTROLLER]


def _is_shared_by_a_part(case: Reading, asked: AskedNode) -> bool:
    listed = [EFFECTS[name].is_lapsing for name in case[f.EFFECTS_OF_IT]]
    return any(listed) and not all(listed) and not is_silent(case, asked)


def _is_good_and_off_the_list(case: Reading, _asked: AskedNode) -> bool:
    listed = [EFFECTS[name].is_lapsing for name in case[f.EFFECTS_OF_IT]]
    return not all(listed) and case[f.DETRIMENTAL] == "no"


LAST = f.LAST_ACTION
SAYS: Mapping[str, Said] = {
    "anything-forgotten": lambda case, _asked: case[f.KIND] != "trigger",
    "every-lore-counter": lambda case, asked: case[f.KIND] == "saga-first" and counts_sagas(asked),
    "no-lore-counter": lambda case, asked: case[f.KIND] == "saga-later" and counts_sagas(asked),
    "unseen-is-no-impact": lambda case, asked: is_silent(case, asked) or _is_unseen(case, asked),
    "every-trigger-matters": anything,
    "also-creates-delayed": effects("creates-delayed"),
    "is-delayed-itself": lambda case, _asked: case[f.DELAYED] != "none",
    "copies-must-be-named": effects("copies"),
    "when-you-do-must-be-said": lambda case, _asked: case[f.REFLEXIVE] == "yes",
    "when-you-do-by-itself": lambda case, _asked: case[f.REFLEXIVE] == "yes",
    "safe-in-opponents-turn": _is_in_opponents_turn,
    "passing-is-no-action": _passed_and_spoke,
    "target-opponent-is-chosen": lambda case, _asked: case[f.STACK_CHOICE] == "target-opponent",
    "all-choices-on-the-stack": _has_a_choice,
    "targets-on-resolution": _chooses_on_stack,
    "seen-on-the-card": effects("bonus-yours", "shrink-theirs", "type-own", "damage-creature"),
    "life-is-not-visible": effects("life+you", "life-you", "life+opp", "life-opp", "life-affected"),
    "choice-is-not-visible": _has_a_choice,
    "bonus-changes-rules": effects("bonus-yours", "shrink-theirs", "type-own"),
    "forbidding-is-an-effect": effects("forbid-theirs"),
    "choice-before-resolution": _chooses_on_stack,
    "mention-is-a-choice": _chooses_on_stack,
    "passing-misses-it": first(
        Deed.PASS, Deed.PASS_ALOUD, among=(*SHOWN, Deed.PASS, Deed.PASS_ALOUD, *GONE_ON)
    ),
    "instant-misses-it": first(Deed.INSTANT, among=(*SHOWN, Deed.INSTANT, *GONE_ON)),
    "opponents-move-misses-it": first(
        Deed.OPPONENT_MOVES,
        Deed.OPPONENT_DOES,
        among=(*SHOWN, *GONE_ON, Deed.OPPONENT_MOVES, Deed.OPPONENT_DOES),
    ),
    "anybody-may-mention-it": first(
        Deed.OPPONENT_MENTIONS,
        Deed.OTHER_MENTIONS,
        among=(*SHOWN, *GONE_ON, Deed.OPPONENT_MENTIONS, Deed.OTHER_MENTIONS),
    ),
    "in-time-all-turn": lambda case, _asked: case[f.NOTICED].turn == case[f.MISSED].turn,
    "may-is-never-missed": option("may"),
    "forbid-at-once": effects("forbid-theirs"),
    "try-misses-it": effects("forbid-theirs"),
    "unseen-at-once": _is_unseen,
    "unseen-before-opponent-decides": _is_unseen,
    "unseen-all-turn": _was_remembered_in_its_turn,
    "unseen-is-exempt": is_silent,
    "every-aura": lambda case, _asked: case[f.AURA] != "none",
    "aura-like-others": lambda case, _asked: case[f.AURA] == "only-enchanted",
    "seen-is-enough": lambda case, _asked: case[f.AURA] == "other",
    "every-delayed-trigger": lambda case, _asked: case[f.DELAYED] != "none",
    "every-zone-change": delayed("moves-fixed", "moves-unfixed"),
    "undoing-is-optional": delayed("undoes"),
    "old-default-lives-on": lambda case, asked: (
        option("unless", "if-not")(case, asked) or effects("sacrifice-own")(case, asked)
    ),
    "only-the-same-turn": lambda case, _asked: case[f.NOTICED].turn > case[f.MISSED].turn,
    "until-ones-own-next-turn": anything,
    "counted-in-steps": anything,
    "what-ends-is-over": lambda case, _asked: (
        case[f.DURATION] in ("turn", "your-next-turn", "your-next-end")
    ),
    "duration-does-not-matter": lambda case, _asked: case[f.DURATION] != "none",
    "need-not-change-it": lambda case, _asked: "changes" not in case[LAST],
    "several-can-go-back": lambda case, _asked: "single" not in case[LAST],
    "chance-can-go-back": lambda case, _asked: "random" in case[LAST],
    "never-back-up": anything,
    "silence-is-cheating": lambda case, _asked: "saw" in case[f.MIND],
    "advantage-is-cheating": lambda case, _asked: "advantage" in case[f.MIND],
    "forgetting-is-no-cheating": lambda case, _asked: "saw" in case[f.MIND],
    "a-price-is-detrimental": _is_a_price,
    "every-miss-is-warned": _is_no_harm_to_its_owner,
    "symmetrical-is-even": _is_symmetrical,
    "affected-is-the-controller": _harms_or_helps_the_opponent,
    "controller-is-owner": lambda case, _asked: case[f.OWNER] != case[f.CONTROLLER],
    "second-is-the-third": lambda case, _asked: case[f.WARNINGS] == 1,
    "fourth-is-the-third": lambda case, _asked: case[f.WARNINGS] == 2,
    "unless-is-optional": option("unless", "if-not"),
    "may-can-be-missed": option("may"),
    "one-target-no-choice": lambda case, _asked: case[f.STACK_CHOICE] == "target-opponent",
    "only-targets-are-choices": _has_a_choice,
    "seen-on-the-card-2008": effects("bonus-yours", "shrink-theirs", "type-own", "damage-creature"),
    "silent-is-unseen": _is_unseen,
    "silent-is-missed": _is_unseen,
    "unless-is-no-default": option("unless"),
    "every-choice-has-a-default": _chooses_on_stack,
    "opponents-default-too": lambda case, _asked: case[f.OPTION_OF] != "controller",
    "what-helps-lapses": _is_good_and_off_the_list,
    "one-listed-is-enough": _is_shared_by_a_part,
    "every-delayed-trigger-2016": delayed("moves-unfixed", "other"),
    "must-undo-already": delayed("moves-fixed", "moves-unfixed"),
    "regular-like-competitive": lambda case, _asked: case[f.STACK_CHOICE] == "other",
    "passing-misses-it-at-regular": first(Deed.PASS, among=(*SHOWN, Deed.PASS, *GONE_ON)),
    "unseen-at-once-at-regular": is_silent,
    "may-goes-on-the-stack": option("may"),
    "anybodys-may": lambda case, _asked: case[f.OPTION_OF] != "controller",
    "always-added-at-regular": anything,
    "another-turn-is-too-late": lambda case, _asked: case[f.NOTICED].turn > case[f.MISSED].turn,
}
"""What has to be so where an idea is offered, for its words to be about the case."""


def untrue(decided: DecidedWalk) -> Iterator[str]:
    """The ideas that are offered in a case that they are not about."""
    charts = {each.id: each for each in charts_within_reach(decided.walk.home.chart)}
    for (chart_id, decision_id), idea, _ in wrong_answers(decided):
        chart = charts[chart_id]
        decision = next(each for each in chart.decisions if each.id == decision_id)
        if not SAYS[idea.id](Reading(decided.case), AskedNode(chart, decision)):
            yield f"{idea.id} at {chart_id}/{decision_id}"


def situations(ability: Ability) -> Iterator[DecidedWalk]:
    """The ability in every situation, by every policy."""
    for situation in SITUATIONS:
        case = ability.case.with_facts(read_facts({**USUAL, **situation}))
        for chart in CHARTS:
            try:
                yield decide(chart, case)
            except ContradictionError:
                break


def test_what_every_idea_says_is_written_down() -> None:
    assert {*SAYS} == {*mistaken_ideas()}


FACTS_APART = {frozenset(one.case.values.items()): id_ for id_, one in LIBRARY.abilities.items()}
"""Of the abilities with the same facts one: by facts alone a case is decided, and ideas offered."""


@each("ability_id", FACTS_APART.values())
def test_an_idea_is_offered_for_an_ability_only_where_it_is_about_it(ability_id: str) -> None:
    found = {
        each for decided in situations(LIBRARY.abilities[ability_id]) for each in untrue(decided)
    }
    assert not found


@each("scenario_id", LIBRARY.scenario_ids)
def test_an_idea_is_offered_for_an_example_only_where_it_is_about_it(scenario_id: str) -> None:
    case = LIBRARY.case(scenario_id) or Case()
    assert not {each for chart in CHARTS for each in untrue(decide(chart, case))}


def test_a_price_that_is_detrimental_is_no_mistaken_idea() -> None:
    priced = [
        ability
        for ability in LIBRARY.abilities.values()
        if ability.case.values[f.DETRIMENTAL.name] == "yes"
    ]
    assert priced
    for ability in priced:
        for decided in situations(ability):
            ideas = {idea.id for _, idea, _ in wrong_answers(decided)}
            assert "a-price-is-detrimental" not in ideas


@pytest.mark.parametrize("chart", [c for c in CHARTS if c.edition.first_day < "2024-09-23"])
def test_no_lore_counter_counts_before_september_2024(chart: Chart) -> None:
    for ability_id in ("saga-counter-first", "saga-counter-later"):
        for situation in SITUATIONS:
            case = LIBRARY.abilities[ability_id].case
            decided = decide(chart, case.with_facts(read_facts({**USUAL, **situation})))
            ideas = {idea.id for _, idea, _ in wrong_answers(decided)}
            assert not ideas & {"every-lore-counter", "no-lore-counter"}
