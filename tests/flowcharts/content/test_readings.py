"""The readings of kanji in the content: each belongs to all of the kanji before its bracket."""

from collections import defaultdict

from flowcharts.loading.content_files import SHIPPED
from flowcharts.model.text import ruby_runs


def readings() -> dict[str, set[str]]:
    """For each word that carries a reading anywhere, its readings."""
    found: dict[str, set[str]] = defaultdict(set)
    for file in SHIPPED.rglob("*.toml"):
        for run in ruby_runs(file.read_text("utf-8")):
            if run.reading:
                found[run.base].add(run.reading)
    return found


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
