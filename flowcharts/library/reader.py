"""TOML tables to scenarios, taken to be without mistakes.

It takes for granted what `flowcharts.checking.check` proves. A table with a mistake makes it raise
KeyError, TypeError, AttributeError or ValueError, and the reader then asks for the whole list.
"""

from collections.abc import Iterable

from flowcharts.codec.tables import Table, optional_text, penalty, text
from flowcharts.model.scenario import (
    Evidence,
    OtherEdition,
    Printed,
    Ruling,
    Scenario,
    WorkedAnswer,
)
from flowcharts.model.stack import StackObject, StackPicture
from flowcharts.model.text import Text
from flowcharts.model.turns import read_moment


def read_scenario(scenario_id: str, table: Table) -> Scenario:
    """The worked example that a file's *table* describes."""
    cards = tuple(table["cards"])
    return Scenario(
        id=scenario_id,
        title=text(table["title"]),
        chart=table["chart"],
        cards=cards,
        story=text(table["story"]),
        source=text(table["source"]),
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
        note=optional_text(table.get("note")),
        followed=table.get("followed"),
        also={chart: _other_edition(chart, row) for chart, row in table.get("also", {}).items()},
        printed=_printed(table["printed"]) if "printed" in table else None,
    )


def read_answers(words: Iterable[str]) -> dict[str, str]:
    """Answers by decision, from words as "aura=no"."""
    return {decision: answer for decision, _, answer in (word.partition("=") for word in words)}


def _worked_answer(decision: str, table: Table, cards: tuple[str, ...]) -> WorkedAnswer:
    return WorkedAnswer(
        decision=decision,
        answer=table["answer"],
        because=text(table["because"]),
        wrong=optional_text(table.get("wrong")),
        evidence=_evidence(table["evidence"], cards) if "evidence" in table else Evidence(),
        script=table["script"].strip() if "script" in table else None,
    )


def _printed(table: Table) -> Printed:
    return Printed(table["script"].strip(), text(table["why"]))


def _other_edition(chart: str, table: Table) -> OtherEdition:
    return OtherEdition(
        chart=chart,
        answers=read_answers(table["answers"]),
        outcome=table["outcome"],
        followed=table.get("followed"),
        confidence=table["confidence"],
        why=text(table["why"]),
    )


def _evidence(table: Table, cards: tuple[str, ...]) -> Evidence:
    words = table.get("words")
    return Evidence(
        card=table.get("card", cards[0]) if words else None,
        words=Text(words["en"], words.get("ja", "")) if words else None,
        absent=optional_text(table.get("absent")),
        by_moments=table.get("moments", False),
    )


def _ruling(table: Table) -> Ruling:
    return Ruling(
        penalty=penalty(table),
        is_derived=table.get("derived", False),
        afterwards=optional_text(table.get("afterwards")),
    )


def _stack(table: Table) -> StackPicture:
    return StackPicture(
        before=tuple(map(_stack_object, table.get("before", []))),
        applied=optional_text(table.get("applied")),
        put=tuple(map(_stack_object, table.get("put", []))),
    )


def _stack_object(table: Table) -> StackObject:
    return StackObject(
        card=table["card"],
        words=text(table["words"]),
        player=table["player"],
        lands=table.get("lands", 0),
        illegal=table.get("illegal", False),
        is_trigger=table.get("trigger", False),
    )
