"""A text as a card whose abilities can be ruled on: what its words say of them, and what not."""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple
from zlib import crc32

from flowcharts.cards.printed_parts import printed_parts
from flowcharts.cases.ability import Ability
from flowcharts.cases.case import Case, read_facts
from flowcharts.find.card_abilities import CardAbility
from flowcharts.model.scenario import Card
from flowcharts.model.text import Text
from flowcharts.model.turns import TurnStep
from flowcharts.reading.ability_reading import (
    AbilityReading,
    Certainty,
    GivenText,
    TextReading,
)
from flowcharts.reading.readers import READERS
from flowcharts.reading.text_kind import is_japanese, kind_of

READ = "read-"
"""What the id of an ability begins with that was read of a text."""
_STEPS: Mapping[str, TurnStep] = {
    "upkeep": TurnStep.UPKEEP,
    "draw-step": TurnStep.DRAW,
    "combat": TurnStep.BEGINNING_OF_COMBAT,
    "attacks": TurnStep.DECLARE_ATTACKERS,
    "blocks": TurnStep.DECLARE_BLOCKERS,
    "becomes-blocked": TurnStep.DECLARE_BLOCKERS,
    "unblocked": TurnStep.DECLARE_BLOCKERS,
    "combat-damage": TurnStep.COMBAT_DAMAGE,
    "end-of-combat": TurnStep.END_OF_COMBAT,
    "end-step": TurnStep.END,
    "cleanup": TurnStep.CLEANUP,
    "main-phase": TurnStep.MAIN1,
    "enters": TurnStep.MAIN1,
    "casts": TurnStep.MAIN1,
    "plays-land": TurnStep.MAIN1,
    "chapter": TurnStep.MAIN1,
}
"""By the kind of event, the step in which it happens, or usually does."""
_IF = re.compile(r"(?i), if\b.*|[^、。]*場合.*", re.DOTALL)
"""What has to be so besides; it says nothing of whose turn it is."""
_AGAINST_OPPONENT = re.compile(
    r"\b(?:damage to|attacks?(?: one of)?) (?:an|each|that|your) opponents?"
    r"|対戦相手(?:1人)?に.*与え",
    re.IGNORECASE,
)
_OF_OPPONENT = re.compile(
    r"\b(?:each|an|that|your) opponent|\bopponents?['’]|対戦相手", re.IGNORECASE
)
_OF_CONTROLLER = re.compile(
    r"\byour (?:upkeep|(?:draw|end|cleanup) step|combat|first main|precombat|postcombat|next|turn)"
    r"|\bon your turn|\byou (?:attack|cast|play)\b(?!.*opponent['’]s turn)"
    r"|あなたの(?:次の)?(?:アップキープ|ドロー|終了|クリンナップ|戦闘|ターン|第)|あなたが攻撃",
    re.IGNORECASE,
)
_USUALLY_OWN = frozenset(
    (
        *("enters", "casts", "plays-land", "attacks", "becomes-blocked", "unblocked"),
        *("combat-damage", "chapter"),
    )
)
"""What happens in one's own turn, where the text does not say whose it is."""
_USUALLY_THEIRS = frozenset({"blocks"})
"""What one’s own creature does in the opponent’s turn, the same way."""
_IN_EITHER = frozenset({"dies", "destroyed", "damage", "discards", "put-into-graveyard", "taps"})
"""What happens to an opponent in either player's turn."""
_TITLE = 40
"""No more letters of a text stand in for a name."""
_SOURCE = Text("The text that was given, as it was read", "与えられた文章を読み取ったもの")


class ReadCard(NamedTuple):
    """A card made of a text."""

    card: Card
    abilities: tuple[CardAbility, ...]
    """What can be ruled on; what the words cannot say of it is not among its facts."""
    readings: Mapping[str, AbilityReading]
    """How each ability was read, by its id."""
    problems: tuple[Text, ...]
    is_refused: bool
    """Was its text not read at all?"""


def read_text(text: str, named: str = "", cost: str = "") -> ReadCard:
    """The card that a text is of: that of a whole card, or an ability of one.

    *named*: what it is called, and what it *cost*s, where its text does not say so.
    """
    kind = kind_of(text)
    name, types, body, its_cost, size = printed_parts(text, kind)
    name = name.strip() or named
    title = name or _first_words(body)
    said = Text(title, title)
    card = Card(
        id=f"{READ}{crc32(text.encode()):08x}",
        name=said,
        cost=its_cost or cost,
        type=Text(types, types),
        stats=size,
        text=Text(body, body),
        note=None,
        not_at_hand_in_japanese=not is_japanese(body),
        source=_SOURCE,
    )
    return _read(card, READERS[kind](GivenText(body, name, types)))


def read_card(card: Card) -> ReadCard:
    """The abilities of a card by its text, which is in English where it is in both languages."""
    given = GivenText(card.text.en, card.name.without_ruby().en, card.type.en)
    return _read(card, READERS[kind_of(card.text.en)](given))


def _read(card: Card, reading: TextReading) -> ReadCard:
    ids = [f"{READ}{card.id}-{count}" for count, _ in enumerate(reading.abilities)]
    read = dict(zip(ids, reading.abilities, strict=True))
    abilities = tuple(
        CardAbility(card, _ability(name, each, card), Text(each.text, each.text))
        for name, each in read.items()
    )
    return ReadCard(card, abilities, read, reading.problems, reading.is_refused)


def _ability(ability_id: str, reading: AbilityReading, card: Card) -> Ability:
    known = {
        name: list(fact.value) if isinstance(fact.value, tuple) else fact.value
        for name, fact in reading.facts.items()
        if fact.value is not None and fact.certainty is not Certainty.ASKED
    }
    return Ability(
        id=ability_id,
        cards=(card.id,),
        case=Case(read_facts(known).values, dict(_words(reading, card))),
        step=_step(reading),
        usual=dict(_usual(reading)),
    )


def _words(reading: AbilityReading, card: Card) -> Iterator[tuple[str, Text]]:
    """The words that show each fact that is known; of several stretches the first."""
    for name, fact in reading.facts.items():
        if fact.certainty is Certainty.ASKED:
            continue
        quoted = next((each.of(card.text.en) for each in fact.words), "").strip()
        if quoted:
            yield name, Text(quoted, quoted if quoted in card.text.ja else "")


def _step(reading: AbilityReading) -> TurnStep | None:
    found = (_STEPS[event] for event in reading.events if event in _STEPS)
    return next(found, None)


def _usual(reading: AbilityReading) -> Iterator[tuple[str, str]]:
    """Whose turn it is due in, where the condition says so, or where that is usual."""
    event = _IF.sub("", reading.condition)
    events = {*reading.events}
    if _AGAINST_OPPONENT.search(event) or _OF_CONTROLLER.search(event):
        yield "turn", "own"
    elif _OF_OPPONENT.search(event):
        if not events & _IN_EITHER and (events == {"enters"} or "enters" not in events):
            yield "turn", "opponent"
    elif _USUALLY_OWN & events:
        yield "turn", "own"
    elif events == _USUALLY_THEIRS:
        yield "turn", "opponent"


def _first_words(body: str) -> str:
    line = body.splitlines()[0] if body else ""
    return line if len(line) <= _TITLE else f"{line[:_TITLE].rsplit(' ', 1)[0]} …"
