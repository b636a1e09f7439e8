"""Which of the words of a command line is the command, wherever its options stand."""

from collections.abc import Sequence

COMMANDS = (
    *("list", "find", "cards", "walk", "when", "compare", "decide", "facts", "read"),
    *("generate", "export", "check", "coverage", "journal", "rulings", "anki", "pack"),
    *("simulate", "seminar", "show"),
)
"""Each stands in the module of its name, under its name in capitals; only one is loaded."""
OF_WINDOW = ("--journal", "--now", "--language", "--theme")
"""With these, and no command, the window is opened."""
ASKS_FOR_HELP = ("-h", "--help")
FLAGS = (
    *(*ASKS_FOR_HELP, "--version", "--json"),
    *("--all", "--alone", "--due", "--mistakes", "--new", "--older", "--pairs"),
)
"""The options of all commands that take no value; after any other stands its value."""


def command_first(words: Sequence[str]) -> Sequence[str]:
    """*words* with the command before its options, wherever these stand.

    Without a command, what asks for help or for the version comes first.
    """
    place = place_of_command(words)
    if place is None:
        asking = (*ASKS_FOR_HELP, "--version")
        place = next((words.index(name) for name in asking if name in words), None)
    return words if place is None else [words[place], *words[:place], *words[place + 1 :]]


def place_of_command(words: Sequence[str]) -> int | None:
    """The place of the command, be it misspelt: the first word that is no option, nor its value.

    Behind an option that is misspelt itself stands what may be its value or the command: it is
    the command where it is called like one and the other word is not, or where there is no other.
    """
    before = ("", *words)
    plain = [at for at, word in enumerate(words) if not _is_option(word)]
    free = [at for at in plain if not _takes_value(before[at])][:1]
    end = free[0] if free else len(words)
    unsure = [at for at in plain if at < end and before[at] not in OF_WINDOW]
    named = [at for at in (*free, *unsure) if words[at] in COMMANDS]
    is_for_window = any(word.partition("=")[0] in OF_WINDOW for word in words[:1])
    return next(iter((*named, *free, *([] if is_for_window else unsure[-1:]))), None)


def _is_option(word: str) -> bool:
    return word.startswith("-") and word != "-"  # which is standard output


def _takes_value(word: str) -> bool:
    """Does the next word belong to *word*?"""
    if not _is_option(word) or word in FLAGS:
        return False
    return "=" not in word if word.startswith("--") else len(word) == len("-o")
