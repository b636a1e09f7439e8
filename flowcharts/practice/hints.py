"""What helps with a question without answering it."""

from collections.abc import Iterable, Iterator

from flowcharts.cases.case import Because
from flowcharts.cases.decide import DecidedWalk, StepId
from flowcharts.cases.fact_names import name_of_fact
from flowcharts.cases.facts import FACTS, FactOf
from flowcharts.model.chart import Chart, Decision
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from flowcharts.practice.question import StudyQuestion
from flowcharts.practice.study_case import StudyCase
from flowcharts.practice.why import Why

_LOOK_AT = Text("Look at this: {words}", "ここを見てください：{words}")
_IT_TURNS_ON = Text("It turns on this: {about}", "決め手になるのは、次の点です：{about}")

_GIVEN = {
    ("impact", "yes"): Text(
        "It would have changed something in the game.", "ゲームに何か影響を与えるはずだった。"
    ),
    ("impact", "no"): Text(
        "Nothing at all could have come of it.", "処理しても何も起こりえない状況だった。"
    ),
    ("mind", "forgot"): Text("The player simply forgot.", "プレイヤーは単に忘れていた。"),
    ("mind", "saw"): Text("The player had noticed it.", "プレイヤーは気付いていた。"),
    ("mind", "knew-illegal"): Text(
        "The player knew that it may not be left out.",
        "プレイヤーは、飛ばしてはならないと知っていた。",
    ),
    ("mind", "advantage"): Text(
        "The player wanted to gain by it.", "プレイヤーは有利を得ようとした。"
    ),
    ("last_action", "shows"): Text(
        "The controller’s last action shows the miss.",
        "コントローラーの直前の行動から、忘れたことが分かる。",
    ),
    ("last_action", "changes"): Text(
        "It changes what the trigger would do.", "直前の行動で誘発の効果が変わる。"
    ),
    ("last_action", "single"): Text(
        "That one action can be taken back alone.", "その行動1つだけを取り消せる。"
    ),
    ("last_action", "random"): Text(
        "Taking it back would involve something random.", "戻すときに無作為な要素がある。"
    ),
    ("disruptive", "yes"): Text(
        "To add it now would disrupt the game too much.", "今から処理すると混乱が大きすぎる。"
    ),
    ("disruptive", "no"): Text(
        "To add it now would disrupt the game little.", "今から処理しても混乱は少ない。"
    ),
}


def given_facts(case: StudyCase, beside: StudyCase | None = None) -> tuple[Text, ...]:
    """What a judge has found in the case: it is told, for nobody can derive it.

    *beside*: the case it is compared with; of both the same is told, or that would say the answer.
    """
    needed = {*case.decided.judged, *(() if beside is None else beside.decided.judged)}
    judged = (name for name, fact in FACTS.items() if fact.is_judged)
    return tuple(
        _GIVEN[name, word]
        for name in judged
        if FACTS[name].of is FactOf.SITUATION and name in needed
        for word in _words(case.case.values.get(name))
        if (name, word) in _GIVEN
    )


def hints_at(
    question: StudyQuestion, walk: Walk | None = None, prediction: str = ""
) -> tuple[Text, ...]:
    """The hints at a decision, the weaker first; none of them says the answer.

    *walk*: how far the learner has come, where the answer is a walk; *prediction*: the id of what
    is to be said before it.
    """
    if walk is not None and walk.decision is not None:
        return _hints_at_decision(question.case.decided, walk.chart, walk.decision)
    return hints_of_whys(question.whys(prediction)) if prediction else question.kind.hints(question)


def hints_of_decision(question: StudyQuestion) -> tuple[Text, ...]:
    """What a decision is about that is asked alone: its question is known."""
    step = question.turning_step()
    decided = question.case.decided
    return () if step is None else _hints_at_decision(decided, step.chart, step.decision)


def hints_of_reasons(question: StudyQuestion) -> tuple[Text, ...]:
    """Which decision it is that the answer turns on, and what that rests on."""
    return hints_of_whys(question.whys())


def hints_of_whys(whys: tuple[Why, ...]) -> tuple[Text, ...]:
    """The same, of the last of *whys*: of two cases, the first would tell half of the answer."""
    found = ((why.decision.question, *_looked_at(why.because)) for why in whys[-1:])
    return tuple(dict.fromkeys(hint for hints in found for hint in hints))


def turning_point(question: StudyQuestion, prediction: str = "") -> StepId | None:
    """The decision that the answer turns on, or the *prediction*."""
    step = question.turning_step(prediction)
    return None if step is None else (step.chart.id, step.decision.id)


def _hints_at_decision(decided: DecidedWalk, chart: Chart, decision: Decision) -> tuple[Text, ...]:
    return (decision.definition, *_looked_at(decided.because(chart.id, decision.id)))


def _looked_at(found: Iterable[Because]) -> Iterator[Text]:
    """What is to be looked at: the words of the card, else what the fact is about."""
    for because in found:
        quoted = None if because.is_absent else because.words
        if quoted is not None and because.fact.of is FactOf.ABILITY:
            yield _LOOK_AT.filled(words=Text(quoted.en, quoted.ja or quoted.en))
        else:
            yield _IT_TURNS_ON.filled(about=name_of_fact(because.fact.name))


def _words(value: object) -> tuple[str, ...]:
    if isinstance(value, tuple):
        return tuple(map(str, value))
    return () if value is None else (str(value),)
