"""What became of a try: right or not, why, why not the other answer, and what decides it."""

from collections.abc import Iterator

from flowcharts.model.chart import Decision
from flowcharts.model.evidence import BY_WORDS
from flowcharts.model.scenario import Evidence, WorkedAnswer
from flowcharts.model.text import Text
from gui.text.text_style import TextStyle, Tone, stacked
from gui.walk import sub_chart_words, words
from gui.widgets.block import Block


class FeedbackBlock(Block):
    """The worked answer of a decision, revealed."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, stripe="path")
        self._right = self.add_prose(Tone.RIGHT)
        self._wrong = self.add_prose(Tone.WRONG)
        self._because = self.add_prose()
        self._evidence = self.add_prose(Tone.SOFT)
        self._why_not = self.add_prose(Tone.STRONG)
        self._other = self.add_prose()

    def show_worked(self, decision: Decision, worked: WorkedAnswer, tried: str | None) -> None:
        """Show why *worked* is right, after the learner has *tried* an answer or none."""
        is_wrong = tried not in (None, worked.answer) and not decision.asks_opponent
        self.show_stripe("remedy" if is_wrong else "path")
        self._right.setVisible(not is_wrong)
        self._wrong.setVisible(is_wrong)
        answer = decision.branch(worked.answer).words
        said = self._wrong if is_wrong else self._right
        said.show_text(_verdict(decision, worked, tried).filled(answer=answer))
        self._because.show_text(worked.because)
        grounds = tuple(_grounds(worked.evidence))
        self._evidence.setVisible(bool(grounds))
        self._evidence.show_text(stacked(grounds))
        for view in (self._why_not, self._other):
            view.setVisible(worked.wrong is not None)
        if worked.wrong is not None:
            self._why_not.show_text(words.WHY_NOT.filled(answers=_others(decision, worked)))
            self._other.show_text(worked.wrong)


def _verdict(decision: Decision, worked: WorkedAnswer, tried: str | None) -> Text:
    if decision.asks_opponent:
        return sub_chart_words.STORY_SAYS
    if tried is None:
        return words.THE_ANSWER
    verdict = words.RIGHT if tried == worked.answer else words.NOT_QUITE
    sign = "✓" if tried == worked.answer else "×"
    return Text(f"{sign} {verdict.en}", f"{sign} {verdict.ja}")


def _others(decision: Decision, worked: WorkedAnswer) -> Text:
    others = [branch.words for branch in decision.branches if branch.answer != worked.answer]
    return words.OR.join(others)


def _grounds(evidence: Evidence) -> Iterator[Text]:
    if evidence.words is not None:
        quoted = Text(evidence.words.en, evidence.words.ja or evidence.words.en)
        yield BY_WORDS.filled(words=quoted)
    if evidence.absent is not None:
        yield words.LOOKED_FOR.filled(words=evidence.absent)
    if evidence.by_moments:
        yield words.BY_MOMENTS
