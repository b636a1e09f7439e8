"""The manual page of the command, in each language: made of what its help says."""

import re
from collections.abc import Iterator

from builds.names import CONTENT_DATE, PROGRAM, TITLE, VERSION
from flowcharts.commands.command_line import COMMANDS
from flowcharts.commands.run import MORE, command_named
from flowcharts.model.text import Language, Text

_NAME, _SYNOPSIS = Text("NAME", "名前"), Text("SYNOPSIS", "書式")
_DESCRIPTION, _COMMANDS = Text("DESCRIPTION", "説明"), Text("COMMANDS", "コマンド")
_FILES = Text("FILES", "ファイル")
_ABOUT = Text(
    "flowchart trainer for missed triggers in Magic: The Gathering",
    "「マジック：ザ・ギャザリング」の誘発忘れを、チャートをたどりながら学ぶ",
)
_WITHOUT = Text(
    "Without a command it opens its window. F1 opens the user’s guide there.",
    "コマンドを書かなければ、ウィンドウを開きます。そこでF1を押すと、使い方の手引きが開きます。",
)
_WAYS = ("[--language en|ja|both] [--theme THEME]", "FILE", "COMMAND …", "COMMAND --help")
_KEPT = Text(
    "What you make: your own content, packs, journals.",
    "自作の教材、教材パック、練習記録など。",
)


def manual_page(language: Language) -> str:
    """The page in that language, for `man`."""

    def said(text: Text) -> str:
        return _plain(text.in_language(language))

    def lines() -> Iterator[str]:
        yield f'.TH {_plain(PROGRAM.upper())} 1 {CONTENT_DATE} "{TITLE} {VERSION}"'
        yield ".ad l"  # Japanese has few places that grow, and no hyphens
        yield ".nh"
        yield from (f".SH {said(_NAME)}", f"{_plain(PROGRAM)} \\- {said(_ABOUT)}")
        yield f".SH {said(_SYNOPSIS)}"
        for way in _WAYS:
            yield from (f".B {_plain(PROGRAM)}", _plain(way), ".br")
        yield from (f".SH {said(_DESCRIPTION)}", said(_WITHOUT), ".PP")
        yield said(MORE.filled(name=PROGRAM)).replace("`", "")
        yield f".SH {said(_COMMANDS)}"
        for name in COMMANDS:
            yield from (".TP", f".B {_plain(name)}", said(command_named(name).summary))
        yield from (f".SH {said(_FILES)}", ".TP", f".I ~/.local/share/{_plain(PROGRAM)}")
        yield said(_KEPT)

    return "\n".join((*lines(), ""))


def _plain(text: str) -> str:
    """*text* as roff takes it for nothing but words."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^([.'])", r"\\&\1", escaped, flags=re.MULTILINE)
