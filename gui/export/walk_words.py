"""The walk of a picture in words: its steps, and the ruling it comes to."""

from collections.abc import Iterator

from flowcharts.export import blocks, table_blocks
from flowcharts.export.block import Block, Kind
from flowcharts.model import script
from flowcharts.model.chart import Decision
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from gui.export import words
from gui.export.picture import Picture


def tell_path(picture: Picture) -> Iterator[Block]:
    """The steps of the walk, each in a line, and those of the path beside it."""
    trail = picture.trail
    if not picture.tells_path:
        return
    if trail.walk.path:
        yield Block(Kind.HEADING, words.PATH_HEADING)
        yield from _tell_steps(trail.walk, "")
    written = script.written(trail)
    if written is not None:
        yield from table_blocks.tell_script(written.after)
    if trail.beside is not None:
        yield Block(Kind.HEADING, words.BESIDE_HEADING)
        if trail.beside.scenario is not None:
            yield Block(Kind.NAMED, trail.beside.scenario.title, words.EXAMPLE)
        yield from _tell_steps(trail.beside.walk, "′")
        end = trail.beside.walk.outcome or trail.beside.walk.exit
        if end is not None:
            yield Block(Kind.NAMED, end.label.on_one_line(), words.LEADS_TO)


def tell_ruling(picture: Picture) -> Iterator[Block]:
    """The ruling of a finished walk, or why the case is not for the chart."""
    if picture.tells_path:
        yield from blocks.tell_ruling(picture.trail.walk, picture.penalty, has_tables=False)


def _tell_steps(walk: Walk, mark: str) -> Iterator[Block]:
    for number, step in enumerate(walk.path, start=1):
        decision = walk.chart.nodes[step.decision]
        assert isinstance(decision, Decision)  # noqa: S101  # a step is an answered decision
        asked = decision.label.on_one_line()
        answer = decision.branch(step.answer).words
        yield Block(
            Kind.ANSWER,
            Text(
                f"{number}{mark}. {asked.en} — {answer.en}",
                f"{number}{mark}. {asked.ja} — {answer.ja}",
            ),
        )
