"""A command's arguments, read so that a mistake is answered by one sentence."""

import re
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import NoReturn

from flowcharts.commands.request_error import RequestError, half_width, one_of
from flowcharts.commands.words import NO_PLACE
from flowcharts.library.unknown_name import unknown
from flowcharts.model.text import Text, Wording

_HELP = Text(
    "{said}: `{command} --help` tells more.", "{said}。使い方は `{command} --help` にあります。"
)
_JAPANESE = (
    (re.compile(r"the following arguments are required: (.+)"), "{0} を書いてください"),
    (re.compile(r"(\S+): expected .*arguments?"), "{0} の値が書かれていません"),
    (re.compile(r"(\S+): ignored explicit argument (.+)"), "{0} に値 {1} は付けられません"),
)
"""By what argparse says."""
_WRONG = "コマンドの書き方が正しくありません"


class Parser(ArgumentParser):
    """A parser that raises its complaint instead of printing its usage."""

    def __init__(self, command: str, summary: str) -> None:
        super().__init__(description=summary, allow_abbrev=False)
        self.prog = f"{self.prog} {command}"
        # As Python 3.14 has it: -1:upkeep is a word, and whoever reads it says what is wrong.
        self._negative_number_matcher = re.compile(r"-\.?\d")

    def error(self, message: str) -> NoReturn:
        """Raise argparse's *message*, which is English, as a sentence."""
        sentence = message.removeprefix("argument ")
        found = (
            said.format(*match.groups())
            for form, said in _JAPANESE
            if (match := form.fullmatch(sentence))
        )
        said = Text(f"{sentence[0].upper()}{sentence[1:]}", next(found, _WRONG))
        raise RequestError(_HELP.filled(said=said, command=self.prog))

    def read(self, arguments: Sequence[str]) -> Namespace:
        """The arguments, all of them known.

        Raises:
            RequestError: an option is unknown, or a word is one too many.
        """
        asked, strange = self.parse_known_args(arguments)
        for word in strange:
            if word.startswith("-"):
                name = word.partition("=")[0]
                raise RequestError(unknown("option", name, self._options()))
        if strange:
            raise RequestError(NO_PLACE.filled(word=strange[0], command=self.prog))
        return asked

    def add_chart(self) -> None:
        """Let the user say which chart is meant."""
        self.add_argument(
            "chart", type=half_width, metavar="CHART", help="the id of a chart, see `list charts`"
        )

    def add_language(self) -> None:
        """Let the user choose the language of what is said."""
        self.add_argument(
            "--language",
            type=one_of("language", Wording),
            metavar="en|ja|both",
            help="the language to speak; the system's where it is not given",
        )

    def add_json(self) -> None:
        """Let the user ask for one JSON document."""
        self.add_argument("--json", action="store_true", help="say it as one JSON document")

    def _options(self) -> tuple[str, ...]:
        return tuple(name for name in self._option_string_actions if name.startswith("--"))
