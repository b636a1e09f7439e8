"""A case with one thing drawn otherwise, to be put beside it."""

from collections.abc import Iterator
from dataclasses import replace

from flowcharts.cases.case import Case
from flowcharts.stories.choices import (
    COMPETITIVE,
    REGULAR,
    SO_MANY_WARNINGS,
    Choices,
    DoneSince,
    Handling,
    Mind,
    deadline_of,
    done_since,
    finders_of,
    handlings_of,
    is_unwelcome,
    minds_of,
    owners_of,
    turns_of,
    wishes_of,
)


def variations(choices: Choices, ability: Case) -> Iterator[tuple[str, Choices]]:
    """The same case with one thing drawn otherwise, each under a name."""
    story, handling, deadline = choices.story, choices.handling, deadline_of(ability)
    if choices.rel == COMPETITIVE:
        for count in sorted({*SO_MANY_WARNINGS} - {choices.warnings}):
            yield f"warnings-{count}", replace(choices, warnings=count)
    for wish in wishes_of(handling, story, ability, is_own_turn=choices.is_own_turn):
        yield f"wants-{wish}", replace(choices, wish=wish)
    for mind in _other_minds(choices, ability):
        yield f"mind-{mind}", replace(choices, mind=mind)
    for tenth in range(10):
        yield f"noticed-{tenth}", replace(choices, lateness=tenth / 10)
    for other in handlings_of(story, deadline):
        if _can_go(choices, other, ability):
            unwelcome = is_unwelcome(other, ability, is_own_turn=choices.is_own_turn)
            varied = replace(choices, handling=other, is_unwelcome=unwelcome)
            yield f"handling-{other}", varied
    for is_owner in {*owners_of(story, handling)}:
        yield f"owner-{('no', 'yes')[is_owner]}", replace(choices, is_owner=is_owner)
    for since in _other_since(choices):
        yield f"since-{since}", replace(choices, since=since)
    other_rel = REGULAR if choices.rel == COMPETITIVE else COMPETITIVE
    yield f"rel-{other_rel}", replace(choices, rel=other_rel)


def _other_since(choices: Choices) -> Iterator[DoneSince]:
    """What else can have been done besides what would be taken back."""
    if choices.handling is Handling.BACKUP:
        yield from dict.fromkeys(done_since(choices.story))


def _other_minds(choices: Choices, ability: Case) -> Iterator[Mind]:
    """What could be found of its controller, whoever brought it up."""
    handling, own = choices.handling, choices.is_own_turn
    for mind in minds_of(handling, ability, is_own_turn=own):
        if choices.finder in finders_of(handling, choices.story, ability, mind, is_own_turn=own):
            yield mind


def _can_go(choices: Choices, handling: Handling, ability: Case) -> bool:
    """Does everything else that was drawn fit that *handling*, too?"""
    story, mind, is_own_turn = choices.story, choices.mind, choices.is_own_turn
    return (
        choices.finder in finders_of(handling, story, ability, mind, is_own_turn=is_own_turn)
        and mind in minds_of(handling, ability, is_own_turn=is_own_turn)
        and choices.wish in wishes_of(handling, story, ability, is_own_turn=is_own_turn)
        and is_own_turn in turns_of(story, handling)
        and choices.is_owner in owners_of(story, handling)
    )
