"""One thing that happens in a case."""

from typing import NamedTuple

from flowcharts.cases.timeline import Deed
from flowcharts.model.text import Text
from flowcharts.model.turns import Moment


class Happening(NamedTuple):
    """Something that was done at the table."""

    who: str
    """A player’s letter; empty where the words have a subject of their own."""
    words: Text
    moment: Moment
    deeds: tuple[Deed, ...] = ()
    ends_sentence: bool = False
    name: str = ""
    """Of its phrase, or of the words of the ability that tell it."""


class NoticedAt(NamedTuple):
    """When it is brought up."""

    moment: Moment
    when: Text | None = None
    """The words for it; None where it is while the last thing is done."""
    name: str = ""
    """Of the phrase for it."""
    has_come_again: bool = False
    """Has the same ability been due once more, and been carried out then?"""
