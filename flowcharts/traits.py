"""How a field is written in a file, said beside its type: `Annotated[str, Named("in-time")]`.

A field is written under its own name, with hyphens, and may be left out where it has a default.
All else that a file may say of it stands in its annotation, as one of these. `flowcharts.codec`
reads and writes by them, checks by them, and makes JSON Schema of them.

A type that is not quite what its fields read to has a method `as_read`, which gives the value, and
`as_written`, which gives those fields back.
"""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Annotated, Any

Said = tuple[str, str]
"""The same in English and in Japanese, as a Text has it."""


class Named:
    """The key under which it is written."""

    def __init__(self, name: str) -> None:
        self.name = name


class RowName:
    """It stands nowhere in its table, but is the key of that table, or the name of the file."""


class Given:
    """It stands in no file: whoever reads the file gives it."""


class Described:
    """What it means, for who writes the file; a field that is written down has a docstring."""

    def __init__(self, said: str) -> None:
        self.said = said


class Inline:
    """What it is made of stands among the keys of the table around it."""


class Others:
    """A mapping of every key that is no other field's.

    *known*: the JSON Schema of each key there can be, which an editor offers.
    """

    def __init__(self, known: Callable[[], dict[str, dict[str, Any]]] = dict) -> None:
        self.known = known


class Like:
    """The rows may be `like` one that they name so, and say only what is their own."""

    def __init__(self, form: "WordsLike") -> None:
        self.form = form


class As:
    """It is written as a value of another type.

    *read* makes what it is of that, and raises a ValueError where that cannot be; *write* makes
    that of what it is. *fitting* says what it looks like; where it is left out, whether it can be
    read is looked at elsewhere.
    """

    def __init__(
        self,
        plain: Any,  # noqa: ANN401 # a type, or what typing makes of one
        read: Callable[[Any], Any],
        write: Callable[[Any], Any],
        fitting: Said | None = None,
        known: Mapping[str, object] = MappingProxyType({}),
    ) -> None:
        """*known*: what JSON Schema tells editors, beyond what it tells of *plain*."""
        self.plain = plain
        self.read = read
        self.write = write
        self.fitting = fitting
        self.known = known


def rows_by_id(plain: Any) -> As:  # noqa: ANN401 # as above
    """Values in their order, written as the rows of *plain*, a table: each under its `id`."""
    return As(plain, _listed, lambda values: {each.id: each for each in values})


def _listed(rows: Mapping[str, Any]) -> tuple[Any, ...]:
    return tuple(rows.values())


class Holds:
    """What has to be so of it; *wrong* says of {given}, or of its {key}, that it is not."""

    def __init__(self, is_so: Callable[[Any], bool], wrong: Said) -> None:
        self.is_so = is_so
        self.wrong = wrong


class WordsLike(Holds):
    """Words of that form, a regular expression."""

    def __init__(self, form: str, wrong: Said) -> None:
        super().__init__(self._matches, wrong)
        self.form = form

    def _matches(self, given: str) -> bool:
        return re.fullmatch(self.form, given) is not None


class OneOf:
    """One of those words."""

    def __init__(self, *words: str) -> None:
        self.words = words


WORDLESS: Said = ("`{key}` is empty: it needs words.", "`{key}` が空です。文字が要ります。")


class Range:
    """A number from *least* to *most*."""

    def __init__(self, least: float, most: float | None = None) -> None:
        self.least = least
        self.most = most


class AtLeast:
    """A list of so many."""

    def __init__(self, count: int) -> None:
        self.count = count


class NotEmpty:
    """Words that say something; blanks around them are left out."""


ID = WordsLike(
    r"[a-z0-9]+(-[a-z0-9]+)*",
    (
        "“{given}” is not an id: ids are small letters, digits and single hyphens, as turn-cycle.",
        "「{given}」はIDではありません。turn-cycle のように、小文字、数字、ハイフンで書きます。",
    ),
)
IdWord = Annotated[str, ID]
SomeWords = Annotated[str, NotEmpty()]
LIKE = WordsLike(
    rf"{ID.form}(/{ID.form})?",
    (
        "“{given}” names no row: write the chart, or chart/id, as small/turn-cycle.",
        "「{given}」は行を示していません。small/turn-cycle のように、チャート/IDで書きます。",
    ),
)
