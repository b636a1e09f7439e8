"""Sentences with gaps, filled in both languages at once."""

from collections.abc import Iterator

from flowcharts.chart import Branch, Decision, Node
from flowcharts.text import Text
from flowcharts.walk import Walk
from gui.panels import words


def filled(sentence: Text, **parts: Text | str) -> Text:
    """*sentence* with its gaps filled, in each language with the words of that language."""
    texts = {name: part if isinstance(part, Text) else same(part) for name, part in parts.items()}
    return Text(
        sentence.en.format(**{name: part.en for name, part in texts.items()}),
        sentence.ja.format(**{name: part.ja for name, part in texts.items()}),
    )


def same(words_of_both: str) -> Text:
    """What is said alike in both languages: a number, a letter."""
    return Text(words_of_both, words_of_both)


def listed(texts: list[Text]) -> Text:
    """*texts* one after the other."""
    return Text(
        words.BETWEEN.en.join(text.en for text in texts),
        words.BETWEEN.ja.join(text.ja for text in texts),
    )


def label_of(node: Node) -> Text:
    """The label of a node without its line breaks."""
    return node.label.on_one_line()


def answered(walk: Walk) -> Iterator[tuple[Decision, Branch]]:
    """The decisions that *walk* has answered, each with the branch that was taken."""
    for step in walk.path:
        decision = walk.chart.nodes[step.decision]
        if isinstance(decision, Decision):
            yield decision, decision.branch(step.answer)
