"""One file carries a journal to another computer; a broken one changes nothing."""

import csv
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flowcharts.codec.values import written
from flowcharts.journal.document import read_document
from flowcharts.journal.errors import JournalError
from flowcharts.journal.files import READ
from flowcharts.journal.journal_file import read_journal_file, take_in, write_journal
from flowcharts.journal.journal_format import JournalFormat
from flowcharts.journal.memory import Memory
from flowcharts.journal.review import Review
from flowcharts.journal.store import Journal
from flowcharts.model.text import Text
from tests.flowcharts.journal.reviews import DEFAULT, OPTIONAL, memory, result, review
from tests.flowcharts.journal.test_journal import REVIEWS

JSON, CSV = READ["json"], READ["csv"]
HERE = Text("here", "ここ")


def filled() -> Journal:
    journal = Journal.guest()
    journal.add(review(0, case='{"story": {"ja": "「熊」, \n2枚"}}'), [memory()])
    journal.add(review(1, result(DEFAULT, "yes"), given=("はい", "a,b")), [memory(DEFAULT)])
    journal.add(review(2, offset=540))
    journal.set_counted(review(2).id, is_counted=False)
    journal.keep_memories([memory()])
    journal.keep_settings('{"begins": 4}')
    return journal


@given(REVIEWS)
def test_a_review_is_the_same_as_a_document(each: Review) -> None:
    document = json.loads(json.dumps(written(each)))
    assert read_document(Review, document, HERE) == each


def test_a_memory_is_the_same_as_a_document() -> None:
    assert read_document(Memory, json.loads(json.dumps(written(memory()))), HERE) == memory()


def test_another_computer_goes_on_where_this_one_stopped(tmp_path: Path) -> None:
    here, file = filled(), tmp_path / "mine.json"
    write_journal(here, file, JSON)
    with Journal.guest() as there:
        assert take_in(there, read_journal_file(file)) == (3, 0)
        assert [*there.reviews()] == [*here.reviews()]
        assert there.memories() == here.memories()
        assert (there.settings, there.stale_items()) == (here.settings, ())
        assert there.tallies().by_day() == here.tallies().by_day()
        there.keep_settings("{}")
        assert take_in(there, read_journal_file(file)) == (0, 3), "twice changes nothing"
        assert (there.settings, there.count) == ("{}", 3)
    lines = file.read_text("utf-8").splitlines()
    assert "「熊」" in lines[1], "one review a line, in the words of its reader"
    assert len(lines) == 1 + 3 + 1


def test_a_table_of_the_reviews_can_be_read_back(tmp_path: Path) -> None:
    here, file = filled(), tmp_path / "mine.csv"
    write_journal(here, file, CSV)
    with file.open(encoding="utf-8-sig", newline="") as stream:
        rows = [*csv.DictReader(stream)]
    assert [row["local_time"] for row in rows][1:] == ["2026-03-28 18:31:00", "2026-03-29 03:32:00"]
    assert file.read_bytes().startswith(b"\xef\xbb\xbf"), "spreadsheets read Japanese by that"
    with Journal.guest() as there:
        assert take_in(there, read_journal_file(file)) == (3, 0)
        assert [*there.reviews()] == [*here.reviews()]
        assert there.stale_items() == (DEFAULT, OPTIONAL), "no memories come with it"


def test_an_empty_journal_is_a_file_too(tmp_path: Path) -> None:
    assert READ
    for form in READ.values():
        file = tmp_path / f"none.{form.ending}"
        with Journal.guest() as journal:
            write_journal(journal, file, form)
            assert take_in(journal, read_journal_file(file)) == (0, 0)


def changed(act: Callable[[Any], object]) -> Callable[[Path], None]:
    def change(file: Path) -> None:
        document = json.loads(file.read_text("utf-8"))
        act(document)
        file.write_text(json.dumps(document), encoding="utf-8")

    return change


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:700])


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (cut, ("line 2", "cut off")),
        (lambda file: file.write_bytes(b"\xff\xfe" * 99), ("UTF-8",)),
        (lambda file: file.write_text("[" * 99_999), ("cannot be read",)),
        (lambda file: file.write_text("[1, 2]"), ("no journal",)),
        (lambda file: file.write_text('{"format": "x"}'), ("no journal",)),
        (lambda file: file.unlink(), ("No such file",)),
        (changed(lambda found: found.update(version=99)), ("newer version", "99")),
        (changed(lambda found: found.update(reviews=3)), ("“reviews”", "list")),
        (changed(lambda found: found.pop("memories")), ("“memories”", "list")),
        (changed(lambda found: found["reviews"].append(7)), ("review 4", "table")),
        (
            changed(lambda found: found["reviews"][1].update(id="no id", hints=-1)),
            ("“id” of review 2 is 'no id'", "32 hexadecimal", "“hints” of review 2 is -1"),
        ),
        (
            changed(lambda found: [each.update(mode="sleep") for each in found["reviews"]]),
            ("review 1", "review 2", "review 3", "learn, practise, exam, mistakes, cram"),
        ),
        (
            changed(lambda found: found["reviews"][2]["results"][0].update(rating=9)),
            ("“rating” of result 1 of review 3 is 9", "1, 2, 3"),
        ),
        (
            changed(lambda found: found["reviews"][0].update(at="2026-03-28T18:30:00")),
            ("“at” of review 1", "with its zone"),
        ),
        (changed(lambda found: found["reviews"][0].update(chance=float("nan"))), ("“chance”",)),
        (changed(lambda found: found["reviews"][0].update(chart="\ud800")), ("“chart”",)),
        (changed(lambda found: found["reviews"][0].update(is_right=1)), ("true or false",)),
        (changed(lambda found: found["reviews"][0].update(given="no")), ("a list of words",)),
        (changed(lambda found: found["reviews"][0].pop("case")), ("review 1 has no “case”",)),
        (changed(lambda found: found["memories"][0].update(reps=0.5)), ("“reps” of memory 1",)),
        (
            changed(lambda found: found["memories"][0].update(stability=10**400)),
            ("“stability” of memory 1", "a number from 0 to"),
        ),
        (changed(lambda found: found.update(reviews=[{}])), ("and 10 more",)),
    ],
)
def test_a_broken_file_changes_nothing_and_is_told_all_at_once(
    tmp_path: Path, change: Callable[[Path], None], words: tuple[str, ...]
) -> None:
    file = tmp_path / "mine.json"
    with filled() as full, Journal.guest() as journal:
        write_journal(full, file, JSON)
        change(file)
        with pytest.raises(JournalError) as caught:
            take_in(journal, read_journal_file(file))
        said = caught.value.said
        assert all(word in said.en for word in (str(file), *words)), said.en
        assert str(file) in said.ja
        assert said.ja.endswith("。")
        assert "。。" not in said.ja
        assert (journal.count, journal.settings, journal.memories()) == (0, None, ())


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("milliseconds", "seconds", ("no column milliseconds",)),
        (",4000,", ",four,", ("“milliseconds” of line 3 is 'four'", "JSON")),
        (",true,", ",7,", ("“is_right” of line 3 is 7", "true or false")),
        ("practise", "sleep", ("“mode” of line", "sleep")),
        (',"[', ',"["x', ("cannot be read",)),
    ],
)
def test_a_broken_table_changes_nothing(
    tmp_path: Path, old: str, new: str, words: tuple[str, ...]
) -> None:
    file = tmp_path / "mine.csv"
    with filled() as full, Journal.guest() as journal:
        write_journal(full, file, CSV)
        written = file.read_bytes().decode("utf-8-sig")
        assert old in written
        file.write_bytes(written.replace(old, new, 1).encode())
        with pytest.raises(JournalError) as caught:
            take_in(journal, read_journal_file(file))
        assert all(word in caught.value.said.en for word in (str(file), *words))
        assert journal.count == 0


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("deck.apkg", ("Anki", "only written")),
        ("mine.journal", (".json, .csv",)),
        ("mine", (".json, .csv",)),
    ],
)
def test_other_files_are_not_taken_in(tmp_path: Path, name: str, words: tuple[str, ...]) -> None:
    (tmp_path / name).write_bytes(b"PK")
    with Journal.guest() as journal, pytest.raises(JournalError) as caught:
        take_in(journal, read_journal_file(tmp_path / name))
    assert all(word in caught.value.said.en for word in words)


def test_a_full_disk_is_said() -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("only Linux has a disk that is always full")
    assert READ
    for form in READ.values():
        with filled() as journal, pytest.raises(JournalError) as caught:
            write_journal(journal, full, form)
        assert "No space left" in caught.value.said.en
        assert "空き容量がありません" in caught.value.said.ja


@given(st.binary(max_size=300), st.sampled_from([*READ.values()]))
def test_whatever_a_file_holds_is_answered_by_a_sentence(
    tmp_path_factory: pytest.TempPathFactory, content: bytes, form: JournalFormat
) -> None:
    file = tmp_path_factory.getbasetemp() / f"any.{form.ending}"
    file.write_bytes(content)
    with Journal.guest() as journal, pytest.raises(JournalError):
        take_in(journal, read_journal_file(file))
