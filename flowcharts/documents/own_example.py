"""A case at a table as an example of one’s own: the content files that tell it."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from flowcharts.cases.case import Because
from flowcharts.cases.facts import DAY, DETRIMENTAL, FACTS, MISSED, NOTICED, FactOf
from flowcharts.cases.forms import written
from flowcharts.cases.inquiry import Inquiry
from flowcharts.cases.told_answer import Origin, Told
from flowcharts.codec.tables import text
from flowcharts.codec.toml_text import toml_value
from flowcharts.codec.values import written as card_written
from flowcharts.documents import words
from flowcharts.library.content_files import OWN
from flowcharts.model.ends import end_of
from flowcharts.model.sub_charts import ChartStep, steps
from flowcharts.model.text import SENTENCES, Text
from flowcharts.model.walk import Walk
from flowcharts.stories.case_story import story_of

_MOMENTS = (MISSED.name, NOTICED.name)
_NO_LETTERS = re.compile(r"[^a-z0-9]+")


class ContentText(NamedTuple):
    """A content file to be written: its path below the folder of content, and what it says."""

    path: str
    text: str


class OwnExample:
    """An inquiry, which is decided, as an example of that id."""

    def __init__(self, inquiry: Inquiry, example_id: str, *, is_listed: bool = True) -> None:
        """*is_listed*: has the library the ability, if it is known? Its text may only be read."""
        self._inquiry = inquiry
        self._id = example_id
        ability = inquiry.ability if is_listed else None
        self._card_id = example_id if ability is None or inquiry.card is None else inquiry.card.id
        self._ability_id = example_id if ability is None else ability.id
        self._told = {fact.name: told for told in inquiry.told for fact in told.question.asks}

    @property
    def files(self) -> tuple[ContentText, ...]:
        """The example; before it the card, where the library has not got it."""
        example = ContentText(_example_file(self._id), _toml(self._scenario))
        if self._ability_id != self._id:
            return (example,)
        return ContentText(_cards_file(self._id), _toml(self._cards)), example

    @property
    def _scenario(self) -> Iterator[str]:
        inquiry, walk = self._inquiry, self._inquiry.walk
        name = _name_of(inquiry)
        yield from _text("title", words.OWN_TITLE.filled(card=name))
        yield f"chart = {toml_value(walk.home.chart.id)}"
        yield f"cards = {toml_value([self._card_id])}"
        yield from _text("story", story_of(inquiry))
        yield from _text("source", words.OWN_SOURCE)
        yield 'confidence = "D"'
        yield 'level = "bronze"'
        yield from _ends(walk)
        values = inquiry.decided.case.values
        yield from (f"{key} = {toml_value(str(values[key]))}" for key in _MOMENTS if key in values)
        yield "\n[facts]"
        yield f"ability = {toml_value(self._ability_id)}"
        yield from _facts(values, FactOf.SITUATION)
        for step in steps(walk):
            if step.decision.sub_chart is None:
                yield from self._answer(step)

    @staticmethod
    def _sentence(told: Told) -> Text:
        said = told.answer.words
        if told.origin is Origin.ASSUMED:
            said = words.ASSUMED.filled(fact=said)
        return words.OWN_FACT.filled(name=told.question.name, answer=said)

    def _answer(self, step: ChartStep) -> Iterator[str]:
        found = self._inquiry.decided.because(*step.place)
        reasons = [reason for each in found if (reason := self._reason(each)) is not None]
        because = SENTENCES.join(reasons or [words.AS_TOLD])
        yield f"\n[answer.{step.decision.id}]"
        yield f"answer = {toml_value(step.answer)}"
        yield from _text("because", because)
        if step.decision.asks_opponent:
            return
        yield from _text("wrong", words.OWN_WRONG)
        if step.decision.rule is not None:
            yield "evidence.moments = true"
        else:
            yield from self._evidence(found)

    def _reason(self, because: Because) -> Text | None:
        """What says so; None of whose ability it is, which goes without saying."""
        told = self._told.get(because.fact.name)
        if told is not None:
            return self._sentence(told)
        if because.words is not None:
            return words.BY_WORDS.filled(words=because.words)
        return words.AS_PRINTED if because.fact.of is FactOf.ABILITY else None

    def _evidence(self, found: tuple[Because, ...]) -> Iterator[str]:
        """Words of the card, or else what was looked for, and is not there."""
        shown = [each.words for each in found if each.words is not None]
        quoted = next(filter(self._is_on_card, shown), None)
        if quoted is not None:
            yield f"evidence.words.en = {toml_value(quoted.en)}"
            if self._inquiry.card is not None and self._inquiry.card.has_japanese:
                yield f"evidence.words.ja = {toml_value(quoted.ja)}"
            return
        others = [
            answer.words
            for each in found
            if (told := self._told.get(each.fact.name)) is not None
            for answer in told.question.answers
            if answer.id != told.answer.id
        ]
        yield from _text("evidence.absent", next(iter([*shown, *others]), words.NOTHING_ELSE))

    def _is_on_card(self, quoted: Text) -> bool:
        card = self._inquiry.card
        if card is None or quoted.en not in card.text.en:
            return False
        return quoted.ja in card.text.ja if card.has_japanese else True

    @property
    def _cards(self) -> Iterator[str]:
        """The card that is not listed, and its ability, as far as they are known."""
        values = {DETRIMENTAL.name: "no", **self._inquiry.decided.case.values}
        yield f"[card.{self._id}]"
        yield from self._card
        yield f"\n[ability.{self._id}]"
        yield f"cards = {toml_value([self._id])}"
        yield from _facts(values, FactOf.ABILITY)

    @property
    def _card(self) -> Iterator[str]:
        card = self._inquiry.card
        if card is not None:
            for key, told in card_written(card).items():
                said = _text(key, text(told)) if isinstance(told, dict) else None
                yield from said or (f"{key} = {toml_value(told)}",)
            return
        yield from _text("name", _name_of(self._inquiry))
        yield 'cost = ""'
        yield 'text.en = ""'
        yield 'text.ja = ""'
        yield from _text("source", words.OWN_SOURCE)


def own_id(inquiry: Inquiry, number: int) -> str:
    """An id for an example of one’s own; further *number* of the same card."""
    name = _NO_LETTERS.sub("-", _name_of(inquiry).en.casefold()).strip("-")
    return f"{OWN}{name or 'card'}-{number}"


def keep_example(inquiry: Inquiry, folder: Path, *, is_listed: bool = True) -> str:
    """Write *inquiry* as an example into the folder of content; its id. Nothing is written over.

    *is_listed*: has the library its ability, where that is known?

    Raises:
        OSError: it cannot be written there.
    """
    number = 1
    while True:
        example_id = own_id(inquiry, number)
        files = OwnExample(inquiry, example_id, is_listed=is_listed).files
        if not any((folder / file.path).exists() for file in files):
            for file in files:
                _write(folder / file.path, file.text)
            return example_id
        number += 1


def files_of(example_id: str, folder: Path) -> tuple[Path, ...]:
    """The files of the example of that id in the *folder* of content."""
    found = (folder / name for name in (_example_file(example_id), _cards_file(example_id)))
    return tuple(file for file in found if file.is_file())


def _example_file(example_id: str) -> str:
    return f"scenarios/{example_id}.toml"


def _cards_file(example_id: str) -> str:
    return f"cards-{example_id}.toml"


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("x", encoding="utf-8") as file:  # never over another one
        try:
            file.write(text)
            file.flush()
        except OSError:
            path.unlink()
            raise


def _name_of(inquiry: Inquiry) -> Text:
    return (inquiry.called or words.CARD_NOT_LISTED).without_ruby()


def _ends(walk: Walk) -> Iterator[str]:
    if walk.exit is not None:
        yield f"exit = {toml_value(walk.exit.id)}"
        return
    yield f"outcome = {toml_value(end_of(walk.home))}"
    if walk.home is not walk and walk.outcome is not None:
        yield f"followed = {toml_value(f'{walk.chart.id}/{walk.outcome.id}')}"


def _facts(values: Mapping[str, object], of: FactOf) -> Iterator[str]:
    for name, fact in FACTS.items():
        is_told = name in values and name not in (*_MOMENTS, DAY.name)
        if fact.of is of and is_told:
            yield f"{fact.key} = {toml_value(written(fact.form.read(_given(values[name]))))}"


def _given(value: object) -> object:
    return [str(part) for part in value] if isinstance(value, tuple) else value


def _text(key: str, text: Text) -> tuple[str, str]:
    return f"{key}.en = {toml_value(text.en)}", f"{key}.ja = {toml_value(text.ja)}"


def _toml(lines: Iterator[str]) -> str:
    return "\n".join(lines) + "\n"
