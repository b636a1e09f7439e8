"""A case as it is told: in sentences, and what happened in short lines."""

import re
from collections.abc import Iterator, Sequence
from datetime import date
from typing import NamedTuple

from flowcharts.cases.timeline import Deed
from flowcharts.model.text import SENTENCES, Text
from flowcharts.model.turns import Moment
from flowcharts.stories.ability_story import StoryKey
from flowcharts.stories.choices import COMPETITIVE, Choices, Finder, Handling, Wish
from flowcharts.stories.happening import Happening
from flowcharts.stories.happenings import CourseOfEvents
from flowcharts.stories.sentences import (
    Clause,
    board_sentence,
    scene_sentence,
    sentence,
    verbs_of,
    without_comma,
)
from flowcharts.stories.story_words import StoryWords

MOST_SENTENCES = 5
_MOST_CLAUSES = 2


class ToldLine(NamedTuple):
    """Something that happened, in a line."""

    moment: Moment
    words: Text
    deeds: tuple[Deed, ...] = ()
    """What of it is an act of the case."""


class _Parts(NamedTuple):
    rel: Text
    scene: Text | None
    events: tuple[Text, ...]
    noticed: Text
    findings: Text | None


def tell(
    choices: Choices, events: CourseOfEvents, words: StoryWords, month: Text | None
) -> tuple[Text, tuple[ToldLine, ...]]:
    """A case as a story, and what happened in lines; *month*: told where the edition has passed."""
    parts = _parts(choices, events, words, month)
    lines = tuple(
        ToldLine(each.moment, sentence(Clause(each.who, _verbs([each]))), each.deeds)
        for each in events.happenings
    )
    findings = () if parts.findings is None else (parts.findings,)
    after = (*parts.events, parts.noticed, *findings)
    if parts.scene is None:
        return SENTENCES.join((parts.rel, *after)), lines
    if len(after) + 2 > MOST_SENTENCES:
        return SENTENCES.join((_rel_with_scene(choices, words, month), *after)), lines
    return SENTENCES.join((parts.rel, parts.scene, *after)), lines


def month_of(day: date) -> Text:
    """“June 2009”, told of what happened on *day*."""
    return Text(f"{_MONTHS[day.month - 1]} {day.year}", f"{day.year}年{day.month}月")


_MONTHS = (
    *("January", "February", "March", "April", "May", "June", "July"),
    *("August", "September", "October", "November", "December"),
)


def _parts(
    choices: Choices, events: CourseOfEvents, words: StoryWords, month: Text | None
) -> _Parts:
    return _Parts(
        _rel(choices, words, month),
        _scene(choices, words),
        tuple(_events(choices, events.happenings, words)),
        _notice(choices, events, words),
        _findings(choices, events, words),
    )


def _rel(choices: Choices, words: StoryWords, month: Text | None) -> Text:
    is_competitive = choices.rel == COMPETITIVE
    name = f"competitive-{choices.warnings}" if is_competitive else "regular"
    return _dated(words.phrase(name), month)


def _rel_with_scene(choices: Choices, words: StoryWords, month: Text | None) -> Text:
    """Both in one sentence: “Competitive REL; A, who has had no Warning today, controls …”."""
    scene = _scene_words(choices, words)
    if choices.rel == COMPETITIVE:
        who, player = words.phrase(f"with-{choices.warnings}"), choices.controller
        # “A, who has …, controls”, but not “A, who has …,’s last turn”.
        en = re.sub(rf"\b{player}\b(?!’)", who.en, scene.en, count=1)
        scene = Text(en, scene.ja.replace(player, who.ja, 1))
    else:
        scene = Text(scene.en, without_comma(scene.ja))
    level = words.phrase(f"at-{choices.rel}")
    scene = scene_sentence(scene, _board(choices, words))
    return _dated(Text(f"{level.en} {_going_on(scene.en)}", f"{level.ja}{scene.ja}"), month)


def _dated(told_rel: Text, month: Text | None) -> Text:
    if month is None:
        return told_rel
    return Text(f"{month.en}, {told_rel.en}", f"{month.ja}、{told_rel.ja}")


def _board(choices: Choices, words: StoryWords) -> Text | None:
    wanted = StoryKey.HARMLESS if choices.handling is Handling.HARMLESS else StoryKey.BOARD
    return words.told(wanted) if choices.story.has(wanted) else None


def _scene(choices: Choices, words: StoryWords) -> Text | None:
    """Who controls what at the beginning; None where the first event tells it."""
    has_own_words = choices.story.has(_told_scene(choices))
    if not has_own_words and choices.is_owner and _begins_with_the_card(choices):
        return None
    return scene_sentence(_scene_words(choices, words), _board(choices, words))


def _told_scene(choices: Choices) -> StoryKey:
    return StoryKey.SCENE if choices.is_owner else StoryKey.SCENE_OTHER


def _scene_words(choices: Choices, words: StoryWords) -> Text:
    told_scene = _told_scene(choices)
    if choices.story.has(told_scene):
        return words.told(told_scene)
    return words.phrase("scene" if choices.is_owner else "scene-other")


def _begins_with_the_card(choices: Choices) -> bool:
    """Is it plain from the first thing that is done who controls it?"""
    event = choices.story.words.get(StoryKey.EVENT)
    return choices.story.is_entering or (
        event is not None and "{X}" in next(verbs_of(event)).en and choices.is_own_turn
    )


def _events(choices: Choices, happenings: Sequence[Happening], words: StoryWords) -> Iterator[Text]:
    """The sentences of what happened, at most two."""
    groups = list(_grouped(happenings))
    clauses = [Clause(group[0].who, _verbs(group)) for group in groups]
    clauses[0] = clauses[0]._replace(when=_opening(choices, words))
    board = _board(choices, words) if _scene(choices, words) is None else None
    first = 1 if groups[0][-1].ends_sentence else _MOST_CLAUSES
    yield _after(board, sentence(*clauses[:first]))
    if len(clauses) > first:
        goes_on = clauses[first].who == clauses[first - 1].who
        yield sentence(clauses[first]._replace(goes_on=goes_on), *clauses[first + 1 :])


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


def _opening(choices: Choices, words: StoryWords) -> Text | None:
    story_told = choices.story
    if not choices.is_own_turn:
        return words.phrase("in-opponents-turn")
    is_main = story_told.event_step == "main1"
    return words.phrase("in-own-main") if is_main else None


def _after(board: Text | None, told_sentence: Text) -> Text:
    if board is None:
        return told_sentence
    en = f"{board.en[:1].upper()}{board.en[1:]}; {_going_on(told_sentence.en)}"
    return Text(en, board_sentence(board).ja + told_sentence.ja)


def _going_on(en: str) -> str:
    """An English sentence after a semicolon; players keep their capital."""
    return f"in {en[3:]}" if en.startswith("In ") else en


def _notice(choices: Choices, events: CourseOfEvents, words: StoryWords) -> Text:
    when = events.notice.when
    found = _found(choices, words)
    is_another_turn = events.notice.moment.turn > events.missed.turn
    is_passed_over = choices.handling is Handling.PASSED_OVER
    has_later = is_another_turn and is_passed_over and choices.story.has(StoryKey.LATER)
    if when is None or not has_later:
        return sentence(found[0]._replace(when=when or _THEN), *found[1:])
    later = words.told(StoryKey.LATER)
    en = sentence(Clause("", (later,), when), *found).en
    then = sentence(found[0]._replace(when=_THEN), *found[1:])
    ja = f"{when.ja.removesuffix('に')}の時点で、{board_sentence(later).ja}{then.ja}"
    return Text(en, ja)


_THEN = Text("", "そこで")
"""Begins a Japanese sentence that told no other time."""


def _found(choices: Choices, words: StoryWords) -> tuple[Clause, ...]:
    """Who brings it up, and who calls a judge."""
    other = "BA"["AB".index(choices.controller)]
    call = words.phrase("calls-a-judge")
    match choices.finder:
        case Finder.CONTROLLER:
            mention = Clause(choices.controller, (words.naming("mentions"),), is_new=True)
            return mention, Clause(other, (call,), is_new=True)
        case Finder.OPPONENT:
            return (Clause(other, (words.naming("asks"), call), is_new=True),)
        case Finder.SPECTATOR:
            return (Clause("", (words.naming("spectator"),)),)


def _findings(choices: Choices, events: CourseOfEvents, words: StoryWords) -> Text | None:
    """What the opponent wants, and what its controller says or shows of intent; None if nothing."""
    mind = words.phrase(events.said) if events.said else None
    told = [each for each in (_wish(choices, words), mind) if each is not None]
    if not told:
        return None
    en = "; ".join(each.en for each in told)
    return Text(f"{en[:1].upper()}{en[1:]}.", "".join(f"{each.ja}。" for each in told))


def _wish(choices: Choices, words: StoryWords) -> Text | None:
    if choices.wish is Wish.UNTOLD:
        return None
    more = {"now": words.told(StoryKey.NOW)} if choices.story.has(StoryKey.NOW) else {}
    return words.phrase(f"wants-{choices.wish}{_why(choices)}", **more)


def _why(choices: Choices) -> str:
    """Which wording, where the wish is not what anybody would have there."""
    is_offered = choices.handling is Handling.BACKUP
    if choices.wish is Wish.STACK and is_offered:
        return "-as-it-is"
    is_unusual = is_offered or choices.is_unwelcome
    is_passed_over = choices.handling in (Handling.BACKUP, Handling.PASSED_OVER)
    return "-hurried" if choices.wish is Wish.NOTHING and is_unusual and is_passed_over else ""
