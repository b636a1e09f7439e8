"""The report of a talk as JSON has it, in words: it can be told whatever becomes of the content."""

from typing import Any

from flowcharts.model.text import Text
from flowcharts.seminar.report import ReportedItem, ReportedQuestion, TalkReport
from flowcharts.seminar.votes import TalkQuestion


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
        KeyError, TypeError, AttributeError, ValueError: it is none.
    """
    return TalkReport(
        _text(row["title"]),
        str(row["began"]),
        float(row["planned"]),
        float(row["seconds"]),
        tuple(map(_item, row["items"])),
    )


def _item(row: dict[str, Any]) -> ReportedItem:
    return ReportedItem(
        int(row["number"]),
        _text(row["title"]),
        float(row["minutes"]),
        float(row["seconds"]),
        bool(row["is_dropped"]),
        tuple(map(_question, row["questions"])),
    )


def _question(row: dict[str, Any]) -> ReportedQuestion:
    answers = tuple(map(_text, row["answers"]))
    return ReportedQuestion(
        TalkQuestion(*row["asked"]),
        _text(row["question"]),
        answers,
        row["right"],
        tuple(tuple(map(int, counts)) for counts in row["rounds"]),
        row["said"],
        float(row["seconds"]),
    )


def _text(row: dict[str, Any]) -> Text:
    return Text(str(row["en"]), str(row["ja"]))
