"""Stories tell what a judge would see and leave it to the reader to judge."""

import re
from itertools import islice

from flowcharts.cases.ability import Ability
from flowcharts.cases.case import Reading
from flowcharts.cases.effects import EFFECTS
from flowcharts.cases.facts import (
    ACTS,
    DETRIMENTAL,
    EFFECTS_OF_IT,
    LAST_ACTION,
    MIND,
    MISSED,
    NOTICED,
    WANTS,
)
from flowcharts.cases.timeline import Deed
from flowcharts.model.sub_charts import steps
from flowcharts.stories.generated_case import GeneratedCase
from tests.flowcharts.stories.made import TODAY, first, generator_about, generator_of, such

VERDICTS = re.compile(
    r"disrupt|can be undone|finds|no intent|believes|put right|混乱|故意では|元に戻せる|判断し|信じ"
)
DECIDED = re.compile(
    r"all you can block with|At your life total|At my life total|your whole hand|"
    r"I can risk it|blocks with [^,]+, and damage is dealt"
)
BUILT_ON_IT = re.compile(
    r"ブロッカーはそれだけ|そのライフなら全員|このライフなら守り|手札はそれだけ|"
    r"がいるので大丈夫|でブロックし、戦闘ダメージ"
)
OWNED_BY_THE_OTHER = re.compile(
    r"taken from [AB]|has taken control of [AB]’s|which [AB] owns|which [AB] has enchanted|"
    r"[AB] controls The Tab"
)


def many() -> tuple[GeneratedCase, ...]:
    return first(TODAY, 500)


def test_only_an_owner_who_is_not_the_controller_is_told() -> None:
    others = 0
    for case in many():
        is_other = case.case.values["owner"] != case.case.values["controller"]
        assert "’s own" not in case.story.en
        assert not re.search("自分の《(?!栄光|迷宮|世界|灰色|躁|熟考|飛び|屍肉)", case.story.ja), (
            case.story.ja
        )
        if "owns" in case.story.en or "オーナー" in case.story.ja:
            assert is_other, case.story.en
        if is_other:
            assert OWNED_BY_THE_OTHER.search(case.story.en), case.story.en
            others += 1
    assert others > 20


def answered(case: GeneratedCase, decision: str) -> str | None:
    """What that decision is answered; None where it is not asked."""
    taken = steps(case.walk.walk)
    return next((step.answer for step in taken if step.decision.id == decision), None)


def asking(decision: str, count: int) -> list[GeneratedCase]:
    return [*islice(generator_of(TODAY).cases(8, decision=decision), count)]


def test_no_story_tells_what_a_judge_has_to_judge() -> None:
    for case in many():
        assert not VERDICTS.search(case.story.en), case.story.en
        assert not VERDICTS.search(case.story.ja), case.story.ja
    assert len(many()) == 500


def test_at_regular_rel_it_is_told_what_was_decided_since_or_how_little_was_done() -> None:
    found = asking("too-disruptive", 80)
    assert {answered(case, "too-disruptive") for case in found} == {"yes", "no"}
    for case in found:
        is_so = answered(case, "too-disruptive") == "yes"
        assert (DECIDED.search(case.story.en) is not None) is is_so, case.story.en
        assert (BUILT_ON_IT.search(case.story.ja) is not None) is is_so, case.story.ja
        if not is_so:
            deeds = [act.deed for act in Reading(case.case)[ACTS][:-1]]
            assert len(deeds) <= 5, case.story.en
            assert "attacks with every" not in case.story.en


def test_where_a_backup_is_asked_about_what_was_done_since_is_told() -> None:
    wishing = (
        case for case in asking("backup-on-offer", 400) if "back-up" in Reading(case.case)[WANTS]
    )
    found = [*islice(wishing, 60)]
    assert {answered(case, "backup-on-offer") for case in found} == {"yes", "no"}
    for case in found:
        reading = Reading(case.case)
        *_, last, _brought_up = reading[ACTS]
        told = {*reading[LAST_ACTION]}
        assert re.search("go back and (?:do it|have it done)|the play taken back", case.story.en)
        assert re.search("戻してやり直|そこまで戻れ|直前の行動を取り消", case.story.ja)
        is_seen = "draws two cards" in case.story.en and "カードを2枚引き" in case.story.ja
        assert ("random" in told) is is_seen, case.story.en
        is_answered = last.deed is Deed.OPPONENT_MOVES
        assert ("single" in told) is (not is_answered and "changes" in told), case.story.en
        is_on_offer = answered(case, "backup-on-offer") == "yes"
        assert is_on_offer is ("single" in told and "random" not in told)


SAID_OF_INTENT = r"the judge[^“]*: “|the judge, [AB] says: “|tells the judge, “|whisper"
LEFT_TO_THE_OTHER = "[AB] had to announce it”|unless [AB] asked|Doesn’t [AB] have to announce it"


def test_intent_is_told_only_by_what_its_controller_says_or_shows() -> None:
    open_minds = 0
    for case in many():
        is_told = re.search(SAID_OF_INTENT, case.story.en)
        is_meant = Reading(case.case)[MIND] != ("forgot",)
        is_done = case.ruling[0].endswith("/not-missed")
        assert is_told is not None or not is_meant, case.story.en
        assert is_meant or is_done or is_told is None, case.story.en
        open_minds += is_meant
    assert open_minds > 5


def test_who_thought_that_it_was_for_the_other_to_say_is_no_cheater() -> None:
    found = such(generator_of(TODAY), 3, lambda case: case.values["mind"] == ("saw", "advantage"))
    told = [*islice(found, 10)]
    assert len(told) == 10
    for case in told:
        assert answered(case, "on-purpose") != "yes"
        assert re.search(LEFT_TO_THE_OTHER, case.story.en), case.story.en


def test_nobody_wants_on_the_stack_what_only_helps_the_other_player() -> None:
    wanting = [case for case in many() if "stack" in Reading(case.case)[WANTS]]
    assert len(wanting) > 20
    for case in wanting:
        values = case.case.values
        is_hit = values["affected"] == values["controller"]
        unwelcome = {"yes", "sym-bad" if is_hit else "sym-good"}
        is_harmed = re.search("at one life|only artifact|library is down", case.story.en)
        assert values["detrimental"] in unwelcome or is_harmed, case.story.en


def test_what_usually_helps_may_be_wanted_where_it_would_harm() -> None:
    found = such(
        generator_of("missed-trigger-2024"),
        6,
        lambda case: case.values["detrimental"] == "no" and Reading(case)[WANTS] == ("stack",),
    )
    told = [*islice(found, 10)]
    assert len(told) == 10
    for case in told:
        en, ja = case.story
        assert re.search("at one life|only artifact|library is down", en), en
        assert re.search("ライフは1点|アーティファクトは|カードは残り", ja), ja
        assert not re.search(r"\d\d life|draws cards", en)
        assert case.ruling[1] == "penalty/none"
    assert "missed-trigger-2024/stack" in {case.ruling[0] for case in told}


def forbids(ability: Ability) -> bool:
    return any(EFFECTS[name].forbids for name in Reading(ability.case)[EFFECTS_OF_IT])


def test_what_is_forbidden_and_stopped_is_taken_back() -> None:
    stopped = such(
        generator_about(forbids),
        2,
        lambda case: any(act.deed is Deed.STOP for act in Reading(case)[ACTS]),
    )
    found = [*islice(stopped, 20)]
    assert len(found) == 20
    for case in found:
        assert re.search(r"takes [^.,]* back", case.story.en), case.story.en
        assert re.search("取り消し|手札に戻し", case.story.ja), case.story.ja


def test_what_nobody_has_gone_on_from_is_not_missed_and_may_be_wanted() -> None:
    cases = first(TODAY, 1200)
    found = [case for case in cases if not moved(case) and "judge" in case.story.en]
    assert len(found) > 20
    assert {case.ruling[0].partition("/")[2] for case in found} <= {"not-missed", "not-a-trigger"}
    assert any("stack" in Reading(case.case)[WANTS] for case in found)


def moved(case: GeneratedCase) -> bool:
    """Has more been done since it was due than to cast an instant, or to play on in haste?"""
    *before, _brought_up = Reading(case.case)[ACTS]
    return not {act.deed for act in before} <= {Deed.INSTANT, Deed.OPPONENT_MOVES}


def test_what_the_lines_tell_is_what_the_facts_have() -> None:
    """The words of a story are told anew, once it is ruled on: they change no fact."""
    assert many()
    for case in many():
        told = [(deed, line.moment) for line in case.lines for deed in line.deeds]
        assert told == [(act.deed, act.moment) for act in Reading(case.case)[ACTS][:-1]], case.story


def shown() -> list[Reading]:
    found = [
        Reading(case.case)
        for case in many()
        if case.ruling[0].endswith("/not-missed")
        if {Deed.MENTION, Deed.CHOOSE} & {act.deed for act in Reading(case.case)[ACTS][:-1]}
    ]
    assert len(found) > 30
    return found


def test_what_was_carried_out_is_wanted_by_nobody_but_an_opponent_whom_it_helps() -> None:
    """That player may not have seen that it was done."""
    wanting = [case for case in shown() if case[WANTS] not in {(), ("nothing",)}]
    assert wanting
    for case in wanting:
        assert case[WANTS] == ("stack",)
        assert case[ACTS][-1].deed == Deed.OPPONENT_MENTIONS
        assert case[DETRIMENTAL] != "no"


def test_what_was_carried_out_is_objected_to_at_once_or_later() -> None:
    """Else a late complaint would tell that it was missed."""
    later = [case[NOTICED].turn > case[MISSED].turn for case in shown()]
    assert 0.2 < sum(later) / len(later) < 0.8
