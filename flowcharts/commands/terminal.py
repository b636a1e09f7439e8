"""The terminal that somebody sits at: what is shown there, and what is typed."""

import sys
from dataclasses import dataclass
from typing import TextIO

from flowcharts.commands import words
from flowcharts.commands.console import line_width
from flowcharts.commands.request_error import folded
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.documents.plain import fill, plain
from flowcharts.model.text import Text, Wording


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


class Terminal:
    """Questions on *out*, answers from standard input."""

    def __init__(self, wording: Wording, out: TextIO) -> None:
        self._wording = wording
        self._out = out

    def show(self, *blocks: TextBlock) -> None:
        """Say *blocks*, and leave a line free."""
        print(plain(blocks, self._wording, line_width()), end="\n\n", file=self._out)

    def show_command(self, said: Text, command: str) -> None:
        """Say what *command* does, and the command in one line, to be copied."""
        print(file=self._out)
        self.show(TextBlock(BlockKind.PROSE, said))
        print(f"   {command}", file=self._out)

    def ask(self, keys: list[Key]) -> str | None:
        """The sign of the key that is typed; None where the input has ended."""
        offered = "   ".join(self._offer(key) for key in keys)
        while True:
            print(*fill(offered, line_width()), sep="\n", file=self._out)
            print("> ", end="", file=self._out, flush=True)
            line = sys.stdin.readline()
            if not line:
                print(file=self._out)
                return None
            print(file=self._out)
            for key in keys:
                if key.is_meant_by(line):
                    return key.sign
            self.show(TextBlock(BlockKind.PROSE, words.NONE_OF_THESE))

    def _offer(self, key: Key) -> str:
        return f"[{key.sign}] {key.does.in_wording(self._wording, ' / ')}".replace(
            " ", "\N{NO-BREAK SPACE}"
        )


def terminal(wording: Wording, *, is_stdout_free: bool = True) -> Terminal | None:
    """Where to ask: standard output, or standard error beside it; None without a terminal."""
    out = sys.stdout if is_stdout_free and _is_terminal(sys.stdout) else sys.stderr
    return Terminal(wording, out) if _is_terminal(sys.stdin) and _is_terminal(out) else None


def _is_terminal(stream: TextIO | None) -> bool:
    """Is it there (Python has None for a closed one), and is somebody reading or typing?"""
    return stream is not None and stream.isatty()
