"""What of a case is told: what its ruling rests on, and a little besides."""

from collections.abc import Container
from dataclasses import replace
from typing import Any

from flowcharts.cases.facts import OWNER, WANTS, WARNINGS, Fact
from flowcharts.stories.choices import CONFESSIONS, Choices, Finder, Handling, Wish, owners_of

_UNCOUNTED = CONFESSIONS // 6
"""Of so many confessions, or of what stands in their place, the Warnings are left out."""


def told_only_where_asked(choices: Choices, read: Container[str], asked: Container[str]) -> Choices:
    """The same, without what the ruling does not rest on, which *read* those facts alone.

    In many cases all is told that the chart may have *asked* for: that it decides something is
    not told by its being told.
    """

    def is_told(fact: Fact[Any], *, is_told_besides: bool) -> bool:
        return fact.name in read or (is_told_besides and fact.name in asked)

    # What the opponent wants, and who owns the card, is told oftener than what went before.
    is_more_told = choices.is_more_told
    is_in_time = choices.handling in (Handling.SHOWN, Handling.PENDING)
    is_wish_told = (is_more_told or is_in_time) and has_reason_to_wish(choices)
    is_counted = is_more_told and choices.confession >= _UNCOUNTED
    is_record_told = is_told(WARNINGS, is_told_besides=is_counted)
    is_owner_told = is_told(OWNER, is_told_besides=is_more_told)
    is_usual = True in owners_of(choices.story, choices.handling) and not is_owner_told
    return replace(
        choices,
        wish=choices.wish if is_told(WANTS, is_told_besides=is_wish_told) else Wish.UNTOLD,
        warnings=choices.warnings if is_record_told else 0,
        is_record_told=is_record_told,
        is_owner=choices.is_owner or is_usual,
    )


def has_reason_to_wish(choices: Choices) -> bool:
    """Would the opponent say what is to be done: not to leave what that player would rather see?"""
    is_shown = choices.handling is Handling.SHOWN
    if is_shown and choices.finder is Finder.SPECTATOR:
        return False  # neither player has asked for anything
    if is_shown and choices.wish is not Wish.NOTHING:
        # What is done with a card as it enters is seen by both.
        is_overlooked = choices.is_done_unsaid and not choices.story.is_entering
        return is_overlooked and choices.finder is Finder.OPPONENT
    is_left = choices.is_unwelcome or choices.handling in (Handling.HARMLESS, Handling.HALF)
    is_asked_for = is_left and choices.finder is Finder.OPPONENT
    return choices.wish is not Wish.NOTHING or not is_asked_for


def has_reason_to_object(choices: Choices) -> bool:
    """Would anybody ask about what was done: not the opponent whom it helps in that turn."""
    is_shown = choices.handling is Handling.SHOWN
    return not (is_shown and choices.is_unwelcome and not choices.is_own_turn)
