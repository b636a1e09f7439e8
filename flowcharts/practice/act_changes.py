"""What else could have been done and said about an ability of that kind, in that player’s turn."""

from collections.abc import Iterator

from flowcharts.cases import facts as f
from flowcharts.cases.awareness import Awareness, awareness_of
from flowcharts.cases.case import Case, MissingFactError, Reading
from flowcharts.cases.situation_rules import has_turn
from flowcharts.cases.timeline import Deed
from flowcharts.model.chart import Chart
from flowcharts.model.sub_charts import charts_within_reach
from flowcharts.model.text import Text
from flowcharts.model.turns import Moment

_AT_ONCE = "shown-at-once"
"""The rule of the edition that asks every ability to be shown when it is due."""
_SAYS_NOTHING_OF_OPPONENTS = {_AT_ONCE, "nothing-was-missed"}
"""The rules of editions that do not say whether an opponent who plays on makes an ability late."""

_MENTIONS = Text(
    "Its controller mentions the trigger before doing anything else.",
    "コントローラーが、ほかのことをする前に誘発のことを口にした。",
)
_CHOOSES = Text(
    "Its controller announces the choice at once.",
    "コントローラーが、すぐに選択を宣言した。",
)
_PASSES_FIRST = Text(
    "Its controller passes priority, then mentions the trigger before acting.",
    "コントローラーが優先権をパスし、そのあと行動する前に誘発のことを口にした。",
)
_MOVES_FIRST = Text(
    "Its controller does what is possible only after it, and then mentions it.",
    "コントローラーが、解決後にしかできない行動をしたあとで誘発のことを口にした。",
)
_OPPONENT_MOVES_FIRST = Text(
    "The opponent plays on first; its controller then mentions the trigger.",
    "対戦相手が先へ進み、そのあとコントローラーが誘発のことを口にした。",
)
_KNOWN_IN_TIME = Text(
    "It is made known before it first makes a difference.",
    "違いが初めて表れる前に、その効果を明らかにした。",
)
_KNOWN_TOO_LATE = Text(
    "It is made known only after it should have made a difference.",
    "違いが出るはずだった時を過ぎてから、その効果を明らかにした。",
)
_STOPS = Text(
    "Its controller stops the opponent who tries what it forbids.",
    "禁じられたことを対戦相手がしようとしたところで、コントローラーが止めた。",
)
_LETS_IT_STAND = Text(
    "The opponent does what it forbids, and nobody objects.",
    "禁じられたことを対戦相手が行い、誰も止めなかった。",
)


def other_acts(chart: Chart, case: Case) -> Iterator[tuple[str, Text]]:
    """Other acts as they are written, each with the sentence that says so.

    Nothing is offered that has been done already, nor what nobody can do with such an ability.
    """
    told = Reading(case)
    try:
        kind = awareness_of(told)
        missed, done = told[f.MISSED], tuple(act.deed for act in told[f.ACTS])
        is_own_turn = has_turn(told, missed.turn)
    except MissingFactError:
        return
    for deeds, words in _possible(chart, kind, is_own_turn=is_own_turn):
        if done[: len(deeds)] != deeds:
            yield " ".join(_timed(deeds, missed)), words


def _timed(deeds: tuple[Deed, ...], missed: Moment) -> Iterator[str]:
    """The deeds as they are written: those of the moment at which it was due say so.

    When it first makes a difference, and when somebody tries what it forbids, is told by the story.
    """
    is_later = {Deed.MATTER, Deed.OPPONENT_TRIES} & {*deeds}
    for place, deed in enumerate(deeds):
        is_at_once = deed is Deed.MENTION and place == 0
        yield str(deed) if is_later and not is_at_once else f"{deed}@{missed}"


def _possible(
    chart: Chart, kind: Awareness, *, is_own_turn: bool
) -> Iterator[tuple[tuple[Deed, ...], Text]]:
    rules = _rules_of(chart)
    if _AT_ONCE not in rules and kind is Awareness.FORBIDS:
        yield (Deed.OPPONENT_TRIES, Deed.STOP), _STOPS
        yield (Deed.OPPONENT_TRIES, Deed.OPPONENT_DOES), _LETS_IT_STAND
        return
    if _AT_ONCE not in rules and kind is Awareness.UNSEEN:
        yield (Deed.MENTION, Deed.MATTER), _KNOWN_IN_TIME
        yield (Deed.MATTER, Deed.MENTION), _KNOWN_TOO_LATE
        return
    if kind is Awareness.CHOICE:
        yield (Deed.CHOOSE,), _CHOOSES
    else:
        yield (Deed.MENTION,), _MENTIONS
    yield (Deed.MOVE, Deed.MENTION), _MOVES_FIRST
    if rules & _SAYS_NOTHING_OF_OPPONENTS:
        return
    if is_own_turn:
        yield (Deed.PASS, Deed.MENTION), _PASSES_FIRST
    elif kind is Awareness.SEEN:
        yield (Deed.OPPONENT_MOVES, Deed.MENTION), _OPPONENT_MOVES_FIRST


def _rules_of(chart: Chart) -> set[str]:
    """The rules by which the chart, and those that it opens, are answered."""
    within = charts_within_reach(chart)
    asked = {decision.decides for each in within for decision in each.decisions}
    return {rule for rule in (*asked, chart.stops) if rule is not None}
