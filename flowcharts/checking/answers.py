"""Answers followed through the charts: all are known, all are met, and they lead where they should.

The same holds for an example on its own chart and for the other editions it is told for.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from flowcharts.checking.content_file import ContentFile
from flowcharts.codec.line_numbers import Where
from flowcharts.model.advice import advised
from flowcharts.model.chart import Chart, Decision
from flowcharts.model.ends import end_of, ends_ahead
from flowcharts.model.sub_charts import ChartStep, charts_within_reach, questions, steps
from flowcharts.model.text import Text
from flowcharts.model.walk import Walk, WalkError, moved
from flowcharts.suggestions import meant

_NO_DECISION = Text(
    "“{name}” is no decision of {charts}. {advice}",
    "「{name}」は {charts} の判断ではありません。{advice}",
)
_NOT_ASKED = Text(
    "“{name}” is not asked in this edition, of {day} (only {days}): leave this answer out.",
    "「{name}」は、この版（{day}）では問われません（{days} だけ）。この答えを外してください。",
)
_TODAY = Text("today", "現行")
_NO_ANSWER = Text(
    "“{answer}” does not answer “{name}”. {advice}",
    "「{answer}」は「{name}」の答えではありません。{advice}",
)
_NO_OUTCOME = Text(
    "“{name}” is no outcome of {chart}. {advice}",
    "「{name}」は {chart} の結論ではありません。{advice}",
)
_NOT_MET = Text(
    "The walk does not meet “{name}”: it goes {way}. Leave this answer out, or change one before "
    "it.",
    "道筋は {way} で、「{name}」を通りません。この答えを外すか、前の答えを変えてください。",
)
_COME_TO = Text(
    "The answers on {chart} come to “{answer}” here.",
    "{chart} での答えから、ここの答えは「{answer}」になります。",
)
_OTHER_ORDER = Text(
    "The answers stand in another order than the walk, which goes {way}.",
    "答えの順が道筋と違います。道筋は {way} です。",
)
_NO_EXIT = Text(
    "The answers lead to the outcome “{end}”: an exit is taken before an outcome, so leave the "
    "last answer out or give `outcome` instead.",
    "答えは結論「{end}」に着いています。`exit` は結論より前で選ぶものなので、"
    "最後の答えを外すか、代わりに `outcome` を書いてください。",
)
_STOP = Text(
    "The answers stop at “{here}” and reach no outcome: add [answer.{here}].",
    "答えが「{here}」で止まり、結論に着きません。[answer.{here}] を加えてください。",
)
_OTHER_END = Text(
    "The answers lead to “{end}”, not to “{stated}”: change `outcome` or an answer.",
    "答えの結論は「{stated}」ではなく「{end}」です。`outcome` か答えを変えてください。",
)
_NEVER = Text(
    "Whatever is answered at “{here}”, these answers do not lead to “{stated}”: "
    "change `outcome` or an answer.",
    "「{here}」でどう答えても、「{stated}」には着きません。`outcome` か答えを変えてください。",
)
_NOT_FOLLOWED = Text(
    "No chart follows these answers: leave `followed` out.",
    "この答えに続くチャートはありません。`followed` を外してください。",
)
_STOP_ON_NEXT = Text(
    "The answers stop at “{here}” of {chart}: add [answer.{here}].",
    "答えが {chart} の「{here}」で止まっています。[answer.{here}] を加えてください。",
)
_GO_ON = Text(
    'The answers go on to “{end}”: give `followed = "{end}"`.',
    '答えは「{end}」まで続きます。`followed = "{end}"` と書いてください。',
)

AskedDecision = tuple[Chart, Decision]


@dataclass(frozen=True, slots=True)
class GivenAnswers:
    """The answers that an example gives on one chart, and where its file states that they lead."""

    file: ContentFile
    chart: Chart
    where: tuple[str, ...]
    """The table in which the outcome is stated; empty at the top of the file."""
    places: Mapping[str, Where]
    """Where each answer stands in the file, by the name of its decision, in the file's order."""
    answers: Mapping[str, str]

    @property
    def charts(self) -> tuple[Chart, ...]:
        """The chart, and those that it opens or leads on to."""
        return charts_within_reach(self.chart)

    def questions(self, name: str) -> list[AskedDecision]:
        """The decisions that *name* may mean."""
        return questions(self.chart, name)

    @property
    def decisions(self) -> list[str]:
        """The decisions that can be answered."""
        return [decision.id for chart in self.charts for decision in chart.decisions]

    def answers_to(self, name: str) -> list[str]:
        """The answers that the decisions have which *name* may mean."""
        words = [word for _, decision in self.questions(name) for word in decision.answers]
        return list(dict.fromkeys(words))

    def stated(self, key: str) -> str | None:
        """What the file states for *key*, `outcome` or `followed`."""
        return self.file.words_at(*self.where, key)

    def ends(self, key: str) -> list[str]:
        """What may be stated for *key*."""
        own = [outcome.id for outcome in self.chart.outcomes] if key == "outcome" else []
        return own + [f"{chart.id}/{end.id}" for chart in self.charts[1:] for end in chart.outcomes]

    def states(self, key: str, end: str) -> bool:
        """Is *end* what is stated for *key*? It may be what a name is meant for that none has."""
        stated = self.stated(key)
        return stated is not None and meant(stated, self.ends(key)) in (end, None)

    def note(self, key: str, said: Text) -> None:
        """Note what is wrong with what is stated, or missing, for *key*."""
        where = (*self.where, key)
        self.file.note(where if self.file.has(*where) else self.where, said)


def check_given_answers(given: GivenAnswers) -> None:
    """Note what is unknown, what is not met, and where the answers lead if not where stated."""
    for name in given.places:
        _check_name(given, name)
    _check_stated(given)
    mended = _mended(given)
    walk = _walked(mended)
    if walk.is_over or _has_said_all(given, mended, walk):
        _check_met(mended, walk, walk.here.id)
        _check_outcome(mended, walk)
        _check_followed(mended, walk)
    else:
        _check_outcome_whatever_is_meant(mended, walk)


def _has_said_all(given: GivenAnswers, mended: GivenAnswers, walk: Walk) -> bool:
    """Does *walk* stop because nothing more is said, and not at what is not understood?"""
    is_understood = len(mended.places) == len(given.places)
    return is_understood and not any(_is_asked(walk, name) for name in mended.places)


def _check_name(given: GivenAnswers, name: str) -> None:
    """Note a decision that no chart has or asks, and an answer that it does not have."""
    found = given.questions(name)
    place = given.places[name]
    if not found:
        charts = ", ".join(chart.id for chart in given.charts)
        hint = advised(name, given.decisions)
        given.file.note(place, _NO_DECISION.filled(name=name, charts=charts, advice=hint))
        return
    if not _is_asked_somewhere(given, name):
        given.file.note(place, _not_asked(name, *found[0]))
    _check_answer(given, name)


def _is_asked_somewhere(given: GivenAnswers, name: str) -> bool:
    return any(chart.granted(decision.id) is None for chart, decision in given.questions(name))


def _check_answer(given: GivenAnswers, name: str) -> None:
    answer, known = given.answers.get(name), given.answers_to(name)
    if answer is not None and answer not in known:
        where = given.places[name]
        place = where if given.where else (*where, "answer")
        hint = advised(answer, known)
        given.file.note(place, _NO_ANSWER.filled(answer=answer, name=name, advice=hint))


def _not_asked(name: str, chart: Chart, decision: Decision) -> Text:
    days = " ".join(
        f"{word} {day}"
        for word, day in (("since", decision.since), ("until", decision.until))
        if day is not None
    )
    return _NOT_ASKED.filled(name=name, day=chart.day or _TODAY, days=days)


def _check_stated(given: GivenAnswers) -> None:
    for key in ("outcome", "followed"):
        name, known = given.stated(key), given.ends(key)
        if name is not None and name not in known:
            hint = advised(name, known)
            given.note(key, _NO_OUTCOME.filled(name=name, chart=given.chart.id, advice=hint))


def _mended(given: GivenAnswers) -> GivenAnswers:
    """*given* with what is misspelt as it was meant, and without names that are none.

    So what is wrong besides is known at once.
    """
    places: dict[str, Where] = {}
    answers: dict[str, str] = {}
    for written, place in given.places.items():
        name = written if given.questions(written) else meant(written, given.decisions)
        if name is None or name in places:
            continue
        places[name] = place
        if written in given.answers:
            answer = given.answers[written]
            answers[name] = meant(answer, given.answers_to(name)) or answer
    return replace(given, places=places, answers=answers)


def _walked(given: GivenAnswers) -> Walk:
    walk = Walk(given.chart)
    try:
        while (further := moved(walk, given.answers)) is not None:
            walk = further
    except WalkError:
        pass  # an answer that is none; it is noted where it stands
    return walk


def _is_asked(walk: Walk, name: str) -> bool:
    return name in (walk.here.id, f"{walk.chart.id}/{walk.here.id}")


def _check_met(given: GivenAnswers, walk: Walk, end: str) -> None:
    way = steps(walk)
    met = [name for step in way if (name := _name_of(step, given)) is not None]
    for name, place in given.places.items():
        if name not in met and _is_asked_somewhere(given, name):
            round_trip = " → ".join([*(step.decision.id for step in way), end])
            given.file.note(
                place,
                _NOT_MET.filled(name=name, way=round_trip),
            )
    for step in way:
        _check_agrees(given, step)
    _check_order(given, way)


def _name_of(step: ChartStep, given: GivenAnswers) -> str | None:
    """The name by which the file answers the decision of *step*."""
    whole = f"{step.chart.id}/{step.decision.id}"
    return next((name for name in (whole, step.decision.id) if name in given.places), None)


def _check_agrees(given: GivenAnswers, step: ChartStep) -> None:
    """An answer given beside those of the sub-chart is the one that they come to."""
    name = _name_of(step, given)
    if name is not None and given.answers.get(name) != step.answer:
        given.file.note(
            given.places[name],
            _COME_TO.filled(chart=step.decision.sub_chart or "", answer=step.answer),
        )


def _check_order(given: GivenAnswers, way: tuple[ChartStep, ...]) -> None:
    asked = [step for step in way if step.decision.sub_chart is None]
    right = list(dict.fromkeys(_name_of(step, given) for step in asked))
    in_file = [name for name in given.places if name in right]
    for name, expected in zip(in_file, [name for name in right if name], strict=False):
        if name != expected:
            round_trip = " → ".join(name for name in right if name)
            given.file.note(
                given.places[name],
                _OTHER_ORDER.filled(way=round_trip),
            )
            return


def _check_outcome(given: GivenAnswers, walk: Walk) -> None:
    stated = given.stated("outcome")
    home = walk.home
    if given.file.has(*given.where, "exit"):
        if home.outcome is not None and stated is None:
            given.note(
                "exit",
                _NO_EXIT.filled(end=home.outcome.id),
            )
    elif home.outcome is None:
        if stated is not None:
            given.note(
                "outcome",
                _STOP.filled(here=walk.here.id),
            )
    elif stated is not None and not given.states("outcome", end_of(home)):
        given.note(
            "outcome",
            _OTHER_END.filled(end=end_of(home), stated=stated),
        )


def _check_outcome_whatever_is_meant(given: GivenAnswers, walk: Walk) -> None:
    """Note an outcome that no answer to the decision where *walk* stands would lead to."""
    stated = given.stated("outcome")
    if stated is None or given.file.has(*given.where, "exit"):
        return
    ends = ends_ahead(walk, given.answers, unsure=given.ends("followed"))
    if not any(given.states("outcome", end) for end in ends):
        given.note(
            "outcome",
            _NEVER.filled(here=walk.here.id, stated=stated),
        )


def _check_followed(given: GivenAnswers, walk: Walk) -> None:
    stated = given.stated("followed")
    is_following = walk.home.outcome is not None and walk.home is not walk
    if not is_following:
        if stated is not None and walk.home.outcome is not None:
            given.note("followed", _NOT_FOLLOWED)
    elif walk.outcome is None:
        given.note(
            "followed",
            _STOP_ON_NEXT.filled(here=walk.here.id, chart=walk.chart.id),
        )
    elif not given.states("followed", end := f"{walk.chart.id}/{walk.outcome.id}"):
        given.note("followed", _GO_ON.filled(end=end))
