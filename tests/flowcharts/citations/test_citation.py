"""What a sentence of a source names: documents with edition and sections; their addresses."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from flowcharts.checking.check import check_file
from flowcharts.citations.citation import citations_in
from flowcharts.citations.public_document import DOCUMENTS
from flowcharts.folders import SHIPPED
from flowcharts.library.content_files import ContentFiles
from flowcharts.library.library import Library
from flowcharts.model.text import Language, Text

NO_DOCUMENT = ("Written for this lesson", "The editions from March 2007 to January 2019")
"""How the sources begin that stand for no one document."""


@dataclass(frozen=True)
class Named:
    chart: str
    source: str
    names: tuple[tuple[str, str, str], ...]


SOURCES = (
    Named(
        "missed-trigger-2024",
        "Infraction Procedure Guide 1.4 and 2.1, 23 September 2024; Annotated IPG 2.1",
        (("ipg", "2024-09-23", "1.4 2.1"), ("annotated-ipg-2-1", "", "")),
    ),
    Named("awareness", "IPG 2.1: Definition", (("ipg", "2024-09-23", "2.1"),)),
    Named("missed-trigger-2021", "IPG 2.1: Definition", (("ipg", "2019-01-21", "2.1"),)),
    Named(
        "missed-trigger-2009",
        "IPG, July 2009, section 3.1, point 2; Comprehensive Rules 603.6d and 614 (2025)",
        (("ipg", "2009-07-01", "3.1"), ("comprehensive-rules", "", "603.6d 614")),
    ),
    Named(
        "penalty",
        "IPG 2.1, 27 April 2018 and 21 January 2019",
        (("ipg", "2018-04-27", "2.1"), ("ipg", "2019-01-21", "2.1")),
    ),
    Named("regular-rel", "Judging at Regular REL", (("regular-rel", "2024-08-02", ""),)),
    Named("missed-trigger-2012-10", "IPG, 3 May 1999", (("ipg", "2012-10-01", ""),)),
    Named("missed-trigger-2024", "Written for this lesson", ()),
)


@pytest.mark.parametrize("case", SOURCES, ids=lambda case: case.source)
def test_a_source_names_documents_with_edition_and_sections(case: Named, library: Library) -> None:
    found = citations_in(Text(case.source, ""), library.chart(case.chart))

    assert case.names == tuple(
        (each.document.id, each.edition.id if each.edition else "", " ".join(each.sections))
        for each in found
    )


def test_whatever_ships_names_a_document_that_is_known(library: Library) -> None:
    sources = [
        (chart, told.source)
        for chart in library.charts()
        for told in (chart, *chart.nodes.values(), *chart.exits.values())
    ]
    sources += [(library.chart(each.chart), each.source) for each in library.scenarios()]

    nameless = {told.en for chart, told in sources if not citations_in(told, chart)}

    assert len(sources) > 700
    assert {each for each in nameless if not each.startswith(NO_DOCUMENT)} == set()


def test_addresses_are_only_those_that_were_seen() -> None:
    places = [document.address for document in DOCUMENTS.values()]
    places += [each.address for document in DOCUMENTS.values() for each in document.editions]
    shown = {address.url for place in places for address in place.values()}

    article = "http://magic.wizards.com/en/articles/archive/missed-trigger-remedies-2008-04-16"
    folder = "https://media.wizards.com/ContentResources/WPN/"
    assert shown == {
        "https://wpn.wizards.com/en/rules-documents",
        f"{folder}MTG_IPG_2024Sep23_EN.pdf",
        f"{folder}MTG_IPG_2024Apr15_EN.pdf",
        f"{folder}MTG_IPG_2023Nov20_EN.pdf",
        f"{folder}MTG_JAR_2024Aug2_EN.pdf",
        "https://blogs.magicjudges.org/rules/ipg2-1/",
        "https://magic.wizards.com/en/rules",
        f"https://web.archive.org/web/20170418200639/{article}",
        "http://www.wizards.com/dci/downloads/dci_pg_080301.doc",
    }
    assert DOCUMENTS["ipg"].newest == DOCUMENTS["ipg"].edition_of("2024-09-23")
    assert Language.JAPANESE not in DOCUMENTS["ipg"].address


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('cited.en = ["Knowledge Pool"]', 'cited.en = ["ipg"]', "“ipg” already stands for"),
        ('cited.en = ["Knowledge Pool"]', "", "is called nothing in this language: give"),
        ('"https://magic.wizards.com/en/rules"', '"magic.wizards.com"', "is not an address"),
        ("edition.2023-11-20]", "edition.2023-13-20]", "is not a day"),
    ],
)
def test_the_check_finds_what_is_wrong_with_documents(
    old: str, new: str, said: str, tmp_path: Path
) -> None:
    shipped = (SHIPPED / "documents.toml").read_text("utf-8")
    assert old in shipped
    path = tmp_path / "documents.toml"
    path.write_text(shipped.replace(old, new), "utf-8")

    problems = check_file(path, ContentFiles())

    assert [said for each in problems if said in each.said.en] == [said]


def test_both_languages_of_a_source_name_the_same_documents(tmp_path: Path) -> None:
    shipped = (SHIPPED / "charts" / "missed-trigger-2024.toml").read_text("utf-8")
    path = tmp_path / "missed-trigger-2024.toml"
    told = "2.1, in force 23 September 2024; Annotated IPG 2.1 of 2025"
    assert told in shipped
    path.write_text(shipped.replace(told, told.partition(";")[0]), "utf-8")

    problems = check_file(path, ContentFiles())

    expected = "Only the Japanese names “Annotated IPG 2.1” here"
    assert [expected for each in problems if expected in each.said.en] == [expected]
