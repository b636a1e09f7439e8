"""Fresh cases: each can be, is decided as its story says, and gives nothing away."""

import re
from collections import Counter, defaultdict
from datetime import date, timedelta
from itertools import islice
from statistics import quantiles

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings

from flowcharts.cases.case import Reading
from flowcharts.cases.contradictions import contradiction
from flowcharts.cases.decide import decide
from flowcharts.cases.facts import ACTS, FACTS, LAST_ACTION, NOTICED, FactOf
from flowcharts.checking.signs import sign_faults
from flowcharts.checking.stories import given_away
from flowcharts.library.library import Library
from flowcharts.model.chart import Family
from flowcharts.model.sub_charts import charts_within_reach, steps
from flowcharts.model.turns import Moment, TurnStep
from flowcharts.stories.generated_case import GeneratedCase, NoCaseError, ends_of
from tests.flowcharts.stories.made import first, generator_of, many, seed_of
from tests.shipped import LIBRARY

TODAY = generator_of("today")
SENTENCE = re.compile(r"[.?]”?(?= [A-Z“]|$)")
PRONOUN = re.compile(r"\b(?:he|she|him|her|his|hers|they|their)\b", re.IGNORECASE)
THE_FACT_ITSELF = (
    *("unrevealed", "q discards nothing", "loses no life", "untaps all lands", "loses none"),
    *("taken back", "on the stack as things stand", "I exert it", "unrevealed in the upkeep"),
    *("q controls no creature", "graveyard is empty", "graveyards are empty"),
    *("attacks with everything", "p takes the damage"),
    *("I don’t want to win like that", "It can happen to anybody"),
    *("No need to do it now", "would leave it", "let’s play on without it", "let’s just go on"),
    "would rather go on without it all the same",
)
"""Phrases that tell how a card was handled, which of three an opponent chose, that a board has
nothing to change, or what was decided since: no more and no less than what is asked last."""


@pytest.fixture(scope="module")
def reached() -> set[tuple[str, str, str]]:
    taken = (step for case in many() for step in steps(case.walk.walk))
    return {(*step.place, step.answer) for step in taken}


def moments(case: GeneratedCase) -> list[Moment]:
    return [line.moment for line in case.lines]


def test_a_penalty_is_asked_of_what_was_missed_alone() -> None:
    today = LIBRARY.chart(LIBRARY.todays_chart_id)
    cases = [*islice(generator_of("penalty").cases(4), 150)]
    assert len(cases) == 150
    for case in cases:
        assert "awareness/missed" in ends_of(decide(today, case.case)), str(case.story)


def test_an_action_that_can_be_taken_back_alone_is_the_last_of_all() -> None:
    told = [(case.story.en, Reading(case.case)) for case in many()]
    found = [(story, case) for story, case in told if "single" in case[LAST_ACTION]]
    assert found
    for story, case in found:
        last = case[ACTS][-2]  # then it is brought up
        assert not last.deed.startswith("opp:"), story
        assert last.moment is not None
        assert case[NOTICED].turn == last.moment.turn, story


def test_three_thousand_cases_reach_every_outcome_and_answer(
    reached: set[tuple[str, str, str]],
) -> None:
    charts = [each for chart in TODAY.charts for each in charts_within_reach(chart)]
    assert {chart.id for chart in charts} == {
        *("missed-trigger-2024", "awareness", "penalty", "regular-rel"),
    }
    answers = {
        (chart.id, decision.id, answer)
        for chart in charts
        for decision in chart.decisions
        for answer in decision.answers
    }
    assert answers - reached == set()
    ends = {end for case in many() for end in ends_of(case.walk)}
    wanted = {f"{chart.id}/{outcome.id}" for chart in charts for outcome in chart.outcomes}
    assert wanted - ends == set()


def test_no_two_stories_are_alike() -> None:
    assert len(many()) == 3000
    for language in ("en", "ja"):
        assert len({getattr(case.story, language) for case in many()}) == len(many())
    assert len({case.id for case in many()}) == len(many())


def test_every_ability_that_has_a_story_is_told() -> None:
    told = {case.ability.id for case in many()}
    assert len(told) > 90
    assert all(case.card.id in case.ability.cards for case in many() if case.ability.cards)


@given(st.integers(min_value=0, max_value=(1 << 32) - 1))
@settings(max_examples=100, deadline=None)
def test_a_case_can_be_is_complete_and_tells_nothing_of_its_ruling(seed: int) -> None:
    case = next(TODAY.cases(seed))
    values = case.case.values
    assert {*values} == {*FACTS}
    assert contradiction(case.case) is None
    assert not case.walk.missing
    assert case.walk.stopped is None
    assert values["noticed"] >= values["missed"]  # type: ignore[operator] # both are moments
    assert sorted(moments(case)) == moments(case)
    assert all(moment.step is not TurnStep.CLEANUP for moment in moments(case))
    story = case.story
    assert case.card.name.en in story.en
    assert f"《{case.card.name.without_ruby().ja}》" in story.ja
    assert given_away(story.en.replace("for Missed Trigger", "")) is None
    assert given_away(story.ja) is None
    assert not PRONOUN.search(story.en)
    assert list(sign_faults(story.ja)) == []
    assert not re.search(r"[{][PQXW][}]|\|", story.en.replace("{W}", "") + story.ja)
    assert 2 <= len(SENTENCE.findall(story.en)) <= 8
    assert 3 <= story.ja.count("。") - story.ja.count("。」") <= 12


def test_a_case_is_decided_as_its_facts_are_read() -> None:
    for case in many()[:300]:
        chart = case.walk.walk.home.chart
        again = decide(chart, case.case)
        assert ends_of(again) == ends_of(case.walk)
    assert many()


def test_each_thing_that_happened_is_a_sentence() -> None:
    cases = many()[:400]
    assert len(cases) == 400
    for case in cases:
        assert case.lines
        for line in case.lines:
            assert line.words.en.endswith(".")
            assert line.words.ja.endswith("ました。") or line.words.ja.endswith("ませんでした。")


def test_the_same_seed_and_the_same_id_make_the_same_case() -> None:
    again = list(islice(Library().generator("today").cases(seed_of("today")), 20))
    assert [case.story for case in again] == [case.story for case in many()[:20]]
    for case in many()[:50]:
        assert TODAY.case_of(case.id).story == case.story
        assert TODAY.case_of(case.id).case.values == case.case.values
    assert next(TODAY.cases(2)).story != many()[0].story


def test_an_id_of_other_content_is_refused_by_a_sentence() -> None:
    number = many()[0].id.partition("-")[2]
    for strange in ("nonsense", f"00000000-{number}", f"{many()[0].id}-warnings-7"):
        with pytest.raises(NoCaseError, match=r"^[A-Z].*\.$"):
            TODAY.case_of(strange)


def test_only_what_is_asked_for_is_made() -> None:
    found = list(islice(TODAY.cases(4, outcome="cheating"), 20))
    assert len(found) == 20
    assert all("penalty/cheating" in ends_of(case.walk) for case in found)
    asked = [
        case for seed in (4, 5) for case in islice(TODAY.cases(seed, decision="duration-over"), 40)
    ]
    answers = Counter(
        step.answer
        for case in asked
        for step in steps(case.walk.walk)
        if step.decision.id == "duration-over"
    )
    assert answers.total() == 80
    assert min(answers["yes"], answers["no"]) > 10


def test_pairs_differ_in_one_fact_and_in_the_ruling() -> None:
    pairs = list(islice(TODAY.pairs(2), 150))
    assert len(pairs) == 150
    facts = set()
    for one, other in pairs:
        assert (one.pair, other.pair) == (other.id, one.id)
        values = one.case.values, other.case.values
        (fact,) = (name for name in FACTS if values[0][name] != values[1][name])
        assert one.differs == other.differs == fact
        assert FACTS[fact].of is FactOf.SITUATION
        ends = [[end.split("/")[1] for end in case.ruling] for case in (one, other)]
        assert ends[0] != ends[1]
        assert one.story != other.story
        assert TODAY.case_of(other.id).story == other.story
        facts.add(fact)
    assert facts >= {"acts", "wants", "noticed", "impact"}


@pytest.mark.parametrize(
    "chart_id",
    [chart.id for chart in LIBRARY.charts() if chart.family is not None],
)
def test_every_policy_chart_has_cases(chart_id: str) -> None:
    found = first(chart_id, 60)
    assert len(found) == 60
    assert {case.chart_id for case in found} == {chart_id}
    edition = LIBRARY.chart(chart_id).edition
    if edition.until is not None:
        (day,) = {date.fromisoformat(str(case.case.values["day"])) for case in found}
        assert all(case.story.en.startswith(f"{day:%B %Y}: ") for case in found)
        assert all(case.story.ja.startswith(f"{day.year}年{day.month}月") for case in found)
        # The month is all that is told: no other edition has a day of it.
        assert edition.first_day <= f"{day:%Y-%m}-01"
        assert f"{day + timedelta(days=1):%d}" == "01"
        assert day.isoformat() <= edition.until
    pairs = list(islice(generator_of(chart_id).pairs(1), 3))
    assert len(pairs) == 3


BEFORE_THE_PENALTY_CHART = [
    chart.id
    for chart in LIBRARY.charts()
    if chart.family is Family.MISSED_TRIGGER and (chart.edition.until or "9999") < "2012-10-01"
]


@pytest.mark.parametrize("chart_id", BEFORE_THE_PENALTY_CHART)
def test_no_case_hangs_on_a_penalty_that_its_edition_does_not_ask_for(chart_id: str) -> None:
    """A third Warning, or one that was skipped on purpose, would be another penalty than told.

    Of Warnings that decide nothing there, nothing is told.
    """
    found = first(chart_id, 200)
    assert len(found) == 200
    assert {case.case.values["warnings"] for case in found} <= {0, 1}
    assert not any("advantage" in str(case.case.values["mind"]) for case in found)


def test_a_card_is_never_older_than_its_edition() -> None:
    found = first("missed-trigger-2008", 200)
    names = {case.card.name.en for case in found}
    assert "Child of Gaea" in names
    assert not names & {"Omnath, Locus of Creation", "Gust Walker", "Pyreheart Wolf"}


def ruling(case: GeneratedCase) -> str:
    return case.ruling[0]


def test_length_gives_no_outcome_away() -> None:
    for language in ("en", "ja"):
        lengths = [len(getattr(case.story, language)) for case in many()]
        bounds = quantiles(lengths, n=5)
        found: dict[int, Counter[str]] = defaultdict(Counter)
        for case, length in zip(many(), lengths, strict=True):
            found[sum(length > bound for bound in bounds)][ruling(case)] += 1
        assert len(found) == 5
        for counted in found.values():
            assert counted.most_common(1)[0][1] < 0.5 * counted.total(), counted


def test_the_card_gives_no_outcome_away() -> None:
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for case in many():
        found[case.ability.id][ruling(case)] += 1
    often = {name: counted for name, counted in found.items() if counted.total() >= 20}
    assert len(often) > 30
    settled = {name for name, counted in often.items() if len(counted) == 1}
    # Whatever happens, these are no triggers, or take care of themselves.
    itself = {"grave-betrayal", "pyknite", "storm"}
    # And the “when you do” of which stories are told is announced with its action.
    itself.add("exert-bonus")
    # At Regular REL, where it is mostly told, a later chapter’s counter is no trigger either.
    itself.add("saga-counter-later")
    assert settled <= {*itself, "saga-counter-first", "enters-with-counters"}


def test_no_phrase_gives_an_outcome_away() -> None:
    """What one ability alone is told in, its card has told already."""
    found: dict[str, Counter[str]] = defaultdict(Counter)
    told_of: dict[str, set[str]] = defaultdict(set)
    for case in many():
        for phrase in phrases(case):
            found[phrase][ruling(case)] += 1
            told_of[phrase].add(case.ability.id)
    often = {
        phrase: counted
        for phrase, counted in found.items()
        if counted.total() >= 35 and len(told_of[phrase]) >= 10
    }
    assert len(often) > 80
    telling = {
        phrase
        for phrase, counted in often.items()
        if counted.most_common(1)[0][1] > 0.9 * counted.total()
    }
    assert {phrase for phrase in telling if not any(f in phrase for f in THE_FACT_ITSELF)} == set()


def phrases(case: GeneratedCase) -> set[str]:
    """What the story says, in pieces, with the names taken out."""
    story = case.story.en.replace(case.card.name.en, "X")
    me = str(case.case.values["controller"])
    other = "BA"["AB".index(me)]
    story = re.sub(rf"\b{other}\b", "q", re.sub(rf"\b{me}\b", "p", story))
    return {part.strip() for part in re.split(r"[.;,:]|, and | and ", story) if part.strip()}
