"""`walk`: the JSON document, the words, and every way of asking wrongly."""

from collections.abc import Iterator

import pytest

from flowcharts.commands.walk_choice import read_answers
from flowcharts.model.chart import Chart
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from tests.flowcharts.commands.said import Ask
from tests.shipped import LIBRARY

CHART = "missed-trigger-2008"
EXCEPTION = {
    "en": "No penalty for the opponent if the error was caught before they could possibly benefit "
    "from it. The controller’s third Warning for Missed Trigger in a day is a Game Loss; Failure "
    "to Maintain Game State is not upgraded.",
    "ja": "対戦相手が得をする可能性が生じる前に誤りが見つかった場合、対戦相手には懲罰を与えません。"
    "コントローラーの〔誘発忘れ〕の【警告】は、同じ日の3回目には【ゲームの敗北】になります。"
    "〔違反の見逃し〕は格上げしません。",
}
NO_PENALTY = {"en": "No penalty", "ja": "懲罰なし"}


def test_an_answered_walk_is_one_document(ask: Ask) -> None:
    said = ask("walk", CHART, "--answers", "no,no,yes,yes", "--json")
    assert (said.status, said.err) == (0, "")
    assert said.document == {
        "chart": CHART,
        "path": [
            {"chart": CHART, "decision": "optional", "answer": "no"},
            {"chart": CHART, "decision": "choices", "answer": "no"},
            {"chart": CHART, "decision": "visual", "answer": "yes"},
            {"chart": CHART, "decision": "turn-cycle", "answer": "yes"},
        ],
        "at": "stack",
        "over": True,
        "outcome": "stack",
        "exit": None,
        "penalty": {
            "controller": {"en": "Warning (Missed Trigger)", "ja": "【警告】〔誘発忘れ〕"},
            "opponent": {
                "en": "Warning (Failure to Maintain Game State)",
                "ja": "【警告】〔違反の見逃し〕",
            },
            "exception": EXCEPTION,
        },
        "possible": ["stack"],
    }


def test_answers_may_be_named_in_any_order(ask: Ask) -> None:
    in_order = ask("walk", CHART, "--answers", "no,yes,no,no", "--json")
    named = "turn-cycle=no, default=no ,choices=YES,optional=no"
    assert ask("walk", CHART, "--answers", named, "--json") == in_order


@pytest.mark.parametrize(
    "answers",
    [
        "ｎｏ,ＹＥＳ,no",
        "ｎｏ，ｙｅｓ、ｎｏ",
        "いいえ、はい、いいえ",
        "いいえ,yes,No",
        "ｏｐｔｉｏｎａｌ＝ｎｏ，choices=はい,default=いいえ",
        "　no,yes,no　",
    ],
)
def test_answers_may_come_from_a_japanese_keyboard(ask: Ask, answers: str) -> None:
    in_order = ask("walk", CHART, "--answers", "no,yes,no", "--json")
    assert ask("walk", CHART, "--answers", answers, "--json") == in_order


def test_an_answer_may_be_in_the_words_of_its_branch(ask: Ask) -> None:
    answered = ask("walk", "forge-trigger-line", "--answers", "step", "--json")
    assert answered.status == 0
    for words in ("A step", "ａ ｓｔｅｐ", "ステップ", "ｽﾃｯﾌﾟ", "mode=ステップ"):
        assert ask("walk", "forge-trigger-line", "--answers", words, "--json") == answered


def ways_to_decisions(chart: Chart) -> Iterator[Walk]:
    """A walk to each decision of *chart*."""
    waiting, met = [Walk(chart)], {chart.start}
    for walk in waiting:
        if walk.decision is not None:
            yield walk
            further = [walk.answered(branch.answer) for branch in walk.decision.branches]
            waiting += [each for each in further if each.here.id not in met]
            met |= {each.here.id for each in further}


@pytest.mark.parametrize("chart_id", LIBRARY.chart_ids)
def test_the_words_of_every_branch_are_one_answer(chart_id: str) -> None:
    chart = LIBRARY.chart(chart_id)
    ways = list(ways_to_decisions(chart))
    assert {walk.here.id for walk in ways} == {decision.id for decision in chart.decisions}
    for walk in ways:
        assert walk.decision is not None
        for branch in walk.decision.branches:
            for words in branch.words.without_ruby():
                typed = ",".join((*walk.answers, words))
                assert read_answers(chart, typed) == walk.answered(branch.answer), typed


@pytest.mark.parametrize(
    ("words", "same"),
    [
        (("ｍｉｓｓｅｄ－ｔｒｉｇｇｅｒ－２００８", "--answers", "no"), (CHART, "--answers", "no")),
        ((CHART, "--exit", "ｎｏｔ－ａ－ｔｒｉｇｇｅｒ"), (CHART, "--exit", "not-a-trigger")),
        ((CHART, "--scenario", "ｈｅｒｄ－ｇｎａｒｒ"), (CHART, "--scenario", "herd-gnarr")),
        ((CHART, "--exit", "not-a-trigger", "--language", "ＪＡ"),
         (CHART, "--exit", "not-a-trigger", "--language", "ja")),
    ],
)  # fmt: skip
def test_every_word_may_be_full_width(
    ask: Ask, words: tuple[str, ...], same: tuple[str, ...]
) -> None:
    assert ask("walk", *words).status == 0
    assert ask("walk", *words) == ask("walk", *same)


@pytest.mark.parametrize("answers", ["yes", "no,no,no"])
def test_no_penalty_is_said_in_exactly_these_words(ask: Ask, answers: str) -> None:
    penalty = ask("walk", CHART, "--answers", answers, "--json").document["penalty"]
    assert penalty == {"controller": NO_PENALTY, "opponent": NO_PENALTY, "exception": None}


@pytest.mark.parametrize("answers", ["no,yes", "optional=no,choices=yes"])
def test_with_fewer_answers_the_walk_stands_at_the_next_question(ask: Ask, answers: str) -> None:
    said = ask("walk", CHART, "--answers", answers, "--json")
    assert said.status == 0
    standing = {key: value for key, value in said.document.items() if key != "path"}
    assert standing == {
        "chart": CHART,
        "at": "default",
        "over": False,
        "outcome": None,
        "exit": None,
        "penalty": None,
        "possible": ["resolve-now", "stack", "no-fix"],
    }


def test_no_answers_at_all_stand_at_the_start(ask: Ask) -> None:
    document = ask("walk", CHART, "--answers", "", "--json").document
    assert (document["at"], document["path"], len(document["possible"])) == ("optional", [], 5)


@pytest.mark.parametrize("answers", [(), ("--answers", "no,yes")])
def test_an_exit_ends_the_walk_where_it_stands(ask: Ask, answers: tuple[str, ...]) -> None:
    said = ask("walk", CHART, "--exit", "failure-to-reveal", *answers, "--json")
    document = said.document
    assert said.status == 0
    assert document["at"] == ("default" if answers else "optional")
    assert document["exit"] == "failure-to-reveal"
    assert document["over"] is True
    assert (document["outcome"], document["penalty"], document["possible"]) == (None, None, [])


def test_every_example_is_walked_to_its_end(ask: Ask) -> None:
    library = LIBRARY
    scenarios = list(library.scenarios())
    assert scenarios
    for scenario in scenarios:
        document = ask("walk", scenario.chart, "--scenario", scenario.id, "--json").document
        assert document["over"] is True
        ending = document.get("ending")
        outcome = f"{ending['chart']}/{ending['outcome']}" if ending else document["outcome"]
        assert (outcome, document["exit"]) == (scenario.outcome, scenario.exit)
        if scenario.outcome in ("not-used", "resolved"):
            assert document["penalty"] == {
                "controller": NO_PENALTY,
                "opponent": NO_PENALTY,
                "exception": None,
            }
        elif scenario.ruling is not None and scenario.outcome is not None:
            assert (
                _text(document["penalty"]["opponent"])
                == scenario.ruling.penalty.opponent.without_ruby()
            )


def _text(document: dict[str, str]) -> Text:
    return Text(**document)


@pytest.mark.parametrize(
    ("words", "right"),
    [
        (("missed-triger-2008", "--answers", "no"), "missed-trigger-2008"),
        (("MISSED-TRIGGER-2008", "--answers", "no"), "did you mean missed-trigger-2008?"),
        (("no-such-thing-at-all", "--answers", "no"), "missed-trigger-2008"),
        (("", "--answers", "no"), "named “”; there are: "),
        (("　", "--answers", "no"), "named “ ”; there are: "),
        ((CHART, "--exit", ""), "named “”; there are: "),
        ((CHART, "--answers", "nope"), "no"),
        ((CHART, "--answers", "ｎｏｎ"), "did you mean no?"),
        ((CHART, "--answers", "no,,yes"), "missing"),
        ((CHART, "--answers", "no,no,no,no"), "resolved"),
        ((CHART, "--answers", "option=no"), "optional"),
        ((CHART, "--answers", "optional=nay"), "no"),
        ((CHART, "--answers", "optional=no,optional=no"), "optional"),
        ((CHART, "--answers", "optional=no,yes"), "yes"),
        ((CHART, "--answers", "optional=yes,choices=no"), "choices"),
        ((CHART, "--answers", "optional=no,default=no"), "default"),
        ((CHART, "--answers", "optional="), "yes"),
        ((CHART, "--exit", "not-trigger"), "not-a-trigger"),
        ((CHART, "--exit", "not-a-trigger", "--answers", "yes"), "over"),
        ((CHART, "--scenario", "herd-gnar"), "herd-gnarr"),
        ((CHART, "--scenario", "herd-gnarr", "--answers", "no"), "--answers"),
        ((CHART, "--scenario", "herd-gnarr", "--alone"), "--alone"),
        ((CHART, "--answer", "no"), "--answers"),
        ((CHART, "--language", "jp", "--answers", "no"), "ja"),
        ((CHART, "--answers"), "--answers"),
        ((CHART, "no,yes"), "no,yes"),
        ((), "CHART"),
    ],
)
def test_a_wrong_request_is_answered_by_one_sentence(
    ask: Ask, words: tuple[str, ...], right: str
) -> None:
    for document in ((), ("--json",)):
        said = ask("walk", *words, *document)
        assert said.is_refusal(right), said


def test_without_answers_and_terminal_nobody_waits(ask: Ask) -> None:
    assert ask("walk", CHART).is_refusal("terminal", "--answers")


def test_an_empty_list_of_answers_is_answered_by_the_first_question(ask: Ask) -> None:
    said = ask("walk", CHART, "--answers", "")
    assert (said.status, said.err) == (0, "")
    assert "1. Is the ability optional" in said.out
    assert "Answers: Yes; No" in said.out


@pytest.mark.parametrize("language", ["en", "ja", "both"])
def test_the_edition_and_its_source_come_first(ask: Ask, language: str) -> None:
    chart = LIBRARY.chart(CHART)
    said = ask("walk", CHART, "--answers", "no,yes,yes", "--language", language).out
    head = said[: said.index("1. ")]
    is_english, is_japanese = language != "ja", language != "en"
    assert (chart.edition.badge.en in head) is is_english
    assert (chart.edition.badge.ja in head) is is_japanese
    assert ("Source: " in head) is is_english
    assert ("出典：" in head) is is_japanese


def test_the_ruling_names_both_penalties(ask: Ask) -> None:
    said = ask("walk", CHART, "--answers", "no,yes,yes", "--language", "both").out
    for words in (
        "Resolve immediately",
        "ただちに解決する",
        "Warning (Missed Trigger)",
        "【警告】〔誘発忘れ〕",
        "Warning (Failure to Maintain Game State)",
        "【警告】〔違反の見逃し〕",
    ):
        assert words in said


def test_an_example_is_told_with_the_reasons_for_its_answers(ask: Ask) -> None:
    scenario = LIBRARY.scenario("pouncing-jaguar-echo")
    said = " ".join(ask("walk", CHART, "--scenario", scenario.id).out.split())
    for text in (scenario.story, *(step.because for step in scenario.answers.values())):
        assert text.en.split("\n")[0] in said


def test_the_language_of_the_system_is_spoken(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert "誘発" in ask("walk", CHART, "--answers", "no").out
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "trigger" in ask("walk", CHART, "--answers", "no").out


def test_readings_of_kanji_stay_out_of_the_terminal(ask: Ask) -> None:
    said = ask("walk", CHART, "--answers", "no,yes,no,yes", "--language", "ja").out
    assert "[" not in said


SEEN_LATE = (
    "triggered=yes,impact=yes,only-delayed=no,only-copies=no,when-you-do=no,"
    "spoke-up-in-opponents-turn=no,stack-choice=no,visible=yes,shown-before-moving-on=no"
)
REMEDY = "aura=no,undoes-zone-change=no,too-old=no,duration-over=no,opponent-wants-it=yes"
MODERN = "missed-trigger-2021"


def test_names_lead_through_the_chart_that_answers(ask: Ask) -> None:
    document = ask("walk", MODERN, "--answers", f"{SEEN_LATE},{REMEDY}", "--json").document
    path = [(step["chart"], f"{step['decision']}={step['answer']}") for step in document["path"]]
    assert path == [
        *(("awareness", word) for word in SEEN_LATE.split(",")),
        (MODERN, "shown-in-time=no"),
        *((MODERN, word) for word in REMEDY.split(",")),
    ]
    assert (document["chart"], document["at"], document["outcome"]) == (MODERN, "stack", "stack")
    assert document["over"] is True
    assert document["next"] == {"chart": "penalty"}
    assert "followed" not in document


def test_the_question_may_be_answered_directly(ask: Ask) -> None:
    document = ask("walk", MODERN, "--answers", f"shown-in-time=no,{REMEDY}", "--json").document
    assert document["path"][0] == {"chart": MODERN, "decision": "shown-in-time", "answer": "no"}
    assert document["outcome"] == "stack"
    bare = ask("walk", MODERN, "--answers", "no,no,no,no,no,yes", "--json").document
    assert bare == document


def test_answers_for_the_chart_that_follows_fill_the_penalty(ask: Ask) -> None:
    penalty = "on-purpose=no,detrimental=yes,owns-the-card=yes,third-warning=no"
    answers = f"shown-in-time=no,{REMEDY},{penalty}"
    document = ask("walk", MODERN, "--answers", answers, "--json").document
    assert document["outcome"] == "stack"
    assert document["followed"]["chart"] == "penalty"
    assert document["followed"]["outcome"] == "warning"
    assert [step["chart"] for step in document["followed"]["path"]] == ["penalty"] * 4
    assert {step["chart"] for step in document["path"]} == {MODERN}
    assert document["penalty"] == document["followed"]["penalty"]
    assert "Warning" in document["penalty"]["controller"]["en"]


IN_ORDER = "no,no,no,no,no,yes"
PENALTY_IN_ORDER = "no,yes,yes,no"


def test_answers_left_over_go_on_into_the_chart_that_follows(ask: Ask) -> None:
    named = f"shown-in-time=no,{REMEDY},on-purpose=no,detrimental=yes,owns-the-card=yes"
    bare = ask("walk", MODERN, "--answers", f"{IN_ORDER},{PENALTY_IN_ORDER}", "--json").document
    same = ask("walk", MODERN, "--answers", f"{named},third-warning=no", "--json").document
    assert bare == same
    assert bare["followed"]["outcome"] == "warning"
    assert bare["penalty"]["controller"]["en"] == "Warning (Missed Trigger)"
    halfway = ask("walk", MODERN, "--answers", f"{IN_ORDER},no", "--json").document
    assert (halfway["outcome"], halfway["followed"]["at"]) == ("stack", "detrimental")
    assert halfway["penalty"] is None


@pytest.mark.parametrize(
    ("answers", "right"),
    [
        (f"{IN_ORDER},{PENALTY_IN_ORDER}", "10 answers are too many"),
        (f"shown-in-time=no,{REMEDY},on-purpose=no", "does not reach “on-purpose”"),
    ],
)
def test_a_chart_alone_ends_at_its_own_outcome(ask: Ask, answers: str, right: str) -> None:
    assert ask("walk", MODERN, "--answers", answers).status == 0
    assert ask("walk", MODERN, "--alone", "--answers", answers).is_refusal(right)
    at_its_end = ask("walk", MODERN, "--alone", "--answers", IN_ORDER, "--json")
    assert at_its_end == ask("walk", MODERN, "--answers", IN_ORDER, "--json")


def test_more_answers_than_both_charts_ask_are_too_many(ask: Ask) -> None:
    said = ask("walk", MODERN, "--answers", f"{IN_ORDER},{PENALTY_IN_ORDER},no")
    assert said.is_refusal("11 answers are too many", "“warning”", "after 10")


@pytest.mark.parametrize("answers", [IN_ORDER, f"{SEEN_LATE},{REMEDY}"])
def test_the_end_names_a_command_that_goes_on(ask: Ask, answers: str) -> None:
    said = ask("walk", MODERN, "--answers", answers, "--language", "both").out
    assert "続けるには" in said
    command = next(line for line in said.splitlines() if line.strip().startswith("walk "))
    document = ask(*command.split(), "--json").document
    assert document["outcome"] == "stack"
    assert document["followed"]["chart"] == "penalty"
    whole = ask("walk", MODERN, "--answers", f"{IN_ORDER},{PENALTY_IN_ORDER}").out
    assert "To go on there" not in whole


def test_an_outcome_of_the_chart_that_was_opened_is_named_beside_the_own_one(ask: Ask) -> None:
    answers = "triggered=yes,impact=yes,only-delayed=yes"
    document = ask("walk", MODERN, "--answers", answers, "--json").document
    assert (document["outcome"], document["over"]) == ("not-missed", True)
    assert document["ending"] == {"chart": "awareness", "outcome": "automatic-delayed"}
    said = ask("walk", MODERN, "--answers", answers).out
    assert LIBRARY.chart("awareness").title.en in said


def test_halfway_through_another_chart_the_outcomes_at_home_are_still_possible(ask: Ask) -> None:
    document = ask("walk", MODERN, "--answers", "triggered=yes,impact=yes", "--json").document
    assert (document["chart"], document["at"], document["over"]) == (MODERN, "only-delayed", False)
    assert document["outcome"] is None
    assert "stack" in document["possible"]
    assert len(document["path"]) == 2


@pytest.mark.parametrize(
    ("answers", "right"),
    [
        ("trigered=no", "triggered"),
        ("triggered=perhaps", "yes"),
        ("triggered=no,aura=yes", "aura"),
        ("triggered=no,shown-in-time=no", "shown-in-time"),
        ("shown-in-time=no,triggered=yes", "shown-in-time"),
        ("shown-in-time=no,detrimental=yes", "detrimental"),
        ("awarenes/triggered=no", "triggered"),
    ],
)
def test_a_wrong_name_across_charts_is_answered_by_one_sentence(
    ask: Ask, answers: str, right: str
) -> None:
    assert ask("walk", MODERN, "--answers", answers).is_refusal(right)


def test_an_example_is_walked_on_the_other_editions_that_it_is_told_for(ask: Ask) -> None:
    told = next(each for each in LIBRARY.scenarios() if each.also)
    assert told.also
    for name, other in told.also.items():
        said = ask("walk", name, "--scenario", told.id)
        assert said.status == 0
        assert " ".join(other.why.without_ruby().en.split()) in " ".join(said.out.split())


def test_more_names_than_anyone_reads_are_left_to_the_list(ask: Ask) -> None:
    said = ask("walk", CHART, "--scenario", "zzzz")
    assert said.is_refusal("no scenario named zzzz", "`list scenarios` names all")
    assert len(said.err) < 100
