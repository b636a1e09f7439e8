"""`export` into words: where they go, and what cannot be exported."""

import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from flowcharts.documents.format import Format
from flowcharts.documents.formats import OF_CHARTS, OF_WORDS
from tests.flowcharts.commands.said import Ask

CHART = "missed-trigger-2008"
BADGE = "Penalty Guide, March 2008 — superseded"


@pytest.mark.parametrize("ending", ["md", "dot", "mmd"])
@pytest.mark.parametrize(
    "walk", [(), ("--answers", "no,yes"), ("--scenario", "herd-gnarr"), ("--exit", "not-a-trigger")]
)
@pytest.mark.parametrize("language", ["en", "ja", "both"])
def test_every_export_names_its_edition_and_source(
    ask: Ask, tmp_path: Path, ending: str, walk: tuple[str, ...], language: str
) -> None:
    file = tmp_path / f"chart.{ending}"
    said = ask("export", CHART, "-o", str(file), *walk, "--language", language)
    assert (said.status, said.out, said.err) == (0, "", "")
    text = file.read_text("utf-8")
    assert (BADGE in text) is (language != "ja")
    assert ("懲罰指針" in text) is (language != "en")
    assert "Missed Trigger Remedies" in text
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(("command", "offered"), [("export", OF_CHARTS), ("seminar", OF_WORDS)])
def test_help_names_each_format_and_what_it_is_for(
    ask: Ask, command: str, offered: Mapping[str, Format]
) -> None:
    helped = " ".join(ask(command, "--help").out.split())
    assert offered
    for form in offered.values():
        assert f".{form.ending} ({form.title.en})" in helped


@pytest.mark.parametrize("walk", [(), ("--answers", "no")])
def test_a_ruling_that_no_walk_has_come_to_is_refused(
    ask: Ask, tmp_path: Path, walk: tuple[str, ...]
) -> None:
    asked = ("export", CHART, "--part", "ruling", "-o", str(tmp_path / "x.pdf"), *walk)
    assert ask(*asked, "--language", "en").is_refusal("add --scenario, or --answers to its end")
    assert ask(*asked, "--language", "ja").is_refusal("裁定まで進んだ道筋が要ります")
    assert not [*tmp_path.iterdir()]


def test_a_ruling_is_refused_where_there_are_no_pages(ask: Ask, tmp_path: Path) -> None:
    asked = ("export", CHART, "--scenario", "herd-gnarr", "--part", "ruling", "-o")
    assert ask(*asked, str(tmp_path / "x.png")).is_refusal(f"-o {CHART}.pdf")
    assert ask(*asked, str(tmp_path / "x.md")).status == 0


def test_a_dash_is_standard_output(ask: Ask) -> None:
    assert ask("export", CHART, "-o", "-").out.startswith("# Missed trigger remedies")
    assert ask("export", CHART, "-o", "-", "--format", "dot").out.startswith("digraph")


def test_an_export_takes_the_place_of_the_file_before(ask: Ask, tmp_path: Path) -> None:
    file = tmp_path / "chart.md"
    link = tmp_path / "link.md"
    file.write_text("before", "utf-8")
    link.symlink_to(file)
    assert ask("export", CHART, "-o", str(link)).status == 0
    assert file.read_text("utf-8").startswith("# ")
    assert link.is_symlink()


@pytest.mark.parametrize(
    ("words", "right"),
    [
        (("-o", "chart.pgn"), "png"),
        (("-o", "chart"), "svg"),
        (("-o", ""), "svg"),
        (("-o", "nowhere/chart.md"), "nowhere/chart.md"),
        (("-o", "nowhere/chart.svg"), "nowhere/chart.svg"),
        (("-o", ".", "--format", "md"), "folder"),
        (("-o", "-", "--format", "svg"), "missed-trigger-2008.svg"),
        (("-o", "chart.png", "--width", "wide"), "pixels"),
        (("-o", "chart.png", "--width", "0"), "100"),
        (("-o", "chart.svg", "--width", "900"), "SVG has none."),
        (("-o", "chart.md", "--width", "900"), "PNG"),
        (("-o", "chart.png", "--width", "1000000000000"), "16000"),
        (("-o", "chart.pdf", "--paper", "a5"), "a4"),
        (("-o", "chart.svg", "--theme", "drak"), "dark"),
        (("-o", "chart.md", "--answers", "no,nein"), "no"),
        ((), "--output"),
    ],
)
def test_what_cannot_be_exported_is_said_in_one_sentence(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], right: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert ask("export", CHART, *words).is_refusal(right)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other names")
@pytest.mark.parametrize(
    "name", ["c\udcff.svg", "鑑" * 83 + ".svg", "a" * 251 + ".svg", "link-to-itself.svg"]
)
def test_any_name_that_a_file_can_have_will_do(ask: Ask, tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    if name.startswith("link"):
        file.symlink_to(name)
    assert ask("export", CHART, "-o", str(file)).status == 0
    assert file.read_bytes().startswith(b"<svg")
    assert list(tmp_path.iterdir()) == [file]
