"""A walk asked for in the terminal, question by question."""

import sys
from dataclasses import dataclass
from enum import StrEnum
from typing import TextIO

from flowcharts.commands import words
from flowcharts.commands.console import line_width
from flowcharts.commands.request import folded
from flowcharts.export.block import BlockKind, TextBlock
from flowcharts.export.blocks import tell_end, tell_head
from flowcharts.export.plain import fill, plain
from flowcharts.model.chart import NO, YES, Branch, Decision
from flowcharts.model.sub_charts import steps
from flowcharts.model.text import Text, Wording
from flowcharts.model.walk import Walk


class TerminalReply(StrEnum):
    """What is typed to do something else than answer."""

    BACK = "b"
    EXIT = "x"
    OPEN = "o"
    ON = "g"
    WHY = "?"
    QUIT = "q"


@dataclass(frozen=True, slots=True)
class Key:
    """Something that can be typed, and what it does."""

    sign: str
    does: Text
    also: tuple[str, ...] = ()
    """Other words for it."""

    def is_meant_by(self, typed: str) -> bool:
        """Does *typed* ask for it, by its sign or by a word for it, in any width and case?"""
        known = (self.sign, *self.also, self.does.en, self.does.ja)
        return folded(typed) in map(folded, known)


def terminal(*, is_stdout_free: bool) -> TextIO | None:
    """Where to ask: standard output, or standard error beside it; None without a terminal."""
    out = sys.stdout if is_stdout_free and _is_terminal(sys.stdout) else sys.stderr
    return out if _is_terminal(sys.stdin) and _is_terminal(out) else None


def ask(walk: Walk, wording: Wording, out: TextIO) -> Walk:
    """*walk*, gone on with by the answers that are typed; unfinished where the user quits."""
    asking = _Asking(wording, out)
    asking.show(*tell_head(walk.chart))
    while True:
        if walk.decision is None:
            asking.show(*tell_end(walk))
            if walk.next_chart is None or not asking.goes_on():
                return walk
            walk = walk.led_on()
        else:
            further = asking.one_step(walk, walk.decision)
            if further is None:
                asking.stop(walk)
                return walk
            walk = asking.come_back(further)


class _Asking:
    """A conversation: questions on *out*, answers from standard input."""

    def __init__(self, wording: Wording, out: TextIO) -> None:
        self._wording = wording
        self._out = out

    def show(self, *blocks: TextBlock) -> None:
        """Say *blocks*, and leave a line free."""
        print(plain(blocks, self._wording, line_width()), end="\n\n", file=self._out)

    def one_step(self, walk: Walk, decision: Decision) -> Walk | None:
        """*walk* after what is typed at *decision*; None to quit."""
        self.show(TextBlock(BlockKind.QUESTION, decision.question, number=len(steps(walk)) + 1))
        branches = _signs(decision)
        answers = [
            Key(sign, branch.words, (branch.answer, str(place)))
            for place, (sign, branch) in enumerate(branches.items(), start=1)
        ]
        match self._typed([*answers, *_other_keys(walk)]):
            case sign if sign in branches:
                return walk.answered(branches[sign].answer)
            case TerminalReply.BACK:
                return _one_back(walk)
            case TerminalReply.OPEN:
                self.show(*tell_head(walk.opened().chart))
                return walk.opened()
            case TerminalReply.EXIT:
                return self._left(walk)
            case TerminalReply.WHY:
                self.show(TextBlock(BlockKind.UNDER, decision.explanation))
                return walk
        return None

    def come_back(self, walk: Walk) -> Walk:
        """*walk*, back from every chart that has answered the decision it was opened for."""
        while walk.is_inside and walk.outcome is not None:
            self.show(
                TextBlock(BlockKind.NAMED, walk.outcome.label.on_one_line(), walk.chart.title)
            )
            walk = walk.closed()
        return walk

    def stop(self, walk: Walk) -> None:
        """Say that *walk* was stopped on the way."""
        has_ruling = walk.home.chart.has_remedies
        stopped = words.STOPPED if has_ruling else words.STOPPED_BEFORE_RESULT
        self.show(TextBlock(BlockKind.PROSE, stopped))

    def goes_on(self) -> bool:
        """Does the user want to go on to the chart that may follow?"""
        return (
            self._typed([Key(TerminalReply.ON, words.ON), Key(TerminalReply.QUIT, words.QUIT)])
            == TerminalReply.ON
        )

    def _left(self, walk: Walk) -> Walk | None:
        """*walk* left by the exit that is picked; *walk* itself if none of them is."""
        exits = {str(place): way for place, way in enumerate(walk.chart.exits.values(), start=1)}
        for sign, way_out in exits.items():
            self.show(TextBlock(BlockKind.QUESTION, way_out.reason, number=int(sign)))
        picks = [Key(sign, way_out.label, (way_out.id,)) for sign, way_out in exits.items()]
        match self._typed(
            [*picks, Key(TerminalReply.BACK, words.BACK), Key(TerminalReply.QUIT, words.QUIT)]
        ):
            case sign if sign in exits:
                return walk.left_by(exits[sign].id)
            case TerminalReply.BACK:
                return walk
        return None

    def _typed(self, keys: list[Key]) -> str:
        """The sign of the key that is typed; the end of the input quits."""
        offered = "   ".join(self._offer(key) for key in keys)
        while True:
            print(*fill(offered, line_width()), sep="\n", file=self._out)
            print("> ", end="", file=self._out, flush=True)
            line = sys.stdin.readline()
            if not line:
                print(file=self._out)
                return TerminalReply.QUIT
            print(file=self._out)
            for key in keys:
                if key.is_meant_by(line):
                    return key.sign
            self.show(TextBlock(BlockKind.PROSE, words.NONE_OF_THESE))

    def _offer(self, key: Key) -> str:
        return f"[{key.sign}] {key.does.in_wording(self._wording, ' / ')}".replace(
            " ", "\N{NO-BREAK SPACE}"
        )


def _is_terminal(stream: TextIO | None) -> bool:
    """Is it there (Python has None for a closed one), and is somebody reading or typing?"""
    return stream is not None and stream.isatty()


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
