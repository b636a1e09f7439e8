"""When what happened is noticed."""

from collections.abc import Iterator
from itertools import pairwise

from flowcharts.model.text import Text
from flowcharts.model.turns import Moment, TurnStep, at
from flowcharts.stories.ability_story import AbilityStory, StoryKey, Whose
from flowcharts.stories.asked import Asked
from flowcharts.stories.choices import REGULAR, Choices, Finder, Handling
from flowcharts.stories.happening import Happening, NoticedAt
from flowcharts.stories.story_words import StoryWords

_NOTICED_IN = (
    *(TurnStep.UPKEEP, TurnStep.DRAW, TurnStep.MAIN1, TurnStep.DECLARE_ATTACKERS),
    *(TurnStep.MAIN2, TurnStep.END),
)
_LATER = _NOTICED_IN[:-1]
"""In the turn after the next one."""
_AT_ONCE = (Handling.PENDING, Handling.SHOWN, Handling.UNREVEALED)
_SO_LATE = 0.6
"""After that it has come again, where that can be told."""
_COMBAT = (
    TurnStep.DECLARE_ATTACKERS,
    TurnStep.DECLARE_BLOCKERS,
    TurnStep.COMBAT_DAMAGE,
    TurnStep.END_OF_COMBAT,
)


def noticed(
    choices: Choices, missed: Moment, last: Happening, words: StoryWords, asked: Asked
) -> NoticedAt:
    """When it is noticed, by what was drawn; *last*: the last thing that happened before."""
    if choices.handling in _AT_ONCE and not choices.is_objected_to_later:
        moment = max(missed, last.moment)  # whoever objects does so at once
        is_told = last.name == "instant-upkeep"
        return NoticedAt(moment, when=None if is_told else _in_upkeep(choices, moment, words))
    options = tuple(_options(choices, missed, last))
    if choices.rel == REGULAR:
        # What comes a turn later may disrupt the game or not: on that judges differ.
        options = options[:1] if last.moment.step is TurnStep.END else options
    if choices.is_at_edge and not choices.is_objected_to_later:
        options = tuple(_at_the_edge(options, choices, missed, asked)) or options
    elif choices.lateness > _SO_LATE:
        options = tuple(each for each in options if each.has_come_again) or options
    # Who gains by it thinks of it soon, if at all.
    is_own = choices.finder is Finder.CONTROLLER and not choices.is_at_edge
    lateness = choices.lateness**2 if is_own else choices.lateness
    found = options[int(lateness * len(options))]
    if not found.name:
        return found
    return found._replace(when=words.phrase(_phrase_of(found), W=_active(found.moment)))


def _in_upkeep(choices: Choices, moment: Moment, words: StoryWords) -> Text | None:
    """The words for it, of what is not too late yet; mostly, by a lot that nothing else needs."""
    is_in_time = choices.handling is Handling.PENDING and moment.step is TurnStep.UPKEEP
    if is_in_time and choices.is_own_turn and choices.is_at_edge:
        return words.phrase("same-upkeep", W=_active(moment))
    return None


def _at_the_edge(
    options: tuple[NoticedAt, ...], choices: Choices, missed: Moment, asked: Asked
) -> Iterator[NoticedAt]:
    """The last in time and the first too late: of the effect, where it ends, else at each limit."""
    answers = [asked.time_answers(choices, missed, each.moment) for each in options]
    limits = [place for place, (one, other) in enumerate(pairwise(answers)) if one != other]
    ends = [place for place in limits if answers[place].is_over != answers[place + 1].is_over]
    for place in ends or limits:
        yield from options[place : place + 2]


def _options(choices: Choices, missed: Moment, last: Happening) -> Iterator[NoticedAt]:
    """When it can be noticed, without the words for it."""
    is_over = last.who == choices.controller and last.moment.step is TurnStep.END
    if not is_over:
        yield NoticedAt(last.moment)
        if last.moment.step in _COMBAT:
            main2 = at(last.moment.turn, TurnStep.MAIN2)
            yield NoticedAt(main2, name="same-main2")
        return
    # Of what is due in that step itself, judges differ on whether it is too late by then.
    if choices.rel != REGULAR and missed.step is not TurnStep.END:
        yield NoticedAt(last.moment, name="same-end")
    is_once = choices.story.is_once
    following = last.moment.turn + 1
    # Nobody waits two turns to object to what was done.
    turns = 2 if is_once and choices.handling is not Handling.SHOWN else 1
    for turn in range(following, following + turns):
        for step in _NOTICED_IN if turn == following else _LATER:
            moment = at(turn, step)
            if is_once or moment < _comes_again(choices.story, missed):
                yield NoticedAt(moment, name=f"{'next' if turn == following else 'later'}-{step}")
    if not is_once and _can_come_again(choices):
        yield from _after_it_came_again(following + 1)


def _after_it_came_again(turn: int) -> Iterator[NoticedAt]:
    for step in _LATER[1:]:
        yield NoticedAt(at(turn, step), name=f"later-{step}", has_come_again=True)


def _can_come_again(choices: Choices) -> bool:
    """Can the next time be told, when it is carried out?"""
    story = choices.story
    is_told = story.step is TurnStep.UPKEEP and story.has(StoryKey.DOES)
    return is_told and story.turn is Whose.OWN and choices.handling is Handling.PASSED_OVER


def _comes_again(story: AbilityStory, missed: Moment) -> Moment:
    turns = 1 if story.turn is Whose.EACH else 2
    return at(missed.turn + turns, story.event_step)


def _phrase_of(found: NoticedAt) -> str:
    """Its name; the turn in which it came again has been told of."""
    return found.name.replace("later", "again") if found.has_come_again else found.name


def _active(moment: Moment) -> str:
    """Whose turn that is: the first is A’s."""
    return "BA"[moment.turn % 2]
