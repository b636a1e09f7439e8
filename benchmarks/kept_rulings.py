"""Ten thousand rulings that are kept: how soon what is typed is found among them."""

from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

from benchmarks.rounds import Effort, quiet_rounds
from benchmarks.verdict import Finding
from flowcharts.cases.inquiry import Inquiry
from flowcharts.library.library import Library
from flowcharts.library.todays_charts import todays_charts
from flowcharts.rulings.kept_ruling import KeptRuling, ruling_of
from flowcharts.rulings.store import Rulings

RULINGS = 10_000
_LAST = datetime(2026, 10, 3, 18, tzinfo=UTC)
_ABILITIES = ("dark-confidant", "pact-of-negation", "sulfuric-vortex", "lavinia")
_MENTIONED = (("acts", "mentioned"),)
_LISTED = 300
_OF_MANY, _OF_NONE = "warning", "no such card was ever ruled on"


class Found(NamedTuple):
    """What a search takes, in milliseconds."""

    many: float
    none: float


def measured(effort: Effort) -> list[Finding]:
    """The findings about searches."""
    with TemporaryDirectory() as folder:
        rulings = written(Path(folder, "rulings.sqlite"), RULINGS)
        rounds = quiet_rounds(partial(found, rulings), effort)
        rulings.close()
    detail = f"{RULINGS} rulings"
    return [
        Finding(
            "rulings with a word of many", 50, median(each.many for each in rounds), "ms", detail
        ),
        Finding(
            "rulings with what none says", 100, median(each.none for each in rounds), "ms", detail
        ),
    ]


def written(file: Path, count: int) -> Rulings:
    """So many rulings in a *file*."""
    library = Library()
    charts = todays_charts(library)
    abilities = [library.abilities[name] for name in _ABILITIES]
    told = [
        ruling_of(Inquiry(charts, library.cards[each.cards[0]], each, _MENTIONED), _LAST)
        for each in abilities
    ]
    rulings = Rulings(file)
    rulings.keep(*(_another(told[number % len(told)], number) for number in range(count)))
    return rulings


def found(rulings: Rulings) -> Found:
    """What a word of many takes, and words of none."""
    return Found(_timed(rulings, _OF_MANY), _timed(rulings, _OF_NONE))


def _another(ruling: KeptRuling, number: int) -> KeptRuling:
    """The same on another day."""
    return ruling._replace(id=f"{number:032x}", at=_LAST - timedelta(hours=number))


def _timed(rulings: Rulings, asked: str) -> float:
    started = perf_counter()
    rulings.found(asked, _LISTED)
    return (perf_counter() - started) * 1000
