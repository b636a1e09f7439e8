"""The questions of a case at the table, as content/questions.toml words them."""

from collections.abc import Mapping

from flowcharts.cases.fact_question import FactQuestion, QuestionGroup
from flowcharts.codec.shipped import read_rows, shipped_table
from flowcharts.codec.tables import Table
from flowcharts.codec.values import read

CONTROLLER_IS = "A"
"""Its controller is called so; turn 1 is that player’s, turn 2 the opponent’s."""


def read_questions(table: Table) -> dict[str, FactQuestion]:
    """The questions of a file, by the names of their rows."""
    rows: dict[str, Table] = table.get("question", {})
    return read_rows(rows, lambda name, row: read(FactQuestion, _whole(rows, name, row)))


def _whole(rows: Mapping[str, Table], name: str, row: Table) -> Table:
    """The row with its id, and with all that it takes over from another one."""
    if "like" not in row:
        return {"id": name, **row}
    other = _whole(rows, row["like"], rows[row["like"]])
    answers = other["answer"] | row.get("answer", {})
    chosen = {answer: answers[answer] for answer in row.get("answers", answers)}
    return {**other, **row, "answer": chosen}


QUESTIONS = read_questions(shipped_table("questions"))
"""By the names of their rows; of several for one fact the first that fits is asked."""
REL, IMPACT, TURN = QUESTIONS["rel"], QUESTIONS["impact"], QUESTIONS["turn"]
NOTICED, AFFECTED = QUESTIONS["noticed"], QUESTIONS["affected"]


def questions_of(*groups: QuestionGroup) -> tuple[FactQuestion, ...]:
    """Those of these groups."""
    return tuple(each for each in QUESTIONS.values() if each.group in groups)
