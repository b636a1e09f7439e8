"""The readings of kanji in the content: each belongs to all of the kanji before its bracket."""

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator

from flowcharts.folders import SHIPPED
from flowcharts.library.library import Library
from flowcharts.model.text import ruby_runs, without_ruby


def readings() -> dict[str, set[str]]:
    """For each word that carries a reading anywhere, its readings."""
    found: dict[str, set[str]] = defaultdict(set)
    for file in SHIPPED.rglob("*.toml"):
        for run in ruby_runs(file.read_text("utf-8")):
            if run.reading:
                found[run.base].add(run.reading)
    return found


def questions(library: Library) -> Iterator[str]:
    for chart in library.charts():
        yield from (decision.question.ja for decision in chart.decisions)


def kanji(said: str) -> list[str]:
    return re.findall("[一-鿿々]+", said)


def test_every_term_in_kanji_has_a_reading() -> None:
    terms = [
        row["term"]["ja"]
        for file in SHIPPED.glob("glossary*.toml")
        for row in tomllib.loads(file.read_text("utf-8"))["term"].values()
        if kanji(row["term"].get("ja", ""))
    ]
    assert terms
    assert [term for term in terms if "[" not in term] == []


def test_a_word_read_in_one_question_is_read_where_any_other_first_says_it(
    library: Library,
) -> None:
    asked = set(questions(library))
    read = {run.base for said in asked for run in ruby_runs(said) if run.reading}
    assert len(read) > 50
    unread = {
        (run.base, said)
        for said in asked
        for word in read.intersection(kanji(without_ruby(said)))
        for run in ruby_runs(said)
        if word in kanji(run.base) and f"{word}[" not in said
    }
    assert unread == set()


def test_a_word_is_read_in_one_way() -> None:
    assert {word: ways for word, ways in readings().items() if len(ways) > 1} == {}


def test_no_reading_belongs_to_the_end_of_its_word_alone() -> None:
    """回誘発[ゆうはつ] would be read so as a whole."""
    words: dict[str, set[str]] = defaultdict(set)
    for word, ways in readings().items():
        for way in ways:
            words[way].add(word)
    torn = {
        word
        for alike in words.values()
        for word in alike
        if any(word != other and word.endswith(other) for other in alike)
    }
    assert torn == set()
