"""States of the window while a case is ruled on."""

# ruff: noqa: INP001  # part of the script beside it

from gui.app import Trainer

_FORGOTTEN = (1, 0, 1, 0)
"""Went on; noticed in the same turn; no backup; the opponent wants it."""


def rule_on_which(trainer: Trainer) -> None:
    """Which card it is."""
    trainer.rule_now.rule_on("nine-lives")


def rule_asked(trainer: Trainer) -> None:
    """The first question about a card."""
    _ask(trainer, "dark-confidant")


def rule_moments(trainer: Trainer) -> None:
    """When it was noticed, with the turns."""
    _ask(trainer, "chalice-of-the-void", 1)


def rule_decided(trainer: Trainer) -> None:
    """A ruling, at its top."""
    _ask(trainer, "pact-of-negation", *_FORGOTTEN)


def rule_facts(trainer: Trainer) -> None:
    """The same, at what it rests on."""
    rule_decided(trainer)
    trainer.side.verticalScrollBar().setValue(560)


def rule_unlisted(trainer: Trainer) -> None:
    """A question about a card that is not listed."""
    trainer.rule_now.open()
    trainer.rule_now.choose(-1)
    trainer.rule_now.take(0)


def rule_text_pasted(trainer: Trainer) -> None:
    """The abilities that were read of a text."""
    trainer.rule_now.open()
    trainer.rule_now.read(_PASTED)


def rule_text_read(trainer: Trainer) -> None:
    """What was read of one of them, beside the question."""
    rule_text_pasted(trainer)
    trainer.rule_now.choose(1)


_PASTED = """\
Hollow Usher {1}{W}
Creature — Spirit
Flying
Whenever another creature enters under your control, you may draw a card.
At the beginning of your upkeep, sacrifice a creature unless you pay {2}."""


def _ask(trainer: Trainer, card: str, *places: int) -> None:
    trainer.rule_now.rule_on(card)
    for place in places:
        trainer.rule_now.take(place)


STATES_OF_CASES = (
    *(rule_on_which, rule_asked, rule_moments, rule_decided, rule_facts, rule_unlisted),
    *(rule_text_pasted, rule_text_read),
)
