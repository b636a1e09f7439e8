"""One case as several editions rule it, one after the other."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, ClassVar, NamedTuple

from flowcharts.cases.any_edition import on_any_edition
from flowcharts.cases.case import Case
from flowcharts.cases.decide import ContradictionError, decide
from flowcharts.cases.rule import NoRuleError
from flowcharts.codec.tables import Table
from flowcharts.documents.block import TextBlock
from flowcharts.library.library import Library
from flowcharts.model.advice import advised
from flowcharts.model.chart import Chart, Exit, Family, Penalty
from flowcharts.model.comparison import EditionWalk
from flowcharts.model.scenario import Card, Scenario
from flowcharts.model.sub_charts import penalty_of
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk
from flowcharts.talk.edition_votes import edition_vote
from flowcharts.talk.scene import HeadedScene, SceneHead, WallScene
from flowcharts.talk.scene_kind import (
    CheckedScene,
    FieldKind,
    Offered,
    SceneEditions,
    SceneField,
    SceneKind,
    why_no_example,
)
from flowcharts.talk.sheet import SheetContent, Telling
from flowcharts.talk.shown_editions import shown_editions
from flowcharts.talk.told_example import EXAMPLE_NAME
from flowcharts.talk.votes import EditionVote
from flowcharts.traits import AtLeast, IdWord

_ONE_EDITION = Text(
    "{example} is told on one edition: give `charts`.",
    "{example} は1つの版だけの例題です。`charts` を書いてください。",
)

_NOT_COMPARED = Text(
    "“{name}” is not compared here. {advice}",
    "「{name}」は、ここで比較する版ではありません。{advice}",
)
_TOO_FEW = Text("choose at least two editions.", "版を2つ以上選んでください。")
_FEWEST = 2


@dataclass(frozen=True, slots=True)
class CompareScene(HeadedScene):
    """The case on as many editions as the room has seen."""

    painter = "compare"
    head: SceneHead
    editions: tuple[EditionWalk, ...]
    """All of them, the oldest first."""
    shown: int
    """How many the room sees; the last of these is new."""

    @property
    def read_aloud(self) -> tuple[Text, ...]:
        """The ruling of the edition that is new, and why."""
        if not self.shown:
            return ()
        edition = self.editions[self.shown - 1]
        return edition.end.label, *((edition.why,) if edition.why is not None else ())


@dataclass(frozen=True, slots=True)
class ComparedCase(SheetContent):
    """The case and all editions that are compared."""

    is_case: ClassVar[bool] = True
    scenario: Scenario = field()
    editions: tuple[EditionWalk, ...] = field()
    votes: tuple[str, ...] = ()
    """The charts of the editions that the room votes on before it sees them."""

    @property
    def charts(self) -> tuple[Chart, ...]:
        """The charts of its editions, the oldest first."""
        return tuple(edition.chart for edition in self.editions)

    @property
    def parts(self) -> int:
        """How many editions there are."""
        return len(self.editions)

    def shown(self, told: Telling) -> WallScene:
        """The case on as many editions."""
        return CompareScene(told.head, self.editions, told.shown)

    def is_voted_on(self, decision: str) -> bool:
        """Are hands counted before the edition of that chart is shown?"""
        return decision in self.votes

    def voted_edition(self, shown: int) -> EditionVote | None:
        """How the edition after so many rules; None where there is but one ruling."""
        return edition_vote(self.editions, shown)

    @property
    def votable(self) -> frozenset[str]:
        """The charts of the editions on which the room can vote."""
        charts = enumerate(self.charts)
        return frozenset(chart.id for shown, chart in charts if self.voted_edition(shown))

    def walk_shown(self, shown: int) -> Walk | None:
        """The walk of the newest edition that is shown; before all, the chart of the first."""
        if not self.editions:
            return None
        return self.editions[shown - 1].walk if shown else Walk(self.editions[0].chart)

    def worksheet(self, cards: Mapping[str, Card]) -> Iterator[TextBlock]:
        """The story and its cards."""
        from flowcharts.talk.handout import tell_story  # on paper alone

        return tell_story(self.scenario, self.charts[0], cards)

    def room_for_answers(self) -> Iterator[TextBlock]:
        """Room for each edition."""
        from flowcharts.talk.handout import room_for_editions  # as above

        return room_for_editions(self.charts)

    def key(self) -> Iterator[TextBlock]:
        """What each edition comes to, and why where that is said."""
        from flowcharts.documents.blocks import named  # as above
        from flowcharts.talk.handout import BECAUSE

        for each in shown_editions(self.editions):
            end = each.edition.end.label.on_one_line()
            said = end if each.why is None else BECAUSE.filled(answer=end, why=each.why)
            yield named(each.edition.chart.edition.badge, said)

    @property
    def fault(self) -> Text | None:
        """Too few editions compare nothing."""
        return _TOO_FEW if len(self.editions) < _FEWEST else None


def edition_of(scenario: Scenario, chart: Chart, case: Case | None) -> EditionWalk:
    """*scenario* on *chart*: as it is told there, with the penalties that its facts decide."""
    found = on_any_edition(scenario, chart, case)
    if case is None or found.penalty is not None or isinstance(found.end, Exit):
        return found
    return replace(found, penalty=_decided_penalty(found, case))


def _decided_penalty(told: EditionWalk, case: Case) -> Penalty | None:
    """The penalties by the facts, where these take the way that is told."""
    try:
        decided = decide(told.chart, case)
    except (ContradictionError, NoRuleError):
        return None
    is_same = decided.walk.home.path == told.walk.home.path
    return penalty_of(decided.walk) if is_same and not decided.missing else None


class WrittenComparison(NamedTuple):
    """What a run sheet says of a comparison."""

    compare: Annotated[
        IdWord,
        SceneField(
            FieldKind.ID,
            "An example on several editions, one after the other.",
            EXAMPLE_NAME,
        ),
    ]
    charts: Annotated[
        tuple[IdWord, ...],
        AtLeast(_FEWEST),
        SceneField(
            FieldKind.EDITIONS,
            "Of a comparison: the editions, where they are not all that the example is told for.",
            Text("Editions compared", "比較する版"),
        ),
    ] = ()
    vote: Annotated[
        tuple[IdWord, ...],
        SceneField(
            FieldKind.EDITION_VOTES,
            "Of a comparison: the editions on which the room votes before it sees them.",
        ),
    ] = ()


def _read(scene: WrittenComparison, library: Library) -> ComparedCase:
    scenario = library.scenario(scene.compare)
    names = scene.charts or (scenario.chart, *scenario.also)
    charts = sorted(map(library.chart, names), key=lambda chart: chart.edition.first_day)
    case = library.case(scenario.id)
    editions = tuple(edition_of(scenario, chart, case) for chart in charts)
    return ComparedCase(scenario, editions, scene.vote)


def _check(scene: CheckedScene) -> None:
    example = scene.example("compare")
    if scene.has("charts"):
        for place, name in enumerate(scene.array("charts")):
            if isinstance(name, str):
                scene.chart(("charts", place), name)
    elif example is not None and len(example.answered) < _FEWEST:
        scene.note(("compare",), _ONE_EDITION.filled(example=example.id))
    compared = (
        scene.array("charts") if scene.has("charts") else [*(example.answered if example else ())]
    )
    for place, name in enumerate(scene.array("vote")):
        if name not in compared:
            advice = advised(str(name), [str(each) for each in compared])
            scene.note(("vote", place), _NOT_COMPARED.filled(name=str(name), advice=advice))


def _offered(library: Library) -> Iterator[Offered]:
    """The examples that more than one edition rules: as they are told, or by their facts."""
    of_policy = {chart.id for chart in library.charts() if chart.family is Family.MISSED_TRIGGER}
    for scenario in library.scenarios():
        if scenario.also or (scenario.chart in of_policy and library.case(scenario.id) is not None):
            yield Offered(scenario.id, scenario.title)


def _added(name: str, library: Library) -> Table:
    """An example that is told on one edition is compared on those that show what has changed."""
    scenario = library.scenario(name)
    charts = {} if scenario.also else {"charts": list(_telling_editions(scenario, library))}
    return {"compare": name, **charts}


def _telling_editions(scenario: Scenario, library: Library) -> tuple[str, ...]:
    """The oldest edition that rules *scenario*, and each that rules otherwise than the one before.

    Where none does, the oldest and the newest.
    """
    case = library.case(scenario.id)
    ruling = _ruling(scenario, case, library.charts())
    kept = ruling[:1]
    for edition in ruling[1:]:
        if shown_editions((kept[-1], edition))[1].is_apart:
            kept.append(edition)
    if len(kept) == 1 and len(ruling) > 1:
        kept.append(ruling[-1])
    return tuple(edition.chart.id for edition in kept)


def _ruling(scenario: Scenario, case: Case | None, charts: Iterable[Chart]) -> list[EditionWalk]:
    """The editions that come to a ruling on the case, the oldest first."""
    of_policy = [chart for chart in charts if chart.family is Family.MISSED_TRIGGER]
    editions = (
        edition_of(scenario, chart, case)
        for chart in sorted(of_policy, key=lambda chart: chart.edition.first_day)
    )
    return [each for each in editions if each.walk.is_over]


def _editions(scene: Table, library: Library) -> SceneEditions:
    """All editions of the policy, the oldest first."""
    named = (each for each in library.catalog.scenarios if each.id == scene["compare"])
    entry = next(named, None)
    if entry is None:
        return SceneEditions({}, is_unknown=True)
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


COMPARE = SceneKind(
    Text("Comparison of editions", "版の比較"),
    WrittenComparison,
    _read,
    walls=(CompareScene,),
    check=_check,
    why_not=why_no_example,
    offered=_offered,
    unknown=Text(
        "There is no example “{name}” that several editions rule: choose one from the list.",
        "「{name}」という、複数の版で比べられる例題はありません。一覧から選んでください。",
    ),
    added=_added,
    faulty="charts",
    editions=_editions,
)
