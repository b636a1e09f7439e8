"""The user's guide as it ships: of its sources, without a warning, nothing from the web."""

import json
import re
import shlex
import sys
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtQml import QJSEngine, QJSValue

from flowcharts.checking.check import check_file
from flowcharts.citations.citation import citations_in
from flowcharts.citations.public_document import PublishedEdition
from flowcharts.commands.arguments import Parser
from flowcharts.folders import SHIPPED
from flowcharts.library.content_files import ContentFiles
from flowcharts.library.library import Library
from flowcharts.model.text import Text, Wording
from gui.qt_screen import QtScreen
from scripts.guide import BUILT, SOURCES, STAMP, TITLES, fetched, size_of, stamp
from tests.paths import TOP
from tests.processes import run

PAGES = sorted(page.stem for page in (SOURCES / "en").glob("*.md"))
LARGEST = 8_000_000
"""Bytes of both languages together, pictures and all."""


def files_of(folder: Path) -> dict[str, bytes]:
    return {
        file.relative_to(folder).as_posix(): file.read_bytes()
        for file in folder.rglob("*")
        if file.is_file()
    }


@pytest.fixture(scope="module")
def rebuilt(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("guide")
    built = run([sys.executable, "-m", "scripts.guide", str(folder)], cwd=TOP)
    assert built.returncode == 0
    return folder


def test_what_ships_is_of_the_sources() -> None:
    assert (BUILT / STAMP).read_text("utf-8") == stamp(), "`make guide` builds it anew"


def test_what_ships_is_what_the_sources_build(rebuilt: Path) -> None:
    assert {*files_of(rebuilt)} == {*files_of(BUILT)}
    shown = {name: file for name, file in files_of(rebuilt).items() if name.endswith(".html")}
    assert len(shown) > 2 * len(PAGES)
    assert [name for name, file in shown.items() if file != (BUILT / name).read_bytes()] == []


def test_nothing_is_fetched_from_the_web() -> None:
    assert fetched(BUILT) == []


def test_what_would_be_fetched_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<script src="https://a.example/x.js"></script>', "utf-8")
    (tmp_path / "b.css").write_text("@font-face { src: url(//a.example/x.woff) }", "utf-8")
    (tmp_path / "c.html").write_text('<a href="https://a.example">text</a>', "utf-8")

    assert len(fetched(tmp_path)) == 2


def test_it_is_small() -> None:
    assert size_of(BUILT) < LARGEST


def test_both_languages_have_the_same_pages_and_pictures() -> None:
    shown = {}
    for language in TITLES:
        pages = {page.stem: page.read_text("utf-8") for page in (SOURCES / language).glob("*.md")}
        assert sorted(pages) == PAGES
        pictures = {name: re.findall(r"\]\((\S+)\.png\)", text) for name, text in pages.items()}
        shown[language] = {
            name: [re.sub("-(en|ja)$", "", file) for file in files]
            for name, files in pictures.items()
        }
    assert shown["en"] == shown["ja"]
    assert sum(map(len, shown["en"].values())) > 6


def test_what_is_read_in_japanese_has_pictures_in_japanese() -> None:
    pages = [*(SOURCES / "ja").glob("*.md"), *(TOP / "docs").glob("*.ja.md")]
    shown = [
        each for page in pages for each in re.findall(r"\]\((\S+\.png)\)", page.read_text("utf-8"))
    ]
    assert len(shown) > 10
    assert [each for each in shown if not each.endswith("-ja.png")] == []


class Links(HTMLParser):
    """What a page leads to among the files beside it."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        wanted = {"a": "href", "img": "src", "link": "href", "script": "src"}.get(tag)
        self.found += [value for name, value in attrs if name == wanted and value]


def test_every_link_leads_to_a_file_that_is_there() -> None:
    seen = 0
    for page in BUILT.rglob("*.html"):
        links = Links()
        links.feed(page.read_text("utf-8"))
        for link in links.found:
            file = link.partition("#")[0].partition("?")[0]
            if file and "://" not in file:
                seen += 1
                assert (page.parent / file).exists(), f"{page.name}: {link}"
    assert seen > 100


OF_THE_PROGRAM = ("What goes with the rules", "How card texts are read")
"""Sections for who changes the program: the Japanese document says where they are."""


def keys_in(document: str) -> list[str]:
    """The tables and keys of all that a document shows, in their order; no languages."""
    sections = re.split(r"^## ", (TOP / "docs" / document).read_text("utf-8"), flags=re.MULTILINE)
    told = "".join(each for each in sections if not each.startswith(OF_THE_PROGRAM))
    lines = "".join(re.findall(r"```toml\n(.*?)```", told, re.DOTALL)).splitlines()
    found = (re.match(r"\[+[^\]]+\]+|[\w.-]+(?= = )", line) for line in lines)
    return [*dict.fromkeys(re.sub(r"\.(en|ja)$", "", each[0]) for each in found if each)]


@pytest.mark.parametrize("name", ["seminar", "writing-content"])
def test_a_document_shows_the_same_in_both_languages(name: str) -> None:
    english = keys_in(f"{name}.md")
    assert english == keys_in(f"{name}.ja.md")
    assert len(english) > 5


def test_what_stands_in_a_document_is_read_in_the_guide_too() -> None:
    for language, said in (("en", "as a second screen"), ("ja", "2つ目の画面としてつなぎ")):
        assert said in (BUILT / language / "teach.html").read_text("utf-8")
        assert "mttpack" in (BUILT / language / "content.html").read_text("utf-8")
    japanese = (BUILT / "ja" / "content.html").read_text("utf-8")
    assert "場所を示します" in japanese
    assert not re.search(r"[ぁ-んァ-ヶ一-龠]\n[ぁ-んァ-ヶ一-龠]", japanese), (
        "lines join without a blank"
    )


IN_EITHER = {"English", "Furo"}
"""What is called so in Japanese too; and the names of files, of which the sections are."""
FRAME = re.compile(r'>\s*([^<>]*[^<>\s])\s*<|(?:aria-label|title|placeholder|alt)="([^"]+)"')


def test_what_stands_around_a_page_is_in_its_language(rebuilt: Path) -> None:
    pages = [*(rebuilt / "ja").glob("*.html")]
    assert len(pages) > len(PAGES)
    for page in pages:
        html = page.read_text("utf-8")
        around = re.sub(r"<(article|script|style)\b.*?</\1>", "", html, flags=re.DOTALL)
        titles = re.findall(r'<a class="headerlink"[^>]* title="([^"]+)"', html)
        said = {words or named for words, named in FRAME.findall(around)} | {*titles}
        assert {"本文へ", "先頭へ", "メニュー", "目次", "検索"} <= said
        english = {each for each in said if re.search("[ぁ-ヶ一-龠]", each) is None}
        assert {each for each in english - IN_EITHER if not each.endswith(".toml")} == set(), page
    searching = (rebuilt / "ja" / "_static" / "translations.js").read_text("utf-8")
    assert "か所が見つかりました" in searching


def test_each_page_leads_to_itself_in_the_other_language(rebuilt: Path) -> None:
    seen = 0
    for language, other in (("en", "ja"), ("ja", "en")):
        for page in (rebuilt / language).glob("*.html"):
            links = Links()
            links.feed(page.read_text("utf-8"))
            assert f"../{other}/{page.name}" in links.found
            seen += 1
    assert seen > 2 * len(PAGES)


PAGE = """
var window = this, document = {getElementById: () => null}, _ready = () => {};
var DOCUMENTATION_OPTIONS = {}, SPHINX_HIGHLIGHT_ENABLED = false;
"""
"""What the script that searches asks of the page that it is on."""


def found_in(folder: Path, query: str) -> set[str]:
    """The pages that the script of the pages finds for *query*."""
    scripts = [folder / "_static" / name for name in ("language_data.js", "searchtools.js")]
    read = [file.read_text("utf-8") for file in (*scripts, folder / "searchindex.js")]
    asked = f"Search._performSearch(...Search._parseQuery({json.dumps(query)}))"
    pages = f"JSON.stringify({asked}.map((found) => found[0]))"
    engine = QJSEngine()
    answer = cast("QJSValue", engine.evaluate("\n".join((PAGE, *read, pages))))
    assert not answer.isError(), answer.toString()
    return {*json.loads(answer.toString())}


@pytest.mark.qt_log_ignore("is used before its declaration")
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("language", "query", "page"),
    [
        ("ja", "配布資料", "leader"),
        ("ja", "ふりがな", "start"),
        ("ja", "闇の腹心", "candidate"),
        ("ja", "出題の設定", "details"),
        ("ja", "ターンの帯", "candidate"),
        ("ja", "進行表を編集", "leader"),
        ("ja", "控え", "candidate"),
        ("ja", "バックアップ", "inside"),
        ("ja", "帯", "candidate"),
        ("ja", "教材パック", "author"),
        ("ja", "ﾊﾞｯｸｱｯﾌﾟ", "candidate"),
        ("ja", "Ａｎｋｉ　ノート", "candidate"),
        ("en", "handout", "leader"),
    ],
)
def test_what_is_typed_into_the_search_is_found(
    rebuilt: Path, language: str, query: str, page: str
) -> None:
    found = found_in(rebuilt / language, query)
    assert page in found
    assert len(found) < len(PAGES) / 2, "not whatever has a part of it"


@pytest.mark.qt_log_ignore("is used before its declaration")
@pytest.mark.usefixtures("qapp")
def test_what_stands_nowhere_is_not_found(rebuilt: Path) -> None:
    assert found_in(rebuilt / "ja", "配布花火") == set()
    assert found_in(rebuilt / "ja", "Ctrl 花火") == set()


COMMANDS = sorted(
    {
        line.partition("   #")[0].strip()
        for page in (SOURCES / "en").glob("*.md")
        for block in re.findall(r"```sh\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
        for line in block.splitlines()
    }
)


def test_both_languages_show_the_same_commands() -> None:
    japanese = "\n".join(page.read_text("utf-8") for page in (SOURCES / "ja").glob("*.md"))
    assert len(COMMANDS) > 30
    assert [each for each in COMMANDS if each not in japanese] == []


@pytest.mark.parametrize("command", [each for each in COMMANDS if "FILE" not in each])
def test_every_command_of_the_guide_is_understood(command: str) -> None:
    program, name, *words = shlex.split(command.partition(" > ")[0])
    assert program == "missed-trigger-trainer"
    if name == "--version":
        return
    module = import_module(f"flowcharts.commands.{name}")
    asked = getattr(module, name.upper())
    parser = Parser(asked.name, asked.summary, Wording.ENGLISH)
    asked.declare(parser, QtScreen())
    assert vars(parser.read(words))


def test_a_newer_edition_of_ones_own_is_what_the_program_begins_with(tmp_path: Path) -> None:
    shipped = (SHIPPED / "charts" / "missed-trigger-2024.toml").read_text("utf-8")
    assert shipped.count('since = "2024-09-23"') == 1
    file = tmp_path / "charts" / "missed-trigger-2027.toml"
    file.parent.mkdir()
    file.write_text(shipped.replace('since = "2024-09-23"', 'since = "2027-02-01"'), "utf-8")

    problems = check_file(file, ContentFiles(tmp_path))
    library = Library(added=tmp_path)

    assert problems == ()
    assert library.todays_chart_id == "missed-trigger-2027"
    chart = library.chart("missed-trigger-2027")
    (cited,) = citations_in(Text("IPG 2.1", "違反処置指針2.1"), chart)
    assert (cited.edition, cited.sections) == (PublishedEdition("2027-02-01"), ("2.1",))


def test_no_mark_of_markdown_is_left_to_read() -> None:
    pages = {page: page.read_text("utf-8") for page in BUILT.rglob("*.html")}
    assert len(pages) > 2 * len(PAGES)
    assert [page.name for page, html in pages.items() if "**" in html] == []
