"""A case as it is told: in sentences, and what happened in short lines."""

import re
from collections.abc import Iterator, Sequence
from datetime import date
from typing import NamedTuple

from flowcharts.cases.timeline import Deed
from flowcharts.model.text import SENTENCES, Text
from flowcharts.model.turns import Moment, TurnStep, at
from flowcharts.stories.ability_story import StoryKey
from flowcharts.stories.brought_up import BroughtUp
from flowcharts.stories.choices import COMPETITIVE, Choices, Handling
from flowcharts.stories.happening import Happening
from flowcharts.stories.happenings import CourseOfEvents
from flowcharts.stories.sentences import (
    Clause,
    as_sentence,
    board_sentence,
    english_sizes,
    scene_sentence,
    sentence,
    told_in_sentences,
    verbs_of,
)
from flowcharts.stories.story_way import StoryPart, StoryWay
from flowcharts.stories.story_words import StoryWords

MOST_SENTENCES = 7


class ToldLine(NamedTuple):
    """Something that happened, in a line."""

    moment: Moment
    words: Text
    deeds: tuple[Deed, ...] = ()
    """What of it is an act of the case."""


def tell(
    choices: Choices,
    events: CourseOfEvents,
    words: StoryWords,
    ways: Sequence[StoryWay],
    month: Text | None,
) -> tuple[Text, tuple[ToldLine, ...]]:
    """A case as a story, and what happened in lines; *month*: told where the edition has passed."""
    story = _Telling(choices, events, words)
    way = ways[words.lot("way", len(ways))]
    lines = tuple(
        ToldLine(each.moment, sentence(Clause(each.who, _verbs([each]))), each.deeds)
        for each in events.happenings
    )
    told = story.told(way)
    return (told if month is None else _dated(told, month)), lines


def month_of(day: date) -> Text:
    """“June 2009”, told of what happened on *day*."""
    return Text(f"{_MONTHS[day.month - 1]} {day.year}", f"{day.year}年{day.month}月")


_MONTHS = (
    *("January", "February", "March", "April", "May", "June", "July"),
    *("August", "September", "October", "November", "December"),
)


_BOARDS = {Handling.HARMLESS: StoryKey.HARMLESS, Handling.HARMFUL: StoryKey.HARMFUL}


def _dated(told: Text, month: Text) -> Text:
    return Text(f"{month.en}: {told.en}", f"{month.ja}、{told.ja}")


class _Telling:
    """One case, told part by part."""

    def __init__(self, choices: Choices, events: CourseOfEvents, words: StoryWords) -> None:
        self._choices = choices
        self._events = events
        self._words = words
        brought_up = BroughtUp(choices, events, words)
        self._by_part = {
            StoryPart.LEVEL: self._level,
            StoryPart.SCENE: self._scene,
            StoryPart.EVENTS: self._in_pairs,
            StoryPart.EVENTS_SHORT: self._one_by_one,
            StoryPart.NOTICE: brought_up.notice,
            StoryPart.NOTICE_WISH: brought_up.notice_and_wish,
            StoryPart.WISH: brought_up.wish,
        }

    def told(self, way: StoryWay) -> Text:
        """All of it, in the order of that *way*."""
        told = [sentence for name in way.parts for sentence in self._part(name)]
        return SENTENCES.join(_in_at_most(MOST_SENTENCES, told))

    def _part(self, name: str) -> tuple[Text, ...]:
        return tuple(self._by_part[StoryPart(name)]())

    # The level, and what is on the table.

    def _level(self) -> Iterator[Text]:
        level = self._choices.rel
        if level == COMPETITIVE and self._choices.is_record_told:
            level = f"{level}-{self._choices.warnings}"
        yield as_sentence(self._words.phrase(level))

    def _scene(self) -> Iterator[Text]:
        board = self._board()
        if self._is_scene_told():
            yield scene_sentence(self._scene_words(), board)
        elif board is not None:
            yield board_sentence(board)

    def _board(self) -> Text | None:
        wanted = _BOARDS.get(self._choices.handling, StoryKey.BOARD)
        return self._words.told(wanted) if self._choices.story.has(wanted) else None

    def _is_scene_told(self) -> bool:
        """Has it words of its own, or would the first event not tell who has the card?"""
        if self._choices.story.has(self._told_scene()):
            return True
        return not (self._choices.is_owner and _begins_with_the_card(self._choices))

    def _told_scene(self) -> StoryKey:
        return StoryKey.SCENE if self._choices.is_owner else StoryKey.SCENE_OTHER

    def _scene_words(self) -> Text:
        told_scene = self._told_scene()
        if self._choices.story.has(told_scene):
            return self._words.told(told_scene)
        return self._words.phrase("scene" if self._choices.is_owner else "scene-other")

    # What happens.

    def _in_pairs(self) -> Iterator[Text]:
        yield from self._in_sentences(2)

    def _one_by_one(self) -> Iterator[Text]:
        yield from self._in_sentences(1)

    def _in_sentences(self, most: int) -> Iterator[Text]:
        clauses = self._clauses()
        sizes = tuple(english_sizes(clauses, most))
        yield from told_in_sentences(clauses, sizes, self._words.in_turn("next"))

    def _clauses(self) -> list[Clause]:
        groups = list(_grouped(self._events.happenings))
        clauses = [
            Clause(group[0].who, _verbs(group), ends=group[-1].ends_sentence) for group in groups
        ]
        clauses[0] = clauses[0]._replace(when=self._opening())
        return clauses

    def _opening(self) -> Text | None:
        if not self._choices.is_own_turn:
            # Who untaps has the turn.
            is_plain = self._choices.story.event_step in (TurnStep.UPKEEP, TurnStep.DRAW)
            return None if is_plain else self._words.phrase("in-opponents-turn")
        is_main = self._choices.story.event_step is TurnStep.MAIN1
        return self._words.phrase("in-own-main") if is_main and self._hangs_on_main() else None

    def _hangs_on_main(self) -> bool:
        """Can it matter which main phase it was, and does nothing that follows tell it?"""
        missed, notice = self._events.missed, self._events.notice
        after = at(missed.turn, TurnStep.MAIN2)
        is_told = any(missed < each.moment < after for each in self._events.happenings)
        is_later = notice.moment.turn > missed.turn
        return is_later and missed.step is TurnStep.MAIN1 and not is_told


def _begins_with_the_card(choices: Choices) -> bool:
    """Is it plain from the first thing that is done who controls it?"""
    event = choices.story.words.get(StoryKey.EVENT)
    return choices.story.is_entering or (
        event is not None and "{X}" in next(verbs_of(event)).en and choices.is_own_turn
    )


def _verbs(happenings: Sequence[Happening]) -> tuple[Text, ...]:
    return tuple(verb for each in happenings for verb in verbs_of(each.words))


def _grouped(happenings: Sequence[Happening]) -> Iterator[list[Happening]]:
    group: list[Happening] = []
    for each in happenings:
        if group and (each.who != group[-1].who or group[-1].ends_sentence):
            yield group
            group = []
        group.append(each)
    yield group


def _in_at_most(most: int, told: list[Text]) -> list[Text]:
    """The same in at most so many English sentences: short ones beside each other are joined."""
    while len(told) > most:
        at = min(range(len(told) - 1), key=lambda place: _length_joined(told, place))
        one, other = told[at : at + 2]
        between = " " if one.en.endswith(":") else "; "
        en = f"{one.en.removesuffix('.')}{between}{_going_on(other.en)}"
        told[at : at + 2] = [Text(en, one.ja + other.ja)]
    return told


def _length_joined(told: Sequence[Text], place: int) -> int:
    one, other = told[place].en, told[place + 1].en
    can_be_joined = one.endswith(".") and not other.endswith(":") and ";" not in one + other
    return len(one) + len(other) if can_be_joined else len(one) + len(other) + _NEVER


_NEVER = 10_000


def _going_on(en: str) -> str:
    """An English sentence after a comma or semicolon; players and cards keep their capital."""
    return en[:1].lower() + en[1:] if _BEGINS_A_SENTENCE.match(en) else en


_BEGINS_A_SENTENCE = re.compile(
    r"(?:In|On|At|The only|Both|Before|After|Then|Two|Right|No|Damage|A spectator)\b"
)
"""Words that have their capital only where they begin a sentence."""
