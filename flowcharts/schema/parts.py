"""What all tables have in common, and the forms that their words take."""

from datetime import date
from typing import Annotated, Literal

# Nobody imports this folder before a file is checked, so its own imports may stand here.
from pydantic import AfterValidator, BaseModel, ConfigDict, Field  # noqa: TID253
from pydantic_core import PydanticCustomError

ID_FORM = r"^[a-z0-9]+(-[a-z0-9]+)*$"
LIKE_FORM = r"^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)?$"
ANSWER_FORM = r"^[a-z0-9-]+(/[a-z0-9-]+)?=[a-z0-9-]+$"
DAY_FORM = r"^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$"
COST_FORM = r"^(\{[^{}\s]+\})*$"
WORDS_FORM = r"\S"


def _on_the_calendar(day: str) -> str:
    try:
        date.fromisoformat(day if day.count("-") > 1 else f"{day}-01")
    except ValueError as error:
        raise PydanticCustomError("no_day", "not a day of the calendar") from error
    return day


Id = Annotated[str, Field(pattern=ID_FORM)]
Day = Annotated[str, Field(pattern=DAY_FORM), AfterValidator(_on_the_calendar)]
Words = Annotated[str, Field(pattern=WORDS_FORM)]
GameWord = Literal["magic", "flesh-and-blood", "forge"]


class TableForm(BaseModel):
    """A table: every key known, every value of its own type."""

    model_config = ConfigDict(
        extra="forbid",
        strict=True,
        frozen=True,
        use_attribute_docstrings=True,
        alias_generator=lambda name: name.replace("_", "-"),
    )


class TextForm(TableForm):
    """The same thing said in both languages."""

    en: Words
    ja: Words
