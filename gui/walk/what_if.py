"""What if? A row for every answer that could have been another one, and what it would change."""

from flowcharts.model.chart import Decision, Node
from flowcharts.model.position import Beside
from flowcharts.model.sub_charts import ends_in_remedy
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from flowcharts.model.what_if import Flip, Weight, flips, weight
from gui.commands.walk_actions import WalkActions
from gui.text.text_style import TextStyle, Tone
from gui.walk import words
from gui.walk.phrases import label_of, same
from gui.widgets.button_face import ButtonFace, ButtonKind, ButtonState
from gui.widgets.button_list import ButtonList
from gui.widgets.panel import Panel


class WhatIfPanel(Panel):
    """The answers of a finished walk, each flipped."""

    def __init__(self, style: TextStyle, walk: WalkActions) -> None:
        super().__init__(style, gap=5)
        self._walk = walk
        self.add_prose(Tone.EYEBROW).show_text(words.WHAT_IF)
        self._rows = self.add(ButtonList(style, ButtonKind.ROW))
        self._rows.chosen.connect(self._ask)
        self._flips: tuple[Flip, ...] = ()

    def show_walk(self, walk: Walk, beside: Beside | None) -> None:
        """Show what each answer of *walk* decides; the one laid *beside* is filled."""
        self._flips = flips(walk)
        self._rows.show_faces([_face(walk, flip, beside) for flip in self._flips])

    def _ask(self, place: int) -> None:
        flip = self._flips[place]
        self._walk.what_if(flip.decision, flip.answer)


def _face(walk: Walk, flip: Flip, beside: Beside | None) -> ButtonFace:
    is_laid = beside is not None and _lies_beside(flip, beside)
    other = beside.walk if beside is not None and is_laid else flip.other
    decision, change = walk.chart.nodes[flip.decision], _change(walk, other)
    asked = words.WERE.filled(label=label_of(decision), answer=_words(decision, flip.answer))
    return ButtonFace(
        asked,
        detail=Text(f"→ {change.en}", f"→ {change.ja}"),
        state=ButtonState.CHOSEN if is_laid else ButtonState.REST,
    )


def _lies_beside(flip: Flip, beside: Beside) -> bool:
    """Is it *flip* that lies beside, or what it came to with answers of its own?"""
    answers = flip.other.answers
    return beside.flipped == flip.decision and beside.walk.answers[: len(answers)] == answers


def _words(node: Node, answer: str) -> Text:
    return node.branch(answer).words if isinstance(node, Decision) else same(answer)


def _change(walk: Walk, other: Walk) -> Text:
    has_remedies, change = ends_in_remedy(walk), weight(walk, other)
    if change is Weight.NONE:
        return words.NO_MATTER if has_remedies else words.SAME_RESULT
    if other.is_over:
        return label_of(other.here)
    differs = words.DIFFERS_BY if has_remedies else words.RESULT_DIFFERS_BY
    sentence = words.DEPENDS_ON if change is Weight.DEPENDS else differs
    return sentence.filled(label=label_of(other.here))
