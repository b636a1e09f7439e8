"""The worked examples as decks for Anki: it goes on where the trainer is not at hand.

Ids are fixed: whoever takes in a newer file gets new words for the same cards, and keeps their
schedule.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING
from zipfile import ZIP_DEFLATED, ZipFile

from flowcharts.documents import words
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.documents.html import html
from flowcharts.journal.journal_format import CardExport, JournalFormat
from flowcharts.journal.tallies import ItemTally
from flowcharts.library.library import Library
from flowcharts.model.chart import Chart, Decision
from flowcharts.model.scenario import WorkedAnswer
from flowcharts.model.sub_charts import ChartStep, steps
from flowcharts.model.text import Language, Text, Wording

if TYPE_CHECKING:
    from genanki import Deck, Model, Package

_OURS = "missed-trigger-trainer"
_PROGRAM = "Missed Trigger Trainer · 誘発忘れトレーナー"
_MODEL = 1_704_628_311
"""Anki knows the kind of note by it."""
_LEAST_ID = 2**30
_WEAK = "answered-wrong"
"""The tag of what the learner has answered wrong."""
_OR = Text(" / ", "／")
_ASK_RULING = Text("What is your ruling?", "裁定はどうなりますか？")
_ASK_RESULT = Text("What does it come to?", "結果はどうなりますか？")
_WORDS_OF_CARD = Text("The card says", "カードの文面")
_ABSENT = Text("Not there", "書かれていないこと")
_WRONG = Text("Why not otherwise", "ほかの答えが誤りである理由")

_FIELDS = ("Id", "Front", "表", "Back", "裏")
_FRONT = '<div class="en">{{Front}}</div><div class="ja" lang="ja">{{表}}</div>'
_BACK = (
    '{{FrontSide}}<hr id="answer">'
    '<div class="en">{{Back}}</div><div class="ja" lang="ja">{{裏}}</div>'
)
_STYLE = """
.card { font: 18px/1.5 sans-serif; text-align: left; max-width: 42em; margin: 0 auto; }
.ja { font-family: "Noto Sans JP", "Hiragino Sans", "Yu Gothic", sans-serif; }
.en + .ja { margin-top: 1em; border-top: 1px dotted; padding-top: 1em; }
h3 { font-size: 1em; margin: 1em 0 .3em; }
p { margin: .3em 0; }
.badge { font-size: .8em; opacity: .7; }
.question { font-weight: bold; margin-top: 1em; }
.answer { font-weight: bold; }
.under { margin-left: 1.5em; }
blockquote { margin: .5em 0; padding-left: .8em; border-left: 3px solid; }
rt { font-size: .55em; }
"""
_HIDDEN = {
    Wording.ENGLISH: ".ja { display: none; }\n",
    Wording.JAPANESE: ".en { display: none; }\n.en + .ja { border: 0; margin: 0; padding: 0; }\n",
    Wording.BOTH: "",
}
"""The other language is there all the same: to show it, one line of the style goes."""


@dataclass(frozen=True, slots=True)
class Flashcard:
    """A question and its answer."""

    id: str
    chart: Chart
    """The chart in whose deck it is."""
    level: str
    items: tuple[str, ...]
    """The decisions that it asks for."""
    front: tuple[TextBlock, ...]
    back: tuple[TextBlock, ...]


def flashcards(library: Library) -> Iterator[Flashcard]:
    """A card for each worked example's ruling, and one for each of its decisions with a reason."""
    from flowcharts.documents.ruling_sheet import RulingSheet  # with all of the rules

    for scenario in library.scenarios():
        chart = library.chart(scenario.chart)
        sheet = RulingSheet(scenario.walk(chart), scenario, cards=library.cards)
        asked = {_item(step): step for step in steps(sheet.walk) if not step.decision.asks_opponent}
        case = (TextBlock(BlockKind.BADGE, chart.edition.badge), *sheet.case)
        ask = TextBlock(BlockKind.QUESTION, _ASK_RULING if chart.has_remedies else _ASK_RESULT)
        back = (*sheet.way, *sheet.end_without_tables)
        yield Flashcard(scenario.id, chart, scenario.level, tuple(asked), (*case, ask), back)
        for item, step in asked.items():
            reason = sheet.reason(step)
            if reason is not None:
                front = (*case, *_question(step.decision))
                told = tuple(_answer(step, reason))
                name = f"{scenario.id}/{item}"
                yield Flashcard(name, chart, scenario.level, (item,), front, told)


def weakest_first(cards: Iterable[Flashcard], tallies: Mapping[str, ItemTally]) -> list[Flashcard]:
    """The cards, in the order in which Anki is to show them: what was answered wrong most first."""
    return sorted(cards, key=lambda card: _strength(card, tallies))


def write_decks(
    cards: Iterable[Flashcard],
    tallies: Mapping[str, ItemTally],
    path: Path,
    wording: Wording,
    now: datetime,
) -> int:
    """Write the decks into the file at *path*, one for each chart; how many cards they have.

    *cards*: those that come first in Anki first. *tallies*: how the learner has done.

    Raises:
        OSError: it cannot be written there.
    """
    import genanki  # takes a tenth of a second

    model = _model(wording)
    decks: dict[str, Deck] = {}
    due = 0
    for due, card in enumerate(cards, start=1):
        if card.chart.id not in decks:
            decks[card.chart.id] = genanki.Deck(_fixed_id(card.chart.id), _deck_name(card.chart))
        guid = genanki.guid_for(_OURS, card.id)
        note = genanki.Note(model, _fields(card), tags=_tags(card, tallies), guid=guid, due=due)
        decks[card.chart.id].add_note(note)
    _write(genanki.Package([*decks.values()]), path, now)
    return due


def _question(decision: Decision) -> Iterator[TextBlock]:
    answers = [branch.words.on_one_line() for branch in decision.branches]
    yield TextBlock(BlockKind.QUESTION, decision.question)
    yield TextBlock(BlockKind.NAMED, _OR.join(answers), words.ANSWERS)


def _answer(step: ChartStep, reason: WorkedAnswer) -> Iterator[TextBlock]:
    yield TextBlock(BlockKind.ANSWER, step.decision.branch(step.answer).words.on_one_line())
    yield TextBlock(BlockKind.PROSE, reason.because)
    for name, text in (
        (_WORDS_OF_CARD, reason.evidence.words),
        (_ABSENT, reason.evidence.absent),
        (_WRONG, reason.wrong),
    ):
        if text is not None:
            yield TextBlock(BlockKind.NAMED, text, name)
    yield TextBlock(BlockKind.NAMED, step.decision.source, words.SOURCE)


def _item(step: ChartStep) -> str:
    return f"{step.chart.id}/{step.decision.id}"


def _strength(card: Flashcard, tallies: Mapping[str, ItemTally]) -> float:
    """How reliably the weakest of what it asks for is answered, from 0 to 1."""
    known = (tallies[item] for item in card.items if item in tallies)
    return min((tally.right / tally.asked for tally in known), default=1.0)


def _tags(card: Flashcard, tallies: Mapping[str, ItemTally]) -> list[str]:
    """What Anki finds it by."""
    is_weak = any(tallies[item].again for item in card.items if item in tallies)
    return [f"chart::{card.chart.id}", f"level::{card.level}", *([_WEAK] if is_weak else [])]


def _deck_name(chart: Chart) -> str:
    return f"{_PROGRAM}::{chart.title.en} · {chart.title.ja}"


def _fields(card: Flashcard) -> list[str]:
    return [
        card.id,
        *(html(side, language) for side in (card.front, card.back) for language in Language),
    ]


def _model(wording: Wording) -> "Model":
    import genanki

    return genanki.Model(
        _MODEL,
        _PROGRAM,
        [{"name": name} for name in _FIELDS],
        [{"name": "1", "qfmt": _FRONT, "afmt": _BACK}],
        _STYLE + _HIDDEN[wording],
    )


def _fixed_id(name: str) -> int:
    """The same for the same *name*, everywhere and always."""
    digest = sha256(f"{_OURS}/{name}".encode()).digest()
    return _LEAST_ID + int.from_bytes(digest[:4], "big") % _LEAST_ID


def _write(package: "Package", path: Path, now: datetime) -> None:
    # genanki would leave a copy of it among the temporary files.
    with TemporaryDirectory() as folder:
        file = Path(folder, "collection.anki2")
        seconds = now.timestamp()
        with closing(sqlite3.connect(file)) as connection:
            package.write_to_db(connection.cursor(), seconds, count(int(seconds * 1000)))
            connection.commit()
        with ZipFile(path, "w", ZIP_DEFLATED) as archive:
            archive.write(file, file.name)
            archive.writestr("media", "{}")


def _write_cards(export: CardExport, path: Path) -> int:
    cards = weakest_first(flashcards(export.library), export.tallies)
    counted = export.counted(cards)
    return write_decks(counted, export.tallies, path, export.wording, export.now)


ANKI = JournalFormat(
    "apkg",
    Text("Deck for Anki", "Ankiのデッキ"),
    Text(
        "Written to {file}. Cards: {count}. In Anki, File → Import takes them in.",
        "カード{count}枚を {file} に書き出しました。Ankiの「ファイル→読み込む」で取り込めます。",
    ),
    unread=Text(
        "a deck for Anki is only written, never read; take in the JSON file of the other computer",
        "Ankiのデッキは書き出し専用です。もう一方のコンピューターのJSONファイルを取り込んでください",
    ),
    write_cards=_write_cards,
)
