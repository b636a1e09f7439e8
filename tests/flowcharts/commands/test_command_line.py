"""Whatever options stand before a command, it is the one that was typed."""

from argparse import Action

import pytest
from hypothesis import given
from hypothesis import strategies as some

from flowcharts.commands.arguments import Parser
from flowcharts.commands.command_line import COMMANDS, FLAGS, command_first
from flowcharts.commands.run import command_named
from flowcharts.model.text import Wording
from gui.qt_screen import QtScreen
from tests.flowcharts.commands.said import Ask


def options_of(name: str) -> list[Action]:
    return [each for each in actions_of(name) if each.option_strings]


def actions_of(name: str) -> list[Action]:
    command = command_named(name)
    parser = Parser(command.name, command.summary, Wording.ENGLISH)
    command.declare(parser, QtScreen())
    return parser._actions  # noqa: SLF001  # argparse shows them nowhere else


def subcommands_of(name: str) -> list[str]:
    """What may stand behind the command, where it has a few words for that; else anything."""
    metavar = next((str(each.metavar) for each in actions_of(name) if not each.option_strings), "")
    return metavar.split("|") if "|" in metavar and metavar.islower() else ["awareness"]


TWO_WORDS = [(name, word) for name in COMMANDS for word in subcommands_of(name)]
VALUES = ("ja", "list.csv", "-", "find", "3", "カード")


@some.composite
def typed(draw: some.DrawFn) -> tuple[list[str], list[str]]:
    """A command with its subcommand, and options of it with their values."""
    command, word = draw(some.sampled_from(TWO_WORDS))
    options: list[str] = []
    for option in draw(some.lists(some.sampled_from(options_of(command)))):
        name = draw(some.sampled_from(option.option_strings))
        value = [] if option.nargs == 0 else [draw(some.sampled_from(VALUES))]
        is_joined = bool(value) and name.startswith("--") and draw(some.booleans())
        options += [f"{name}={value[0]}"] if is_joined else [name, *value]
    return [command, word], options


@given(typed())
def test_the_first_word_that_is_no_option_is_the_command(
    words: tuple[list[str], list[str]],
) -> None:
    (command, word), options = words
    assert command_first([*options, command, word]) == [command, *options, word]
    assert command_first([command, *options, word]) == [command, *options, word]
    assert command_first([command, word, *options]) == [command, word, *options]


def test_which_options_take_no_value_is_known_before_any_command_is_loaded() -> None:
    options = [each for name in (*COMMANDS, "window", "open_file") for each in options_of(name)]
    taking_none = {name for each in options if each.nargs == 0 for name in each.option_strings}
    taking_one = {name for each in options if each.nargs != 0 for name in each.option_strings}
    assert {*FLAGS} == {*taking_none, "--version"}
    assert not taking_one & {*FLAGS}


def test_every_command_speaks_either_language_and_most_answer_programs() -> None:
    taken = {
        name: {word for each in options_of(name) for word in each.option_strings}
        for name in COMMANDS
    }
    assert [name for name in COMMANDS if "--language" not in taken[name]] == []
    without = [name for name in COMMANDS if "--json" not in taken[name]]
    assert without == ["export", "seminar", "show"]


@pytest.mark.parametrize(
    "options", [("--language", "ja"), ("--json",), ("--json", "--language=ja")]
)
@pytest.mark.parametrize(
    "words",
    [
        ("pack", "list"),
        ("pack", "check", "none.mttpack"),
        ("rulings", "list"),
        ("rulings", "check"),
        ("rulings", "export"),
        ("journal", "check"),
        ("journal", "export"),
        ("seminar", "check", "none.toml"),
        ("cards", "find", "dark"),
        ("crads", "find", "dark"),
    ],
)
@pytest.mark.usefixtures("nothing_kept")
def test_options_before_two_words_are_as_good_as_behind_them(
    ask: Ask, words: tuple[str, ...], options: tuple[str, ...]
) -> None:
    behind = ask(*words, *options)
    assert ask(*options, *words) == behind


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--jsn", "list", "charts"), "--json"),
        (("--jsn", "lst"), "named lst"),
        (("--template", "facts"), None),
        (("--help", "lst"), "named lst"),
    ],
)
def test_a_word_behind_an_option_nobody_knows_may_be_the_command(
    ask: Ask, words: tuple[str, ...], said: str | None
) -> None:
    asked = ask(*words)
    assert asked.status == 0 if said is None else asked.is_refusal(said)
