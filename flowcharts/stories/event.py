"""The event that calls for an ability, and what is done before it."""

from flowcharts.cases.timeline import Deed
from flowcharts.model.turns import TurnStep, at
from flowcharts.stories.ability_story import Play, StoryKey
from flowcharts.stories.choices import Deadline, Handling
from flowcharts.stories.chronicle import Chronicle
from flowcharts.stories.own_turn import DONE_BY
from flowcharts.stories.sentences import verbs_of

_AFTER_A_LAND = (TurnStep.MAIN1, TurnStep.BEGINNING_OF_COMBAT, TurnStep.DECLARE_ATTACKERS)


def tell_first(chronicle: Chronicle) -> None:
    """What is done first, where nothing can be done afterwards."""
    step, plays, words = chronicle.story.event_step, chronicle.choices.plays, chronicle.words
    is_much_told = {Play.LAND, Play.TURN} <= {*plays}
    if step is TurnStep.UPKEEP and is_much_told:
        chronicle.add(
            chronicle.other, "", words.phrase("turn"), at(chronicle.turn - 1, TurnStep.END)
        )
    if step in _AFTER_A_LAND and Play.TURN in plays and not is_much_told:
        chronicle.add(chronicle.me, "", words.phrase("begins"), at(chronicle.turn, TurnStep.DRAW))
    if step in _AFTER_A_LAND and is_much_told:
        chronicle.add(chronicle.me, "", words.phrase("land"), at(chronicle.turn, TurnStep.MAIN1))


def tell_event(chronicle: Chronicle) -> None:
    """What calls for it; where it has to be named at once and is, its name as well."""
    story, words = chronicle.story, chronicle.words
    moment = at(chronicle.turn, story.event_step)
    told = StoryKey.EVENT if chronicle.choices.is_own_turn else StoryKey.OPPONENTS_EVENT
    active = chronicle.me if chronicle.choices.is_own_turn else chronicle.other
    if story.has(told):
        verb = words.told(told)
    elif story.event_step is TurnStep.END:
        verb = words.phrase(TurnStep.END)
    elif story.event_step in (TurnStep.UPKEEP, TurnStep.DRAW):
        verb = words.phrase("untaps")
    else:
        verb = words.phrase("plays-it" if words.is_land else "casts-it")
    # What is done with a card that enters stands in its sentence, and all else in another.
    is_done = chronicle.choices.handling in DONE_BY and chronicle.choices.is_own_turn
    ends = story.is_entering and not words.is_land and not is_done
    # It comes before the ability, so it is no act that passes it over.
    if _is_announced(chronicle):
        # What follows the bar waits for the ability, as an attack after a spell.
        first, *rest = verbs_of(verb)
        chronicle.add(active, "", first, moment, ends_sentence=ends)
        chronicle.mine("announces", Deed.MENTION)
        for each in rest:
            chronicle.add(active, "", each, moment)
    else:
        chronicle.add(active, "", verb, moment, ends_sentence=ends)
    if story.step is TurnStep.DRAW:
        chronicle.add(active, "", words.phrase("draws"), moment)
    if story.has(StoryKey.CLAUSE):
        chronicle.add("", "", words.told(StoryKey.CLAUSE), moment)


def _is_announced(chronicle: Chronicle) -> bool:
    """Is it named when it is due, although nothing of it can be seen yet?"""
    is_unseen = chronicle.deadline in (Deadline.UNSEEN, Deadline.FORBIDS)
    return chronicle.is_shown_at_once and is_unseen and chronicle.choices.handling is Handling.SHOWN
