"""The verdict: the first wrong step, why it is one, the idea behind it, the nearest case."""

from flowcharts.model.text import Text, quotable
from flowcharts.practice.verdict import Verdict
from flowcharts.practice.verdict_words import (
    answers_in_words,
    certainty_in_words,
    ending_in_words,
    nearest_in_words,
    prediction_in_words,
    reasons,
    wrong_in_words,
    wrong_step_in_words,
)
from gui.practice import words
from gui.text.rich_label import RichLabel
from gui.text.text_style import TextStyle, Tone, stacked
from gui.widgets.block import Block


class VerdictPanel(Block):
    """How an answer was, and what there is to learn from it."""

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, stripe="path")
        self._right = self.add_prose(Tone.RIGHT)
        self._wrong = self.add_prose(Tone.WRONG)
        self._foretold = self.add_prose(Tone.SOFT)
        self._parting = self.add_prose(Tone.PARTING)
        self._answers = self.add_prose()
        self._why_title = self.add_prose(Tone.STRONG)
        self._why = self.add_prose()
        self._idea_title = self.add_prose(Tone.STRONG)
        self._idea = self.add_prose()
        self._ending = self.add_prose(Tone.SOFT)
        self._other = self.add(Block(style, stripe="highlight"))
        eyebrow = self._other.add_prose(Tone.EYEBROW)
        eyebrow.show_text(words.OTHER_CASE)
        title = self._other.add_prose(Tone.STRONG)
        title.show_text(words.NEAREST)
        self._nearest = self._other.add_prose()

    def show_verdict(self, verdict: Verdict, *, is_given_up: bool) -> None:
        """Show *verdict*; where the answer was only asked for, nobody was wrong."""
        self.show_stripe("path" if verdict.is_right or is_given_up else "remedy")
        self._right.setVisible(verdict.is_right or is_given_up)
        self._right.show_text(words.RIGHT if verdict.is_right else words.SHOWN)
        self._wrong.setVisible(not verdict.is_right and not is_given_up)
        self._wrong.show_text(wrong_in_words(verdict))
        said = [each for each in verdict.predictions if each.given or not is_given_up]
        self._tell(self._foretold, [prediction_in_words(each) for each in said])
        wrong_step = verdict.wrong_step
        is_walked = verdict.question.is_walked
        parting = wrong_step is not None and is_walked and not is_given_up
        self._tell(
            self._parting,
            [wrong_step_in_words(wrong_step)] if parting and wrong_step is not None else [],
        )
        self._tell(self._answers, list(answers_in_words(verdict, is_given_up=is_given_up)))
        self._tell_with_title(self._why_title, words.WHY, self._why, list(reasons(verdict)))
        idea = verdict.idea
        told = (
            [] if idea is None else [words.IDEA_QUOTED.filled(idea=quotable(idea.words)), idea.why]
        )
        self._tell_with_title(self._idea_title, words.IDEA, self._idea, told)
        self._tell(
            self._ending,
            [*ending_in_words(verdict.question), *certainty_in_words(verdict.question)],
        )
        near = list(nearest_in_words(verdict.nearest))
        self._other.setVisible(bool(near))
        self._nearest.show_text(stacked(near))

    def _tell(self, view: RichLabel, texts: list[Text]) -> None:
        view.setVisible(bool(texts))
        view.show_text(stacked(texts))

    def _tell_with_title(
        self, title: RichLabel, name: Text, view: RichLabel, texts: list[Text]
    ) -> None:
        title.setVisible(bool(texts))
        title.show_text(name)
        self._tell(view, texts)
