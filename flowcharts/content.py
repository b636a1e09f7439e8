"""TOML tables to charts, cards, scenarios, lessons and terms: the straight way.

It takes for granted what `flowcharts.check` proves. A table with a mistake makes it raise
KeyError, TypeError, AttributeError or ValueError, and the reader then asks for the whole list.
"""

from collections.abc import Callable, Iterable
from typing import Any

from flowcharts.chart import (
    NO,
    YES,
    Action,
    Branch,
    Chart,
    Decision,
    Edition,
    Exit,
    Family,
    Node,
    Outcome,
    Penalty,
)
from flowcharts.likeness import likened
from flowcharts.scenario import (
    Card,
    Evidence,
    Lesson,
    OtherEdition,
    Ruling,
    Scenario,
    Term,
    WorkedAnswer,
)
from flowcharts.stack import StackObject, StackPicture
from flowcharts.text import Text
from flowcharts.turns import Rule, read_moment

Table = dict[str, Any]
"""A table of a TOML file, as tomllib gives it."""

MISTAKES = (KeyError, TypeError, AttributeError, ValueError)
"""What the straight way raises where a file is not what it takes for granted."""

_ANSWER_WORDS = {YES: Text("Yes", "はい"), NO: Text("No", "いいえ")}


def read_chart(
    chart_id: str, table: Table, chart_table: Callable[[str], Table] | None = None
) -> Chart:
    """The chart that a file's *table* describes.

    *chart_table*: gives the table of another chart that it takes parts over from.
    """
    table = likened(chart_id, table, chart_table or _no_other)
    nodes: dict[str, Node] = {}
    for kind, read in (("decision", _decision), ("action", _action), ("outcome", _outcome)):
        for node_id, node in table.get(kind, {}).items():
            nodes[node_id] = read(node_id, node)
    return Chart(
        id=chart_id,
        title=_text(table["title"]),
        about=_text(table["about"]),
        edition=_edition(table["edition"]),
        source=_text(table["source"]),
        start=table["start"],
        nodes=nodes,
        exits={exit_id: _exit(exit_id, row) for exit_id, row in table.get("exit", {}).items()},
        family=Family(table["family"]) if "family" in table else None,
    )


def read_cards(table: Table) -> dict[str, Card]:
    """The cards of a file, by id."""
    return {card_id: _card(card_id, row) for card_id, row in table.get("card", {}).items()}


def read_terms(table: Table) -> dict[str, Term]:
    """The words of a glossary, by id."""
    return {
        term_id: Term(
            id=term_id,
            term=_text(row["term"]),
            meaning=_text(row["meaning"]),
            also={code: tuple(forms) for code, forms in row.get("also", {}).items()},
            source=_text(row["source"]),
        )
        for term_id, row in table.get("term", {}).items()
    }


def read_lesson(lesson_id: str, table: Table) -> Lesson:
    """The lesson that a file's *table* describes."""
    return Lesson(
        id=lesson_id,
        title=_text(table["title"]),
        about=_text(table["about"]),
        source=_text(table["source"]),
        scenarios=tuple(table["scenarios"]),
    )


def read_scenario(scenario_id: str, table: Table) -> Scenario:
    """The worked example that a file's *table* describes."""
    cards = tuple(table["cards"])
    return Scenario(
        id=scenario_id,
        title=_text(table["title"]),
        chart=table["chart"],
        cards=cards,
        story=_text(table["story"]),
        source=_text(table["source"]),
        confidence=table["confidence"],
        level=table["level"],
        answers={
            decision: _worked_answer(decision, row, cards)
            for decision, row in table.get("answer", {}).items()
        },
        outcome=table.get("outcome"),
        exit=table.get("exit"),
        ruling=_ruling(table["ruling"]) if "ruling" in table else None,
        missed=read_moment(table["missed"]) if "missed" in table else None,
        noticed=read_moment(table["noticed"]) if "noticed" in table else None,
        stack=_stack(table["stack"]) if "stack" in table else None,
        note=_optional_text(table.get("note")),
        followed=table.get("followed"),
        also={chart: _other_edition(chart, row) for chart, row in table.get("also", {}).items()},
    )


def read_answers(words: Iterable[str]) -> dict[str, str]:
    """Answers by decision, from words as "aura=no"."""
    return {decision: answer for decision, _, answer in (word.partition("=") for word in words)}


def in_time(rule: str | None) -> str:
    """The answer that means “soon enough” where the file does not say it.

    Those who measure by phases ask whether it is too old.
    """
    return NO if rule == Rule.PREVIOUS_PHASE else YES


def _no_other(chart_id: str) -> Table:
    raise KeyError(chart_id)


def _text(table: Table) -> Text:
    return Text(table["en"].strip(), table["ja"].strip())


def _optional_text(table: Table | None) -> Text | None:
    return None if table is None else _text(table)


def _edition(table: Table) -> Edition:
    return Edition(
        document=_text(table["document"]),
        since=table["since"],
        until=table.get("until"),
        superseded=table["superseded"],
        badge=_text(table["badge"]),
    )


def _decision(node_id: str, table: Table) -> Decision:
    words = {answer: _text(row) for answer, row in table.get("answer", {}).items()}
    return Decision(
        id=node_id,
        label=_text(table["label"]),
        question=_text(table["question"]),
        explanation=_text(table["explanation"]),
        definition=_text(table["definition"]),
        source=_text(table["source"]),
        branches=tuple(
            Branch(answer, to, words[answer] if answer in words else _ANSWER_WORDS[answer])
            for answer, to in table["branch"].items()
        ),
        rule=Rule(table["rule"]) if "rule" in table else None,
        in_time=table.get("in-time", in_time(table.get("rule"))),
        sub_chart=table.get("sub-chart"),
        sub_answers=table.get("sub-answer", {}),
        since=table.get("since"),
        until=table.get("until"),
        skipped=table.get("skipped"),
        asks_opponent=table.get("asks") == "opponent",
        doubt=_optional_text(table.get("doubt")),
    )


def _action(node_id: str, table: Table) -> Action:
    return Action(
        id=node_id,
        label=_text(table["label"]),
        explanation=_text(table["explanation"]),
        source=_text(table["source"]),
        to=table["to"],
        doubt=_optional_text(table.get("doubt")),
    )


def _outcome(node_id: str, table: Table) -> Outcome:
    return Outcome(
        id=node_id,
        label=_text(table["label"]),
        remedy=_text(table["remedy"]),
        penalty=_penalty(table["penalty"]) if "penalty" in table else None,
        say=_text(table["say"]),
        source=_text(table["source"]),
        on_purpose=_optional_text(table.get("on-purpose")),
        strip=table.get("strip"),
        next=table.get("next"),
        doubt=_optional_text(table.get("doubt")),
    )


def _penalty(table: Table) -> Penalty:
    return Penalty(
        controller=_text(table["controller"]),
        opponent=_text(table["opponent"]),
        exception=_optional_text(table.get("exception")),
    )


def _exit(exit_id: str, table: Table) -> Exit:
    return Exit(
        id=exit_id,
        label=_text(table["label"]),
        reason=_text(table["reason"]),
        instead=_text(table["instead"]),
        source=_text(table["source"]),
    )


def _card(card_id: str, table: Table) -> Card:
    is_printed = not table.get("not-printed-in-japanese", False)

    def words(key: str) -> Text:
        row = table[key]
        return (
            _text(row) if is_printed else Text(row["en"].strip(), row.get("ja", row["en"]).strip())
        )

    return Card(
        id=card_id,
        name=words("name"),
        cost=table["cost"],
        type=words("type"),
        stats=table.get("stats", ""),
        text=words("text"),
        note=_optional_text(table.get("note")),
        is_printed_in_japanese=is_printed,
        source=_text(table["source"]),
    )


def _worked_answer(decision: str, table: Table, cards: tuple[str, ...]) -> WorkedAnswer:
    return WorkedAnswer(
        decision=decision,
        answer=table["answer"],
        because=_text(table["because"]),
        wrong=_optional_text(table.get("wrong")),
        evidence=_evidence(table["evidence"], cards) if "evidence" in table else Evidence(),
    )


def _other_edition(chart: str, table: Table) -> OtherEdition:
    return OtherEdition(
        chart=chart,
        answers=read_answers(table["answers"]),
        outcome=table["outcome"],
        followed=table.get("followed"),
        confidence=table["confidence"],
        why=_text(table["why"]),
    )


def _evidence(table: Table, cards: tuple[str, ...]) -> Evidence:
    words = table.get("words")
    return Evidence(
        card=table.get("card", cards[0]) if words else None,
        words=Text(words["en"], words.get("ja", "")) if words else None,
        absent=_optional_text(table.get("absent")),
        by_moments=table.get("moments", False),
    )


def _ruling(table: Table) -> Ruling:
    return Ruling(
        penalty=_penalty(table),
        is_derived=table.get("derived", False),
        afterwards=_optional_text(table.get("afterwards")),
    )


def _stack(table: Table) -> StackPicture:
    return StackPicture(
        before=tuple(map(_stack_object, table.get("before", []))),
        applied=_optional_text(table.get("applied")),
        put=tuple(map(_stack_object, table.get("put", []))),
    )


def _stack_object(table: Table) -> StackObject:
    return StackObject(
        card=table["card"],
        words=_text(table["words"]),
        player=table["player"],
        lands=table.get("lands", 0),
        illegal=table.get("illegal", False),
        is_trigger=table.get("trigger", False),
    )
