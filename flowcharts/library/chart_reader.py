"""TOML tables to charts, taken to be without mistakes, as in `flowcharts.library.reader`."""

from collections.abc import Callable, Mapping

from flowcharts.codec.tables import Table, optional_text, penalty, text
from flowcharts.library.inheritance import with_inherited
from flowcharts.model.answer_order import yes_first
from flowcharts.model.chart import (
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
    Reference,
    Shape,
)
from flowcharts.model.game import Game
from flowcharts.model.text import Text
from flowcharts.model.turns import Rule

_ANSWER_WORDS = {YES: Text("Yes", "はい"), NO: Text("No", "いいえ")}


def read_chart(
    chart_id: str, table: Table, chart_table: Callable[[str], Table] | None = None
) -> Chart:
    """The chart that a file's *table* describes.

    *chart_table*: gives the table of another chart that it takes parts over from.
    """
    table = with_inherited(chart_id, table, chart_table or _no_other)
    references = {name: _reference(row) for name, row in table.get("reference", {}).items()}
    nodes: dict[str, Node] = {}
    for kind, read in (("decision", _decision), ("action", _action)):
        for node_id, node in table.get(kind, {}).items():
            nodes[node_id] = read(node_id, node)
    for node_id, node in table.get("outcome", {}).items():
        nodes[node_id] = _outcome(node_id, node, references)
    return Chart(
        id=chart_id,
        title=text(table["title"]),
        about=text(table["about"]),
        edition=read_edition(table["edition"]),
        source=text(table["source"]),
        start=table["start"],
        nodes=nodes,
        exits={exit_id: _exit(exit_id, row) for exit_id, row in table.get("exit", {}).items()},
        family=Family(table["family"]) if "family" in table else None,
        game=read_game(table),
        shape=Shape(table.get("shape", Shape.LADDER)),
        references={name: row for name, row in references.items() if row.entries},
        stops=table.get("stops"),
    )


def read_game(table: Table) -> Game:
    """The game of a file; where it names none, it is of Magic."""
    return Game(table["game"]) if "game" in table else Game.MAGIC


def in_time(rule: str | None) -> str:
    """The answer that means “soon enough” where the file does not say it.

    Those who measure by phases ask whether it is too old.
    """
    return NO if rule == Rule.PREVIOUS_PHASE else YES


def _no_other(chart_id: str) -> Table:
    raise KeyError(chart_id)


def read_edition(table: Table) -> Edition:
    """The edition that a chart's table of that name describes."""
    return Edition(
        document=text(table["document"]),
        since=table["since"],
        until=table.get("until"),
        superseded=table["superseded"],
        badge=text(table["badge"]),
    )


def _decision(node_id: str, table: Table) -> Decision:
    words = {answer: text(row) for answer, row in table.get("answer", {}).items()}
    return Decision(
        id=node_id,
        label=text(table["label"]),
        question=text(table["question"]),
        explanation=text(table["explanation"]),
        definition=text(table["definition"]),
        source=text(table["source"]),
        branches=yes_first(
            Branch(answer, to, words[answer] if answer in words else _ANSWER_WORDS[answer])
            for answer, to in table["branch"].items()
        ),
        drawn=tuple(table["branch"]),
        rule=Rule(table["rule"]) if "rule" in table else None,
        in_time=table.get("in-time", in_time(table.get("rule"))),
        sub_chart=table.get("sub-chart"),
        sub_answers=table.get("sub-answer", {}),
        since=table.get("since"),
        until=table.get("until"),
        skipped=table.get("skipped"),
        asks_opponent=table.get("asks") == "opponent",
        doubt=optional_text(table.get("doubt")),
        folds=table.get("folds", False),
        decides=table.get("decides"),
    )


def _action(node_id: str, table: Table) -> Action:
    return Action(
        id=node_id,
        label=text(table["label"]),
        explanation=text(table["explanation"]),
        source=text(table["source"]),
        to=table["to"],
        doubt=optional_text(table.get("doubt")),
        today=optional_text(table.get("today")),
    )


def _outcome(node_id: str, table: Table, references: Mapping[str, Reference]) -> Outcome:
    return Outcome(
        id=node_id,
        label=text(table["label"]),
        remedy=text(table["remedy"]),
        penalty=penalty(table["penalty"]) if "penalty" in table else None,
        say=text(table["say"]),
        source=text(table["source"]),
        on_purpose=optional_text(table.get("on-purpose")),
        strip=table.get("strip"),
        next=table.get("next"),
        doubt=optional_text(table.get("doubt")),
        card=table.get("card"),
        today=optional_text(table.get("today")),
        references=tuple(
            references[name]._replace(entries=_entries(rows))
            for name, rows in table.get("reference", {}).items()
        ),
        stops_game=table.get("stops-game", False),
    )


def _reference(table: Table) -> Reference:
    return Reference(
        title=text(table["title"]),
        about=optional_text(table.get("about")),
        entries=_entries(table.get("entry", {})),
    )


def _entries(table: Table) -> dict[str, Text]:
    return {word: text(meaning) for word, meaning in table.items()}


def _exit(exit_id: str, table: Table) -> Exit:
    return Exit(
        id=exit_id,
        label=text(table["label"]),
        reason=text(table["reason"]),
        instead=text(table["instead"]),
        source=text(table["source"]),
        decides=table.get("decides"),
        asked_at=table.get("asked-at"),
    )
