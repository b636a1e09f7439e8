"""A walk asked for in the terminal, question by question."""

from enum import StrEnum

from flowcharts.commands import words
from flowcharts.commands.terminal import Key, Terminal
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.documents.blocks import tell_end, tell_head
from flowcharts.documents.words import DEFINITION
from flowcharts.model.branch import NO, YES, Branch
from flowcharts.model.chart import Decision
from flowcharts.model.sub_charts import steps
from flowcharts.model.walk import Walk


class TerminalReply(StrEnum):
    """A word that is typed to do something else than answer."""

    BACK = "b"
    EXIT = "x"
    OPEN = "o"
    WHY = "?"
    QUIT = "q"


def ask(walk: Walk, terminal: Terminal, *, is_alone: bool) -> Walk:
    """*walk*, gone on with by the answers that are typed; unfinished where the user quits.

    It goes on into the chart that follows, unless *is_alone*.
    """
    terminal.show(*tell_head(walk.chart))
    while True:
        if walk.decision is None:
            terminal.show(*tell_end(walk))
            if walk.next_chart is None or is_alone:
                return walk
            walk = walk.led_on()
            terminal.show(*tell_head(walk.chart))
        else:
            further = _one_step(walk, walk.decision, terminal)
            if further is None:
                return _stopped(walk, terminal)
            walk = _come_back(further, terminal)


def _one_step(walk: Walk, decision: Decision, terminal: Terminal) -> Walk | None:
    """*walk* after what is typed at *decision*; None to quit."""
    terminal.show(TextBlock(BlockKind.QUESTION, decision.question, number=len(steps(walk)) + 1))
    branches = _signs(decision)
    answers = [
        Key(sign, branch.words, (branch.answer, str(place)))
        for place, (sign, branch) in enumerate(branches.items(), start=1)
    ]
    match terminal.ask([*answers, *_other_keys(walk)]):
        case str(sign) if sign in branches:
            return walk.answered(branches[sign].answer)
        case TerminalReply.BACK:
            return _one_back(walk)
        case TerminalReply.OPEN:
            terminal.show(*tell_head(walk.opened().chart))
            return walk.opened()
        case TerminalReply.EXIT:
            return _left(walk, terminal)
        case TerminalReply.WHY:
            terminal.show(
                TextBlock(BlockKind.UNDER, decision.explanation),
                TextBlock(BlockKind.NAMED, decision.definition, DEFINITION),
            )
            return walk
    return None


def _come_back(walk: Walk, terminal: Terminal) -> Walk:
    """*walk*, back from every chart that has answered the decision it was opened for."""
    while walk.is_inside and walk.outcome is not None:
        terminal.show(
            TextBlock(BlockKind.NAMED, walk.outcome.label.on_one_line(), walk.chart.title)
        )
        walk = walk.closed()
    return walk


def _stopped(walk: Walk, terminal: Terminal) -> Walk:
    """*walk* where it was stopped: at the remedy, if nothing was answered after it."""
    if walk.origin is not None and walk.origin.outcome is not None and not walk.answers:
        return walk.origin
    has_ruling = walk.home.chart.has_remedies
    stopped = words.STOPPED if has_ruling else words.STOPPED_BEFORE_RESULT
    terminal.show(TextBlock(BlockKind.PROSE, stopped))
    return walk


def _left(walk: Walk, terminal: Terminal) -> Walk | None:
    """*walk* left by the exit that is picked; *walk* itself if none of them is."""
    exits = {str(place): way for place, way in enumerate(walk.chart.exits.values(), start=1)}
    for sign, way_out in exits.items():
        terminal.show(TextBlock(BlockKind.QUESTION, way_out.reason, number=int(sign)))
    picks = [Key(sign, way_out.label, (way_out.id,)) for sign, way_out in exits.items()]
    others = [Key(TerminalReply.BACK, words.BACK), Key(TerminalReply.QUIT, words.QUIT)]
    match terminal.ask([*picks, *others]):
        case str(sign) if sign in exits:
            return walk.left_by(exits[sign].id)
        case TerminalReply.BACK:
            return walk
    return None


def _signs(decision: Decision) -> dict[str, Branch]:
    """The branches by what is typed for them: y and n, or their place."""
    if set(decision.answers) <= {YES, NO}:
        return {branch.answer[0]: branch for branch in decision.branches}
    return {str(place): branch for place, branch in enumerate(decision.branches, start=1)}


def _other_keys(walk: Walk) -> list[Key]:
    keys = [Key(TerminalReply.WHY, words.WHY), Key(TerminalReply.QUIT, words.QUIT)]
    if walk.chart.exits:
        keys.insert(0, Key(TerminalReply.EXIT, words.EXIT))
    if walk.answers or walk.origin is not None:
        keys.insert(0, Key(TerminalReply.BACK, words.BACK))
    if walk.sub_chart is not None:
        keys.insert(0, Key(TerminalReply.OPEN, words.OPEN))
    return keys


def _one_back(walk: Walk) -> Walk:
    """*walk* at the question before, and not at an outcome that would only lead here again."""
    before = walk.undone()
    return before.undone() if before.decision is None else before
