"""Copies of guides that a user has: what is taken in, what is refused, which clause is found."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from textwrap import wrap

import pytest
from pypdf import PdfReader, PdfWriter
from PySide6.QtGui import QPainter, QPdfWriter

from flowcharts.citations.citation import citations_in
from flowcharts.citations.public_document import DOCUMENTS
from flowcharts.library.library import Library
from flowcharts.model.text import Language
from flowcharts.own_guides.clause import GuideClause, clause_for, guides_for
from flowcharts.own_guides.error import GuideError
from flowcharts.own_guides.kept_guides import damaged_ids, kept_guides, remove, take_in
from flowcharts.own_guides.own_guide import OwnGuide
from tests.flowcharts.own_guides.written_guides import (
    ENGLISH,
    JAPANESE,
    REGULAR,
    WHOLE,
    WHOLE_JAPANESE,
    write_pdf,
)

pytestmark = pytest.mark.usefixtures("qapp")


def taken(path: Path, folder: Path) -> OwnGuide:
    *_, last = take_in(path, folder)
    assert isinstance(last, OwnGuide)
    return last


def found(guide: OwnGuide, library: Library, chart_id: str, node_id: str) -> GuideClause | None:
    chart = library.chart(chart_id)
    asked = chart.nodes.get(node_id) or chart.exits[node_id]
    cited = citations_in(asked.source, chart)
    return clause_for(next(each for each in cited if each.document == guide.of), asked, guide)


@dataclass(frozen=True)
class Sought:
    text: str
    chart: str
    node: str
    page: int | None
    words: str


CLAUSES = (
    Sought(ENGLISH, "missed-trigger-2024", "aura", 3, "An Aura that came onto the battlefield"),
    Sought(ENGLISH, "missed-trigger-2024", "too-old", 3, "Too much time has gone by"),
    Sought(ENGLISH, "missed-trigger-2024", "shown-in-time", 2, "words and gestures"),
    Sought(ENGLISH, "penalty", "detrimental", 3, "A Warning is due where"),
    Sought(JAPANESE, "missed-trigger-2024", "aura", 2, "戦場に出たオーラが"),
    Sought(JAPANESE, "missed-trigger-2024", "too-old", 2, "前のターンの、今と同じフェイズより前に"),
    Sought(REGULAR, "regular-rel", "may", None, "if it says that they may, assume"),
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
    assert clause.page == sought.page
    assert clause.section.startswith("2.1." if "2.1." in sought.text else "")
    assert not any("2.5." in paragraph for paragraph in clause.whole)


SAID = {
    "missed-trigger-2024": {
        "shown-in-time": ("An ability has triggered,", "能力が誘発したのに"),
        "not-missed": ("Whoever has fulfilled", "これらの義務を"),
        "aura": ("An Aura that enters", "戦場に出たオーラ"),
        "resolve-now": ("An Aura that enters", "戦場に出たオーラ"),
        "undoes-zone-change": ("A delayed trigger that undoes", "領域の変更を"),
        "opponent-picks-when": ("A delayed trigger that undoes", "領域の変更を"),
        "too-old": ("What was missed prior to", "前のターンの、現在の"),
        "play-on": ("What was missed prior to", "前のターンの、現在の"),
        "duration-over": ("What would have had a duration", "持続時間がすでに"),
        "backup-on-offer": ("A simple backup may be on offer", "直前の行動で"),
        "back-up-then-stack": ("A simple backup may be on offer", "直前の行動で"),
        "opponent-wants-it": ("In all other cases the opponent", "ほかのものは、スタックに"),
        "opponent-chooses": ("In all other cases the opponent", "ほかのものは、スタックに"),
        "declined": ("In all other cases the opponent", "ほかのものは、スタックに"),
        "stack": ("If so, it is inserted", "置くなら、スタックの"),
    },
    "awareness": {
        "missed": ("An ability has triggered,", "能力が誘発したのに"),
        "triggered": ("The lore counter of a Saga", "英雄譚の伝承カウンター"),
        "impact": ("A trigger with no impact", "ゲームに影響を与えない"),
        "no-infraction": ("A trigger with no impact", "ゲームに影響を与えない"),
        "only-delayed": ("Some abilities do nothing", "遅延誘発を生成する"),
        "automatic-delayed": ("Some abilities do nothing", "遅延誘発を生成する"),
        "only-copies": ("The same goes, automatically", "ストームのように"),
        "automatic-copies": ("The same goes, automatically", "ストームのように"),
        "when-you-do": ("Where “when you do”", "「そうしたとき」に"),
        "spoke-up-in-opponents-turn": ("In an opponent’s turn", "対戦相手のターンには"),
        "stack-choice": ("• One with targets", "・対象やモード"),
        "choice-announced": ("• One with targets", "・対象やモード"),
        "visible": ("• One that makes a change", "・視覚上の変化"),
        "shown-before-moving-on": ("• One that makes a change", "・視覚上の変化"),
        "changes-rules": ("• One that changes the rules", "・ゲームのルールを"),
        "enforced": ("• One that changes the rules", "・ゲームのルールを"),
        "known-when-it-mattered": ("• One that does its work in non", "・視覚上はわからない"),
        "not-a-trigger": ("Mistakes about the game rules", "ほかの節にない"),
    },
    "penalty": {
        "on-purpose": ("Two criteria make an offense", "故意の違反とするのは"),
        "cheating": ("Two criteria make an offense", "故意の違反とするのは"),
        "none": ("As triggers are common", "誘発は一般的で"),
        "detrimental": ("Upgrade: Where the ability", "格上げ：一般に"),
        "owns-the-card": ("Upgrade: Where the ability", "格上げ：一般に"),
        "warning": ("Upgrade: Where the ability", "格上げ：一般に"),
        "third-warning": ("The third Warning", "同じ日に同じ区分で"),
        "game-loss": ("The third Warning", "同じ日に同じ区分で"),
        "silent-opponent": ("It is not required", "対戦相手に、ほかの"),
    },
}
"""How the sentence begins that is about each question, remedy and exit."""


@pytest.mark.parametrize("kind", ["pdf", "txt"])
@pytest.mark.parametrize("language", Language)
def test_each_question_and_remedy_has_its_own_sentence(
    language: Language, kind: str, tmp_path: Path, library: Library
) -> None:
    text = WHOLE if language is Language.ENGLISH else WHOLE_JAPANESE
    file = tmp_path / f"guide.{kind}"
    if kind == "pdf":
        write_pdf(file, text)
    else:
        file.write_text(text, "utf-8")
    guide = taken(file, tmp_path / "guides")

    wrong = {}
    for chart_id, nodes in SAID.items():
        for node_id, begins in nodes.items():
            clause = found(guide, library, chart_id, node_id)
            words = clause.words.replace("‧", "・") if clause is not None else ""
            if not words.startswith(begins[tuple(Language).index(language)]):
                wrong[node_id] = words
    assert not wrong


@pytest.mark.parametrize("document_id", ["ipg", "regular-rel"])
def test_the_terms_are_of_what_cites_the_document(document_id: str, library: Library) -> None:
    citing = {
        asked.id
        for chart in map(library.chart, library.chart_ids)
        for asked in (*chart.nodes.values(), *chart.exits.values())
        if any(each.document.id == document_id for each in citations_in(asked.source, chart))
    }
    clause = DOCUMENTS[document_id].clause

    assert clause
    assert set(clause) <= citing
    assert all(set(terms) == set(Language) for terms in clause.values())


def test_where_a_list_decides_all_of_it_is_quoted(tmp_path: Path, library: Library) -> None:
    (tmp_path / "guide.txt").write_text(WHOLE, "utf-8")
    guide = taken(tmp_path / "guide.txt", tmp_path / "guides")

    clause = found(guide, library, "penalty", "on-purpose")

    assert clause is not None
    assert clause.section.startswith("4.8.")
    assert clause.words.splitlines() == [
        "Two criteria make an offense Cheating:",
        "• the player hopes for an advantage;",
        "• the player is aware that it is illegal.",
    ]


def test_sentences_that_are_no_neighbours_are_not_quoted_as_one(
    tmp_path: Path, library: Library
) -> None:
    text = WHOLE.replace(
        " The lore counter of a Saga is placed", "\nThe lore counter of a Saga lies"
    )
    (tmp_path / "guide.txt").write_text(text, "utf-8")
    guide = taken(tmp_path / "guide.txt", tmp_path / "guides")

    before_examples = found(guide, library, "awareness", "triggered")
    before_paragraph = found(guide, library, "awareness", "no-infraction")

    assert before_examples is not None
    assert before_examples.words.startswith("The lore counter of a Saga")
    assert before_examples.words.endswith("is handled here as well.")
    assert before_paragraph is not None
    assert before_paragraph.words == (
        "A trigger with no impact on the game is no infraction, forgotten or not."
    )


def test_where_no_sentence_is_clearly_the_one_none_is_quoted(
    tmp_path: Path, library: Library
) -> None:
    text = WHOLE.replace("What would have had a duration", "Whatever would have had a time")
    (tmp_path / "guide.txt").write_text(text.replace("has expired is", "is over is"), "utf-8")
    guide = taken(tmp_path / "guide.txt", tmp_path / "guides")

    clause = found(guide, library, "missed-trigger-2024", "duration-over")

    assert clause is not None
    assert clause.words == ""
    assert clause.section == "2.1. Game Play Error — Missed Trigger No Penalty"
    assert clause.page == 2


@pytest.mark.parametrize(
    ("text", "page"), [(WHOLE, 3), (WHOLE.replace("\f\n", ""), None), (f"{WHOLE}\f", 3)]
)
def test_the_pages_of_a_text_end_at_form_feeds_and_one_without_has_none(
    text: str, page: int | None, tmp_path: Path, library: Library
) -> None:
    (tmp_path / "guide.txt").write_text(text, "utf-8")
    guide = taken(tmp_path / "guide.txt", tmp_path / "guides")

    clause = found(guide, library, "missed-trigger-2024", "aura")

    assert clause is not None
    assert clause.page == page
    assert len(guide.pages) == (4 if page else 1)


def broken(text: str) -> str:
    """*text* with lines as a page has them; one word is torn by a hyphen."""
    width = 70 if text is WHOLE else 42
    lines = [part for line in text.splitlines() for part in (wrap(line, width) or [line])]
    return "\n".join(lines).replace("mediately", "-\nmediately", 1)


@pytest.mark.parametrize("text", [WHOLE, WHOLE_JAPANESE])
def test_lines_that_were_broken_to_fit_a_page_are_paragraphs_again(
    text: str, tmp_path: Path, library: Library
) -> None:
    (tmp_path / "whole.txt").write_text(text, "utf-8")
    (tmp_path / "broken.txt").write_text(broken(text), "utf-8")

    whole, joined = (
        found(taken(tmp_path / name, tmp_path), library, "missed-trigger-2024", "aura")
        for name in ("whole.txt", "broken.txt")
    )

    assert whole is not None
    assert joined is not None
    assert len(whole.whole) > 15
    assert joined.whole == whole.whole
    assert joined.words == whole.words


@pytest.mark.parametrize("empty", ["** **", "  **  **", "**   ** \n\n** **"])
def test_a_line_of_marks_alone_is_a_gap(empty: str, tmp_path: Path, library: Library) -> None:
    marked = ENGLISH.replace("\nPhilosophy", f"\n{empty}\nPhilosophy").replace(
        "once. Whether", f"once.\n{empty}\nWhether"
    )
    (tmp_path / "guide.md").write_text(marked, "utf-8")

    clause = found(
        taken(tmp_path / "guide.md", tmp_path / "guides"), library, "missed-trigger-2024", "aura"
    )

    assert clause is not None
    assert "An Aura that came onto the battlefield" in clause.words


def test_a_sentence_that_begins_a_page_is_on_that_page(tmp_path: Path, library: Library) -> None:
    text = """\
Magic Infraction Procedure Guide
2.1. Game Play Error — Missed Trigger No Penalty
Additional Remedy
The opponent chooses whether it is added to the stack.
\f
If so, it is inserted at the appropriate place, or at
the bottom of the stack, and players go on from there.
"""
    (tmp_path / "guide.txt").write_text(text, "utf-8")
    guide = taken(tmp_path / "guide.txt", tmp_path / "guides")

    wanted = found(guide, library, "missed-trigger-2024", "opponent-wants-it")
    stack = found(guide, library, "missed-trigger-2024", "stack")

    assert wanted is not None
    assert stack is not None
    assert wanted.page == 1
    assert wanted.words == "The opponent chooses whether it is added to the stack. " + stack.words
    assert stack.page == 2


def test_japanese_signs_stay_as_wide_as_they_were(tmp_path: Path, library: Library) -> None:
    (tmp_path / "guide.txt").write_text(WHOLE_JAPANESE.replace("ライフなど", "ライフ？"), "utf-8")
    guide = taken(tmp_path / "guide.txt", tmp_path / "guides")

    clause = found(guide, library, "awareness", "visible")

    assert clause is not None
    assert "・視覚上の変化（ライフ？）を起こすもの" in clause.words
    assert "あるもの：ソーサリー" in clause.words


def test_of_an_example_its_own_example_is_quoted_or_none(tmp_path: Path, library: Library) -> None:
    text = WHOLE.replace("Lantern Badger", "Knight of Infamy")
    (tmp_path / "guide.txt").write_text(text, "utf-8")
    guide = taken(tmp_path / "guide.txt", tmp_path / "guides")

    def quoted(scenario_id: str) -> str:
        scenario = library.scenario(scenario_id)
        chart = library.chart("missed-trigger-2024")
        clause = clause_for(citations_in(scenario.source, chart)[0], scenario, guide)
        assert clause is not None
        return clause.words

    assert quoted("knight-of-infamy-take-two") == (
        "A. Somebody attacks with Knight of Infamy and forgets the counter that it gets."
    )
    assert quoted("rift-bolt-drawn-first") == ""


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


def test_the_copy_in_ones_language_is_looked_up_and_of_these_that_of_the_edition_meant(
    tmp_path: Path, library: Library
) -> None:
    folder = tmp_path / "guides"
    old = "ipg-en-2019-01-21"
    for number, (text, day) in enumerate(
        (
            *((ENGLISH, "January 21, 2019"), (ENGLISH, "September 23, 2024")),
            *((JAPANESE, "2024年9月23日"), (ENGLISH, "January 15, 2027")),
        )
    ):
        (tmp_path / f"{number}.txt").write_text(
            text.replace("September 23, 2024", day).replace("2024年9月23日", day), "utf-8"
        )
        taken(tmp_path / f"{number}.txt", folder)
    kept = kept_guides(folder)

    def copies_for(chart_id: str, language: Language, *, left_out: str = "") -> list[str]:
        chart = library.chart(chart_id)
        citation = citations_in(chart.source, chart)[0]
        copies = [guide for guide in kept if guide.id != left_out]
        return [guide.id for guide in guides_for(citation, copies, language)]

    english, japanese = Language.ENGLISH, Language.JAPANESE
    of_chart, newest, of_japanese = "ipg-en-2024-09-23", "ipg-en-2027-01-15", "ipg-ja-2024-09-23"
    today = "missed-trigger-2024"
    assert copies_for(today, english) == [of_chart, newest]
    assert copies_for(today, japanese) == [of_japanese, newest]
    assert copies_for(today, english, left_out=newest) == [of_chart]
    assert copies_for("missed-trigger-2021", english) == [old, newest]
    assert copies_for("missed-trigger-2021", japanese) == [of_japanese, newest]
    assert copies_for("missed-trigger-2018-04", english) == [newest]
    assert copies_for("missed-trigger-2008", english) == []


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


def write_too_much(path: Path) -> None:
    path.write_text(WHOLE + "More about triggers. " * 50_000, "utf-8")


def write_noise(path: Path) -> None:
    path.write_bytes(bytes(range(256)) * 9)


@pytest.mark.parametrize(
    ("make", "en", "ja"),
    [
        (scan, "has pictures of pages but no text", "文字のデータがありません"),
        (lock, "is protected by a password", "パスワードが設定されています"),
        (cut, "is damaged: it cannot be read as a PDF", "壊れていて"),
        (write_other, "is neither the Infraction Procedure Guide nor", "文書名があり"),
        (write_too_much, "has more than 1,000,000 letters", "1,000,000文字を超えています"),
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
