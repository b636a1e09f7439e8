"""The report of a talk as JSON has it, in words: it can be told whatever becomes of the content."""

from typing import Any

from flowcharts.model.text import Text
from flowcharts.talk.report import ReportedItem, ReportedQuestion, TalkReport
from flowcharts.talk.votes import TalkQuestion

_LONGEST = 1e9
"""No talk takes longer, in seconds."""


def report_document(report: TalkReport) -> dict[str, Any]:
    """The report as JSON has it."""
    return {
        **report._asdict(),
        "title": report.title._asdict(),
        "items": [
            {
                **item._asdict(),
                "title": item.title._asdict(),
                "questions": [
                    {
                        **question._asdict(),
                        "question": question.question._asdict(),
                        "answers": [answer._asdict() for answer in question.answers],
                    }
                    for question in item.questions
                ],
            }
            for item in report.items
        ],
    }


def read_report(row: dict[str, Any]) -> TalkReport:
    """The report that JSON has.

    Raises:
        KeyError, TypeError, AttributeError, ValueError, OverflowError: it is none.
    """
    return TalkReport(
        _text(row["title"]),
        str(row["began"]),
        _amount(row["planned"]),
        _amount(row["seconds"]),
        tuple(map(_item, row["items"])),
    )


def _item(row: dict[str, Any]) -> ReportedItem:
    return ReportedItem(
        int(row["number"]),
        _text(row["title"]),
        _amount(row["minutes"]),
        _amount(row["seconds"]),
        bool(row["is_dropped"]),
        tuple(map(_question, row["questions"])),
        bool(row.get("is_aside", False)),
    )


def _question(row: dict[str, Any]) -> ReportedQuestion:
    answers = tuple(map(_text, row["answers"]))
    return ReportedQuestion(
        TalkQuestion(*row["asked"]),
        _text(row["question"]),
        answers,
        _place(row["right"], answers),
        tuple(_hands(counts, answers) for counts in row["rounds"]),
        _place(row["said"], answers),
        _amount(row["seconds"]),
    )


def _amount(number: float) -> float:
    """A time as it can have been spent; JSON has more numbers than that."""
    if not 0 <= float(number) <= _LONGEST:
        raise ValueError(number)
    return float(number)


def _hands(counts: list[int], answers: tuple[Text, ...]) -> tuple[int, ...]:
    """The hands for each answer."""
    if len(counts) != len(answers):
        raise ValueError(counts)
    return tuple(map(int, counts))


def _place(place: int | None, answers: tuple[Text, ...]) -> int | None:
    """The place of an answer."""
    if place is not None and place not in range(len(answers)):
        raise ValueError(place)
    return place


def _text(row: dict[str, Any]) -> Text:
    return Text(str(row["en"]), str(row["ja"]))
