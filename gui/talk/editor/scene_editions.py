"""The editions that a scene can be told on, and those that are chosen."""

from collections.abc import Mapping
from typing import NamedTuple

from flowcharts.codec.tables import Table
from flowcharts.library.catalog import ScenarioEntry
from flowcharts.library.library import Library
from flowcharts.library.scene_kind import SceneKind, kinds_of
from flowcharts.model.chart import Family
from flowcharts.model.text import Text


class SceneEditions(NamedTuple):
    """The editions of a scene."""

    offered: Mapping[str, Text]
    """What they are called, by the ids of their charts."""
    chosen: tuple[str, ...] = ()
    usual: tuple[str, ...] = ()
    """Those that are chosen where the scene says nothing of them."""
    is_unknown: bool = False
    """Does the scene name an example that is not there?"""


NO_EDITIONS = SceneEditions({})


def editions_of(scene: Table, library: Library) -> SceneEditions:
    """The editions of *scene*; none, where it tells no example."""
    kinds = kinds_of(scene)
    if not kinds or kinds[0] not in {SceneKind.EXAMPLE, SceneKind.COMPARE}:
        return NO_EDITIONS
    named = (each for each in library.catalog.scenarios if each.id == scene[kinds[0]])
    entry = next(named, None)
    if entry is None:
        return SceneEditions({}, is_unknown=True)
    if kinds[0] is SceneKind.EXAMPLE:
        told_on = library.catalog.told_on(entry)
        offered = {chart.id: chart.edition.badge_parts[0] for chart in told_on}
        return SceneEditions(offered, (scene.get("chart", entry.chart),), (entry.chart,))
    return _compared(scene, entry, library)


def _compared(scene: Table, entry: ScenarioEntry, library: Library) -> SceneEditions:
    """The editions of a comparison: all of the policy, the oldest first."""
    usual = (entry.chart, *entry.also) if entry.also else ()
    charts = scene.get("charts")
    chosen = tuple(charts) if isinstance(charts, list) else usual
    known = sorted(library.catalog.charts, key=lambda chart: chart.edition.first_day)
    offered = {
        chart.id: chart.edition.badge_parts[0]
        for chart in known
        if chart.family is Family.MISSED_TRIGGER or chart.id in (*usual, *chosen)
    }
    return SceneEditions(offered, chosen, usual)
