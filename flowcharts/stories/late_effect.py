"""An effect that shows only later: nobody can see it, or it forbids something."""

from flowcharts.cases.timeline import Deed
from flowcharts.model.text import Text
from flowcharts.model.turns import Moment, TurnStep, at
from flowcharts.stories.ability_story import Play, StoryKey
from flowcharts.stories.choices import Finder, Handling
from flowcharts.stories.chronicle import Chronicle
from flowcharts.stories.plays import can_end_the_turn


def tell_unseen(chronicle: Chronicle) -> None:
    """What is said once an effect matters that nobody can see: right, or wrong."""
    is_right = chronicle.choices.handling is Handling.SHOWN
    key = StoryKey.RIGHT if is_right else StoryKey.WRONG
    deeds = (Deed.MENTION, Deed.MATTER) if is_right else (Deed.CONTRADICT, Deed.MATTER)
    moment = at(chronicle.turn, chronicle.story.step)
    chronicle.tell(key, moment, *deeds)
    chronicle.add("", "", _written(chronicle), moment)
    _afterwards(chronicle)


def _written(chronicle: Chronicle) -> Text:
    """What shows that what was said was taken for true."""
    words = chronicle.words
    is_told = chronicle.story.has(StoryKey.WRITTEN)
    return words.told(StoryKey.WRITTEN) if is_told else words.phrase("life-noted")


def tell_forbidden(chronicle: Chronicle) -> None:
    """What the opponent tries that an effect forbids: it is stopped, or it is done."""
    moment, words = _moment_of_trying(chronicle), chronicle.words
    tries = words.told(StoryKey.TRIES)
    chronicle.add(chronicle.other, StoryKey.TRIES, tries, moment, Deed.OPPONENT_TRIES)
    if chronicle.choices.handling is Handling.SHOWN:
        chronicle.tell(StoryKey.STOPS, moment, Deed.STOP)
        chronicle.add(chronicle.other, StoryKey.UNDONE, words.told(StoryKey.UNDONE), moment)
    else:
        done = words.told(StoryKey.DONE)
        chronicle.add("", StoryKey.DONE, done, moment, Deed.OPPONENT_DOES)
    _afterwards(chronicle)


def _moment_of_trying(chronicle: Chronicle) -> Moment:
    if chronicle.story.step is TurnStep.MAIN1:
        return at(chronicle.turn + 1, TurnStep.DECLARE_ATTACKERS)
    return at(chronicle.turn, TurnStep.DECLARE_BLOCKERS)


def _afterwards(chronicle: Chronicle) -> None:
    """After combat, in its controller’s own turn."""
    choices = chronicle.choices
    if chronicle.found[-1].moment.turn != chronicle.turn or not choices.is_own_turn:
        return
    # While it is looked at, it is still of use to speak of it.
    is_soon = choices.is_told_briefly and not choices.is_at_edge
    is_own = choices.finder is Finder.CONTROLLER
    is_shown = choices.handling is Handling.SHOWN
    if (is_soon and is_own) or (is_shown and not choices.is_objected_to_later):
        return
    for play in choices.plays:
        if play in (Play.LAND, Play.CREATURE):
            chronicle.play(play, chronicle.words.phrase(play), TurnStep.MAIN2)
    # An effect is over, or all but over, once the turn has been ended.
    is_ending = Play.TURN in choices.plays or choices.is_at_edge
    if is_ending and can_end_the_turn(chronicle.story):
        chronicle.mine("turn", Deed.MOVE, step=TurnStep.END)
