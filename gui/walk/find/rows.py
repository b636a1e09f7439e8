"""What Find shows: hits under the name of their part, or what was looked up before."""

from collections.abc import Sequence
from itertools import groupby

from flowcharts.find.hit import KINDS, STANDINGS, Hit
from flowcharts.library.catalog import ChartEntry
from flowcharts.model.chart import Family
from flowcharts.model.game import Game
from flowcharts.model.text import Text, Wording
from gui.walk.card_words import signs_in_words
from gui.walk.contents.sections import title_by_date
from gui.widgets.row import Row
from gui.words import REGULAR

_STAGES = (Family.MISSED_TRIGGER, Family.REGULAR)
_GAP = " · "


class FindRows:
    """The lines of the list: a heading, a hit, or words that were looked up before.

    Attributes:
        lines: what stands in each.
        headings: the places of the headings.
        places: the places of all others.
    """

    def __init__(self, wording: Wording, lines: Sequence[Text | Hit | str] = ()) -> None:
        self._wording = wording
        self.lines = lines
        self.headings = frozenset(
            place for place, line in enumerate(lines) if isinstance(line, Text)
        )
        self.places = tuple(place for place in range(len(lines)) if place not in self.headings)

    def row(self, place: int, *, is_current: bool) -> Row:
        """The row at *place*."""
        line = self.lines[place]
        match line:
            case Text():
                return Row(self._say(line), is_heading=True)
            case Hit():
                return self._hit(line, is_current=is_current)
            case _:
                return Row(line, key=("recent", line), is_current=is_current)

    def _hit(self, hit: Hit, *, is_current: bool) -> Row:
        title, *other = hit.title.in_wording(self._wording).split("\n")
        edition = self._say(edition_of(hit.on)) if hit.on is not None else ""
        below = "\n".join(filter(None, (*other, edition, signs_in_words(hit.excerpt))))
        kind = KINDS[hit.kind].in_language(self._wording.languages[0])
        return Row(
            title,
            below,
            kind,
            (hit.kind.value, hit.id),
            is_current=is_current,
            is_faded=hit.superseded is True,
        )

    def _say(self, text: Text) -> str:
        return text.without_ruby().in_wording(self._wording, " / ")


def lines_of(hits: Sequence[Hit], game: Game) -> tuple[Text | Hit, ...]:
    """*hits* under headings: by their standing today, and of another game than *game* by that."""
    lines: list[Text | Hit] = []
    for part, alike in groupby(hits, key=lambda hit: _part_of(hit, game)):
        lines += (part, *alike)
    return tuple(lines)


def edition_of(chart: ChartEntry) -> Text:
    """The edition of *chart*, and its title where that does not go without saying.

    That it is superseded stands first, where no narrow row cuts it off.
    """
    called, standing = chart.edition.badge_parts
    said = [standing, called] if chart.edition.superseded else [chart.edition.badge]
    if chart.family not in _STAGES:
        said.insert(0, chart.title)
    return Text(_GAP, _GAP).join(said)


def heading_of(chart: ChartEntry) -> Text:
    """The edition of *chart* over what is told for it."""
    called = title_by_date(chart) if chart.family in _STAGES else chart.title
    standing = chart.edition.badge_parts[1]
    return Text(f"{called.en}{_GAP}{standing.en}", f"{called.ja}{_GAP}{standing.ja}")


def short_edition_of(chart: ChartEntry, others: Sequence[ChartEntry]) -> Text:
    """The year of the edition of *chart*, with its month where another of *others* began then.

    It stands on a small button; what is no edition of the policy has its title there.
    """
    if chart.family is Family.REGULAR:
        return REGULAR
    if chart.family is not Family.MISSED_TRIGGER:
        return chart.title
    year = chart.edition.since[:4]
    alike = [other for other in others if other.family is chart.family]
    is_alone = sum(other.edition.since.startswith(year) for other in alike) == 1
    since = year if is_alone else chart.edition.since[:7]
    return Text(since, since)


def _part_of(hit: Hit, game: Game) -> Text:
    return STANDINGS[hit.superseded] if hit.game is game else hit.game.called
