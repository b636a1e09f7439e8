"""Editions beside each other: ≠ means another ruling, and no edition is named that is not shown."""

import re
from itertools import combinations

import pytest

from flowcharts.checking.run_sheet import open_sheet
from flowcharts.folders import SHIPPED
from flowcharts.library.library import Library
from flowcharts.model.comparison import on_edition
from flowcharts.talk.scenes.compare import ComparedCase, edition_of
from flowcharts.talk.shown_editions import ShownEdition, shown_editions


def shown(library: Library, scenario: str, *charts: str) -> tuple[ShownEdition, ...]:
    case = library.scenario(scenario)
    return shown_editions(
        on_edition(case, library.chart(f"missed-trigger-{chart}")) for chart in charts
    )


@pytest.mark.parametrize(
    ("scenario", "charts", "apart"),
    [
        # The opponent's Warning becomes No penalty; then the counter is no longer added.
        (
            "shrine-of-burning-rage-silent-opponent",
            ("2009", "2012-01", "2021"),
            (False, True, True),
        ),
        # Other words for the same remedy, and the opponent's Warning is gone.
        ("pact-of-negation-2018", ("2008", "2018-04", "2021"), (False, True, True)),
        # Other questions, the same ruling.
        ("pact-of-negation-2018", ("2008", "2009"), (False, False)),
        ("dark-confidant-through-the-editions", ("2012-10", "2018-04", "2024"), (False,) * 3),
    ],
)
def test_an_edition_is_apart_only_where_it_rules_otherwise(
    library: Library, scenario: str, charts: tuple[str, ...], apart: tuple[bool, ...]
) -> None:
    assert tuple(each.is_apart for each in shown(library, scenario, *charts)) == apart


def test_nothing_is_said_of_an_edition_that_is_not_shown(library: Library) -> None:
    name = "dark-confidant-through-the-editions"
    seen = shown(library, name, "2008", "2024")
    assert seen[1].why is None
    beside = shown(library, name, "2018-04", "2024")[1].why
    assert beside is not None
    assert beside.en == "The same ruling as in the edition shown before it."
    told = shown(library, name, "2023", "2024")[1].why
    assert told is not None
    assert (told.en, told.ja) == ("As in 2023.", "2023年と同じです。")
    honden = shown(library, "honden-of-cleansing-fire-at-the-draw", "2008", "2012-04")
    assert honden[0].why is None
    assert honden[1].why is not None


def test_of_two_sentences_the_one_that_stands_on_its_own_is_kept(library: Library) -> None:
    why = shown(library, "pact-of-negation-2018", "2018-04", "2023")[1].why
    assert why is not None
    assert why.en.startswith("The drawn card does not change")
    assert why.ja.startswith("引いたカード")


def test_no_pair_of_editions_names_a_year_that_neither_has(library: Library) -> None:
    found = 0
    for name in library.scenario_ids:
        case = library.scenario(name)
        charts = [library.chart(each) for each in case.charts]
        walks = sorted(
            (on_edition(case, chart) for chart in charts), key=lambda e: e.chart.edition.since
        )
        for pair in combinations(walks, 2):
            for each in shown_editions(pair):
                said = re.search(r"[Aa]s in (\d{4})", each.why.en if each.why else "")
                if said is not None:
                    found += 1
                    since, until = (pair[0].chart.edition.since, pair[0].chart.edition.until)
                    assert since[:4] <= said[1] <= (until or "9")
                    assert each.edition is pair[1]
    assert found


def test_every_edition_of_the_run_sheet_that_compares_them_says_who_gets_what(
    library: Library,
) -> None:
    sheet = open_sheet(SHIPPED / "seminars" / "changed-since-2008.toml", library)
    compared = [item.content for item in sheet.items if isinstance(item.content, ComparedCase)]
    assert len(compared) == 6
    guide = (SHIPPED.parents[1] / "docs" / "seminar.md").read_text("utf-8")
    assert "six cases, each as several editions rule it" in guide
    for content in compared:
        assert all(edition.penalty is not None for edition in content.editions)


def test_a_comparison_tells_the_penalties_that_the_facts_decide(library: Library) -> None:
    scenario = library.scenario("counterbalance-too-late")
    case, chart = library.case(scenario.id), library.chart("missed-trigger-2021")
    assert on_edition(scenario, chart).penalty is None, "the answers that are told end before it"
    told = edition_of(scenario, chart, case)
    assert told.penalty is not None
    assert told.penalty.controller.en == "No penalty"
    assert edition_of(scenario, chart, None).penalty is None
