"""Ruling at the table: what is asked, how often, and what comes of it."""

from collections.abc import Iterator
from itertools import islice

import hypothesis.strategies as st
import pytest
from hypothesis import given

from flowcharts.cases.decide import ContradictionError, asked_by, decide
from flowcharts.cases.fact_question import FactQuestion
from flowcharts.cases.facts import CONTROLLER, DAY, FACTS
from flowcharts.cases.inquiry import Inquiry
from flowcharts.cases.questions import QUESTIONS
from flowcharts.cases.ruling_change import ruling_changes
from flowcharts.cases.told_answer import Origin
from flowcharts.library.todays_charts import todays_charts
from flowcharts.model.sub_charts import label_of_ending
from flowcharts.model.turns import TurnStep, at, read_moment
from tests.each_case import each
from tests.shipped import LIBRARY

CHARTS = todays_charts(LIBRARY)
MOST_ANSWERS = 5
MOST_OF_UNLISTED = 13
REGULAR = ("rel", "regular")


def asked_about(ability_id: str, *given: tuple[str, str]) -> Inquiry:
    inquiry = Inquiry(CHARTS, ability=LIBRARY.abilities[ability_id])
    for question, answer in given:
        inquiry = inquiry.answered(question, answer)
    return inquiry


def asked(inquiry: Inquiry) -> FactQuestion:
    question = inquiry.question
    assert question is not None, "all is decided"
    return question


def ways(inquiry: Inquiry) -> Iterator[Inquiry]:
    """All ways to answer whatever is asked, to the end."""
    question = inquiry.question
    if question is None:
        yield inquiry
        return
    for answer in question.answers:
        onward = inquiry.answered(question.id, answer.id)
        try:
            onward.walk.home  # noqa: B018 # it raises where it cannot be
        except ContradictionError:
            continue
        yield from ways(onward)


def all_steps(inquiry: Inquiry) -> Iterator[Inquiry]:
    """It, and whatever comes of each answer to what is asked, down to the ruling."""
    yield inquiry
    if (question := inquiry.question) is not None:
        for answer in question.answers:
            yield from all_steps(inquiry.answered(question.id, answer.id))


@pytest.mark.parametrize("rel", [(), (REGULAR,)], ids=["competitive", "regular"])
@pytest.mark.parametrize("ability_id", ["braids", "pillory", "wall-of-frost", None])
def test_each_step_is_decided_as_its_facts_are_by_themselves(
    ability_id: str | None, rel: tuple[tuple[str, str], ...]
) -> None:
    first = (
        asked_about(ability_id, *rel)
        if ability_id is not None
        else Inquiry(CHARTS, name="Lamp", given=(*rel, ("kind", "mana")))
    )
    steps = [*all_steps(first)]
    assert len(steps) > 3
    for step in steps:
        assert step.decided == decide(step.walk.home.chart, step.decided.case)


def ruling(inquiry: Inquiry) -> str:
    (ending,) = inquiry.endings
    return ending.label.en


@pytest.mark.parametrize("rel", [(), (REGULAR,)], ids=["competitive", "regular"])
@each("ability_id", LIBRARY.abilities)
def test_a_listed_card_is_ruled_on_after_five_answers(
    ability_id: str, rel: tuple[tuple[str, str], ...]
) -> None:
    ended = list(ways(asked_about(ability_id, *rel)))
    assert ended
    for way in ended:
        assert way.is_decided
        assert len(way.given) - len(rel) <= MOST_ANSWERS
        assert not way.decided.missing


def test_nothing_is_asked_that_makes_no_difference() -> None:
    seen = 0
    for ability_id in ("chalice", "eladamris-vineyard", "pyreheart-wolf", "bojuka-bog"):
        for way in ways(asked_about(ability_id)):
            name, _ = way.given[-1]
            before = Inquiry(CHARTS, ability=way.ability, given=way.given[:-1])
            found = {
                frozenset(end.label for end in before.answered(name, each.id).endings)
                for each in asked(before).answers
            }
            assert len(found) > 1
            seen += 1
    assert seen


def test_what_it_says_is_what_the_chart_decides_by_the_same_facts() -> None:
    seen = 0
    for way in ways(asked_about("smokestack-sacrifice")):
        assert decide(CHARTS.competitive, way.decided.case).walk == way.walk
        seen += 1
    assert seen > 3


def test_the_dark_confidant_forgotten_is_put_on_the_stack_if_the_opponent_wants_it() -> None:
    inquiry = asked_about("dark-confidant")
    for question, answer in (
        ("acts", "moved"),
        ("noticed", "same-turn"),
        ("last-action", "no"),
        ("wish", "stack"),
    ):
        assert asked(inquiry).id == question
        inquiry = inquiry.answered(question, answer)
    assert inquiry.question is None
    assert ruling(inquiry) == "Put on the stack · No penalty"


def test_the_chalice_is_backed_up_with_a_warning() -> None:
    inquiry = asked_about(
        "chalice",
        ("acts", "moved"),
        ("noticed", "same-turn"),
        ("last-action", "yes"),
        ("wish", "back-up"),
        ("affected", "own"),
    )
    assert ruling(inquiry) == "Back up one action, then the stack · Warning"


def test_a_trigger_that_was_shown_takes_one_answer() -> None:
    inquiry = asked_about("pact-of-negation", ("acts", "mentioned"))
    assert ruling(inquiry) == "Not missed"


def test_what_is_assumed_is_marked_and_changed_by_one_answer() -> None:
    inquiry = asked_about(
        "pact-of-negation",
        ("acts", "moved"),
        ("noticed", "same-turn"),
        ("last-action", "no"),
        ("wish", "stack"),
    )
    assumed = {told.question.id for told in inquiry.told if told.origin is Origin.ASSUMED}
    assert assumed == {"rel", "impact", "mind", "owner", "turn", "warnings"}
    assert ruling(inquiry) == "Put on the stack · Warning"
    assert ruling(inquiry.answered("warnings", "two")) == "Put on the stack · Game Loss"
    assert ruling(inquiry.answered("owner", "opponent")) == "Put on the stack · No penalty"
    assert ruling(inquiry.answered("mind", "withheld")) == "Put on the stack · Disqualification"
    assert ruling(inquiry.answered("impact", "no")) == "No impact: no infraction"


def test_an_answer_that_is_changed_is_followed_at_once() -> None:
    inquiry = asked_about(
        "dark-confidant",
        ("acts", "moved"),
        ("noticed", "same-turn"),
        ("last-action", "no"),
        ("wish", "stack"),
    )
    assert ruling(inquiry.answered("noticed", "later")) == "Too late: play on · No penalty"
    assert ruling(inquiry.answered("acts", "mentioned")) == "Not missed"
    assert ruling(inquiry.answered("acts", "mentioned").answered("acts", "moved")) == ruling(
        inquiry
    )


def test_at_regular_rel_todays_chart_for_it_is_asked() -> None:
    inquiry = asked_about("dark-confidant", REGULAR, ("acts", "moved"))
    assert inquiry.walk.home.chart.id == "regular-rel"
    assert asked(inquiry).id == "disruptive"
    assert ruling(inquiry.answered("disruptive", "no")) == "Put it on the stack now"


def test_moments_answer_as_exactly_as_they_are_known() -> None:
    inquiry = asked_about("dark-confidant", ("acts", "moved"))
    in_time = inquiry.with_moments(read_moment("1:upkeep"), read_moment("2:draw"))
    too_late = inquiry.with_moments(read_moment("1:upkeep"), read_moment("2:main1"))
    assert asked(in_time).id == "last-action"
    assert ruling(too_late) == "Too late: play on · No penalty"


def test_another_turn_takes_the_moment_back_at_which_it_was_noticed() -> None:
    inquiry = asked_about("lavinia", ("acts", "at-once"))
    timed = inquiry.with_moments(read_moment("1:upkeep"), read_moment("1:main1"))
    assert timed.answered("turn", "opponent").walk.home.chart.id == "missed-trigger-2024"


def test_every_fact_that_a_chart_of_today_asks_for_has_a_question() -> None:
    known_anyway = {CONTROLLER, DAY}
    asked_for = {fact for question in QUESTIONS.values() for fact in question.asks}
    needed = {
        fact
        for fact in FACTS.values()
        if any(True for _ in asked_by(fact, [*CHARTS, *CHARTS.competitive.parts.values()]))
    }
    assert needed
    assert needed <= asked_for | known_anyway


def test_of_a_card_not_listed_four_or_five_questions_are_asked() -> None:
    counts = set()
    for kind, effect in (("trigger", "seen"), ("trigger", "bonus"), ("trigger", "forbids")):
        inquiry = Inquiry(CHARTS).answered("kind", kind).answered("effect", effect)
        while (question := inquiry.question) is not None:
            answer = {"acts": question.answers[-2].id, "duration": "forever"}.get(question.id, "no")
            last = question.answers[-1].id
            inquiry = inquiry.answered(
                question.id, answer if question.answer(answer) is not None else last
            )
        counts.add(sum(told.question.is_printed for told in inquiry.told))
        assert len(inquiry.endings) == 1
    assert counts <= {4, 5}


@pytest.mark.parametrize("rel", ["competitive", "regular"])
@given(st.data())
def test_whatever_is_answered_of_a_card_not_listed_it_comes_to_an_end(
    rel: str, data: st.DataObject
) -> None:
    inquiry = Inquiry(CHARTS).answered("rel", rel)
    for _ in range(MOST_OF_UNLISTED):
        if (question := inquiry.question) is None:
            break
        answer = data.draw(st.sampled_from(question.answers))
        inquiry = inquiry.answered(question.id, answer.id)
    assert inquiry.is_decided
    assert len(inquiry.endings) == 1


def test_something_that_is_no_trigger_is_known_by_one_answer() -> None:
    inquiry = Inquiry(CHARTS)
    assert asked(inquiry).id == "kind"
    assert ruling(inquiry.answered("kind", "other")) == "Not a trigger"


def test_a_card_is_asked_about_before_what_happened() -> None:
    inquiry = Inquiry(CHARTS).answered("kind", "trigger")
    assert asked(inquiry).id == "effect"
    assert asked(inquiry.answered("effect", "seen")).id == "stack-choice"


def test_what_would_change_it_leads_to_another_ruling() -> None:
    inquiry = asked_about(
        "chalice",
        ("acts", "moved"),
        ("noticed", "same-turn"),
        ("last-action", "yes"),
        ("wish", "back-up"),
        ("affected", "own"),
    )
    found = {
        (change.question.id, change.answer.id): [each.label.en for each in change.endings]
        for change in ruling_changes(inquiry)
    }
    assert found["warnings", "two"] == ["Back up one action, then the stack · Game Loss"]
    assert found["affected", "opponent"] == ["Back up one action, then the stack · No penalty"]
    assert found["noticed", "later"] == ["Too late: play on · Warning"]
    assert found["detrimental", "no"] == ["Back up one action, then the stack · No penalty"]
    # In another turn nothing is taken back: only two wishes are left.
    assert set(found["noticed", "next-turn"]) == {
        "Put on the stack · Warning",
        "Not added: play on · Warning",
    }
    assert ("mind", "unaware") not in found


def test_every_change_is_what_its_answer_comes_to() -> None:
    seen = 0
    for ability_id in ("dark-confidant", "lavinia", "tabernacle"):
        for way in ways(asked_about(ability_id)):
            for change in ruling_changes(way):
                other = way.answered(change.question.id, change.answer.id)
                assert {e.label for e in other.endings} - {e.label for e in way.endings}
                seen += 1
    assert seen


def test_no_change_is_listed_twice() -> None:
    inquiry = Inquiry(CHARTS).answered("kind", "trigger").answered("effect", "seen")
    first = [*islice(ways(inquiry), 5)]
    assert len(first) == 5
    for way in first:
        found = [(change.question.id, change.answer.id) for change in ruling_changes(way)]
        assert found
        assert len(found) == len({*found})


def test_another_card_that_leaves_it_open_is_not_listed_and_another_act_is() -> None:
    changes = [*ruling_changes(asked_about("dark-confidant", ("acts", "mentioned")))]
    assert all(len(each.endings) == 1 for each in changes if each.is_of_another_card)
    assert any(len(each.endings) > 1 for each in changes)


def test_what_cannot_be_is_no_change() -> None:
    """An untap step that has not come cannot have been made."""
    inquiry = asked_about(
        "brine-elemental",
        ("turn", "own"),
        ("acts", "done"),
        ("noticed", "next-turn"),
        ("wish", "nothing"),
    )
    found = {(change.question.id, change.answer.id) for change in ruling_changes(inquiry)}
    assert found
    assert ("noticed", "same-turn") not in found


@each("question", QUESTIONS.values(), lambda question: question.id)
def test_every_word_of_a_question_is_there_in_both_languages(question: FactQuestion) -> None:
    said = [question.name, question.words, *(each.words for each in question.answers)]
    for text in said:
        assert text.en
        assert text.ja
        assert not set(text.ja) & set("?!:()")
    assert 1 < len(question.answers) < 9


def test_what_is_left_forgets_what_can_be_worked_out_again() -> None:
    before = asked_about("dark-confidant")
    question, endings = before.question, before.endings
    after = before.answered(asked(before).id, asked(before).answers[0].id)
    assert after.endings
    held = len(vars(before))
    before.forget(after)
    assert len(vars(before)) < held
    assert (before.question, before.endings) == (question, endings)


def test_where_judges_part_on_two_things_each_reading_has_its_ruling() -> None:
    inquiry = Inquiry(CHARTS).answered("rel", "regular").answered("kind", "mana")
    inquiry = inquiry.answered("turn", "opponent").answered("acts", "late")
    assert asked(inquiry).id == "disruptive"
    disputed = inquiry.answered("disruptive", "yes").decided.disputed
    assert disputed is not None
    rulings = {label_of_ending(decided.walk).en for _, decided in disputed.both}
    assert len(disputed.disputes) == 2
    assert "" not in rulings
    assert len(rulings) == len(disputed.both) == 3
    assert "“”" not in disputed.words.en


def test_what_cannot_be_so_with_another_answer_gives_way_and_is_asked_again() -> None:
    told = asked_about("brine-elemental", ("turn", "own"), ("acts", "done"))
    told = told.answered("noticed", "next-turn").answered("wish", "stack")
    assert told.is_decided
    other = told.answered("turn", "opponent")
    assert dict(other.given) == {"turn": "opponent", "acts": "done", "wish": "stack"}
    assert other.can_be
    missed, _ = told.moments
    assert missed is not None
    moments = missed, at(missed.turn, TurnStep.MAIN2)
    marked = told.with_moments(*moments)
    assert (dict(marked.given)["turn"], dict(marked.given)["noticed"]) == tuple(map(str, moments))
    assert "acts" not in dict(marked.given)
    assert marked.can_be
