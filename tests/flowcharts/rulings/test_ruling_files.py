"""Rulings in files: a table, a document, JSON that another computer takes in."""

import csv
from io import StringIO
from pathlib import Path

import pytest

from flowcharts.documents.formats.markdown import markdown
from flowcharts.model.text import Wording
from flowcharts.rulings.errors import RulingsError
from flowcharts.rulings.files import as_json, as_table, booklet_of, read_file
from tests.flowcharts.rulings.ruled import DISPUTED, case, pasted, ruled, unlisted

ALL = (ruled(pasted(), 2), ruled(unlisted(), 1), ruled(case()), ruled(case(*DISPUTED), -30))


@pytest.mark.parametrize(
    ("wording", "head", "card"),
    [
        (Wording.ENGLISH, ["Day", "Time", "Card"], "Dark Confidant"),
        (Wording.JAPANESE, ["日付", "時刻", "カード"], "闇の腹心"),
        (Wording.BOTH, ["Day / 日付", "Time / 時刻", "Card / カード"], "Dark Confidant / 闇の腹心"),
    ],
)
def test_a_table_has_a_ruling_in_each_row(wording: Wording, head: list[str], card: str) -> None:
    text = as_table(ALL, wording)
    assert text.startswith("\ufeff"), "else a spreadsheet does not read it"
    first, *rows = csv.reader(StringIO(text[1:]))
    assert first[:3] == head
    assert [row[:3] for row in rows][2] == ["2026-10-03", "23:40", card]
    assert rows[1][:2] == ["2026-10-04", "00:40"], "on the judge’s clock"
    assert len(rows) == len(ALL)
    assert all(len(row) == len(first) for row in rows)


def test_a_document_tells_them_day_by_day() -> None:
    text = markdown(booklet_of(ALL).blocks, Wording.ENGLISH)
    assert text.startswith("# My rulings\n")
    days = [line for line in text.splitlines() if line.startswith("## ")]
    assert days == ["## 4 Oct 2026", "## 3 Oct 2026", "## 2 Oct 2026"]
    assert "### 23:40 · Dark Confidant" in text
    assert "- **Ruling (Competitive):** Put on the stack · No penalty" in text
    assert "- **Rules Enforcement Level:** Competitive (assumed)" in text


@pytest.mark.parametrize(
    ("wording", "answered", "assumed", "untold"),
    [
        (
            Wording.ENGLISH,
            "What came first:** Its controller went on to what has to wait for it",
            "Forgotten or withheld:** Forgotten (assumed)",
            ["plays a land", "have done several things", "finds no intent", "calls a judge"],
        ),
        (
            Wording.JAPANESE,
            "最初に起きたこと:** コントローラーが、解決したあとで",
            "故意かどうか:** 忘れていた（前提）",
            ["土地をプレイ", "いくつもの行動", "故意ではない", "ジャッジを呼びました"],
        ),
    ],
)
def test_a_document_tells_only_what_was_answered_as_having_happened(
    wording: Wording, answered: str, assumed: str, untold: list[str]
) -> None:
    text = markdown(booklet_of([ruled(case())]).blocks, wording)
    assert text.index(answered) < text.index(assumed)
    assert [each for each in untold if each in text] == []


def test_each_outcome_has_its_paragraph_and_a_penalty_is_named_once() -> None:
    text = markdown(booklet_of([ruled(case())]).blocks, Wording.ENGLISH)
    assert "- **Penalty:** Controller of the ability: No penalty; Opponent: No penalty" in text
    carried, *_ = (line for line in text.splitlines() if "carries no penalty" in line)
    assert carried.startswith("Missed Trigger carries no penalty")
    said = markdown(booklet_of([ruled(case())]).blocks, Wording.JAPANESE)
    assert "- **懲罰:** 能力のコントローラー：懲罰なし；対戦相手：懲罰なし" in said
    assert "\n〔誘発忘れ〕には、原則として懲罰がありません。" in said


def test_json_is_taken_in_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "rulings.json"
    file.write_text(as_json(ALL), encoding="utf-8")
    assert read_file(file) == ALL


@pytest.mark.parametrize(
    ("content", "en", "ja"),
    [
        ("", "holds no rulings", "裁定の記録ではありません"),
        ("[]", "holds no rulings", "裁定の記録ではありません"),
        ('{"format": "missed-trigger-rulings", "version": 9, "rulings": []}', "newer", "新しい"),
        (
            '{"format": "missed-trigger-rulings", "version": 1, "rulings": [{"id": "x"}, 3]}',
            "ruling 2 is no table",
            "2番目の裁定",
        ),
    ],
)
def test_what_cannot_be_taken_in_is_told(tmp_path: Path, content: str, en: str, ja: str) -> None:
    file = tmp_path / "rulings.json"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(RulingsError) as refused:
        read_file(file)
    assert en in refused.value.said.en
    assert ja in refused.value.said.ja
