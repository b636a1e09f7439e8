from collections import Counter
from itertools import islice

import pytest

from flowcharts.cases.forms import written
from flowcharts.journal.review import Rating
from flowcharts.library.library import Library
from flowcharts.model.walk import Walk
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.case_walk import walked_by_ideas
from flowcharts.practice.drills import DRILLS
from flowcharts.practice.drills.walk import FIVE, PENALTY
from flowcharts.practice.hints import given_facts, hints_at
from flowcharts.practice.question import REMEDY, Answer, StudyQuestion, TwoCases, TwoEditions
from flowcharts.practice.sought import MomentSought, RulingSought
from flowcharts.practice.study_case import StudyCase
from flowcharts.practice.verdict import verdict_on

TODAY = "missed-trigger-2024"
CHOSEN = [drill for drill in DRILLS if drill != "walk"]


@pytest.fixture(scope="module")
def source(library: Library) -> CaseSource:
    return CaseSource(library, library.generator)


def questions(source: CaseSource, drill: str, chart: str = TODAY) -> list[StudyQuestion]:
    kind = DRILLS[drill]
    is_pair = drill == "pair"  # nobody has written two that differ in one fact
    cases = islice(source.generated(chart, 7), 40) if is_pair else source.written(chart)[::4]
    found = [
        kind.ask(case, source, detail)
        for case in cases
        for detail in kind.details(case, source)[:3]
    ]
    return [each for each in found if each is not None]


@pytest.mark.parametrize("drill", CHOSEN)
def test_one_option_is_right_and_it_is_judged_so(source: CaseSource, drill: str) -> None:
    asked = questions(source, drill)
    assert len(asked) > 4
    for question in asked:
        names = [option.id for option in question.options]
        assert len(set(names)) == len(names) > 1
        assert question.right in names
        assert verdict_on(question, Answer(option=question.right)).is_right
        wrong = next(name for name in names if name != question.right)
        verdict = verdict_on(question, Answer(option=wrong))
        assert not verdict.is_right
        lapses = [each for each in verdict.results if each.rating is Rating.AGAIN]
        assert lapses
        # Of a pair, one case may be ruled on rightly and the other wrongly.
        assert drill == "pair" or lapses == list(verdict.results)


@pytest.mark.parametrize("drill", DRILLS)
def test_a_question_is_the_same_when_it_is_asked_again(source: CaseSource, drill: str) -> None:
    asked = questions(source, drill)
    assert asked
    for question in asked[:10]:
        again = DRILLS[drill].ask(question.case, source, question.detail)
        assert again == question


@pytest.mark.parametrize("drill", DRILLS)
def test_all_is_said_in_both_languages(source: CaseSource, drill: str) -> None:
    kind = DRILLS[drill]
    assert kind.name.en != kind.name.ja
    asked = questions(source, drill)
    assert asked
    for question in asked[:10]:
        told = [question.asked, *(option.words for option in question.options)]
        assert all(text.en and text.ja for text in told)
        assert "{" not in question.asked.en + question.asked.ja
        assert question.asked.ja.endswith(("？", "。", "）"))


def test_predictions_are_compared_with_the_ruling(source: CaseSource) -> None:
    (question, *_) = questions(source, "walk")
    said = {each.id: each.right for each in question.predictions}
    assert {*said} == {REMEDY, PENALTY}
    wrong = next(
        option.id
        for option in question.predictions[0].options
        if option.id != question.predictions[0].right
    )
    walk = question.case.decided.walk
    verdict = verdict_on(
        question, Answer(walk, predicted=((REMEDY, wrong), (PENALTY, said[PENALTY])))
    )
    assert not verdict.is_right  # however well the chart was walked
    assert [each.is_right for each in verdict.predictions] == [False, True]
    assert Rating.AGAIN in {each.rating for each in verdict.results}


def test_a_walk_by_a_mistaken_idea_is_explained(source: CaseSource) -> None:
    found = 0
    for question in questions(source, "walk"):
        walk = walked_by_ideas(question.case.decided, {"in-time-all-turn"})
        verdict = verdict_on(question, Answer(walk))
        if verdict.wrong_step is None:
            continue
        found += 1
        assert "in-time-all-turn" in {idea.id for idea in verdict.ideas}
        why = verdict.why
        assert why is not None
        assert why.because
        assert verdict.nearest is not None
        assert why.worked is None or why.worked.answer == verdict.wrong_step.right
    assert found > 2


def test_the_nearest_case_is_one_where_the_answer_is_right(source: CaseSource) -> None:
    found = 0
    for question in questions(source, "penalty"):
        sought = question.sought
        assert isinstance(sought, RulingSought)
        for option in question.options:
            verdict = verdict_on(question, Answer(option=option.id))
            if verdict.nearest is not None:
                found += 1
                assert sought.read(verdict.nearest.decided.walk) == option.id
    assert found > 5


def test_the_idea_behind_a_penalty_is_named(source: CaseSource) -> None:
    harmless = next(
        question
        for question in questions(source, "penalty")
        if question.case.decided.walk.outcome is not None
        and question.case.case.values["detrimental"] == "no"
        and question.right == "no-penalty"
        and question.case.case.values.get("warnings") in (None, 0)
        and any(item.endswith("#every-miss-is-warned") for item in items(source, question.case))
    )
    verdict = verdict_on(harmless, Answer(option="warning-(missed-trigger)"))
    assert "every-miss-is-warned" in {idea.id for idea in verdict.ideas}
    assert verdict.ideas[0].why.ja.endswith("。")


def test_of_several_ideas_the_one_most_often_held_is_named(source: CaseSource) -> None:
    found = 0
    for question in questions(source, "penalty"):
        for option in question.options:
            verdict = verdict_on(question, Answer(option=option.id))
            for item in (each.item for each in verdict.results if "#" in each.item):
                idea = item.partition("#")[2]
                if idea in {each.id for each in verdict.ideas[1:]}:
                    found += 1
                    ordered = verdict.with_likeliest(Counter({item: 1}).__getitem__)
                    assert ordered.ideas[0].id == idea
    assert found > 0


def items(source: CaseSource, case: StudyCase) -> set[str]:
    return {each.item for each in source.items(case)}


def test_the_last_moment_is_that_of_the_edition(source: CaseSource) -> None:
    asked = questions(source, "when")
    assert asked
    for question in asked:
        assert question.right.startswith("+1:"), "a turn later, whenever it was missed"
        assert isinstance(question.sought, MomentSought)
        same_turn = question.sought.by_idea["only-the-same-turn"]
        verdict = verdict_on(question, Answer(option=same_turn))
        assert "only-the-same-turn" in {idea.id for idea in verdict.ideas}


def test_no_decision_is_asked_whose_answer_is_told_with_the_case(source: CaseSource) -> None:
    kind = DRILLS["decision"]
    asked = {detail for case in source.written(TODAY) for detail in kind.details(case, source)}
    assert "awareness/visible" in asked
    assert not {"awareness/impact", "penalty/on-purpose"} & asked, "the judge has found it"


def test_a_pair_differs_in_one_fact(source: CaseSource) -> None:
    asked = questions(source, "pair")
    assert asked
    for question in asked:
        told = question.told
        assert isinstance(told, TwoCases)
        ours, theirs = told.case.case.values, told.second.case.values
        assert len([name for name in ours if written(ours[name]) != written(theirs[name])]) == 1
        assert told.case.story != told.second.story
        assert told.case.chart == told.second.chart
        assert told.difference in hints_at(question)


def test_of_a_pair_each_is_ruled_by_itself(source: CaseSource) -> None:
    rights = {question.right for question in questions(source, "pair")}
    assert {len(set(right.split("|"))) for right in rights} == {1, 2}


def test_an_older_edition_has_its_own_outcomes(source: CaseSource) -> None:
    asked = questions(source, "editions")
    assert asked
    assert all(isinstance(question.told, TwoEditions) for question in asked)
    assert {question.detail for question in asked} - {TODAY}


def test_a_generated_case_is_asked_about_by_editions_of_its_cards_time(
    source: CaseSource,
) -> None:
    (made, *_) = islice(source.generated(TODAY, 7), 1)
    found = DRILLS["editions"].details(made, source)
    assert {*found} == {"missed-trigger-2021", "missed-trigger-2023"}


def test_five_rulings_are_offered_and_the_likeliest_wrong_ones_among_them(
    source: CaseSource,
) -> None:
    kind = DRILLS["walk"]
    found = [kind.ask(case, source, FIVE) for case in source.written(TODAY)[:10]]
    for question in found:
        assert question is not None
        assert len(question.options) == 5
        assert question.chance == pytest.approx(0.2)
        assert verdict_on(question, Answer(option=question.right)).is_right
    assert found


def test_right_after_a_hint_is_hard(source: CaseSource) -> None:
    (question, *_) = questions(source, "decision")
    assert question.place is not None
    verdict = verdict_on(question, Answer(option=question.right, hints=1))
    assert verdict.results
    assert {each.rating for each in verdict.results} == {Rating.HARD}
    assert {
        each.rating for each in verdict_on(question, Answer(option=question.right)).results
    } == {Rating.GOOD}


def test_giving_up_is_wrong(source: CaseSource) -> None:
    (question, *_) = questions(source, "decision")
    assert not verdict_on(question, Answer(option=question.right, is_given_up=True)).is_right
    (walking, *_) = questions(source, "walk")
    verdict = verdict_on(walking, Answer(is_given_up=True))
    assert not verdict.is_right
    assert verdict.wrong_step is not None
    assert verdict.wrong_step.given == ""


@pytest.mark.parametrize("drill", DRILLS)
def test_hints_help_and_do_not_answer(source: CaseSource, drill: str) -> None:
    (question, *_) = questions(source, drill)
    hints = hints_at(question, Walk(question.case.chart) if question.is_walked else None)
    assert hints
    assert all(hint.en and hint.ja for hint in hints)


def test_labels_read_as_sentences_where_they_are_answers(source: CaseSource) -> None:
    (question, *_) = questions(source, "walk")
    said = {option.words.ja for option in question.predictions[0].options}
    assert {"間に合わない：そのまま続ける", "対戦相手が時期だけを選ぶ"} <= said


def test_what_a_judge_finds_is_told(source: CaseSource) -> None:
    told = [given_facts(question.case) for question in questions(source, "walk")]
    assert any(told)
    assert any("simply forgot" in text.en for facts in told for text in facts)


def test_a_generated_case_is_asked_like_a_written_one(source: CaseSource) -> None:
    made = list(islice(source.generated(TODAY, 7), 5))
    assert len(made) == 5
    for case in made:
        question = DRILLS["walk"].ask(case, source, "")
        assert question is not None
        assert verdict_on(question, Answer(case.decided.walk)).is_right
        assert source.case(case.id, TODAY) == case


# Of all that is offered, one thing alone is true of the case.


@pytest.mark.parametrize("name", ["dark-confidant-not-revealed", "sword-of-feast-and-famine-half"])
def test_what_a_part_of_other_charts_finds_has_no_way_out_and_no_penalty(
    source: CaseSource, name: str
) -> None:
    case = source.case(f"scenario:{name}", "awareness")
    asked = DRILLS["walk"].ask(case, source, "")
    assert asked is not None
    (prediction,) = asked.predictions
    assert prediction.asked.en == "What does this chart come to?"
    outcomes = {each.id for each in source.chart("awareness").outcomes}
    assert {each.id for each in prediction.options} == outcomes
    assert prediction.right == "not-missed"
    spotted = DRILLS["exit"].ask(case, source, "")
    assert spotted is not None
    assert {each.id for each in spotted.options} == outcomes
    five = DRILLS["walk"].ask(case, source, FIVE)
    assert five is not None
    assert five.option(five.right) is not None
    said = [option.words.en for option in five.options]
    assert len(set(said)) == len(said) == 5
    assert not any("penalty" in words or "Warning" in words for words in said)


def test_another_edition_is_asked_whatever_the_date_of_the_story(source: CaseSource) -> None:
    asked = questions(source, "editions")
    assert asked
    for question in asked:
        assert "as in force, whatever date the story gives" in question.asked.en
        assert "事例の日付にかかわらず" in question.asked.ja


@pytest.mark.parametrize("drill", ["walk", "exit"])
def test_day_and_night_are_asked_for_as_no_trigger_alone(source: CaseSource, drill: str) -> None:
    """Both “not a trigger” and “day or night” would be true of them."""
    question = questions(source, drill)[0]
    first = question.predictions[0].options if question.is_walked else question.options
    ids = [option.id for option in first]
    assert "not-a-trigger" in ids
    assert "exit:day-night" not in ids
