"""Days of the policy's history, as people say them."""

from typing import Annotated

from flowcharts.model.text import Text
from flowcharts.traits import Holds, WordsLike

MONTHS = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)


def is_on_the_calendar(day: str) -> bool:
    """Is there that day, or that month?"""
    from datetime import date  # a launch checks no day

    try:
        date.fromisoformat(day if day.count("-") > 1 else f"{day}-01")
    except ValueError:
        return False
    return True


Day = Annotated[
    str,
    WordsLike(
        r"\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?",
        (
            "“{given}” is not a day: write YYYY-MM-DD or YYYY-MM.",
            "「{given}」は日付ではありません。YYYY-MM-DD か YYYY-MM の形で書きます。",
        ),
    ),
    Holds(
        is_on_the_calendar,
        ("“{given}” is not a day of the calendar.", "「{given}」という日付は暦にありません。"),
    ),
]
"""A day, or a month."""


def first_day(day: Day) -> str:
    """The first day that *day* may mean, as YYYY-MM-DD."""
    return day if day.count("-") > 1 else f"{day}-01"


def last_day(day: Day) -> str:
    """The last day that *day* may mean."""
    return day if day.count("-") > 1 else f"{day}-31"


def month_of(day: str) -> Text:
    """The month of *day* (YYYY-MM-DD or YYYY-MM): March 2008."""
    year, month = _parts(day)[:2]
    return Text(f"{MONTHS[month - 1]} {year}", f"{year}年{month}月")


def short_month_of(day: str) -> Text:
    """The month of *day* where there is little room: Mar 2008."""
    year, month = _parts(day)[:2]
    return Text(f"{MONTHS[month - 1][:3]} {year}", f"{year}年{month}月")


def date_of(day: str) -> Text:
    """*day* as it is known, to the day or to the month: 20 Mar 2008."""
    year, month, *rest = _parts(day)
    if not rest:
        return month_of(day)
    return Text(f"{rest[0]} {MONTHS[month - 1][:3]} {year}", f"{year}年{month}月{rest[0]}日")


def _parts(day: str) -> list[int]:
    return [int(part) for part in day.split("-")]
