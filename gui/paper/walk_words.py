"""The walk of a picture in words: its steps, and the ruling it comes to."""

from collections.abc import Iterator

from flowcharts.documents import table_blocks
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.model import script
from flowcharts.model.chart import Decision
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from gui.paper import words
from gui.paper.picture import Picture
from gui.words import EXAMPLE


def tell_path(picture: Picture) -> Iterator[TextBlock]:
    """The steps of the walk, each in a line, and those of the path beside it."""
    position = picture.position
    if not picture.tells_path:
        return
    if position.walk.path:
        yield TextBlock(BlockKind.HEADING, words.PATH_HEADING)
        yield from _tell_steps(position.walk, "")
    written = script.written(position)
    if written is not None:
        yield from table_blocks.tell_script(written.after)
    if position.beside is not None:
        yield TextBlock(BlockKind.HEADING, words.BESIDE_HEADING)
        if position.beside.scenario is not None:
            yield TextBlock(BlockKind.NAMED, position.beside.scenario.title, EXAMPLE)
        yield from _tell_steps(position.beside.walk, "′")
        end = position.beside.walk.outcome or position.beside.walk.exit
        if end is not None:
            yield TextBlock(BlockKind.NAMED, end.label.on_one_line(), words.LEADS_TO)


def tell_ruling(picture: Picture) -> Iterator[TextBlock]:
    """The ruling of a finished walk, or why the case is not for the chart."""
    told = picture.told
    if picture.tells_path and told is not None and told.walk.is_over:
        yield from told.end_without_tables


def _tell_steps(walk: Walk, mark: str) -> Iterator[TextBlock]:
    for number, step in enumerate(walk.path, start=1):
        decision = walk.chart.nodes[step.decision]
        assert isinstance(decision, Decision)  # noqa: S101  # a step is an answered decision
        asked = decision.label.on_one_line()
        answer = decision.branch(step.answer).words
        yield TextBlock(
            BlockKind.ANSWER,
            Text(
                f"{number}{mark}. {asked.en} — {answer.en}",
                f"{number}{mark}. {asked.ja} {answer.ja}",
            ),
        )
