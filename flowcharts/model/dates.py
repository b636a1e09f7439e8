"""Days of the policy's history, as people say them."""

from flowcharts.model.text import Text

_MONTHS = (
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


def month_of(day: str) -> Text:
    """The month of *day* (YYYY-MM-DD or YYYY-MM): March 2008."""
    year, month = _parts(day)[:2]
    return Text(f"{_MONTHS[month - 1]} {year}", f"{year}年{month}月")


def short_month_of(day: str) -> Text:
    """The month of *day* where there is little room: Mar 2008."""
    year, month = _parts(day)[:2]
    return Text(f"{_MONTHS[month - 1][:3]} {year}", f"{year}年{month}月")


def date_of(day: str) -> Text:
    """*day* as it is known, to the day or to the month: 20 Mar 2008."""
    year, month, *rest = _parts(day)
    if not rest:
        return month_of(day)
    return Text(f"{rest[0]} {_MONTHS[month - 1][:3]} {year}", f"{year}年{month}月{rest[0]}日")


def _parts(day: str) -> list[int]:
    return [int(part) for part in day.split("-")]
