"""Copies of guides that a user has: what is taken in, what is refused, which clause is found."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from pypdf import PdfReader, PdfWriter
from PySide6.QtGui import QPainter, QPdfWriter

from flowcharts.citations.citation import citations_in
from flowcharts.library.library import Library
from flowcharts.model.text import Language
from flowcharts.own_guides.clause import GuideClause, clause_for, guide_for, what_is_said
from flowcharts.own_guides.error import GuideError
from flowcharts.own_guides.kept_guides import damaged_ids, kept_guides, remove, take_in
from flowcharts.own_guides.own_guide import OwnGuide
from tests.flowcharts.own_guides.written_guides import ENGLISH, JAPANESE, REGULAR, write_pdf

pytestmark = pytest.mark.usefixtures("qapp")


def taken(path: Path, folder: Path) -> OwnGuide:
    *_, last = take_in(path, folder)
    assert isinstance(last, OwnGuide)
    return last


def found(guide: OwnGuide, library: Library, chart_id: str, node_id: str) -> GuideClause | None:
    chart = library.chart(chart_id)
    asked = chart.nodes[node_id]
    citation = citations_in(asked.source, chart)[0]
    return clause_for(citation, what_is_said(asked), guide)


@dataclass(frozen=True)
class Sought:
    text: str
    chart: str
    node: str
    page: int
    words: str


CLAUSES = (
    Sought(ENGLISH, "missed-trigger-2024", "aura", 3, "An Aura that came onto the battlefield"),
    Sought(ENGLISH, "missed-trigger-2024", "too-old", 3, "Too much time has gone by"),
    Sought(ENGLISH, "missed-trigger-2024", "shown-in-time", 2, "words and gestures"),
    Sought(ENGLISH, "penalty", "detrimental", 3, "A Warning is due where"),
    Sought(JAPANESE, "missed-trigger-2024", "aura", 2, "戦場に出たオーラが"),
    Sought(JAPANESE, "missed-trigger-2024", "too-old", 2, "前のターンの、今と同じフェイズより前に"),
    Sought(REGULAR, "regular-rel", "may", 1, "if it says that they may"),
)


@pytest.mark.parametrize("kind", ["pdf", "txt"])
@pytest.mark.parametrize("sought", CLAUSES, ids=lambda each: f"{each.node}-{each.words[:6]}")
def test_the_clause_that_decides_is_found(
    sought: Sought, kind: str, tmp_path: Path, library: Library
) -> None:
    file = tmp_path / f"guide.{kind}"
    if kind == "pdf":
        write_pdf(file, sought.text)
    else:
        file.write_text(sought.text, "utf-8")

    clause = found(taken(file, tmp_path / "guides"), library, sought.chart, sought.node)

    assert clause is not None
    assert sought.words in clause.words
    assert clause.page == (sought.page if kind == "pdf" else 1)
    assert clause.section.startswith("2.1." if "2.1." in sought.text else "")
    assert "2.5." not in clause.whole


def test_a_copy_says_what_it_is_and_is_kept_and_removed(tmp_path: Path) -> None:
    folder = tmp_path / "guides"
    assert kept_guides(folder) == ()

    english = taken(write_pdf(tmp_path / "mine.pdf", ENGLISH), folder)
    japanese = taken(write_pdf(tmp_path / "日本語.pdf", JAPANESE), folder)
    regular = taken(write_pdf(tmp_path / "jar.pdf", REGULAR), folder)

    assert (english.document, english.language, english.edition) == (
        *("ipg", Language.ENGLISH, "2024-09-23"),
    )
    assert (japanese.language, japanese.edition, japanese.file) == (
        *(Language.JAPANESE, "2024-09-23", "日本語.pdf"),
    )
    assert (regular.document, regular.edition) == ("regular-rel", "2024-08-02")
    assert len(english.pages) == 3
    assert kept_guides(folder) == (english, japanese, regular)

    remove(japanese.id, folder)
    (folder / "ipg-en-2024-09-23.json").write_text('{"document": "other"}', "utf-8")

    assert kept_guides(folder) == (regular,)
    assert (tmp_path / "日本語.pdf").exists()


def test_the_copy_of_the_edition_meant_is_looked_up_and_else_the_newest(
    tmp_path: Path, library: Library
) -> None:
    folder = tmp_path / "guides"
    older = ENGLISH.replace("September 23, 2024", "January 21, 2019")
    newer = taken(write_pdf(tmp_path / "a.pdf", ENGLISH), folder)
    old = taken(write_pdf(tmp_path / "b.pdf", older), folder)
    taken(write_pdf(tmp_path / "c.pdf", JAPANESE), folder)
    kept = kept_guides(folder)

    def copy_for(chart_id: str, language: Language) -> str:
        chart = library.chart(chart_id)
        guide = guide_for(citations_in(chart.source, chart)[0], kept, language)
        return guide.id if guide is not None else ""

    assert copy_for("missed-trigger-2021", Language.ENGLISH) == old.id
    assert copy_for("missed-trigger-2018-04", Language.ENGLISH) == newer.id
    assert copy_for("missed-trigger-2024", Language.JAPANESE) == "ipg-ja-2024-09-23"
    assert copy_for("missed-trigger-2021", Language.JAPANESE) == old.id, "the edition comes first"
    assert copy_for("missed-trigger-2008", Language.ENGLISH) == ""


def test_the_edition_may_stand_in_the_name_of_the_file_alone(tmp_path: Path) -> None:
    file = tmp_path / "MTG_IPG_2024Apr15_EN.txt"
    file.write_text(ENGLISH.replace("Effective September 23, 2024\n", ""), "utf-8")

    assert taken(file, tmp_path).edition == "2024-04-15"


@pytest.mark.parametrize(
    ("text", "written", "never"),
    [
        (JAPANESE, "2024年9月23日", "2024年13月45日"),
        (ENGLISH, "September 23, 2024", "February 31, 2024"),
    ],
)
def test_a_day_that_is_on_no_calendar_is_no_edition(
    text: str, written: str, never: str, tmp_path: Path
) -> None:
    file = tmp_path / "MTG_IPG_2024Feb31.txt"
    file.write_text(text.replace(written, never), "utf-8")

    guide = taken(file, tmp_path / "guides")

    assert guide.edition == ""
    assert kept_guides(tmp_path / "guides") == (guide,)


GOOD = (
    '{"document": "ipg", "language": "ja", "edition": "2024-09-23", "file": "a.txt", '
    '"opened": "2026-11-28", "pages": ["a"]}'
)


@pytest.mark.parametrize(
    "content",
    [
        GOOD.replace("09-23", "13-45"),
        GOOD.replace("11-28", "02-31"),
        GOOD.replace('["a"]', "[]"),
        GOOD.replace('["a"]', "[1]"),
        GOOD[:40],
        "[" * 100_000,
        "",
    ],
)
def test_a_damaged_copy_is_left_out_and_can_be_removed(content: str, tmp_path: Path) -> None:
    (tmp_path / "whole.json").write_text(GOOD, "utf-8")
    (tmp_path / "mine.json").write_text(content, "utf-8")

    assert [guide.id for guide in kept_guides(tmp_path)] == ["whole"]
    assert damaged_ids(tmp_path) == ("mine",)

    remove("mine", tmp_path)
    assert damaged_ids(tmp_path) == ()


def test_a_section_that_a_copy_does_not_have_is_not_made_up(
    tmp_path: Path, library: Library
) -> None:
    file = tmp_path / "guide.txt"
    file.write_text(ENGLISH.replace("2.1. Game", "7.1. Game"), "utf-8")

    assert found(taken(file, tmp_path), library, "missed-trigger-2024", "aura") is None


def scan(path: Path) -> None:
    writer = QPdfWriter(str(path))
    painter = QPainter(writer)
    painter.fillRect(0, 0, 900, 900, "grey")
    painter.end()


def lock(path: Path) -> None:
    writer = PdfWriter(clone_from=PdfReader(write_pdf(path, ENGLISH)))
    writer.encrypt("secret", algorithm="RC4-128")
    writer.write(path)


def cut(path: Path) -> None:
    whole = write_pdf(path, ENGLISH).read_bytes()
    path.write_bytes(whole[: len(whole) // 3])


def write_other(path: Path) -> None:
    write_pdf(path, "Bread for beginners\n" + "Knead it well, let it rest. " * 20)


def write_noise(path: Path) -> None:
    path.write_bytes(bytes(range(256)) * 9)


@pytest.mark.parametrize(
    ("make", "en", "ja"),
    [
        (scan, "has pictures of pages but no text", "文字のデータがありません"),
        (lock, "is protected by a password", "パスワードが設定されています"),
        (cut, "is damaged: it cannot be read as a PDF", "壊れていて"),
        (write_other, "is neither the Infraction Procedure Guide nor", "文書名があり"),
        (write_noise, "is neither a PDF nor text", "PDFでもテキストでもありません"),
        (Path.mkdir, "cannot be read", "読み込めません"),
    ],
)
def test_what_is_no_guide_is_refused_with_a_sentence(
    make: Callable[[Path], None], en: str, ja: str, tmp_path: Path
) -> None:
    make(tmp_path / "file.pdf")

    with pytest.raises(GuideError) as refused:
        list(take_in(tmp_path / "file.pdf", tmp_path / "guides"))

    assert en in refused.value.said.en
    assert ja in refused.value.said.ja
    assert "file.pdf" in refused.value.said.en
    assert not (tmp_path / "guides").exists()


def test_a_copy_that_is_protected_against_changes_alone_is_read(tmp_path: Path) -> None:
    file = tmp_path / "guide.pdf"
    writer = PdfWriter(clone_from=PdfReader(write_pdf(file, ENGLISH)))
    writer.encrypt("", "owner", algorithm="RC4-128")
    writer.write(file)

    assert taken(file, tmp_path / "guides").document == "ipg"
