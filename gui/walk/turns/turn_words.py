"""What the turn strip says: names of turns and moments, and the answer in words."""

from flowcharts.model.step_names import STEP_NAMES, step_of
from flowcharts.model.text import Text
from flowcharts.model.turns import STEPS, Moment, Rule, is_within, player_of, window
from gui.walk import words

PLAYERS = 2
"""They take turns."""


def turn_name(turn: int, first: int) -> Text:
    """The name of *turn* where *first* is the first one shown: A's turn, B's turn, A's next."""
    player = player_of(turn)
    if turn - first < PLAYERS:
        return words.TURN_OF.filled(player=player)
    if turn - first < 2 * PLAYERS:
        return words.NEXT_TURN_OF.filled(player=player)
    return words.LATER_TURN_OF.filled(player=player, count=str(turn - first))


def moment_name(moment: Moment, first: int) -> Text:
    """The name of a moment: upkeep of A's next turn."""
    step = step_of(moment)
    return words.MOMENT.filled(turn=turn_name(moment.turn, first), step=step)


def answer_in_words(missed: Moment, noticed: Moment, rule: Rule) -> Text:
    """Within the turn cycle, or by how much too late."""
    if is_within(missed, noticed, rule):
        return words.WITHIN_CYCLE if rule is Rule.TURN_CYCLE else words.WITHIN_PHASE
    _, last = window(missed, rule)
    late = len(STEPS) * (noticed.turn - last.turn) + noticed.place - last.place
    late += noticed.added
    return words.TOO_LATE_STEPS.filled(time=_time(late))


def moments_in_words(missed: Moment, noticed: Moment, first: int) -> Text:
    """When it was missed and when it was noticed."""
    return words.MISSED_AND_NOTICED.filled(
        missed=moment_name(missed, first),
        noticed=moment_name(noticed, first),
    )


def end_in_words(missed: Moment, rule: Rule, first: int) -> Text:
    """With which step the window ends."""
    _, last = window(missed, rule)
    step = STEP_NAMES[last.step]
    return words.WINDOW_ENDS.filled(turn=turn_name(last.turn, first), step=step)


def _time(steps: int) -> Text:
    turns, rest = divmod(steps, len(STEPS))
    whole = _counted(turns, words.ONE_TURN, words.MANY_TURNS)
    part = _counted(rest, words.ONE_STEP, words.MANY_STEPS)
    if turns and rest:
        return words.TURNS_AND_STEPS.filled(turns=whole, steps=part)
    return whole if turns else part


def _counted(count: int, one: Text, many: Text) -> Text:
    return one if count == 1 else many.filled(count=str(count))
