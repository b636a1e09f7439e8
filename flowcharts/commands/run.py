"""From the words of a command line to an exit status, whatever happens on the way."""

import os
import sys
from collections.abc import Callable, Sequence
from errno import ENOENT
from functools import partial
from importlib import import_module
from pathlib import Path

from flowcharts.checking.checker import checker
from flowcharts.codec.toml_cache import TomlCache
from flowcharts.commands.arguments import Parser
from flowcharts.commands.command import Call, Screen, TerminalCommand
from flowcharts.commands.command_line import (
    ASKS_FOR_HELP,
    COMMANDS,
    OF_WINDOW,
    command_first,
    place_of_command,
)
from flowcharts.commands.console import (
    line_width,
    print_safely,
    system_wording,
    wording_asked,
)
from flowcharts.commands.request_error import RequestError, one_of
from flowcharts.folders import cache_folder, content_folder
from flowcharts.library.library import Library, UnknownError
from flowcharts.library.pack_folders import packs_folder
from flowcharts.model.dates import date_of
from flowcharts.model.text import SaidError, Text, Wording
from flowcharts.os_errors import reason_of
from flowcharts.version import CONTENT_DATE, VERSION

_HELP = "help"
"""Alone it tells of all commands, and before the name of one, of that."""
_PACK = "pack"
"""It says by itself which packs are not read."""
_VERSION = Text(
    f"Missed Trigger Trainer {VERSION}, content of {date_of(CONTENT_DATE).en}",
    f"誘発忘れトレーナー {VERSION}（教材は{date_of(CONTENT_DATE).ja}時点）",
)
_PROGRAM = Text(
    "{name}: walk the flowcharts for missed triggers. Without a command it opens its window.",
    "{name}：誘発忘れのチャートをたどるプログラム。コマンドを書かなければ、ウィンドウを開きます。",
)
MORE = Text(
    "`{name} FILE` opens a run sheet, content, a content pack, cards, or a PDF of the guide. "
    "`{name} COMMAND --help` tells more; `{name} --version` says which this is. Options stand "
    "before the command or after it; `--language ja` speaks Japanese, and alone it opens the "
    "window in Japanese.",
    "`{name} ファイル` で、進行表、教材、教材パック、カード、指針のPDFを開きます。"
    "詳しくは `{name} コマンド --help`。`{name} --version` でバージョンが分かります。"
    "オプションは、コマンドの前にも後にも書けます。`--language en` で英語になり、"
    "それだけを書けば英語でウィンドウを開きます。",
)
_UNWRITABLE = Text("This cannot be written: {reason}.", "書き込めません：{reason}。")
_REFUSED = Text("{file}: {reason}.", "{file}：{reason}。")
WRONG = 2
"""The exit status where the request itself is wrong."""
INTERRUPTED = 130
"""What shells expect of a program that was stopped by Ctrl+C."""


def run(words: Sequence[str], screen: Screen) -> int:
    """Do what *words* say and give the exit status."""
    wording = wording_asked(words)
    return _carefully(lambda: _obeyed(words, screen, wording), wording)


def run_without_screen() -> int:
    """Walk in the terminal, where no window can be opened."""
    from flowcharts.commands.walk import walk_without_screen

    wording = system_wording()
    walk = partial(walk_without_screen, wording=wording)
    return _carefully(lambda: _with_library(walk, wording), wording)


def _carefully(act: Callable[[], int], wording: Wording) -> int:
    """The status of *act*; what goes wrong on the way becomes a sentence, never a traceback."""
    print_safely()
    try:
        status = act()
        print(end="", flush=True)
    except BrokenPipeError:  # whoever read our output has read enough
        _settle_output()
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        _settle_output()  # what was being written may be half written
        return INTERRUPTED
    except (RequestError, UnknownError, SaidError, OSError) as error:
        said = _said_of(error) if isinstance(error, OSError) else error.said
        print(said.in_wording(wording), file=sys.stderr)
        _settle_output()
        return WRONG
    return status


def _settle_output() -> None:
    """Write what waits to be written; drop it where the output is closed or full."""
    try:
        print(end="", flush=True)
    except OSError:  # Python would try again at its end, and complain in its own way
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _obeyed(words: Sequence[str], screen: Screen, wording: Wording) -> int:
    first, *others = command_first(words)
    place = place_of_command(others) if first == _HELP else None
    if place is not None:
        first, others = one_of("command", COMMANDS)(others[place]), [*ASKS_FOR_HELP[:1]]
    if first in (_HELP, *ASKS_FOR_HELP):
        _help(wording)
        return 0
    if first == "--version":
        _tell_version(wording)
        return 0
    if first.partition("=")[0] in OF_WINDOW:
        command, others = command_named("window"), list(words)
    elif first not in COMMANDS and Path(first).is_file():
        command, others = command_named("open_file"), list(words)
    elif first not in COMMANDS and Path(first).suffix:
        raise FileNotFoundError(ENOENT, "", first)
    else:
        command = command_named(one_of("command", COMMANDS)(first))
    parser = Parser(command.name, command.summary, wording)
    command.declare(parser, screen)
    try:
        asked = parser.read(others)
    except SystemExit:  # --help has said everything
        return 0
    return _with_library(
        lambda library: command.run(Call(asked, library, screen)),
        wording,
        tells_of_packs=command.name != _PACK,
    )


def command_named(name: str) -> TerminalCommand:
    """The command of that name; it is loaded now."""
    module = import_module(f"flowcharts.commands.{name}")
    command: TerminalCommand = getattr(module, name.upper())
    return command


def _with_library(
    act: Callable[[Library], int], wording: Wording, *, tells_of_packs: bool = True
) -> int:
    library = Library(
        TomlCache(cache_folder() / "tables"), content_folder(), checker, packs_folder()
    )
    try:
        return act(library)
    finally:
        for fault in library.faults_of_packs if tells_of_packs else ():
            print(fault.in_wording(wording), file=sys.stderr)
        for problem in library.problems:
            print(problem.in_wording(wording), file=sys.stderr)
        library.keep()


def _help(wording: Wording) -> None:
    from flowcharts.documents.plain import fill  # few ask for help

    name = Path(sys.argv[0]).name

    def say(text: Text, first: str = "", rest: str = "") -> None:
        said = text.filled(name=name).in_wording(wording, " / ")
        print("\n".join(fill(said, line_width(), first, rest)))

    say(_PROGRAM)
    for command in map(command_named, COMMANDS):
        say(command.summary, f"  {command.name:9}", " " * 11)
    say(MORE)


def _tell_version(wording: Wording) -> None:
    from flowcharts.packs.pack import installed, said_of  # few ask

    print(_VERSION.in_wording(wording))
    said = said_of(pack for pack in installed(packs_folder()) if pack.is_read)
    if said is not None:
        print(said.in_wording(wording))


def _said_of(error: OSError) -> Text:
    if error.filename is None:
        return _UNWRITABLE.filled(reason=reason_of(error))
    return _REFUSED.filled(file=str(error.filename), reason=reason_of(error))
