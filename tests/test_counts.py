"""The numbers that the README and the guide tell of what is inside, counted anew."""

import re
from collections import Counter
from functools import partial
from itertools import chain

import pytest

from flowcharts.cases.mistaken_ideas import mistaken_ideas
from flowcharts.library.generator import read_stories
from flowcharts.model.chart import Family
from flowcharts.model.game import Game
from flowcharts.model.text import Language
from tests.paths import TOP
from tests.shipped import LIBRARY

NUMBERS = (
    *("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen"),
)
README = "README.md"
INSIDE = ("docs/guide/en/inside.md", "docs/guide/ja/inside.md")
DETAILS = ("docs/guide/en/details.md", "docs/guide/ja/details.md")
CANDIDATE = ("docs/guide/en/candidate.md", "docs/guide/ja/candidate.md")
SCENARIOS = tuple(LIBRARY.scenarios())
LESSONS = LIBRARY.lessons
TAUGHT = Counter(name for lesson in LESSONS.values() for name in lesson.scenarios)
CHARTS = Counter((chart.game, chart.family) for chart in LIBRARY.charts())
STORIES = LIBRARY.stories(partial(read_stories, abilities=LIBRARY.abilities))

charts = CHARTS.total()
examples = len(SCENARIOS)
untaught = examples - len(TAUGHT)
in_two = [*TAUGHT.values()].count(2)
cards, terms = len(LIBRARY.cards), len(LIBRARY.terms)
stages = CHARTS[Game.MAGIC, Family.MISSED_TRIGGER]
notes = CHARTS[Game.MAGIC, None]
flesh = CHARTS[Game.FLESH_AND_BLOOD, None]
forge = CHARTS[Game.FORGE, None]
several = sum(len(scenario.charts) > 1 for scenario in SCENARIOS)
told_of = len({story.card for story in STORIES.values()})
ideas = len(mistaken_ideas())
high, medium, low, derived = map(Counter(each.confidence for each in SCENARIOS).get, "HMLD")

TOGETHER = (
    f"Together: {charts} charts, {examples} worked examples, all but {NUMBERS[untaught]} of them "
    f"in {NUMBERS[len(LESSONS)]} lessons, {cards} cards and {terms} words of the field"
)
STAGES = f"{NUMBERS[stages]} stages of its history"
TOLD = (
    *((page, STAGES) for page in (README, INSIDE[0])),
    *((page, TOGETHER) for page in (README, INSIDE[0])),
    (README, f"{NUMBERS[notes]} charts of release notes; {NUMBERS[flesh]} charts on the effects"),
    (README, f"and {NUMBERS[forge]} on how a trigger is written"),
    (INSIDE[0], f"{NUMBERS[notes]} charts of release notes, {NUMBERS[flesh]} on the effects"),
    (INSIDE[0], f"{NUMBERS[forge]} on how a trigger is written"),
    (INSIDE[0], f"{NUMBERS[in_two].capitalize()} examples stand in two lessons"),
    (INSIDE[0], f"{high} have confidence H, {medium} M, {low} L and {derived} D"),
    (INSIDE[1], f"{stages}段階の歴史"),
    (INSIDE[1], f"リリースノートのチャート{notes}つ、"),
    (INSIDE[1], f"効果と誘発のチャート{flesh}つ、"),
    (INSIDE[1], f"誘発を書くためのチャート{forge}つ"),
    (INSIDE[1], f"全部でチャート{charts}件、例題{examples}件（{untaught}件を除いて"),
    (INSIDE[1], f"{len(LESSONS)}のレッスンに入っています）、カード{cards}枚、用語{terms}語です"),
    (INSIDE[1], f"{in_two}の例題は2つのレッスンに"),
    (INSIDE[1], f"Hが{high}件、Mが{medium}件、Lが{low}件、Dが{derived}件です"),
    (DETAILS[0], f"{several} of the examples are told for several editions"),
    (DETAILS[1], f"{several}件の例題は複数の版に"),
    (DETAILS[0], f"An ability of {told_of} cards"),
    (DETAILS[1], f"{told_of}枚のカードの能力"),
    (CANDIDATE[0], f"each of {ideas} mistaken ideas"),
    (CANDIDATE[1], f"{ideas}の思い違い"),
)


def rows(page: str, columns: int) -> list[list[str]]:
    """What stands in the tables of *page* that have so many columns."""
    lines = (TOP / page).read_text("utf-8").splitlines()
    cells = [line.strip("| ").split(" | ") for line in lines if line.startswith("| ")]
    return [row for row in cells if len(row) == columns]


def flat(words: str) -> str:
    """*words* however its lines are broken."""
    return "".join(words.split())


@pytest.mark.parametrize(("page", "said"), TOLD)
def test_a_number_is_what_is_counted(page: str, said: str) -> None:
    assert flat(said) in flat((TOP / page).read_text("utf-8"))


@pytest.mark.parametrize(
    ("page", "language"), [*zip(INSIDE, (Language.ENGLISH, Language.JAPANESE), strict=True)]
)
def test_each_lesson_stands_with_its_number_of_examples(page: str, language: Language) -> None:
    told = {row[0].replace("'", "’").removeprefix("Forge: "): row[1] for row in rows(page, 3)[1:]}
    assert told == {
        lesson.title.in_language(language): str(len(lesson.scenarios))
        for lesson in LESSONS.values()
    }


@pytest.mark.parametrize("page", INSIDE)
def test_a_source_stands_with_the_number_of_the_examples_of_its_lessons(page: str) -> None:
    told = [row for row in rows(page, 4) if "`" in row[2]]
    taught = [re.findall("`(.+?)`", lessons) for _, _, lessons, _ in told]
    assert sorted(chain.from_iterable(taught)) == sorted(LESSONS)
    for names, row in zip(taught, told, strict=True):
        found = {each for name in names for each in LESSONS[name].scenarios}
        assert re.findall(r"\d+", row[3])[0] == str(len(found))
