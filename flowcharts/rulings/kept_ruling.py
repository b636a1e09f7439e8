"""A ruling at the table as it is kept: what it says can be read without the content."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Annotated, NamedTuple

from flowcharts.cases.decide import DecidedWalk
from flowcharts.cases.inquiry import Inquiry
from flowcharts.cases.questions import REL
from flowcharts.cases.told_answer import Origin, Told
from flowcharts.codec.values import written
from flowcharts.documents.words import ASSUMED, CARD_NOT_LISTED, EXCEPTION
from flowcharts.journal.days import offset_of
from flowcharts.journal.kept_forms import AnyWords, ListedWords, Offset, ReviewId, Time
from flowcharts.model.dates import date_of
from flowcharts.model.sub_charts import label_of_ending, penalty_of, rulings_of
from flowcharts.model.text import Text, with_colon
from flowcharts.stories.case_story import ability_of
from flowcharts.traits import Named

_BOTH = Text("{one} / {other}", "{one}／{other}")
_PENALTIES = Text("; ", "；")
_PARAGRAPHS = Text("\n\n", "\n\n")
_CONTROLLER = Text("Controller of the ability", "能力のコントローラー")
_OPPONENT = Text("Opponent", "対戦相手")


class KeptFact(NamedTuple):
    """A fact that the ruling rests on, in its words."""

    name: Text
    answer: Text
    is_assumed: Annotated[bool, Named("assumed")] = False
    """Has nobody said so?"""

    @property
    def said(self) -> Text:
        """The answer, and that nobody has given it, where that is so."""
        return ASSUMED.filled(fact=self.answer) if self.is_assumed else self.answer


class KeptRuling(NamedTuple):
    """A ruling that was reached, and all that the case rested on."""

    id: ReviewId
    """That of its case: ruled on again with other answers, it is the same entry."""
    at: Time
    """When it was reached first: aware, in UTC."""
    offset: Offset
    """Minutes east of UTC on the judge’s clock."""
    card: Text
    level: Text
    edition: Text
    ruling: Text
    about: Annotated[Text, Named("story")]
    """Which ability it is about, in a sentence."""
    facts: tuple[KeptFact, ...]
    given: ListedWords
    """The answers that were given, as question=answer, to open the case again."""
    remedy: Text | None = None
    penalty: Text | None = None
    is_disputed: Annotated[bool, Named("disputed")] = False
    name: AnyWords = ""
    """What a card was called that the library had not."""
    card_id: Annotated[AnyWords, Named("card_id")] = ""
    ability_id: Annotated[AnyWords, Named("ability_id")] = ""
    known_card: Annotated[object, Named("known_card")] = None
    """The card as it was then, as a file of cards has it; None where it was not listed."""
    known_ability: Annotated[object, Named("known_ability")] = None
    """The same of its ability."""
    exercise: AnyWords = ""
    """The id of the example that it has become in practice; empty where it is none."""

    def in_place_of(self, earlier: "KeptRuling") -> "KeptRuling":
        """As the entry of the same case, which was first ruled on *earlier*."""
        return self._replace(at=earlier.at, offset=earlier.offset, exercise=earlier.exercise)

    @property
    def local(self) -> datetime:
        """When it was reached, on the judge’s clock."""
        return self.at.replace(tzinfo=None) + timedelta(minutes=self.offset)

    @property
    def day(self) -> Text:
        """The day of it, on the judge’s clock."""
        return date_of(f"{self.local:%Y-%m-%d}")

    @property
    def time(self) -> str:
        """The time of that day."""
        return f"{self.local:%H:%M}"

    @property
    def answered(self) -> tuple[KeptFact, ...]:
        """The facts that somebody has said."""
        return tuple(fact for fact in self.facts if not fact.is_assumed)

    @property
    def assumed(self) -> tuple[KeptFact, ...]:
        """The facts that nobody has said."""
        return tuple(fact for fact in self.facts if fact.is_assumed)


def ruling_of(inquiry: Inquiry, now: datetime) -> KeptRuling:
    """The ruling on *inquiry*, which is decided, reached *now*, on the judge’s clock."""
    decided, card, ability = inquiry.decided, inquiry.card, inquiry.ability
    disputed = decided.disputed
    rel = next(told for told in inquiry.told if told.question is REL)
    return KeptRuling(
        id=inquiry.id,
        at=now.astimezone(UTC),
        offset=offset_of(now),
        card=inquiry.called or CARD_NOT_LISTED,
        level=rel.answer.words,
        edition=decided.walk.home.chart.edition.badge,
        ruling=_joined(_BOTH, (label_of_ending(each.walk) for each in decided.readings)),
        about=ability_of(inquiry),
        facts=tuple(map(_fact, filter(_is_needed, inquiry.told))),
        given=tuple(f"{question}={answer}" for question, answer in inquiry.given),
        remedy=disputed.words if disputed is not None else _remedy(decided),
        penalty=_penalty(decided) if disputed is None else None,
        is_disputed=disputed is not None,
        name=inquiry.name,
        card_id=card.id if card is not None else "",
        ability_id=ability.id if ability is not None else "",
        known_card=written(card) if card is not None else None,
        known_ability=written(ability) if ability is not None else None,
    )


def _is_needed(told: Told) -> bool:
    return told.origin is not Origin.FREE


def _fact(told: Told) -> KeptFact:
    return KeptFact(told.question.name, told.answer.words, told.origin is Origin.ASSUMED)


def _remedy(decided: DecidedWalk) -> Text | None:
    walk = decided.walk
    said = [outcome.remedy for outcome in rulings_of(walk)]
    if walk.exit is not None:
        said.append(walk.exit.instead)
    return _PARAGRAPHS.join(said) if said else None


def _penalty(decided: DecidedWalk) -> Text | None:
    penalty = penalty_of(decided.walk)
    if penalty is None:
        return None
    said = [with_colon(_CONTROLLER, penalty.controller), with_colon(_OPPONENT, penalty.opponent)]
    if penalty.exception is not None:
        said.append(with_colon(EXCEPTION, penalty.exception))
    return _PENALTIES.join(said)


def _joined(between: Text, said: Iterator[Text]) -> Text:
    first, *others = said
    for each in others:
        first = between.filled(one=first, other=each)
    return first
