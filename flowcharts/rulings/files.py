"""The rulings in files: a table, a document to be read, JSON for another computer."""

import csv
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from io import StringIO
from itertools import groupby
from pathlib import Path

from flowcharts.codec.values import written
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.documents.blocks import named
from flowcharts.documents.booklet import Booklet, BookletPart, Kept
from flowcharts.documents.format import Format
from flowcharts.documents.formats import FORMATS, IN_WORDS, OF_WORDS
from flowcharts.journal.document import MisfitError, one_line, read_all, read_document
from flowcharts.model.text import LIST, Text, Wording, with_colon
from flowcharts.os_errors import reason_of
from flowcharts.rulings.errors import RulingsError
from flowcharts.rulings.kept_ruling import KeptRuling

TITLE = Text("My rulings", "自分の裁定")
CSV, JSON = "csv", "json"
"""The endings of tables, and of files for another computer."""
ENDINGS: Mapping[str, Format] = {
    **OF_WORDS,
    CSV: FORMATS[CSV],
    JSON: Format(
        JSON, Text("JSON", "JSON"), Text("all, for another computer", "すべて（別のパソコン用）")
    ),
}
"""What each kind of file is, by its ending."""
USUAL = IN_WORDS.ending
_FORMAT, _VERSION = "missed-trigger-rulings", 1
_BYTE_ORDER_MARK = "\ufeff"
"""Without it, a spreadsheet does not take the file for UTF-8."""
_DAY, _TIME = Text("Day", "日付"), Text("Time", "時刻")
_CARD, _LEVEL = Text("Card", "カード"), Text("Level", "ルール適用度")
_RULING, _PENALTY = Text("Ruling", "裁定"), Text("Penalty", "懲罰")
_FACTS, _EDITION = Text("Facts", "事実"), Text("Edition", "版")
_AT = Text("{time} · {card}", "{time}　{card}")
_NO_RULINGS = Text(
    "{file} holds no rulings, as `rulings export -o FILE.json` writes them.",
    "{file} は、`rulings export -o FILE.json` で書き出した裁定の記録ではありません。",
)
_NOT_READ = Text(
    "{file}, the file to be imported, cannot be read ({reason}).",
    "取り込むファイル {file} を読み込めません（{reason}）。",
)
_WRONG = Text("{file}: {faults}.", "{file}：{faults}。")
_NTH = Text("ruling {number}", "{number}番目の裁定")
_LATER = Text(
    "{file} was written by a newer version of the trainer; nothing was taken in.",
    "{file} は、より新しいバージョンのトレーナーで書き出されています。何も取り込んでいません。",
)


def text_of(ending: str, rulings: Iterable[KeptRuling], wording: Wording) -> str | Booklet:
    """*rulings* as a file of that ending has them; for the others, words that are yet to be set."""
    if ending == JSON:
        return as_json(rulings)
    return as_table(rulings, wording) if ending == CSV else booklet_of(rulings)


def booklet_of(rulings: Iterable[KeptRuling]) -> Booklet:
    """*rulings* as a document, day by day."""
    head = (TextBlock(BlockKind.TITLE, TITLE),)
    told = tuple(_tell_days(rulings))
    return Booklet(TITLE, (BookletPart(told, head, columns=2, kept=Kept.ENTRIES),))


def as_table(rulings: Iterable[KeptRuling], wording: Wording) -> str:
    """*rulings* as CSV, one in a row."""
    stream = StringIO()
    stream.write(_BYTE_ORDER_MARK)
    table = csv.writer(stream)
    names = (_DAY, _TIME, _CARD, _LEVEL, _RULING, _PENALTY, _FACTS, _EDITION)
    table.writerow([_said(name, wording) for name in names])
    for each in rulings:
        facts = LIST.join(with_colon(fact.name, fact.said) for fact in each.facts)
        cells = (each.card, each.level, each.ruling, each.penalty, facts, each.edition)
        said = [_said(cell, wording) if cell is not None else "" for cell in cells]
        table.writerow([f"{each.local:%Y-%m-%d}", each.time, *said])
    return stream.getvalue()


def as_json(rulings: Iterable[KeptRuling]) -> str:
    """*rulings* as JSON, one in a line."""
    head = one_line({"format": _FORMAT, "version": _VERSION})
    rows = ",\n".join(one_line(written(each)) for each in rulings)
    return f'{head[:-1]}, "rulings": [\n{rows}\n]}}\n'


def read_file(file: Path) -> tuple[KeptRuling, ...]:
    """The rulings in a JSON *file*.

    Raises:
        RulingsError: it holds none, or some are wrong; it says all that is.
    """
    try:
        document = json.loads(file.read_bytes())
    except OSError as error:
        said = _NOT_READ.filled(file=str(file), reason=reason_of(error))
        raise RulingsError(said) from error
    except (ValueError, RecursionError) as error:
        raise RulingsError(_NO_RULINGS.filled(file=file.name)) from error
    is_ours = isinstance(document, dict) and document.get("format") == _FORMAT
    if not is_ours or not isinstance(document.get("rulings"), list):
        raise RulingsError(_NO_RULINGS.filled(file=file.name))
    if document.get("version") != _VERSION:
        raise RulingsError(_LATER.filled(file=file.name))
    rows = enumerate(document["rulings"], start=1)
    try:
        return read_all(partial(read_document, KeptRuling), rows, _NTH)
    except MisfitError as error:
        faults = Text("; ", "；").join(error.said)
        raise RulingsError(_WRONG.filled(file=file.name, faults=faults)) from error


def tell_ruling(ruling: KeptRuling) -> Iterator[TextBlock]:
    """What was ruled, on which facts."""
    yield named(with_level(ruling), ruling.ruling)
    if ruling.penalty is not None:
        yield named(_PENALTY, ruling.penalty)
    if ruling.remedy is not None:
        yield TextBlock(BlockKind.PROSE, ruling.remedy)
    yield TextBlock(BlockKind.PROSE, ruling.about)
    for fact in (*ruling.answered, *ruling.assumed):
        yield named(fact.name, fact.said)
    yield named(_EDITION, ruling.edition)


def with_level(ruling: KeptRuling) -> Text:
    """That a ruling follows, and at which level it was given."""
    return Text("{ruling} ({level})", "{ruling}（{level}）").filled(
        ruling=_RULING, level=ruling.level
    )


def _tell_days(rulings: Iterable[KeptRuling]) -> Iterator[TextBlock]:
    for _, of_day in groupby(rulings, key=lambda each: each.local.date()):
        alike: Sequence[KeptRuling] = tuple(of_day)
        yield TextBlock(BlockKind.HEADING, alike[0].day)
        for each in alike:
            yield TextBlock(BlockKind.TABLE, _AT.filled(time=each.time, card=each.card))
            yield from tell_ruling(each)


def _said(text: Text, wording: Wording) -> str:
    return text.without_ruby().in_wording(wording, " / ")
