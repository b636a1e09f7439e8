"""Any assignment of facts that do not contradict each other."""

import hypothesis.strategies as st

from flowcharts.cases.case import Case
from flowcharts.cases.contradictions import contradiction
from flowcharts.cases.facts import ACTS, DAY, FACTS, MIND, Fact
from flowcharts.cases.forms import Count, DayForm, MomentForm, One, Some, TimelineForm, Value
from flowcharts.cases.timeline import Act, Deed
from flowcharts.model.turns import STEPS, at

MOMENTS = st.builds(at, st.integers(1, 5), st.sampled_from(STEPS))
DEEDS = st.sampled_from([deed for deed in Deed if deed is not Deed.DECLINE])
TIMELINES = st.lists(st.builds(Act, DEEDS, st.none() | MOMENTS), max_size=5).map(
    lambda acts: tuple(sorted(acts, key=lambda act: act.moment or at(1, STEPS[0])))
)
MINDS = st.sampled_from([("forgot",), ("saw",), ("saw", "advantage"), MIND.form.values[1:]])


def values_of(fact: Fact[Value]) -> st.SearchStrategy[Value]:
    """Any value that the fact can have."""
    match fact.form:
        case One(values=values):
            return st.sampled_from(values)
        case Some(values=values, least=refusal):
            words = st.lists(
                st.sampled_from(values), unique=True, min_size=1 if refusal else 0, max_size=4
            )
            return words.map(tuple)
        case TimelineForm():
            return TIMELINES
        case MomentForm():
            return MOMENTS
        case Count():
            return st.integers(0, 4)
        case DayForm():
            return st.dates().map(lambda day: day.isoformat())
        case _:
            raise TypeError(fact.form)


SENSIBLE = {
    **{name: values_of(fact) for name, fact in FACTS.items() if fact is not DAY},
    ACTS.name: TIMELINES,
    MIND.name: MINDS,
}
"""The day is left out: where it is not told it is the chart's, so it is never unknown."""


@st.composite
def whole_cases(draw: st.DrawFn) -> Case:
    """Cases of which every fact is known."""
    values = draw(st.fixed_dictionaries(SENSIBLE))
    missed, noticed = sorted((values["missed"], values["noticed"]))
    case = Case({**values, "missed": missed, "noticed": noticed})
    if contradiction(case) is not None:  # most have acts that do not fit the ability
        case = Case({**case.values, ACTS.name: ()})
    return case


@st.composite
def known_parts(draw: st.DrawFn, case: Case) -> Case:
    """A case of which less is known."""
    forgotten = draw(st.sets(st.sampled_from(sorted(case.values)), max_size=8))
    return Case({name: value for name, value in case.values.items() if name not in forgotten})
