"""The worked examples as decks for Anki: it goes on where the trainer is not at hand.

An example is one note, and what it can be asked for are its cards: Anki shows one of them a day.
Ids are fixed: whoever takes in a newer file gets new words for the same cards, and keeps their
schedule.
"""

import json
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from datetime import datetime
from functools import partial
from hashlib import sha256
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING
from zipfile import ZIP_DEFLATED, ZipFile

from flowcharts.documents.html import html
from flowcharts.journal.flashcards import Ask, StoryCards, cards_of_story, strength
from flowcharts.journal.journal_format import CardExport, JournalFormat
from flowcharts.journal.lit_card import card_html
from flowcharts.journal.tallies import ItemTally
from flowcharts.model.chart import Chart
from flowcharts.model.text import Language, Text, Wording

if TYPE_CHECKING:
    from genanki import Deck, Model, Package

_OURS = "missed-trigger-trainer"
_PROGRAM = Text("Missed Trigger Trainer", "誘発忘れトレーナー")
_MODEL = 1_704_628_312
"""Anki knows the kind of note by it."""
_LEAST_ID = 2**30
_PRESET = 1_704_628_400_000
"""Anki knows the options of our decks by it."""
_WEAK = "answered-wrong"
"""The tag of what the learner has answered wrong."""
_ID, _STORY = "Id", "Story"
_NAMES = {
    Ask.RULING: "Ruling",
    Ask.PENALTY: "Penalty",
    Ask.MISSED: "Missed",
    Ask.DECIDING: "Deciding question",
}
"""What the cards of a note are called, in the order by which Anki counts them."""
_FRONT = "{{{{#{name}}}}}{{{{Story}}}}{{{{{name}}}}}{{{{/{name}}}}}"
_BACK = '<div class="answered {ask}">{{{{FrontSide}}}}</div><hr id="answer">{{{{{name} answer}}}}'
_LIT = ", ".join(f".answered.{ask} .lit-{ask}" for ask in Ask)
_LIT_AT_NIGHT = ", ".join(
    f".{night} .answered.{ask} .lit-{ask}" for night in ("nightMode", "night_mode") for ask in Ask
)
_STYLE = f"""
.card {{
  font: 18px/1.5 sans-serif; text-align: left; max-width: 42em; margin: 0 auto; padding: 0 .8em;
}}
[lang=ja] {{ font-family: "Noto Sans JP", "Hiragino Sans", "Yu Gothic", sans-serif; }}
[lang=en] + [lang=ja] {{ margin-top: 1em; border-top: 1px dotted; padding-top: 1em; }}
h3 {{ font-size: 1.1em; margin: 1em 0 .3em; }}
p {{ margin: .3em 0; }}
.badge, .card-text {{ font-size: .85em; }}
.badge {{ opacity: .7; }}
.card-text {{ margin: .8em 0; padding-left: .8em; border-left: 3px solid #8888; }}
.question {{ font-weight: bold; margin-top: 1em; }}
.answer {{ font-weight: bold; }}
.under {{ margin-left: 1.5em; }}
blockquote {{ margin: .5em 0; padding-left: .8em; border-left: 3px solid; font-weight: bold; }}
rt {{ font-size: .55em; }}
{_LIT} {{ background: #ffe08a; color: #1a1a1a; }}
{_LIT_AT_NIGHT} {{ background: #6b5200; color: #fff; }}
"""


def write_decks(
    stories: Iterable[StoryCards],
    tallies: Mapping[str, ItemTally],
    path: Path,
    wording: Wording,
    now: datetime,
) -> int:
    """Write the decks into the file at *path*, one for each chart; how many cards they have.

    *stories*: those that come first in Anki first. *tallies*: how the learner has done.

    Raises:
        OSError: it cannot be written there.
    """
    import genanki  # takes a tenth of a second

    model = _model()
    decks: dict[str, Deck] = {}
    written = 0
    for due, story in enumerate(stories, start=1):
        chart = story.chart
        if chart.id not in decks:
            decks[chart.id] = genanki.Deck(_fixed_id(chart.id), _deck_name(chart, wording))
        guid = genanki.guid_for(_OURS, "story", story.id)
        fields = _fields(story, wording)
        note = genanki.Note(model, fields, tags=_tags(story, tallies), guid=guid, due=due)
        # The note is whole: whoever has its other cards keeps them.
        note.cards[:] = [card for card in note.cards if [*Ask][card.ord] in story.wanted]
        decks[chart.id].add_note(note)
        written += len(note.cards)
    _write(genanki.Package([*decks.values()]), path, now)
    return written


def _tags(story: StoryCards, tallies: Mapping[str, ItemTally]) -> list[str]:
    """What Anki finds it by."""
    is_weak = any(tallies[item].again for item in story.items if item in tallies)
    return [f"chart::{story.chart.id}", f"level::{story.level}", *([_WEAK] if is_weak else [])]


def _deck_name(chart: Chart, wording: Wording) -> str:
    return "::".join(text.in_wording(wording, " · ") for text in (_PROGRAM, chart.title))


def _fields(story: StoryCards, wording: Wording) -> list[str]:
    cards = [story.asked.get(ask) for ask in Ask]
    sides = [
        side for card in cards for side in ((card.question, card.answer) if card else ((), ()))
    ]
    return [
        story.id,
        _in_languages(wording, partial(_story_html, story)),
        *(_in_languages(wording, partial(html, side)) for side in sides),
    ]


def _story_html(story: StoryCards, language: Language) -> str:
    cards = (card_html(card, story, language) for card in story.cards)
    return "\n".join((html(story.story, language), *cards))


def _in_languages(wording: Wording, said: Callable[[Language], str]) -> str:
    """What is *said* in each language that is wanted; empty where nothing is."""
    sides = ((language, said(language)) for language in wording.languages)
    return "".join(f'<div lang="{language}">{side}</div>' for language, side in sides if side)


def _model() -> "Model":
    import genanki

    names = [(ask, _NAMES[ask]) for ask in Ask]
    fields = [_ID, _STORY, *(f for _, name in names for f in (name, f"{name} answer"))]
    return genanki.Model(
        _MODEL,
        _PROGRAM.en,
        [{"name": name} for name in fields],
        [
            {
                "name": name,
                "qfmt": _FRONT.format(name=name),
                "afmt": _BACK.format(ask=ask, name=name),
            }
            for ask, name in names
        ],
        _STYLE,
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
            cursor = connection.cursor()
            package.write_to_db(cursor, seconds, count(int(seconds * 1000)))
            _have_siblings_buried(cursor)
            connection.commit()
        with ZipFile(path, "w", ZIP_DEFLATED) as archive:
            archive.write(file, file.name)
            archive.writestr("media", "{}")


def _have_siblings_buried(cursor: sqlite3.Cursor) -> None:
    """Give our decks options of their own: of one example, one card a day is asked."""
    presets, decks = (
        json.loads(each) for each in cursor.execute("SELECT dconf, decks FROM col").fetchone()
    )
    # What genanki writes as the usual options has new and known siblings buried.
    presets[str(_PRESET)] = {**presets["1"], "id": _PRESET, "name": _PROGRAM.en}
    for deck in decks.values():
        if deck["id"] != 1:
            deck["conf"] = _PRESET
    cursor.execute("UPDATE col SET dconf = ?, decks = ?", (json.dumps(presets), json.dumps(decks)))


def _write_cards(export: CardExport, path: Path) -> int:
    """Write the cards of the stories, those first of which something is answered wrong most."""
    library = export.library
    made = [cards_of_story(story, library) for story in export.counted(export.stories)]
    if export.items:
        made = [story._replace(wanted=story.asking(export.items)) for story in made]
    made.sort(key=lambda story: strength(story, export.tallies))
    return write_decks(made, export.tallies, path, export.wording, export.now)


ANKI = JournalFormat(
    "apkg",
    Text("Deck for Anki", "Ankiのデッキ"),
    Text(
        "Written to {file}. Cards: {count}. In Anki, File → Import takes them in; with “Import any "
        "deck presets”, one card of each example is asked a day.",
        "カード{count}枚を {file} に書き出しました。Ankiの「ファイル→読み込む」で取り込めます。"
        "「デッキプリセットも読み込む」を有効にすると、同じ例題のカードは1日に1枚だけ出ます。",
    ),
    unread=Text(
        "a deck for Anki is only written, never read; take in the JSON file of the other computer",
        "Ankiのデッキは書き出し専用です。もう一方のコンピューターのJSONファイルを取り込んでください",
    ),
    write_cards=_write_cards,
)
