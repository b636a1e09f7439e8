"""What all tables have in common, and the forms that their words take."""

from typing import Annotated

# Nobody imports this folder before a file is checked, so its own imports may stand here.
from pydantic import BaseModel, ConfigDict, Field  # noqa: TID253

ID_FORM = r"^[a-z0-9]+(-[a-z0-9]+)*$"
WORDS_FORM = r"\S"


Id = Annotated[str, Field(pattern=ID_FORM)]
Words = Annotated[str, Field(pattern=WORDS_FORM)]


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
