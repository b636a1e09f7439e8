"""Hints that help with a question without answering it."""

from collections.abc import Iterable, Iterator

from flowcharts.cases.case import Because
from flowcharts.cases.decide import DecidedWalk, StepId
from flowcharts.cases.facts import FACTS, NOT_SO, FactOf
from flowcharts.cases.value_words import name_of_fact
from flowcharts.codec.shipped import shipped_rows, shipped_table
from flowcharts.model.chart import Chart, Decision
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from flowcharts.practice.question import StudyQuestion
from flowcharts.practice.study_case import StudyCase
from flowcharts.practice.why import Why

_LOOK_AT = Text("Look at this: {words}", "ここを見てください：{words}")
_IT_TURNS_ON = Text("It turns on this: {about}", "決め手になるのは、次の点です：{about}")


AS_TOLD = Text(
    "Nothing happened but what is told; where no one speaks of intent, nobody meant it.",
    "書かれていないことは起きていません。意図について誰も何も言っていなければ、故意ではありません。",
)
"""How a generated story is read."""
_FACTS_FOUND = shipped_table("questions").get("found", {})
_FOUND = {key: shipped_rows(Text, "questions", "found", key) for key in _FACTS_FOUND}
"""What a judge has found, by the key of a fact and by its value."""


def given_facts(case: StudyCase, beside: StudyCase | None = None) -> tuple[Text, ...]:
    """What a judge has found in a written case: it is told, for nobody can derive it.

    A generated story tells what a judge would see.

    *beside*: the case it is compared with; of both the same is told, or that would say the answer.
    """
    if not case.is_written:
        return ()
    needed = {*case.decided.judged, *(() if beside is None else beside.decided.judged)}
    return tuple(
        _FOUND[fact.key][word]
        for name, fact in FACTS.items()
        if fact.is_found and name in needed
        for word in _words(case.case.values.get(name), _FOUND[fact.key])
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
    return None if step is None else step.place


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


def _words(value: object, told: Iterable[str]) -> tuple[str, ...]:
    """The words *told* for a value; of several also what is not among them, where there is any."""
    if isinstance(value, tuple):
        said = tuple(map(str, value))
        missing = (name for name in told if name.startswith(NOT_SO) and said)
        return (*said, *(name for name in missing if name.removeprefix(NOT_SO) not in said))
    return () if value is None else (str(value),)
