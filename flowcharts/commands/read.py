"""`read`: what the words of a card say of its abilities."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from flowcharts.cards.pasted_cards import pasted_cards, refusal_of_whole
from flowcharts.commands.ability_choice import card_named
from flowcharts.commands.arguments import Parser
from flowcharts.commands.command import Call, Screen, TerminalCommand
from flowcharts.commands.console import print_blocks, print_document
from flowcharts.commands.facts import said_value
from flowcharts.commands.reading_document import reading_document
from flowcharts.commands.request_error import RequestError, one_of
from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.library.library import Library
from flowcharts.model.text import Text, Wording, listed, with_colon
from flowcharts.reading.ability_reading import (
    AbilityReading,
    Certainty,
    GivenText,
    TextKind,
    TextReading,
)
from flowcharts.reading.forge.forge import ForgeAbility
from flowcharts.reading.readers import READERS

_ROW = '{"text": "When …", "name": "…", "types": "…"}'
_MOST = 1_000_000
"""No file with the text of one card has more bytes."""


def _declare(parser: Parser, _screen: Screen) -> None:
    parser.add_argument(
        "--text",
        metavar="TEXT",
        help=Text(
            "the text of an ability, of a whole card, or of several cards",
            "能力、カード全体、または何枚かのカードの文章",
        ),
    )
    parser.add_argument(
        "--file",
        type=Path,
        metavar="FILE",
        help=Text("a file with such a text", "その文章のファイル"),
    )
    parser.add_argument(
        "--card",
        metavar="NAME",
        help=Text(
            "a card of the library, by name or id; with a text, what its card is called",
            "収録カードの名前またはID。文章を書いたときは、そのカードの名前",
        ),
    )
    parser.add_argument(
        "--batch",
        type=Path,
        metavar="FILE.jsonl",
        help=Text(
            "texts, a JSON object with `text` on each line; the answers, one on each line",
            "まとめて読む文章。1行に `text` をもつJSONのオブジェクト1つ。答えも1行に1つ",
        ),
    )
    parser.add_argument(
        "--kind",
        type=one_of("kind of text", TextKind),
        metavar="|".join(TextKind),
        default=TextKind.ORACLE,
        help=Text(
            "what the text is written in; English Oracle text where it is not given",
            "文章の種類。なければ英語のオラクル",
        ),
    )
    parser.add_language()
    parser.add_json()


def _run(call: Call) -> int:
    asked = call.asked
    if asked.kind not in READERS:
        known = listed(READERS)
        raise RequestError(
            Text(
                f"Texts of the kind “{asked.kind}” cannot be read yet: {known.en} can.",
                f"「{asked.kind}」の文章は、まだ読み取れません。読み取れるのは {known.ja} です。",
            )
        )
    if asked.batch is not None:
        for line in _batch(asked.batch, asked.kind):
            print(line)
        return 0
    given = _given(call)
    cards = _cards_in(given, asked.kind)
    wording = call.wording
    if len(cards) > 1:
        _tell_cards(cards, asked.kind, wording, is_json=asked.json)
        return 0
    reading = READERS[asked.kind](given)
    if asked.json:
        print_document(reading_document(reading))
    else:
        print_blocks(_told(given, reading), wording)
    return 0


def _cards_in(given: GivenText, kind: TextKind) -> tuple[GivenText, ...]:
    """The texts of the cards, where *given* is that of several."""
    if kind not in (TextKind.ORACLE, TextKind.JAPANESE):
        return (given,)
    refused = refusal_of_whole(given.text)
    if refused is not None:
        raise RequestError(refused)
    parts = pasted_cards(given.text)
    if len(parts) == 1:
        return (given,)
    return tuple(GivenText(each.text, each.name) for each in parts)


def _tell_cards(
    cards: tuple[GivenText, ...], kind: TextKind, wording: Wording, *, is_json: bool
) -> None:
    """Tell the abilities of each card under its name."""
    readings = [(given, READERS[kind](given)) for given in cards]
    if is_json:
        told = (
            {"name": given.name, "text": given.text, **reading_document(reading)}
            for given, reading in readings
        )
        print_document({"cards": [*told]})
        return
    for given, reading in readings:
        title = TextBlock(BlockKind.TITLE, Text(given.name, given.name))
        print_blocks((title, *_told(given, reading)), wording)


def _given(call: Call) -> GivenText:
    asked = call.asked
    if asked.text is not None and asked.file is not None:
        raise RequestError(
            Text(
                "Give either --text or --file.",
                "--text と --file は、どちらか一方だけ書いてください。",
            )
        )
    if asked.text is not None:
        return GivenText(asked.text, asked.card or "")
    if asked.file is not None:
        return GivenText(_read_file(asked.file), asked.card or "")
    if asked.card is None:
        raise RequestError(
            Text(
                "Say what to read, with --text, --file, --card or --batch.",
                "何を読み取るかを、--text、--file、--card、--batch のどれかで書いてください。",
            )
        )
    return _of_card(asked.card, asked.kind, call.library)


def _of_card(name: str, kind: TextKind, library: Library) -> GivenText:
    card = card_named(name, library)
    is_japanese = kind is TextKind.JAPANESE
    name_and_types = (card.name.without_ruby(), card.type)
    told = [text.ja if is_japanese else text.en for text in (card.text, *name_and_types)]
    return GivenText(*told)


def _read_file(path: Path) -> str:
    if path.is_file() and path.stat().st_size > _MOST:
        raise RequestError(
            Text(
                f"{path} has more than {_MOST:,} bytes: give the text of one card.",
                f"{path} が{_MOST:,}バイトを超えています。カード1枚の文章にしてください。",
            )
        )
    try:
        return path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RequestError(
            Text(
                f"{path} is not UTF-8 (byte {error.start + 1}): "
                "save it as UTF-8 and give it again.",
                f"{path} はUTF-8のテキストではありません（{error.start + 1}バイト目）。"
                "UTF-8で保存してください。",
            )
        ) from error


def _batch(path: Path, kind: TextKind) -> Iterator[str]:
    """The readings of the lines of a file, each as JSON on one line."""
    with path.open("rb") as file:
        for number, line in enumerate(file, start=1):
            if line.strip():
                document = reading_document(READERS[kind](_line(path, number, line)))
                yield json.dumps(document, ensure_ascii=not _is_unicode())


def _is_unicode() -> bool:
    return (getattr(sys.stdout, "encoding", None) or "").casefold().startswith("utf")


def _line(path: Path, number: int, line: bytes) -> GivenText:
    try:
        row = json.loads(line)
        text, name, types = row["text"], row.get("name", row.get("card")), row.get("types")
        given = GivenText(text, name or "", types or "")
    except (ValueError, TypeError, AttributeError, KeyError) as error:
        raise _no_row(path, number) from error
    if not all(isinstance(part, str) for part in given):
        raise _no_row(path, number)
    return given


def _no_row(path: Path, number: int) -> RequestError:
    return RequestError(
        Text(
            f"{path}, line {number}: each line is a JSON object such as {_ROW}; "
            "only `text` has to be there.",
            f"{path} の{number}行目：各行は {_ROW} のようなJSONオブジェクトです。"
            "必要なのは `text` だけです。",
        )
    )


def _told(given: GivenText, reading: TextReading) -> Iterator[TextBlock]:
    for problem in reading.problems:
        yield TextBlock(BlockKind.PROSE, problem)
    for ability in reading.abilities:
        yield TextBlock(BlockKind.HEADING, Text(ability.text, ability.text))
        yield from _told_ability(given, ability)


def _told_ability(given: GivenText, ability: AbilityReading) -> Iterator[TextBlock]:
    events = ", ".join(ability.events)
    yield TextBlock(BlockKind.NAMED, Text(events, events), Text("events", "events"))
    if isinstance(ability, ForgeAbility):
        yield from _told_script(ability)
    for name, fact in ability.facts.items():
        value = "—" if fact.value is None else said_value(_listed(fact.value))
        said = Text(f"{value}. {fact.because.en}", f"{value}。{fact.because.ja}")
        if fact.certainty is not Certainty.CERTAIN:
            said = Text(
                f"{value} ({fact.certainty}). {fact.because.en}",
                f"{value}（{fact.certainty}）。{fact.because.ja}",
            )
        yield TextBlock(BlockKind.NAMED, said, Text(name, name))
    for span in ability.unexplained:
        words = span.of(given.text)
        yield TextBlock(BlockKind.NAMED, Text(words, words), Text("unexplained", "unexplained"))


def _told_script(ability: ForgeAbility) -> Iterator[TextBlock]:
    if ability.waits_for is not None:
        yield TextBlock(BlockKind.NAMED, ability.waits_for, Text(ability.mode, ability.mode))
    for told in ability.parameters:
        if told.about is not None:
            said = with_colon(told.about, told.value)
            name = told.parameter.name
            yield TextBlock(BlockKind.NAMED, said, Text(name, name))


def _listed(value: str | tuple[str, ...]) -> str | list[str]:
    return value if isinstance(value, str) else list(value)


READ = TerminalCommand(
    "read",
    Text(
        "read the text of a card: its abilities and their facts",
        "カードの文章を読み、能力とその事実を示す",
    ),
    _declare,
    _run,
)
