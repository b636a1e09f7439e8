"""A command's arguments, read so that a mistake is answered by one sentence."""

import re
from argparse import Action, ArgumentParser, HelpFormatter, Namespace
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn

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


_ARGUMENTS, _OPTIONS = Text("arguments", "引数"), Text("options", "オプション")
_USAGE = Text("usage", "使い方")
_THIS_HELP = Text("show this help", "このヘルプを表示")
_BETWEEN = " / "
"""Between two languages."""
PAPERS = ("a4", "a3", "a2", "letter")


class _HelpFormat(HelpFormatter):
    """Help in lines as wide as the terminal, Japanese broken by its own rules."""

    def __init__(self, wording: Wording, prog: str) -> None:
        super().__init__(prog)
        self._wording = wording

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[Action],
        groups: Iterable[Any],
        prefix: str | None = None,  # noqa: ARG002  # it is English
    ) -> None:
        """Begin with how the command is written, in the language that is spoken."""
        said = _USAGE.in_wording(self._wording, _BETWEEN)
        super().add_usage(usage, actions, groups, f"{said}{self._colon}")

    def _format_usage(
        self,
        usage: str | None,
        actions: Iterable[Action],
        groups: Iterable[Any],
        prefix: str | None,
    ) -> str:
        from flowcharts.documents.plain import columns  # few ask for help

        # Lines are indented by its letters, and one of Japanese is as wide as two.
        said = prefix or ""
        wide = " " * columns(said)
        return said + super()._format_usage(usage, actions, groups, wide).removeprefix(wide)

    def format_help(self) -> str:
        """All of it, each heading with the colon of the language that is spoken."""
        heading = re.compile(r"^(\S.*):$", re.MULTILINE)
        return heading.sub(rf"\1{self._colon.rstrip()}", super().format_help())

    @property
    def _colon(self) -> str:
        return "：" if self._wording is Wording.JAPANESE else ": "

    def _split_lines(self, text: str, width: int) -> list[str]:
        return self._filled(" ".join(text.split()), width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        lines: list[str] = []
        for line in text.split("\n"):
            before = indent + line[: len(line) - len(line.lstrip(" "))]
            lines += self._filled(line, width, before)
        return "\n".join(lines)

    @staticmethod
    def _filled(words: str, width: int, before: str = "") -> list[str]:
        from flowcharts.documents.plain import fill  # few ask for help

        return fill(words, width, before, before)


class Parser(ArgumentParser):
    """A parser that raises its complaint instead of printing its usage.

    What it says in its help are Texts.
    """

    def __init__(self, command: str, summary: Text, wording: Wording) -> None:
        self._wording = wording
        super().__init__(
            description=self.said(summary),
            allow_abbrev=False,
            add_help=False,
            formatter_class=lambda prog: _HelpFormat(wording, prog),
        )
        self._positionals.title, self._optionals.title = map(self.said, (_ARGUMENTS, _OPTIONS))
        self.add_argument("-h", "--help", action="help", help=_THIS_HELP)
        if hasattr(self, "color"):  # of Python 3.14: its codes would count as letters of a line
            self.color = False
        self.prog = f"{self.prog} {command}".rstrip()
        # As Python 3.14 has it: -1:upkeep is a word, and whoever reads it says what is wrong.
        self._negative_number_matcher = re.compile(r"-\.?\d")

    def said(self, text: Text) -> str:
        """*text* in the language that is spoken."""
        return text.in_wording(self._wording, _BETWEEN)

    def add_argument(self, *names: Any, **others: Any) -> Action:  # noqa: ANN401  # argparse's own
        """Take an argument, whose help is a Text."""
        told = others.pop("help")
        return super().add_argument(*names, help=self.said(told).replace("%", "%%"), **others)

    def error(self, message: str) -> NoReturn:
        """Raise argparse's *message*, which is English, as a sentence."""
        sentence = message.removeprefix("argument ")
        found = (
            said.format(*(part.replace(", ", "、") for part in match.groups()))
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
            "chart",
            type=half_width,
            metavar="CHART",
            help=Text("the id of a chart, see `list charts`", "チャートのID。一覧は `list charts`"),
        )

    def add_language(self) -> None:
        """Let the user choose the language of what is said."""
        self.add_argument(
            "--language",
            type=one_of("language", Wording),
            metavar="en|ja|both",
            help=Text(
                "the language to speak; the system's where it is not given",
                "表示する言語。なければシステムの言語",
            ),
        )

    def add_json(self) -> None:
        """Let the user ask for one JSON document."""
        self.add_argument(
            "--json",
            action="store_true",
            help=Text("say it as one JSON document", "JSONの文書1つとして出力"),
        )

    def add_paper(self) -> None:
        """Let the user say which paper a PDF is set on."""
        self.add_argument(
            "--paper",
            type=one_of("paper", PAPERS),
            metavar="|".join(PAPERS),
            help=Text("the paper of a PDF; a4 where it is not given", "PDFの用紙。なければ a4"),
        )

    def add_theme(self, names: Sequence[str]) -> None:
        """Let the user say which of the themes of those *names* is meant."""
        self.add_argument(
            "--theme",
            type=one_of("theme", names),
            metavar="|".join(names),
            help=Text("the colours", "配色"),
        )

    def add_action(self, names: Sequence[str]) -> None:
        """Let the user say which of the actions of those *names* is meant."""
        self.add_argument(
            "action",
            type=one_of("action", names),
            metavar="|".join(names),
            help=Text("what to do", "何をするか"),
        )

    def _options(self) -> tuple[str, ...]:
        return tuple(name for name in self._option_string_actions if name.startswith("--"))
