"""`simulate`, as it is called."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from flowcharts.journal.review import Review
from flowcharts.journal.store import Journal
from tests.flowcharts.commands.said import Ask
from tests.paths import TOP

DAYS = ("--days", "1", "--seed", "1", "--from", "2026-11-01")


def committed(out: str) -> list[int]:
    return [int(line.split()[1]) for line in out.splitlines() if line.startswith("committed ")]


def test_each_review_is_told_once_it_is_committed_and_days_go_on_after_the_last(
    ask: Ask, tmp_path: Path
) -> None:
    file = tmp_path / "learner.journal"
    said = ask("simulate", *DAYS, "--journal", str(file), tells="now holds")
    assert said.status == 0
    numbers = committed(said.out)
    assert len(numbers) > 8
    assert f"now holds {numbers[-1]} reviews" in said.err
    assert numbers == [*range(1, len(numbers) + 1)]
    reviews = reviews_in(file)
    assert len(reviews) == numbers[-1]
    assert {str(review.at.date()) for review in reviews} == {"2026-11-01"}
    again = committed(ask("simulate", *DAYS, "--journal", str(file), tells="now holds").out)
    assert again[0] == numbers[-1] + 1
    moments = [review.at for review in reviews_in(file)]
    assert moments == sorted(moments)
    assert str(moments[-1].date()) == "2026-11-02"


def reviews_in(file: Path) -> list[Review]:
    with Journal.read_only(file) as journal:
        return list(journal.reviews())


def test_the_same_learner_answers_alike_and_programs_are_told_one_document(
    ask: Ask, tmp_path: Path
) -> None:
    told, summed_up = (tmp_path / name for name in ("one.journal", "two.journal"))
    ask("simulate", *DAYS, "--journal", str(told), tells="now holds")
    document = ask("simulate", *DAYS, "--journal", str(summed_up), "--json").document
    reviews = reviews_in(summed_up)
    assert reviews == reviews_in(told)
    assert document == {
        "journal": str(summed_up),
        "days": 1,
        "reviews": len(reviews),
        "right": sum(review.is_right for review in reviews),
    }


def test_without_a_file_a_new_journal_is_named_in_the_language_asked_for(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    named = set()
    for words in (("--language", "ja", "simulate"), ("simulate", "--language=ja")):
        said = ask(*words, *DAYS, tells="1日分の練習が終わりました。")
        assert said.status == 0
        name = said.out.splitlines()[0].removeprefix("journal ")
        assert (tmp_path / name).is_file()
        assert f"{name} の回答は{committed(said.out)[-1]}件" in said.err
        named.add(name)
    assert len(named) == 2


def test_what_was_said_to_be_committed_outlives_a_kill(tmp_path: Path) -> None:
    file = tmp_path / "learner.journal"
    words = (str(TOP / "main.py"), "simulate", *DAYS, "--journal", str(file))
    running = subprocess.Popen([sys.executable, *words], stdout=subprocess.PIPE, text=True)
    assert running.stdout is not None
    last = 0
    for line in running.stdout:
        last = int(line.split()[1])
        if last == 5:
            break
    running.kill()
    running.stdout.close()
    running.wait(60)
    with Journal.read_only(file) as journal:
        assert journal.count >= 5
        assert all(json.loads(review.case)["story"]["en"] for review in journal.reviews())


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (("--days", "x", "--seed", "1"), "is no number"),
        (("--days", "1", "--seed", "1", "--from", "2026-13-01"), "YYYY-MM-DD"),
        (("--days", "1"), "--seed"),
    ],
)
def test_a_mistake_is_told_in_a_sentence(ask: Ask, words: tuple[str, ...], hint: str) -> None:
    said = ask("simulate", *words)
    assert said.status == 2
    assert hint in said.err


def test_a_file_that_is_no_journal_is_left_alone(ask: Ask, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear judge, " * 100, "utf-8")
    said = ask("simulate", *DAYS, "--journal", str(file))
    assert said.status == 2
    assert said.err.endswith(".\n")
    assert file.read_text("utf-8").startswith("Dear judge")
