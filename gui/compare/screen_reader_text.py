"""What a screen reader is told at each step of a comparison."""

from collections.abc import Iterator

from flowcharts.model.comparison import EditionWalk
from flowcharts.model.dates import month_of
from flowcharts.model.text import Text
from gui.compare import words
from gui.compare.comparison import Comparison
from gui.walk.phrases import label_of


def said_of(comparison: Comparison) -> Text:
    """The answers of the row just shown, edition by edition; then the next question or the ends."""
    sentences = [*_answers(comparison), *(_ends(comparison) if comparison.is_whole else ())]
    return Text(" ".join(text.en for text in sentences), "".join(text.ja for text in sentences))


def _answers(comparison: Comparison) -> Iterator[Text]:
    row = max((row for row in comparison.rows if row < comparison.revealed), default=None)
    if row is None:
        return
    for place in comparison.places:
        column = comparison.lines.columns[place]
        step = column.cells[row]
        if step is not None:
            question, answer = label_of(step.decision), step.decision.branch(step.answer).words
            sentence = words.ANSWERED.filled(question=question, answer=answer)
            yield _of(column.edition, sentence)


def _ends(comparison: Comparison) -> Iterator[Text]:
    for place in comparison.places:
        edition = comparison.lines.columns[place].edition
        yield _of(edition, words.ENDS.filled(end=edition.end.label.on_one_line()))


def _of(edition: EditionWalk, sentence: Text) -> Text:
    return words.OF_EDITION.filled(edition=month_of(edition.chart.edition.since), said=sentence)
