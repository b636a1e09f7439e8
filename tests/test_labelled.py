"""The labels of abilities are those of the draw, and the program reads abilities as they say."""

from pathlib import Path

from benchmarks.labelled import drawn, label_rows, paragraphs_of
from flowcharts.cases.facts import FACTS
from flowcharts.reading.patterns import event_words

PLACE = ("card", "face", "paragraph")
LIKE_FACTS = ("option", "stack_choice", "resolution_choice", "reflexive", "duration")
ELSE = {
    "seen": {"yes", "no", "damage"},
    "forbids": {"yes", "no"},
    "delayed": {"yes", "no"},
    "detrimental": {"yes", "no", "sym-bad", "sym-good"},
}


def test_every_label_is_a_value_of_its_fact() -> None:
    labels = [row for row in label_rows() if row.get("is_trigger", True)]
    assert len(labels) == 393
    for row in labels:
        assert all(FACTS[name].form.read(row[name]) == row[name] for name in LIKE_FACTS), row
        assert all(row[name] in values for name, values in ELSE.items()), row
        assert set(row["event"]) <= event_words().keys(), row
        assert set(row) <= {*PLACE, *LIKE_FACTS, *ELSE, "event", "decided"}, row


def test_the_same_paragraphs_are_drawn_each_time(corpora: Path) -> None:
    rows = drawn(paragraphs_of(corpora), 400)
    assert [[row[key] for key in PLACE] for row in rows] == [
        [row[key] for key in PLACE] for row in label_rows()
    ]
