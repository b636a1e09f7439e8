"""Run sheets for tests."""

from flowcharts.library.library import Library
from flowcharts.model.text import Text, Wording
from flowcharts.talk.sheet import RunSheet, SheetContent, SheetItem
from flowcharts.talk.talk import Talk, talk_of
from flowcharts.talk.told_example import ToldExample

TITLE = Text("Missed triggers", "誘発忘れ")
FACTS = """
kind = "trigger"
option = "none"
option-of = "controller"
stack-choice = "none"
resolution-choice = "no"
effects = ["counter-yours"]
reflexive = "no"
delayed = "none"
missed = "1:main1"
noticed = "1:declare-blockers"
controller = "A"
acts = ["move", "mention"]
mind = ["forgot"]
"""
"""Those of a case that stands in a run sheet, as TOML."""


def example(library: Library, name: str, votes: tuple[str, ...] = ()) -> ToldExample:
    scenario = library.scenario(name)
    return ToldExample(scenario, library.chart(scenario.chart), votes=votes)


def sheet_of(*contents: SheetContent) -> RunSheet:
    return RunSheet(TITLE, Wording.BOTH, tuple(SheetItem(each, 5.0) for each in contents))


def talk_about(library: Library, *contents: SheetContent) -> Talk:
    return talk_of(sheet_of(*contents), library.cards)


def pressed(talk: Talk, count: int) -> Talk:
    for _ in range(count):
        talk = talk.onward()
    return talk
