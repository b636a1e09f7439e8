"""Charts that share and compose, and examples across them: every mistake is said in its place."""

import shutil
from collections.abc import Iterable
from pathlib import Path

import pytest

from flowcharts.checking.check import check_files
from flowcharts.library.content_files import ContentFiles
from flowcharts.library.library import Library
from flowcharts.problem import Problem
from tests.paths import COMPOSED

SOUND = COMPOSED
NOW = "charts/now.toml"
THEN = "charts/then.toml"
GATE = "charts/gate.toml"
MISSED = "scenarios/missed.toml"
BY_ITSELF = "scenarios/by-itself.toml"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(SOUND, tmp_path / "content")
    return tmp_path / "content"


def problems(folder: Path) -> list[Problem]:
    files = ContentFiles(folder)
    return list(check_files(files.added(), files))


def spoil(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text, old
    file.write_text(text.replace(old, new, 1), "utf-8")


def line_of(file: Path, start: str) -> int:
    rows = file.read_text("utf-8").splitlines()
    return next(number for number, row in enumerate(rows, start=1) if row.startswith(start))


def said(found: Iterable[Problem]) -> str:
    return "\n".join(map(str, found))


def test_sound_charts_that_compose_have_no_problem(folder: Path) -> None:
    assert said(problems(folder)) == ""


def test_what_is_taken_over_is_as_in_the_other_chart(folder: Path) -> None:
    library = Library(added=folder)
    now, then = library.chart("now"), library.chart("then")
    assert then.nodes["well"] == now.nodes["well"]
    assert then.nodes["wanted"].label == now.nodes["wanted"].label
    assert now.successors("wanted") == ("add", "leave")
    assert then.successors("wanted") == ("add", "add")
    assert then.decisions[1].question.en == "Do they want it?"
    assert then.decisions[1].asks_opponent


def test_what_was_taken_over_is_taken_over_by_a_third_chart(folder: Path) -> None:
    then = folder / THEN
    third = then.read_text("utf-8").replace('like = "now"', 'like = "then"')
    then.with_name("third.toml").write_text(third, "utf-8")
    library = Library(added=folder)
    assert library.chart("third").nodes == library.chart("then").nodes


@pytest.mark.parametrize(
    ("name", "old", "new", "expected"),
    [
        (THEN, 'like = "now"', 'like = "nov"', ('like = "nov"', "Did you mean “now”?")),
        (THEN, 'like = "now"', 'like = "now/in-tme"', ("like", "Did you mean “in-time”?")),
        (THEN, 'like = "now"', 'like = "now/"', ("like", "names no row")),
        (THEN, 'like = "now"', 'like = "then"', ("like", "like itself")),
        (THEN, 'question.ja = "望みますか？"\n', "", ("question.en", "Japanese is missing")),
        (NOW, 'sub-chart = "gate"', 'sub-chart = "gat"', ("sub-chart", "Did you mean “gate”?")),
        (NOW, 'sub-chart = "gate"\n', "", ("sub-answer", "no `sub-chart`")),
        (NOW, "sub-answer.missed", "sub-answer.mised", ("sub-answer", "Did you mean “missed”?")),
        (NOW, '.missed = "no"', '.missed = "nope"', ("sub-answer", "does not answer")),
        (NOW, 'sub-answer.otherwise = "yes"\n', "", ("sub-answer", "gives no answer")),
        (NOW, 'next = "fine"', 'next = "fime"', ("next", "Did you mean “fine”?")),
        (NOW, 'asks = "opponent"', 'asks = "nobody"', ("asks", "opponent")),
        (NOW, 'family = "missed-trigger"', 'family = "missed"', ("family", "missed-trigger")),
        (NOW, 'doubt.ja = "分かりません。"\n', "", ("doubt", "Japanese is missing")),
        (GATE, 'skipped = "no"\n', "", ("[decision.new]", "`skipped` says")),
        (GATE, 'skipped = "no"', 'skipped = "nay"', ("skipped", "does not answer")),
        (GATE, 'since = "2015-06-01"\n', "", ("skipped", "always asked")),
        (GATE, 'since = "2015', 'until = "2014-01"\nsince = "2015', ("until", "before it begins")),
        (GATE, 'since = "2015-06-01"', 'since = "in 2015"', ('since = "in', "not a day")),
        (
            MISSED,
            "[answer.new]",
            "[answer.old]",
            ("[answer.old]", "no decision of now, gate, fine"),
        ),
        (MISSED, 'answer = "no"', 'answer = "nope"', ('answer = "nope"', "does not answer")),
        (MISSED, 'outcome = "add"', 'outcome = "leave"', ("outcome", "lead to “add”")),
        (MISSED, 'outcome = "add"', 'outcome = "gate/gone"', ("outcome", "is no outcome of now")),
        (MISSED, '"fine/due"', '"fine/none"', ("followed", "go on to “fine/due”")),
        (MISSED, 'followed = "fine/due"\n', "", ("title", "give `followed")),
        (
            MISSED,
            '"shown=no", ',
            '"shown=no", "new=no", ',
            ("answers", "not asked in this edition"),
        ),
        (MISSED, '"shown=no", ', '"shown=yes", ', ("answers", "does not meet")),
        (MISSED, '"wanted=yes"', '"wnated=yes"', ("answers", "Did you mean “wanted”?")),
        (MISSED, '"wanted=yes"', '"wanted: yes"', ("answers", "is no answer")),
        (MISSED, "[also.then]", "[also.them]", ("[also.them]", "Did you mean “then”?")),
        (MISSED, "[also.then]", "[also.now]", ("[also.now]", "own chart")),
        (MISSED, 'why.ja = "昔も同じでした。"\n', "", ("why", "Japanese is missing")),
        (BY_ITSELF, '"gate/by-itself"', '"well"', ("outcome", "lead to “gate/by-itself”")),
        (BY_ITSELF, "wrong.en", "worng.en", ("worng", "not known here")),
    ],
)
def test_one_mistake_is_said_where_it_stands(
    folder: Path, name: str, old: str, new: str, expected: tuple[str, str]
) -> None:
    place, right = expected
    spoil(folder / name, old, new)
    found = problems(folder)
    line = line_of(folder / name, place)
    here = [problem for problem in found if problem.path == folder / name]
    assert any(right in problem.said.en and problem.line == line for problem in here), said(found)


def test_what_follows_misspelt_is_said_once(folder: Path) -> None:
    spoil(folder / MISSED, 'followed = "fine/due"', 'followed = "fine/dew"')
    (problem,) = problems(folder)
    assert "“fine/dew” is no outcome of now. Did you mean “fine/due”?" in problem.said.en


def test_an_answer_that_nobody_may_choose_needs_the_mistake_behind_the_other(folder: Path) -> None:
    file = folder / MISSED
    spoil(file, 'wrong.en = "It looks otherwise."\nwrong.ja = "違って見えるからです。"\n', "")
    (problem,) = problems(folder)
    assert "`wrong` is missing" in problem.said.en
    assert problem.line == line_of(file, "[answer.shown]")


def test_a_direct_answer_that_contradicts_the_chart_opened_is_a_mistake(folder: Path) -> None:
    extra = (folder / MISSED).read_text("utf-8").replace("[also.then]", "[also.then]", 1)
    start = extra.index("[answer.shown]")
    end = extra.index("[answer.new]")
    direct = extra[start:end].replace("shown", "in-time").replace('answer = "no"', 'answer = "yes"')
    (folder / MISSED).write_text(extra[:start] + direct + extra[start:], "utf-8")
    assert "come to “no” here" in said(problems(folder))


def test_charts_that_would_open_one_another_in_a_circle_are_named(folder: Path) -> None:
    spoil(folder / GATE, 'branch.yes = "seen"', 'sub-chart = "now"\nbranch.yes = "seen"')
    spoil(folder / GATE, 'sub-chart = "now"', 'sub-chart = "now"\nsub-answer.otherwise = "no"')
    found = said(problems(folder))
    assert "gate → now → gate" in found
    assert "now → gate → now" in found
