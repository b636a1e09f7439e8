"""The commands of the rulings that are kept."""

from typing import Protocol

from gui import words
from gui.commands.command import Command
from gui.controllers.compare import CompareController
from gui.controllers.kept_rulings import KeptRulings
from gui.controllers.practice import PracticeController
from gui.controllers.rule_now import RuleNowController
from gui.controllers.setting_commands import switch
from gui.session import Session


class RulingParts(Protocol):
    """What they are done by; the rulings are made after the table."""

    session: Session
    compare: CompareController
    practice: PracticeController
    rule_now: RuleNowController
    rulings: KeptRulings


def ruling_commands(parts: RulingParts) -> tuple[Command, ...]:
    """The list, an exercise made of one, whether they are kept."""

    def list_them() -> None:
        parts.compare.close()
        if parts.practice.leave():
            parts.rule_now.close()
            parts.rulings.open()

    def make_exercise() -> None:
        parts.rulings.make_exercise()

    def has_at_hand() -> bool:
        return parts.rulings.has_at_hand

    return (
        Command("rulings", words.MY_RULINGS, ("Ctrl+Shift+N",), list_them),
        Command(
            "ruling-exercise",
            words.MAKE_EXERCISE,
            ("Ctrl+Shift+D",),
            make_exercise,
            has_at_hand,
        ),
        switch(parts.session, "keep-rulings", words.KEEP_RULINGS, "keeps_rulings"),
    )
