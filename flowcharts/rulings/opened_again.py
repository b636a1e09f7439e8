"""A ruling that is kept, opened again as a case at the table, with all its answers."""

from collections.abc import Mapping
from typing import TypeVar

from flowcharts.cases.ability import Ability
from flowcharts.cases.decide import ContradictionError
from flowcharts.cases.inquiry import Inquiry, TodaysCharts
from flowcharts.codec.tables import MISTAKES
from flowcharts.codec.values import read
from flowcharts.library.library import Library
from flowcharts.model.scenario import Card
from flowcharts.model.text import Text
from flowcharts.rulings.errors import RulingsError
from flowcharts.rulings.kept_ruling import KeptRuling

_NOT_AGAIN = Text(
    "This ruling cannot be opened again: its card or its answers are none that this version "
    "knows. What was ruled stays in the list.",
    "この裁定は、今のバージョンで扱えるカードや答えではないため、もう一度開けません。"
    "裁定の内容は記録に残ります。",
)
_Kind = TypeVar("_Kind")


def case_of(ruling: KeptRuling, library: Library, charts: TodaysCharts) -> Inquiry:
    """The case of *ruling*: of its card as it is listed now, or else as it was then.

    Raises:
        RulingsError: nothing can be made of it any more.
    """
    try:
        inquiry = Inquiry(
            charts,
            _known(Card, ruling.card_id, library.cards, ruling.known_card),
            _known(Ability, ruling.ability_id, library.abilities, ruling.known_ability),
            answers_of(ruling),
            ruling.name,
            ruling.id,
        )
        inquiry.question  # noqa: B018  # whether it can be worked out
    except (*MISTAKES, ContradictionError) as error:
        raise RulingsError(_NOT_AGAIN) from error
    return inquiry


def answers_of(ruling: KeptRuling) -> tuple[tuple[str, str], ...]:
    """The answers that were given when it was kept, as a case has them."""
    return tuple(map(_answer, ruling.given))


def _known(kind: type[_Kind], name: str, listed: Mapping[str, _Kind], then: object) -> _Kind | None:
    if not name:
        return None
    return listed[name] if name in listed else read(kind, then, id=name)


def _answer(given: str) -> tuple[str, str]:
    question, _, answer = given.partition("=")
    return question, answer
