"""The questions of a case at the table, as content/questions.toml words them."""

from collections.abc import Mapping

from flowcharts.cases.fact_question import FactAnswer, FactQuestion, QuestionGroup
from flowcharts.cases.facts import FACTS
from flowcharts.codec.shipped import read_rows, shipped_table
from flowcharts.codec.tables import Table, optional_text, text

CONTROLLER_IS = "A"
"""Its controller is called so; turn 1 is that player’s, turn 2 the opponent’s."""


def read_questions(table: Table) -> dict[str, FactQuestion]:
    """The questions of a file, by the names of their rows."""
    rows: dict[str, Table] = table.get("question", {})
    return read_rows(rows, lambda name, row: _question(*_whole(rows, name, row)))


def _whole(rows: Mapping[str, Table], name: str, row: Table) -> tuple[str, Table]:
    """The row with all that it takes over from another one, and by what id it is asked."""
    if "like" not in row:
        return row.get("id", name), row
    of_other, other = _whole(rows, row["like"], rows[row["like"]])
    answers = other["answer"] | row.get("answer", {})
    chosen = {answer: answers[answer] for answer in row.get("answers", answers)}
    return row.get("id", of_other), {**other, **row, "answer": chosen}


def _question(question_id: str, row: Table) -> FactQuestion:
    group = QuestionGroup(row["group"])
    return FactQuestion(
        question_id,
        text(row["name"]),
        text(row["words"]),
        tuple(FACTS[key.replace("-", "_")] for key in row["asks"]),
        tuple(_answer(name, answer) for name, answer in row["answer"].items()),
        optional_text(row.get("explanation")),
        row.get("asked-where", {}),
        group=group,
        is_in_place=row.get("is-in-place", False),
        is_of_time=row.get("is-of-time", False),
        is_first=row.get("is-first", False),
        is_of_another_card=row.get("is-of-another-card", False),
    )


def _answer(answer_id: str, row: Table) -> FactAnswer:
    facts = {key.replace("-", "_"): told for key, told in row["facts"].items()}
    return FactAnswer(answer_id, text(row["words"]), facts, optional_text(row.get("story")))


QUESTIONS = read_questions(shipped_table("questions"))
"""By the names of their rows; of several for one fact the first that fits is asked."""
REL, IMPACT, TURN = QUESTIONS["rel"], QUESTIONS["impact"], QUESTIONS["turn"]
NOTICED, AFFECTED = QUESTIONS["noticed"], QUESTIONS["affected"]


def questions_of(*groups: QuestionGroup) -> tuple[FactQuestion, ...]:
    """Those of these groups."""
    return tuple(each for each in QUESTIONS.values() if each.group in groups)
