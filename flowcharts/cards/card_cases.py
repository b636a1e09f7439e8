"""Fresh cases of abilities that nobody has written stories for: listed, one’s own, of files."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cached_property, partial
from random import Random
from typing import NamedTuple
from zlib import crc32

from flowcharts.cards.card_origin import OF_CARD, CardOrigin
from flowcharts.cards.error import CardLibraryError
from flowcharts.cards.imported_card import IMPORTED
from flowcharts.cards.other_cards import OtherCards
from flowcharts.cards.own_card import number_of
from flowcharts.cards.read_card import READ, read_card
from flowcharts.cases.ability import Ability
from flowcharts.cases.case import Case
from flowcharts.cases.decide import ContradictionError, DecidedWalk
from flowcharts.cases.inquiry import Inquiry
from flowcharts.cases.questions import REL, TURN
from flowcharts.cases.told_answer import Origin
from flowcharts.library.content_files import OWN
from flowcharts.library.generator import read_stories
from flowcharts.library.library import Library, UnknownError
from flowcharts.library.todays_charts import todays_charts
from flowcharts.model.game import Game
from flowcharts.model.scenario import Card
from flowcharts.model.text import Text
from flowcharts.reading.ability_reading import AbilityReading, Certainty
from flowcharts.reading.text_kind import tells_of_trigger
from flowcharts.stories.case_story import story_of
from flowcharts.stories.drawn_inquiry import drawn, others_of

_CHANGED = Text(
    "The card of the case “{case}” is gone, or says something else.",
    "事例「{case}」のカードがなくなっているか、カードの内容が変わっています。",
)
_OF_OTHERS = Text(
    "The case “{case}” was made of other questions.",
    "事例「{case}」は、今とは違う質問で作られています。",
)
_IN_EITHER_TURN = frozenset(
    (
        *("upkeep", "draw-step", "combat", "end-step", "cleanup", "dies", "destroyed", "leaves"),
        *("put-into-graveyard", "discards", "sacrifices", "damage", "gains-life", "loses-life"),
        *("becomes-target", "counters-put"),
    )
)
"""What can happen to anybody in either player’s turn, where the text does not say in whose."""
_COMPETITIVE, _REGULAR = (answer.id for answer in REL.answers)
_OF_LISTED = 0.15
"""So many questions are about listed abilities of which no stories are written."""
_OF_OWN = 0.4
"""So many are about cards of one’s own, where there are enough."""
_MOST_OWN = 4
"""So many abilities are enough; fewer come less often."""
_OF_FILES = {_COMPETITIVE: 0.15, _REGULAR: 0.4}
"""By level, so many are about cards of files: at Competitive REL all of them are in time, for no
words of a card say whether a miss is penalised."""


class CardCase(NamedTuple):
    """A case that was drawn."""

    id: str
    """The card, what it said then, and the answers that it is made of."""
    card: Card
    story: Text
    walk: DecidedWalk
    pair: None = None
    differs: str | None = None
    """The one fact in which it differs from the case that it is put beside."""

    @property
    def case(self) -> Case:
        """The facts that decide it."""
        return self.walk.case

    @property
    def chart_id(self) -> str:
        """The chart that decides it."""
        return self.walk.walk.home.chart.id

    @property
    def content(self) -> str:
        """By which it is known that its card still says the same."""
        return self.id.rpartition(":")[0].rpartition(":")[2]


class _KnownAbility(NamedTuple):
    """An ability that is known well enough to be told of."""

    card: Card
    ability: Ability
    turns: tuple[str, ...]
    """In whose turn it can be due."""


class CardCases:
    """Draws cases of listed abilities without stories, of one’s own cards, and of those of files.

    They are of today’s charts alone: for what is asked at a table there are words of today’s
    policy, and none of an older edition. Of a card of a file no words say whether a miss is
    penalised, so that at Competitive REL only what is in time is certain.
    """

    def __init__(self, library: Library, others: Callable[[], OtherCards]) -> None:
        """*others*: gives the cards of files."""
        self._library, self._others = library, others

    def share(self, chart_id: str, origin: CardOrigin) -> float:
        """How many of all questions on that chart are to be about such cards, from 0 to 1."""
        level = self._level_of(chart_id)
        if level is None:
            return 0
        return sum(self._shares(level, origin).values())

    def drawn(self, chart_id: str, seed: int, origin: CardOrigin) -> Iterator[CardCase | None]:
        """Cases of that chart without end; None after each try of which none has come."""
        level = self._level_of(chart_id)
        lots = Random(seed)  # noqa: S311 # lots, no secret
        while level is not None and self.share(chart_id, origin):
            found = self._by_lot(self._shares(level, origin), lots)
            yield self._case(found, level, lots) if found is not None else None

    def case_of(self, case_id: str) -> CardCase:
        """The case of that id, made again.

        Raises:
            UnknownError: its card is not there any more, or says something else.
        """
        return _told(*self._made_again(case_id))

    def others_of(self, case_id: str) -> Iterator[CardCase]:
        """The cases that differ from that one in a single fact.

        Raises:
            UnknownError: as `case_of`.
        """
        inquiry, found = self._made_again(case_id)
        for other, differs in others_of(inquiry):
            yield _told(other, found)._replace(differs=differs)

    def _made_again(self, case_id: str) -> tuple[Inquiry, _KnownAbility]:
        """What the case of that id is told of."""
        made_of, _, answers = case_id.removeprefix(OF_CARD).rpartition(":")
        ability_id, _, mark = made_of.rpartition(":")
        found = self._known(ability_id)
        if found is None or _mark_of(found) != mark:
            raise UnknownError(_CHANGED.filled(case=case_id))
        inquiry = self._inquiry(found)
        for given in answers.split(","):
            question, _, answer = given.partition("=")
            inquiry = inquiry.answered(question, answer)
        with suppress(ContradictionError):
            if inquiry.is_decided:
                return inquiry, found
        raise UnknownError(_OF_OTHERS.filled(case=case_id))

    def _shares(self, level: str, origin: CardOrigin) -> dict[CardOrigin, float]:
        """How many of all questions are about which cards, where there are any."""
        shares = {CardOrigin.LISTED: _OF_LISTED if self._without_stories else 0.0}
        if origin is not CardOrigin.LISTED:
            shares[CardOrigin.OWN] = min(len(self._own) / _MOST_OWN, 1) * _OF_OWN
        if origin is CardOrigin.LIBRARY and self._others().has_taken_in:
            shares[CardOrigin.LIBRARY] = _OF_FILES[level]
        return {each: share for each, share in shares.items() if share}

    def _by_lot(self, shares: dict[CardOrigin, float], lots: Random) -> _KnownAbility | None:
        (of,) = lots.choices([*shares], [*shares.values()])
        if of is CardOrigin.LIBRARY:
            card = self._others().any_card(lots)
            known = _read(card) if card is not None else ()
            return lots.choice(known) if known else None
        names = self._own if of is CardOrigin.OWN else self._without_stories
        return self._known(lots.choice(names))

    def _case(self, found: _KnownAbility, level: str, lots: Random) -> CardCase | None:
        if not found.turns:
            return None
        begun = self._inquiry(found).answered(REL.id, level)
        inquiry = drawn(begun.answered(TURN.id, lots.choice(found.turns)), lots)
        return _told(inquiry, found) if inquiry is not None else None

    def _inquiry(self, found: _KnownAbility) -> Inquiry:
        return Inquiry(todays_charts(self._library), found.card, found.ability)

    def _level_of(self, chart_id: str) -> str | None:
        """The level at which that chart rules today; None where it does not."""
        charts = todays_charts(self._library)
        by_chart = {charts.competitive.id: _COMPETITIVE, charts.regular.id: _REGULAR}
        return by_chart.get(chart_id)

    @cached_property
    def _without_stories(self) -> tuple[str, ...]:
        """The listed abilities of which no stories are written, and of whose cards is a text."""
        told = partial(read_stories, abilities=self._library.abilities)
        written = {story.ability for story in self._library.stories(told).values()}
        cards = self._library.cards_of(Game.MAGIC)
        return tuple(
            name
            for name, ability in self._library.abilities.items()
            if name not in written
            and any(
                not card.startswith(OWN) and card in cards and cards[card].text.en
                for card in ability.cards
            )
        )

    @property
    def _own(self) -> tuple[str, ...]:
        """The abilities of one’s own cards, those whose text is known."""
        cards = self._library.cards.items()
        own = {name for name, card in cards if name.startswith(OWN) and card.text.en}
        abilities = self._library.abilities.items()
        return tuple(name for name, ability in abilities if not own.isdisjoint(ability.cards))

    def _known(self, ability_id: str) -> _KnownAbility | None:
        """The ability of that id, as it is settled or can be read."""
        card_id = ability_id.removeprefix(READ).rpartition("-")[0]
        if card_id.startswith(IMPORTED):
            known = self._read_of_file(card_id)
            return next((each for each in known if each.ability.id == ability_id), None)
        ability = self._library.abilities.get(ability_id)
        if ability is None:
            return None
        names = (card_id, *ability.cards)
        card = next(filter(None, map(self._library.cards.get, names)), None)
        if card is None:
            return None
        is_usual = TURN.id in ability.usual  # else its text says so, and to read that takes time
        reading = None if is_usual else _reading_of(ability, card)
        return _KnownAbility(card, ability, turns_of(ability, reading))

    def _read_of_file(self, card_id: str) -> tuple[_KnownAbility, ...]:
        with suppress(CardLibraryError):  # it is said when cards are taken in
            card = self._others().card(card_id)
            return _read(card) if card is not None else ()
        return ()


def _reading_of(ability: Ability, card: Card) -> AbilityReading | None:
    """How the text of *card* reads *ability*, which is settled."""
    readings = read_card(card).readings
    if card.id.startswith(OWN):
        return readings.get(f"{READ}{card.id}-{number_of(ability.id)}")
    quoted = {said.en for said in ability.case.words.values() if said.en}
    having = (each for each in readings.values() if all(said in each.text for said in quoted))
    return next(having, None) if quoted else None


def _read(card: Card) -> tuple[_KnownAbility, ...]:
    """The abilities of *card* of which all was understood, with what its words say for certain."""
    if not tells_of_trigger(card.text.en):
        return ()
    read = read_card(card)
    pairs = ((each.ability, read.readings[each.ability.id]) for each in read.abilities)
    return tuple(
        _KnownAbility(card, _as_certain(ability, reading), turns_of(ability, reading))
        for ability, reading in pairs
        if not reading.unexplained
    )


def _as_certain(ability: Ability, reading: AbilityReading) -> Ability:
    """*ability* without what its words only make likely: no ruling may hang on that."""
    case = ability.case
    certain = {
        name: value
        for name, value in case.values.items()
        if reading.facts[name].certainty is Certainty.CERTAIN
    }
    return replace(ability, case=Case(certain, case.words))


def turns_of(ability: Ability, reading: AbilityReading | None) -> tuple[str, ...]:
    """In whose turn it can be due; in none where that is not sure."""
    usual = ability.usual.get(TURN.id)
    if usual is not None:
        return (usual,)
    events = {*reading.events} if reading is not None else set[str]()
    return ("own", "opponent") if events and events <= _IN_EITHER_TURN else ()


def _told(inquiry: Inquiry, of: _KnownAbility) -> CardCase:
    given = (told for told in inquiry.told if told.origin is Origin.GIVEN)
    answers = ",".join(f"{told.question.id}={told.answer.id}" for told in given)
    case_id = f"{OF_CARD}{of.ability.id}:{_mark_of(of)}:{answers}"
    return CardCase(case_id, of.card, story_of(inquiry), inquiry.decided)


def _mark_of(found: _KnownAbility) -> str:
    """By which it is known that the card still says the same, and is taken for the same."""
    card, ability = found.card, found.ability
    facts = sorted(f"{name}={value}" for name, value in ability.case.values.items())
    said = "\n".join((card.name.en, card.text.en, *facts))
    return f"{crc32(said.encode()):08x}"
