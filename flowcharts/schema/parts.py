"""What all tables have in common, and the forms that their words take."""

from typing import Annotated, Literal

# Nobody imports this room before a file is checked, so its own import may stand here.
from pydantic import BaseModel, ConfigDict, Field  # noqa: TID253

ID_FORM = r"^[a-z0-9]+(-[a-z0-9]+)*$"
LIKE_FORM = r"^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)?$"
ANSWER_FORM = r"^[a-z0-9-]+(/[a-z0-9-]+)?=[a-z0-9-]+$"
DAY_FORM = r"^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$"
COST_FORM = r"^(\{[^{}\s]+\})*$"
WORDS_FORM = r"\S"

Id = Annotated[str, Field(pattern=ID_FORM)]
Day = Annotated[str, Field(pattern=DAY_FORM)]
Words = Annotated[str, Field(pattern=WORDS_FORM)]
Game = Literal["magic", "flesh-and-blood", "forge"]


class Table(BaseModel):
    """A table: every key known, every value of its own type."""

    model_config = ConfigDict(
        extra="forbid",
        strict=True,
        frozen=True,
        use_attribute_docstrings=True,
        alias_generator=lambda name: name.replace("_", "-"),
    )


class Text(Table):
    """The same thing said in both languages."""

    en: Words
    ja: Words
