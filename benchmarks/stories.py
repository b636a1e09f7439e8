"""Whether generated cases are worth solving: what they come to, and the words they are told in."""

import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from itertools import islice

from benchmarks.case_kinds import kinds_of
from benchmarks.told_facts import TOLD_FACTS, decides
from benchmarks.told_words import (
    ENGLISH,
    JAPANESE,
    MissedWords,
    bag_of_words,
    commonest_phrases,
    is_asked,
)
from benchmarks.verdict import Finding
from flowcharts.library.generator import TODAY, read_stories
from flowcharts.library.library import Library
from flowcharts.model.chart import Chart, Family
from flowcharts.model.sub_charts import steps
from flowcharts.stories.generate import Generator
from flowcharts.stories.generated_case import GeneratedCase

CASES = 1000
_SEED = 28
_QUARTER = 0.25
_OF_EVEN_SHARE = 1.5
"""An outcome may be that many times as frequent as if all were, where that is above a quarter."""
LEAST_SIDE, LEAST_OF_ALL = 0.1, 0.01
"""So many of the cases that are asked a decision have its rarest answer; or so many of all, where
that is less: an answer that ends the way at once leaves the more to be asked."""
_SELDOM_ASKED = 30
_OUT_OF_REACH = {("missed-trigger-2017-09", "when-you-do")}
"""It is asked of what was missed; the one “when you do” of which stories are written is announced
with its action, and so is never missed."""
LEAST_OF_A_KIND = 5
MOST_OF_A_CARD = 0.03
_CHARTS_OF_FEW_CARDS = 2
"""So many times as often as if all were told alike, a card may be told: old editions know few."""
COMPETITIVE_SHARE = 0.75
_ABOUT = 0.05
MOST_IDLE = 0.67
"""Of the stories that tell a fact, in so many it may decide nothing."""
_TOLD_IN_FEW = 0.1
MOST_WITH_A_PHRASE = 0.08
MOST_TOLD_RIGHT = 0.6
_LEARNT, _OTHERS = 2000, 500
_MORE = 1.2
"""Of so many times as many stories enough ask whether something was missed."""


def measured() -> list[Finding]:
    """The findings about cases of every edition, and about the words of today’s."""
    library = Library()
    policy = (Family.MISSED_TRIGGER, Family.REGULAR)
    charts = [chart.id for chart in library.charts() if chart.family in policy]
    found: list[Finding] = []
    for name in (TODAY, *charts):
        generator = library.generator(name)
        cases = list(islice(generator.cases(_SEED), CASES))
        found += balance(name, generator, cases)
    return [*found, *words(library, _LEARNT, _OTHERS)]


def balance(name: str, generator: Generator, cases: Sequence[GeneratedCase]) -> list[Finding]:
    """What those cases of a generator come to; all of it is written to the standard errors."""
    charts = {chart.id: chart for chart in generator.charts}
    findings = [
        Finding(f"{name}: cases that were asked for and not made", 0, CASES - len(cases), ""),
        *_outcomes(name, generator.charts, cases),
        *_decisions(name, cases),
        *_kinds(name, charts.values(), cases),
        *_facts(name, charts, cases),
        _cards(name, cases),
    ]
    if name == TODAY:
        at_competitive = _share(case.case.values["rel"] == "competitive" for case in cases)
        off = abs(at_competitive - COMPETITIVE_SHARE)
        told = f"{at_competitive:.1%} at Competitive REL"
        findings.append(Finding(f"{name}: off three of four", _ABOUT, off, "", told))
    return findings


def _outcomes(name: str, charts: Sequence[Chart], cases: Sequence[GeneratedCase]) -> list[Finding]:
    """The most frequent outcome; where cases come to a penalty, the most frequent of those, too.

    At both levels an outcome of the same name is one.
    """
    home = Counter(case.ruling[0].partition("/")[2] for case in cases)
    penalties = Counter(case.ruling[1] for case in cases if len(case.ruling) > 1)
    possible = {outcome.id for chart in charts for outcome in chart.outcomes}
    found = [_most_frequent(f"{name}: most frequent outcome", home, len(possible))]
    if penalties:
        found.append(_most_frequent(f"{name}: most frequent penalty", penalties, len(penalties)))
    return found


def _most_frequent(goal: str, counts: Counter[str], possible: int) -> Finding:
    _print(goal, {end: count / counts.total() for end, count in counts.most_common()})
    end, count = counts.most_common(1)[0]
    limit = max(_QUARTER, _OF_EVEN_SHARE / max(len(counts), possible))
    return Finding(goal, limit, count / counts.total(), "", end)


def _decisions(name: str, cases: Sequence[GeneratedCase]) -> list[Finding]:
    """How rare the rarest answer is of each decision that cases are asked."""
    answers: dict[tuple[str, str], Counter[str]] = {}
    for case in cases:
        for step in steps(case.walk.walk):
            counts = answers.setdefault(
                step.place, Counter(dict.fromkeys(step.decision.answers, 0))
            )
            counts[step.answer] += 1
    rarest = {
        f"{'/'.join(place)} {dict(counts)}": min(counts.values()) / counts.total()
        for place, counts in answers.items()
        if counts.total() >= _SELDOM_ASKED
    }
    _print(f"{name}: rarest answer of each decision", rarest)
    rare = sorted(
        f"{'/'.join(place)} {dict(counts)}"
        for place, counts in answers.items()
        if counts.total() >= _SELDOM_ASKED
        and place not in _OUT_OF_REACH
        and min(counts.values()) < min(LEAST_SIDE * counts.total(), LEAST_OF_ALL * len(cases))
    )
    goal = f"{name}: decisions with a side too rare"
    return [Finding(goal, 0, len(rare), "", "; ".join(rare))]


def _kinds(name: str, charts: Iterable[Chart], cases: Sequence[GeneratedCase]) -> list[Finding]:
    wanted = {kind: is_so for chart in charts for kind, is_so in kinds_of(chart).items()}
    many = {kind: sum(map(is_so, cases)) for kind, is_so in wanted.items()}
    _print(f"{name}: cases of each kind", many)
    few = [f"{kind}: {count}" for kind, count in many.items() if count < LEAST_OF_A_KIND]
    goal = f"{name}: kinds of case of fewer than {LEAST_OF_A_KIND}"
    return [Finding(goal, 0, len(few), "", "; ".join(few))]


def _facts(name: str, charts: Mapping[str, Chart], cases: Sequence[GeneratedCase]) -> list[Finding]:
    """How often a fact that is told decides nothing: changed, it changes no ruling."""
    idle: dict[str, float] = {}
    for fact in TOLD_FACTS:
        telling = [case for case in cases if fact.is_told(case)]
        if len(telling) < _TOLD_IN_FEW * len(cases):
            continue
        many = sum(not decides(charts[case.chart_id], case, fact) for case in telling)
        idle[f"{fact.fact}, told in {len(telling)}"] = many / len(telling)
    _print(f"{name}: told facts that decide nothing", idle)
    over = [f"{fact}: {share:.0%}" for fact, share in idle.items() if share > MOST_IDLE]
    goal = f"{name}: told facts that decide nothing in over {MOST_IDLE:.0%}"
    return [Finding(goal, 0, len(over), "", "; ".join(over))]


def _cards(name: str, cases: Sequence[GeneratedCase]) -> Finding:
    counts = Counter(case.card.name.en for case in cases)
    (card, count), *_ = counts.most_common(1)
    _print(f"{name}: cards", {each: c / len(cases) for each, c in counts.most_common(5)})
    limit = max(MOST_OF_A_CARD, _CHARTS_OF_FEW_CARDS / len(counts))
    told = f"{card}; {len(counts)} cards"
    return Finding(f"{name}: most frequent card", limit, count / len(cases), "", told)


def words(library: Library, learnt: int, others: int) -> list[Finding]:
    """Phrases that come too often, and how well words alone tell what was missed."""
    of_stories = library.stories(partial(read_stories, abilities=library.abilities))
    by_card = {(each.ability, each.card): each for each in of_stories.values()}
    many = int((learnt + others) * _MORE)
    cases = list(islice(library.generator(TODAY).cases(_SEED + 1), many))
    found: list[Finding] = []
    for language in (ENGLISH, JAPANESE):
        phrases = commonest_phrases([case.story for case in cases], language)
        _print(f"{language}: phrases", dict(phrases[:20]))
        phrase, share = phrases[0]
        goal = f"{language}: stories with the most frequent phrase"
        found.append(Finding(goal, MOST_WITH_A_PHRASE, share, "", phrase))
        bags = [
            bag_of_words(case, by_card.get((case.ability.id, case.card.id)), language)
            for case in cases
            if is_asked(case)
        ]
        telling = MissedWords(bags[:learnt])
        _print(f"{language}: words that tell a miss", telling.telling(30))
        accuracy = telling.balanced_accuracy(bags[learnt : learnt + others])
        goal = f"{language}: missed, told right by words alone"
        found.append(Finding(goal, MOST_TOLD_RIGHT, accuracy, "", f"{learnt} learnt"))
    return found


def _share(told: Iterable[bool]) -> float:
    found = list(told)
    return sum(found) / len(found)


def _print(title: str, rows: Mapping[str, float]) -> None:
    print(f"\n{title}", file=sys.stderr)
    for row, number in rows.items():
        shown = f"{number:6}" if isinstance(number, int) else f"{number:6.1%}"
        print(f"  {shown}  {row}", file=sys.stderr)
