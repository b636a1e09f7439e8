"""`seminar`: run sheets checked and printed, reports told, and what cannot be."""

from pathlib import Path

import pytest

from flowcharts.checking.run_sheet import open_sheet
from flowcharts.folders import SHIPPED
from flowcharts.library.library import Library
from flowcharts.talk.record import record_of, write_record
from flowcharts.talk.talk import talk_of
from tests.flowcharts.commands.said import Ask

ARTICLE = str(SHIPPED / "seminars" / "article-in-45-minutes.toml")
SHEETS = sorted((SHIPPED / "seminars").glob("*.toml"))
WRONG = 'title.en = "A"\nlanguage = "en"\n[[scene]]\nexample = "kavu-monarc"\n[[scene]]\nmay = 3\n'


@pytest.fixture
def wrong(tmp_path: Path) -> Path:
    path = tmp_path / "wrong.toml"
    path.write_text(WRONG, "utf-8")
    return path


@pytest.fixture
def record(tmp_path: Path, library: Library) -> Path:
    talk = talk_of(open_sheet(Path(ARTICLE), library), library.cards)
    while not talk.is_over:
        talk = talk.onward().passed(20)
        hands = talk.hands
        if hands is not None and not hands.total:
            talk = talk.counted(hands.answers[0], 12).counted(hands.answers[1], 8)
    path = tmp_path / "talk.json"
    write_record(path, record_of(talk, "2026-11-22 19:00"))
    return path


@pytest.mark.parametrize("name", ["article-in-45-minutes", "article-in-45-minutes.toml"])
def test_what_ships_is_found_by_its_name(ask: Ask, name: str) -> None:
    said = ask("seminar", "check", name)
    assert said.status == 0
    assert "No problems" in said.out


@pytest.mark.parametrize(
    "title", ["Missed triggers today", "missed TRIGGERS today", "現在の誘発忘れ"]
)
def test_what_ships_is_found_by_its_title(ask: Ask, title: str) -> None:
    said = ask("seminar", "check", title)
    assert said.status == 0
    assert "todays-policy-in-60-minutes.toml" in said.out


@pytest.mark.parametrize("deed", ["check", "show", "handout"])
def test_what_there_is_no_run_sheet_of_is_answered_by_those_there_are(ask: Ask, deed: str) -> None:
    said = ask("seminar", deed, "foo")
    assert said.is_refusal(*(path.stem for path in SHEETS))
    assert "pyproject" not in said.err


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("chagned-since-2008", "changed-since-2008"),
        ("Missed trigers today", "todays-policy-in-60-minutes"),
        ("現在の誘発わすれ", "todays-policy-in-60-minutes"),
        ("{folder}/evenign.toml", "{folder}/evening.toml"),
    ],
)
def test_what_may_have_been_meant_is_offered(
    ask: Ask, tmp_path: Path, typed: str, meant: str
) -> None:
    (tmp_path / "evening.toml").write_text(WRONG, "utf-8")
    said = ask("seminar", "check", typed.format(folder=tmp_path))
    assert said.is_refusal(f"did you mean {meant.format(folder=tmp_path)}?")


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem)
def test_what_ships_has_no_problem(ask: Ask, path: Path) -> None:
    said = ask("seminar", "check", str(path))
    assert (said.status, said.err) == (0, "")
    assert said.out.startswith("No problems")


def test_every_problem_of_a_sheet_is_told_with_its_line(ask: Ask, wrong: Path) -> None:
    said = ask("seminar", "check", str(wrong))
    assert said.status == 1
    assert f"{wrong}:4: [scene] There is no example “kavu-monarc”" in said.out
    assert f"{wrong}:6:" in said.out
    assert f"3 problems in {wrong}" in said.out


def test_the_problems_of_a_sheet_are_said_in_japanese(ask: Ask, tmp_path: Path) -> None:
    path = tmp_path / "sheet.toml"
    path.write_text(
        'title.ja = "題"\nlanguage = "en"\n[[scene]]\nbreak.en = "Tea"\nx = 1\n', "utf-8"
    )
    said = ask("seminar", "check", str(path), "--language", "ja")
    assert said.status == 1
    assert f"{path}:1: 英語がありません。`title.en` に書いてください。" in said.out
    assert f"{path}:5: [scene] `x` はここでは使えません。" in said.out
    assert f"{path} に問題が2件あります。" in said.out


@pytest.mark.parametrize("language", ["en", "ja", "both"])
def test_a_handout_is_written_in_each_language(ask: Ask, tmp_path: Path, language: str) -> None:
    file = tmp_path / "sheet.md"
    said = ask("seminar", "handout", ARTICLE, "-o", str(file), "--language", language)
    assert (said.status, said.out, said.err) == (0, "", "")
    text = file.read_text("utf-8")
    assert ("Key: " in text) is (language != "ja")
    assert ("解答：" in text) is (language != "en")


def test_the_nearest_names_are_told_for_unknown_ones(ask: Ask, tmp_path: Path) -> None:
    path = tmp_path / "sheet.toml"
    path.write_text(
        'title.en = "A"\nlanguage = "en"\n'
        '[[scene]]\nexample = "kavu-monarch"\nvote = ["visul"]\n'
        '[[scene]]\ncompare = "child-of-gaa"\ncharts = ["missed-trigger-208"]\n',
        "utf-8",
    )
    said = ask("seminar", "check", str(path))
    assert said.status == 1
    for right in ("visual", "child-of-gaea", "missed-trigger-2008"):
        assert f"Did you mean “{right}”?" in said.out
    assert "`charts` needs at least two." in said.out


def test_a_handout_of_what_is_missing_has_the_rest_and_says_so(ask: Ask, tmp_path: Path) -> None:
    path = tmp_path / "half.toml"
    path.write_text(f'{WRONG}[[scene]]\nexample = "braids-late"\n', "utf-8")
    said = ask("seminar", "handout", str(path), "-o", "-", tells="half.toml")
    assert said.status == 0
    assert "Braids" in said.out
    assert "kavu-monarc" in said.err


def test_a_handout_becomes_a_pdf(ask: Ask, tmp_path: Path) -> None:
    file = tmp_path / "sheet.pdf"
    said = ask("seminar", "handout", ARTICLE, "-o", str(file), "--paper", "a4")
    assert (said.status, said.err) == (0, "")
    assert file.read_bytes().startswith(b"%PDF")


def test_a_report_is_told_from_its_record(ask: Ask, record: Path, tmp_path: Path) -> None:
    said = ask("seminar", "report", str(record), "-o", "-", "--language", "both")
    assert said.status == 0
    assert "Where the room parted from the source" in said.out
    assert "First vote: Yes 12 (60 %), No 8 (40 %)" in said.out
    assert "1回目の挙手：はい 12（60%）、いいえ 8（40%）" in said.out
    file = tmp_path / "report.pdf"
    assert ask("seminar", "report", str(record), "-o", str(file)).status == 0
    assert file.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("words", "right"),
    [
        (("chek", ARTICLE), "check"),
        (("check", "nowhere.toml"), "nowhere.toml"),
        (("show", "nowhere.toml"), "nowhere.toml"),
        (
            ("check", ARTICLE.replace("-in-45", "-in45")),
            f"did you mean {ARTICLE}?",
        ),
        (("handout", ARTICLE), "-o article-in-45-minutes.pdf"),
        (("handout", ARTICLE, "-o", "x.doc"), "md"),
        (("handout", ARTICLE, "-o", "x.pdf", "--paper", "a9"), "a4"),
        (("report", ARTICLE, "-o", "-"), "no record of a talk"),
        (("report", "nowhere.json", "-o", "-"), "cannot be read"),
    ],
    ids=lambda each: " ".join(each) if isinstance(each, tuple) else each,
)
def test_what_cannot_be_is_refused_with_a_sentence(
    ask: Ask, words: tuple[str, ...], right: str
) -> None:
    assert ask("seminar", *words).is_refusal(right)


def test_without_a_screen_a_sheet_cannot_be_shown(
    ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert ask("seminar", "show", ARTICLE).is_refusal("no screen", "handout")
