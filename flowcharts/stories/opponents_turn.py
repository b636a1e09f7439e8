"""The opponent’s turn: the one in which an ability is due, or the next, with its combat."""

from flowcharts.cases.timeline import Deed
from flowcharts.model.turns import TurnStep, at
from flowcharts.stories.ability_story import StoryKey
from flowcharts.stories.choices import REGULAR, Deadline, Handling
from flowcharts.stories.chronicle import Chronicle
from flowcharts.stories.plays import can_end_the_turn, is_before_combat

_ASKS_OF_TEN = 4
"""So often of ten the opponent asks for something before it is passed over: it tells nothing."""
_SAID_IN_ANY_CASE = ("one-blocker-fewer", "no-card", "life-low", "life-high")
"""By these an opponent attacks whether the ability was carried out or not."""
_ATTACKED = 0.5
"""From such a lateness on the opponent’s attack in the next turn is told."""


def tell_opponents_turn(chronicle: Chronicle) -> None:
    """What the opponent goes on with, and what its controller says to that."""
    handling, words = chronicle.choices.handling, chronicle.words
    can_be_hurried = handling is not Handling.SHOWN or chronicle.can_be_hurried
    is_upkeep = chronicle.missed.step is TurnStep.UPKEEP
    is_pending = handling is Handling.PENDING
    is_early = chronicle.missed.step in (TurnStep.UPKEEP, TurnStep.DRAW)
    is_hurried = can_be_hurried and is_early
    main = _main_of_opponent(chronicle)
    if chronicle.is_delayed():
        chronicle.theirs(str(chronicle.missed.step), chronicle.missed.step)
    # In its haste the opponent does as much where it is spoken of as where it is passed over.
    if is_upkeep and (is_hurried or handling is Handling.PASSED_OVER):
        chronicle.theirs("draws", TurnStep.DRAW)
    is_passed_over = handling is Handling.PASSED_OVER and not _is_answered(chronicle)
    if is_passed_over or (is_hurried and not is_pending):
        if is_passed_over and chronicle.words.lot("asks-first", 10) < _ASKS_OF_TEN:
            _ask_first(chronicle)
        chronicle.theirs("creature", main)
    if is_pending:
        if not (is_upkeep and is_hurried):
            _ask_first(chronicle)
        return
    if handling is Handling.SHOWN:
        spoken = chronicle.found[-1].moment if is_hurried else chronicle.missed
        deed = Deed.CHOOSE if chronicle.deadline is Deadline.CHOICE else Deed.MENTION
        if not is_hurried:
            _ask_first(chronicle)
        said = "before-acting" if is_hurried else "says-in-time"
        verb = words.phrase(said, calls=words.told(StoryKey.CALLS))
        chronicle.add(chronicle.me, StoryKey.CALLS, verb, max(spoken, chronicle.missed), deed)
        return
    chronicle.mine("resolves", Deed.MOVE, step=None if _is_answered(chronicle) else main)
    # More than one thing was done since: none can be taken back.
    chronicle.theirs("land", main)


def _ask_first(chronicle: Chronicle) -> None:
    """The opponent asks for something, or thinks: that passes nothing over."""
    asks = chronicle.words.phrase("asks-first")
    chronicle.add(chronicle.other, "", asks, chronicle.found[-1].moment)


def _is_answered(chronicle: Chronicle) -> bool:
    """Is the event a spell, so that “Resolves” is the answer to it?"""
    return chronicle.missed.step is TurnStep.MAIN1


def _main_of_opponent(chronicle: Chronicle) -> TurnStep:
    is_early = is_before_combat(chronicle.missed.step)
    return TurnStep.MAIN1 if is_early else TurnStep.MAIN2


def tell_attack(chronicle: Chronicle) -> None:
    """What the opponent decides in the next combat, where that is told."""
    if _is_attack_told(chronicle):
        _attack(chronicle, chronicle.story.hinges)
    elif _is_attacked_all_the_same(chronicle):
        hinges = chronicle.story.hinges
        _attack(chronicle, hinges if hinges in _SAID_IN_ANY_CASE else "their-attack")


def _is_attack_told(chronicle: Chronicle) -> bool:
    choices, story = chronicle.choices, chronicle.story
    is_told = choices.is_disruptive and story.hinges != ""
    # At Competitive REL it decides nothing.
    is_asked = choices.rel == REGULAR and choices.handling is Handling.PASSED_OVER
    return is_told and is_asked and can_end_the_turn(story)


def _is_attacked_all_the_same(chronicle: Chronicle) -> bool:
    """Is it told of what was shown that the opponent attacked in the next turn?"""
    choices = chronicle.choices
    is_over = chronicle.found[-1].moment == at(chronicle.turn, TurnStep.END)
    can_attack = chronicle.story.hinges != "" and choices.is_objected_to_later and is_over
    return can_attack and choices.lateness >= _ATTACKED


def _attack(chronicle: Chronicle, name: str) -> None:
    """The opponent attacks in the next turn, as *name* has it."""
    if chronicle.found[-1].moment.step is not TurnStep.END:
        chronicle.mine("turn", Deed.MOVE, step=TurnStep.END)
    turn = chronicle.turn + 1
    begins, attacks = (chronicle.words.phrase(each) for each in ("begins", name))
    drawn, declared = at(turn, TurnStep.DRAW), at(turn, TurnStep.DECLARE_ATTACKERS)
    chronicle.add(chronicle.other, "draws", begins, drawn, Deed.OPPONENT_MOVES)
    chronicle.add(chronicle.other, name, attacks, declared, Deed.OPPONENT_MOVES)
    ends = chronicle.words.phrase(f"{name}-then")
    chronicle.add("", "", ends, at(turn, TurnStep.COMBAT_DAMAGE))
