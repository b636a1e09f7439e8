"""The table of commands: every key means one thing, and all that speaks of it reads it there."""

import ast
from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from flowcharts.model.text import Language, Text, Wording
from gui.commands.command import Command, Group, Place
from gui.commands.key_names import OF_CONTROLS
from gui.talk.words import BUTTONS
from gui.window.keys_card import KeysCard
from scripts.keys_table import row, table, table_in
from tests.gui.window.user import User
from tests.paths import TOP


def keys_in(command: Command, place: Place) -> tuple[str, ...]:
    """Those that are its own there."""
    return (*command.keys, *command.other_keys) if place in command.places else ()


def test_in_one_place_no_key_asks_for_two_things(user: User) -> None:
    commands = user.trainer.commands
    everywhere = Counter(key for each in commands for key in each.shortcuts)
    assert len(everywhere) > 20
    assert [key for key, count in everywhere.items() if count > 1] == []
    for place in Place:
        own = Counter(key for each in commands for key in keys_in(each, place))
        assert [key for key, count in own.items() if count > 1] == [], place
        for command in commands:
            for key in keys_in(command, place):
                assert commands.heard(key, place) is command, place
            for key in command.shortcuts:
                assert key in own or commands.heard(key, place) is command, place


def test_a_list_keeps_the_keys_of_its_own(user: User) -> None:
    heard = {key for each in user.trainer.commands for key in keys_in(each, Place.CHART)}
    assert heard > OF_CONTROLS
    user.trainer.contents.contents.tree.setFocus()
    user.press(Qt.Key.Key_Down, Qt.Key.Key_Up)
    assert user.answers == []
    assert user.session.mark is None
    user.write("y")
    assert user.answers == ["yes"], "all other keys are heard there, too"


def test_every_command_and_group_has_words_in_both_languages(user: User) -> None:
    groups = user.trainer.commands.groups
    said = [(each.id, each.words) for group in groups for each in group.commands]
    said += [(group.commands[0].id, group.words) for group in groups]
    assert len(said) > 60
    alike = {name for name, text in said if text.en == text.ja}
    assert alike <= {"language-en", "language-ja"}, "names of languages stand in their own"
    assert [name for name, text in said if not all(text)] == []


def test_no_id_stands_for_two_commands(user: User) -> None:
    groups = user.trainer.commands.groups
    ids = [each.id for group in groups for each in group.commands]
    assert len(ids) == len(set(ids)) == len(list(user.trainer.commands))


def test_every_command_is_offered_somewhere(user: User) -> None:
    languages = (f"language-{wording}" for wording in Wording)
    named = {*names_of_commands(), *BUTTONS, *languages}
    keyless = [each for each in user.trainer.commands if not (each.keys or each.other_keys)]
    lacking = [each.id for each in keyless if each.id not in named]
    assert not lacking, f"no key, no button and no line of gui/window/menu.py is for {lacking}"


def names_of_commands() -> Iterator[str]:
    """The words by which menu, buttons and notices may name a command; not where one is made."""
    texts = (file.read_text("utf-8") for file in (TOP / "gui").rglob("*.py"))
    for tree in (ast.parse(text) for text in texts if "Commands" in text):
        nodes = [*ast.walk(tree)]
        given = {part for each in nodes if isinstance(each, ast.Call) for part in each.args}
        constants = (each for each in nodes if isinstance(each, ast.Constant))
        said = (each.value for each in constants if each not in given)
        yield from (each for each in said if isinstance(each, str))


def test_the_card_of_keys_is_the_table(user: User) -> None:
    user.trainer.commands["keys"].does()
    card = user.one(KeysCard)
    said = [" ".join(label.text().split()) for label in card.findChildren(QLabel)]
    groups = [each for each in user.trainer.commands.groups if each.keys.en and each.is_of_chart]
    assert len(groups) > 15
    for group in groups:
        assert group.keys.en in said
        assert group.words.en in said


@pytest.mark.parametrize("language", Language)
def test_the_table_in_the_guide_is_the_table(user: User, language: Language) -> None:
    page = (TOP / "docs" / "guide" / language / "keys.md").read_text("utf-8")
    wanted = table(user.trainer.commands.groups, language)
    assert table_in(page) == wanted, "`make guide` writes it anew"


def test_a_row_of_the_table_names_keys_and_words() -> None:
    commands = (
        Command("a", Text("Undo", "元に戻す"), ("Ctrl+Z",), print),
        Command("b", Text("Redo", "やり直す"), ("Ctrl+Y",), print),
        Command("c", Text("Never", "しない"), (), print),
    )
    group = Group(Text("undo, redo", "元に戻す、やり直す"), commands)
    assert row(group, Language.ENGLISH) == "| Ctrl+Z · Ctrl+Y | Undo · Redo |"
    assert row(group, Language.JAPANESE) == "| Ctrl+Z · Ctrl+Y | 元に戻す · やり直す |"
