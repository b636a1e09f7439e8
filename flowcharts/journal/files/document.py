"""Reviews and memories as JSON documents, and back: every mistake is said, none is let pass."""

import json
from datetime import datetime
from typing import Any

from flowcharts.journal.files.forms import (
    AMOUNT,
    ID,
    LIST,
    MANY,
    MOMENT,
    OFFSET,
    TRUTH,
    WORDS,
    FieldForm,
    number_form,
    one_of_form,
    read_all,
    read_fields,
)
from flowcharts.journal.memory import Memory
from flowcharts.journal.review import Drill, ItemResult, Mode, Rating, Review
from flowcharts.model.text import Text

_RESULT_OF = Text("result {{number}} of {where}", "{where}の結果{{number}}")


def review_document(review: Review) -> dict[str, Any]:
    """*review* as a JSON document."""
    return _document(review) | {"results": [_document(result) for result in review.results]}


def memory_document(memory: Memory) -> dict[str, Any]:
    """*memory* as a JSON document."""
    return _document(memory)


def read_review(document: object, where: Text) -> Review:
    """The review in *document*, which is called *where*.

    Raises:
        MisfitError: it holds none.
    """
    values = read_fields(document, REVIEW, where)
    results = enumerate(values["results"], start=1)
    values["results"] = read_all(_read_result, results, _RESULT_OF.filled(where=where))
    return Review(**values)


def read_memory(document: object, where: Text) -> Memory:
    """The memory in *document*, which is called *where*.

    Raises:
        MisfitError: it holds none.
    """
    return Memory(**read_fields(document, _MEMORY, where))


def one_line(value: object) -> str:
    """*value* as JSON, in the words of its reader."""
    return json.dumps(value, ensure_ascii=False)


def _document(value: Review | ItemResult | Memory) -> dict[str, Any]:
    return {name: _plain(each) for name, each in value._asdict().items()}


def _plain(value: object) -> object:
    match value:
        case datetime():
            return value.isoformat()
        case tuple():
            return list(value)
    return value


def _read_result(document: object, where: Text) -> ItemResult:
    return ItemResult(**read_fields(document, _RESULT, where))


def _read_rows(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError
    return value


_RESULT = {"item": WORDS, "rating": one_of_form(Rating), "given": WORDS, "right": WORDS}
_RESULTS = FieldForm(Text("a list of results", "結果の一覧"), _read_rows)
REVIEW = {
    "id": ID,
    "at": MOMENT,
    "offset": OFFSET,
    "drill": one_of_form(Drill),
    "mode": one_of_form(Mode),
    "chart": WORDS,
    "case_id": WORDS,
    "case": WORDS,
    "predicted": WORDS,
    "given": LIST,
    "right": LIST,
    "is_right": TRUTH,
    "chance": number_form(0, 1),
    "hints": MANY,
    "milliseconds": MANY,
    "is_fresh": TRUTH,
    "is_counted": TRUTH,
    "results": _RESULTS,
}
"""The fields of a review."""
_MEMORY = {
    "item": WORDS,
    "due": MOMENT,
    "stability": AMOUNT,
    "difficulty": AMOUNT,
    "last": MOMENT,
    "reps": MANY,
    "lapses": MANY,
}
