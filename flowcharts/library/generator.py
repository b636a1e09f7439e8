"""The generator of fresh cases, made of what the library has."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from datetime import date, timedelta
from functools import partial
from hashlib import blake2s
from itertools import chain
from pathlib import Path
from typing import Protocol, TypeVar

from flowcharts.cases.ability import Ability
from flowcharts.codec.tables import Table, text
from flowcharts.codec.values import read_rows
from flowcharts.library.content_files import OWN, ContentFiles
from flowcharts.model.chart import Chart, Family, Outcome
from flowcharts.model.game import Game
from flowcharts.model.scenario import Card
from flowcharts.model.text import Text
from flowcharts.stories.ability_story import AbilityStory
from flowcharts.stories.choices import COMPETITIVE, REGULAR
from flowcharts.stories.content import RulingChart, StoryContent
from flowcharts.stories.filler import Filler
from flowcharts.stories.former_words import FormerWords
from flowcharts.stories.generate import Generator
from flowcharts.stories.shown_fact import ShownFact
from flowcharts.stories.story_way import StoryWay
from flowcharts.stories.told_story import month_of
from flowcharts.version import CONTENT_DATE

_Row = TypeVar("_Row")

_OWN_CARDS = f"cards-{OWN}"
TODAY = "today"
"""Instead of a chart: today’s, at each level."""


class LibraryContent(Protocol):
    """What a generator asks of the library."""

    @property
    def files(self) -> ContentFiles:
        """The files it reads."""

    @property
    def todays_chart_id(self) -> str:
        """Today’s chart at Competitive REL."""

    @property
    def todays_regular_chart_id(self) -> str:
        """The same at Regular REL."""

    @property
    def abilities(self) -> Mapping[str, Ability]:
        """The abilities of cards."""

    def chart(self, chart_id: str, day: str | None = None) -> Chart:
        """A chart as it is asked on a day."""

    def cards_of(self, game: Game) -> Mapping[str, Card]:
        """The cards of a game."""

    def stories(self, read: Callable[[Table], dict[str, _Row]]) -> Mapping[str, _Row]:
        """What the files of stories hold."""


def generator(library: LibraryContent, chart_id: str) -> Generator:
    """What makes cases for that chart; for TODAY, for today’s charts at each level.

    Raises:
        UnknownError: there is no such chart, or its file has a mistake.
    """
    if chart_id == TODAY:
        today = library.chart(library.todays_chart_id)
        regular = library.chart(library.todays_regular_chart_id)
        editions = {COMPETITIVE: today, REGULAR: regular}
    else:
        chart = library.chart(chart_id)
        is_regular = chart.family is Family.REGULAR
        editions = {REGULAR if is_regular else COMPETITIVE: chart}
    return Generator(
        chart_id,
        {rel: _edition(library, chart) for rel, chart in editions.items()},
        _content(library),
    )


def _edition(library: LibraryContent, chart: Chart) -> RulingChart:
    if not chart.edition.superseded:
        follows = _leading_to(chart, library.chart(library.todays_chart_id))
        return RulingChart(library.chart(chart.id, CONTENT_DATE), CONTENT_DATE, None, follows)
    day = _day_of(date.fromisoformat(chart.edition.until or chart.edition.first_day))
    return RulingChart(library.chart(chart.id, day.isoformat()), day.isoformat(), month_of(day))


def _leading_to(chart: Chart, today: Chart) -> Chart | None:
    """Today's chart, where it leads on to *chart*: that one asks only of what was missed."""
    leads = (node.next for node in today.nodes.values() if isinstance(node, Outcome))
    return today if chart.id in leads else None


def _day_of(last: date) -> date:
    """A day of an edition that ruled until *last*: of its last month that it ruled to the end.

    A story tells the month alone, and of that month no other edition may have a day.
    """
    is_whole = (last + timedelta(days=1)).month != last.month
    return last if is_whole else last.replace(day=1) - timedelta(days=1)


def _content(library: LibraryContent) -> StoryContent:
    files = library.files
    made_of = chain(
        files.beginning_with("stories"),
        # To keep a card makes no other cases of the ids that a journal has.
        (each for each in files.beginning_with("cards") if not each.stem.startswith(_OWN_CARDS)),
        files.by_id("charts").values(),
    )
    return StoryContent(
        library.stories(partial(read_stories, abilities=library.abilities)),
        library.abilities,
        library.cards_of(Game.MAGIC),
        library.stories(read_phrases),
        library.stories(partial(_rows, FILLER, Filler)),
        tuple(library.stories(partial(_rows, WAY, StoryWay)).values()),
        library.stories(partial(_rows, SHOWN, ShownFact)),
        tuple(library.stories(partial(_rows, FORMER, FormerWords)).values()),
        version_of(made_of),
    )


STORY = "story"
PHRASE = "phrase"
SHOWN = "shown"
FORMER = "former"
SAID = "said"
FILLER = "filler"
WAY = "way"
_VERSION_BYTES = 4


def read_phrases(table: Table) -> dict[str, tuple[Text, ...]]:
    """The phrases of a file of stories, by name: the ways to say each."""
    single = {name: (text(row),) for name, row in table.get(PHRASE, {}).items()}
    several = {name: tuple(map(text, rows)) for name, rows in table.get(SAID, {}).items()}
    return single | several


def _rows(key: str, kind: type[_Row], table: Table) -> dict[str, _Row]:
    return read_rows(kind, table.get(key, {}))


def read_stories(table: Table, abilities: Mapping[str, Ability]) -> dict[str, AbilityStory]:
    """The stories of a file, by id; one whose ability is not there is left out."""
    rows = {name: row for name, row in table.get(STORY, {}).items() if row["ability"] in abilities}
    return {
        name: replace(story, card=story.card or next(iter(abilities[story.ability].cards), ""))
        for name, story in read_rows(AbilityStory, rows).items()
    }


def version_of(files: Iterable[Path]) -> str:
    """A word for the content of *files*: other content has another."""
    found = blake2s(digest_size=_VERSION_BYTES)
    for path in files:
        found.update(path.name.encode())
        found.update(path.read_bytes())
    return found.hexdigest()
