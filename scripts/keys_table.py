"""The table of all keys in the user's guide, from the table of commands."""

# ruff: noqa: INP001  # part of the script that builds the guide

import os
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from flowcharts.model.text import Language, Text
from gui.commands.command import Group

BEGIN, END = "<!-- the table of commands -->", "<!-- end of the table -->"
HEADS = Text("| keys | what they do |", "| キー | はたらき |")
_TO = Text("{words} to {last}", "{words}（{last}まで）")


def table(groups: Iterable[Group], language: Language) -> str:
    """The table in that language: a row for each group that has keys."""
    rows = (row(group, language) for group in groups if group.keys.en)
    return "\n".join((HEADS.in_language(language), "|---|---|", *rows))


def row(group: Group, language: Language) -> str:
    """A row of the table: every key of every command, and what each command does."""
    keyed = [each for each in group.commands if each.keys]
    numbered = [each for each in keyed if each.keys[0].isdecimal()]
    texts = [each.words for each in keyed if each not in numbered]
    last = str(len(numbered))
    texts += [_TO.filled(words=numbered[0].words, last=last)] if numbered else []
    said = (text.on_one_line().in_language(language) for text in texts)
    return f"| {group.keys.in_language(language)} | {' · '.join(said)} |"


def table_in(page: str) -> str:
    """The table that stands in the text of a *page*."""
    return page.partition(BEGIN)[2].partition(END)[0].strip()


def write_tables(guide: Path) -> None:
    """Write the table as it is now into the pages of the keys."""
    groups = _groups()
    for language in Language:
        page = guide / language / "keys.md"
        before, _, rest = page.read_text("utf-8").partition(BEGIN)
        told = f"{before}{BEGIN}\n\n{table(groups, language)}\n\n{END}{rest.partition(END)[2]}"
        page.write_text(told, "utf-8")


def _groups() -> tuple[Group, ...]:
    """Those of a window that nobody sees, in the home of a newcomer."""
    from PySide6.QtWidgets import QApplication

    from gui.app import Trainer
    from gui.startup.opening import Opening

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with TemporaryDirectory(prefix="home-") as home:
        for kind in ("CONFIG", "CACHE", "DATA", "STATE"):
            os.environ[f"XDG_{kind}_HOME"] = f"{home}/{kind.lower()}"
        app = QApplication([])
        groups = Trainer(app, Opening()).commands.groups
        app.shutdown()
    return groups
