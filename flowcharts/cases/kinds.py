"""What was forgotten: triggered abilities of every kind, what is handled like one, and the rest."""

from enum import StrEnum


class Kind(StrEnum):
    """The kind of what was forgotten; content/facts.toml says what each means."""

    TRIGGER = "trigger"
    STATE_TRIGGER = "state-trigger"
    NO_SOURCE = "no-source"
    MANA_TRIGGER = "mana-trigger"
    SPELL_COPY = "spell-copy"
    SAGA_LATER = "saga-later"
    SAGA_FIRST = "saga-first"
    DAY_NIGHT = "day-night"
    TURN_BASED = "turn-based"
    NO_TRIGGER = "not-a-trigger"


TRIGGERS = frozenset({Kind.TRIGGER, Kind.STATE_TRIGGER, Kind.NO_SOURCE})
"""Those that are triggered abilities in each edition.

Comprehensive Rules 603, 603.8, and of the monarch and the initiative."""
