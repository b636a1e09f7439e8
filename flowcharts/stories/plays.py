"""What a player does besides, from the moment when an ability is due."""

from flowcharts.model.turns import TurnStep, at
from flowcharts.stories.ability_story import AbilityStory, Play, Whose
from flowcharts.stories.choices import REGULAR, Choices

_SO_MANY = 2
"""One thing alone might be taken back, and nobody would have told whether it can."""
_ALONE = (Play.TURN, Play.LAND)
"""Enough alone: nobody would take back the end of a turn, and a land changes no ability here."""


def plays_of(choices: Choices, due: TurnStep, *, is_long: bool) -> list[tuple[str, TurnStep]]:
    """What its controller does in that turn, in order, by the names of the phrases.

    *is_long*: is more than one thing told, and the end of the turn, too?
    """
    story = choices.story
    if due is TurnStep.END:
        is_delayed = story.event_step is not TurnStep.END
        return [("turn" if is_delayed else "your-turn", TurnStep.END)]
    possible = _possible(choices, due)
    plays = {_DRAWS, *choices.plays}
    if is_long:
        plays.add(Play.TURN)
    wanted = [each for each in possible if each[0] in plays]
    # Only where the turn was ended it can be noticed in a later one.
    order = [_DRAWS, Play.TURN]
    wanted.sort(key=lambda each: [*order, each[0]].index(each[0]))
    others = [each for each in possible if each not in wanted]
    found = [*wanted, *others][:_SO_MANY]
    if choices.is_told_briefly and found[0][0] != _DRAWS and not is_long:
        found = [each for each in (*found, *others) if each[0] in _ALONE][:1] or found
    return sorted(found, key=lambda each: _place(each[1]))


_DRAWS = "draws"


def _possible(choices: Choices, due: TurnStep) -> list[tuple[str, TurnStep]]:
    """What can be done, the commonest first."""
    story = choices.story
    main = TurnStep.MAIN1 if is_before_combat(due) else TurnStep.MAIN2
    steps: dict[Play, TurnStep] = {Play.LAND: main}
    # At Regular REL nobody could say what would have been attacked or blocked then.
    if _place(due) < _place(TurnStep.DECLARE_ATTACKERS) and choices.rel != REGULAR:
        steps[Play.ATTACK] = TurnStep.DECLARE_ATTACKERS
    steps[Play.CREATURE] = main
    # At Regular REL nobody could say a turn later what would have been done in that combat.
    if can_end_the_turn(story) and not (choices.rel == REGULAR and _is_in_combat(due)):
        steps[Play.TURN] = TurnStep.END
    drawn = [(_DRAWS, TurnStep.DRAW)] if due is TurnStep.UPKEEP else []
    return drawn + [(play, step) for play, step in steps.items() if play not in story.never]


def can_end_the_turn(story: AbilityStory) -> bool:
    """May the turn end without its coming again?"""
    return Play.TURN not in story.never and (story.is_once or story.turn is not Whose.EACH)


def _is_in_combat(step: TurnStep) -> bool:
    """Is it a step of combat, or of what comes just before and after it?"""
    return _place(TurnStep.MAIN1) < _place(step) < _place(TurnStep.MAIN2)


def is_before_combat(step: TurnStep) -> bool:
    """Is the first main phase still to come, or there?"""
    return _place(step) <= _place(TurnStep.MAIN1)


def _place(step: TurnStep) -> int:
    return at(1, step).place
