"""Draw stories without answers, to be ruled by readers who know no answer; the key goes to a file.

Run it as `python -m scripts.draw_stories --seed 1 --paths 150 --drills 40 --key KEY > STORIES`;
with `--pasted FOLDER 60 --paths 0` for cards that are not listed, of the corpora in that folder.
"""

# ruff: noqa: INP001  # a script

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain, islice
from pathlib import Path
from random import Random
from typing import NamedTuple

from flowcharts.cases.ability import Ability
from flowcharts.cases.awareness import awareness_of
from flowcharts.cases.case import Reading
from flowcharts.cases.decide import ContradictionError
from flowcharts.cases.fact_question import FactAnswer, FactQuestion, whose_turn
from flowcharts.cases.facts import MISSED
from flowcharts.cases.inquiry import Inquiry
from flowcharts.cases.questions import AFFECTED, QUESTIONS, TURN
from flowcharts.cases.told_answer import Origin
from flowcharts.library.library import Library
from flowcharts.library.todays_charts import todays_charts
from flowcharts.model.chart import Chart
from flowcharts.model.scenario import Card
from flowcharts.model.sub_charts import penalty_of, steps
from flowcharts.model.text import Language, Text
from flowcharts.practice.case_source import CaseSource
from flowcharts.practice.drills import DRILLS
from flowcharts.practice.hints import given_facts
from flowcharts.practice.question import DrillKind, StudyQuestion, TwoCases, TwoEditions
from flowcharts.practice.sought import Option
from flowcharts.practice.study_case import StudyCase
from flowcharts.stories.case_story import story_of
from scripts.pasted_abilities import PastedAbilities, PastedAbility

_LEVELS = ("competitive", "competitive", "regular")
_EITHER_PLAYER = frozenset(("sym-bad", "sym-good"))
"""Answers about an ability that triggers for either player."""
_UNLISTED = 0.25
"""So many of the paths are of a card that is not listed."""
_OTHERWISE = 0.35
"""So often something that is usual is said to be otherwise."""
_MOST_OF_A_RULING = 0.2
"""So many of them come to the same ruling, at most."""
_GENERATED = 60
"""So many fresh cases of each chart are looked through for the questions of a drill."""


class Drawn(NamedTuple):
    """Something to be solved, and its answer."""

    told: str
    key: str


class Words:
    """Texts in the language that is asked for."""

    def __init__(self, language: Language) -> None:
        self._language = language

    def of(self, text: Text) -> str:
        """The words, without readings, on one line."""
        return text.without_ruby().on_one_line().in_language(self._language)

    def card(self, card: Card) -> str:
        """What stands on a card."""
        lines = card.text.in_language(self._language) or card.text.en
        return f"{self.of(card.name)} {card.cost}: {' / '.join(lines.splitlines())}"


class _Begun(NamedTuple):
    """A case of a card, as far as it is answered."""

    kind: str
    inquiry: Inquiry
    card: tuple[str, ...]
    """The lines that tell what stands on it."""
    never: frozenset[str] = frozenset()
    """Answers that cannot be so of that card, by their ids."""


def draw_paths(library: Library, random: Random, number: int, words: Words) -> Iterator[Drawn]:
    """Paths of questions of Rule on it now, spread over kinds, turns, levels and answers."""
    return _paths(_listed_cards(library, random, words), random, number, words)


def draw_pasted(
    pasted: PastedAbilities, library: Library, random: Random, number: int, words: Words
) -> Iterator[Drawn]:
    """The same of cards that are not listed, as the program reads them."""
    charts = todays_charts(library)
    begun = (_begun_of(each, Inquiry(charts), random) for each in pasted.drawn(random))
    return _paths(begun, random, number, words)


def _paths(begun: Iterable[_Begun], random: Random, number: int, words: Words) -> Iterator[Drawn]:
    """So many, each ended and told once; no ruling comes too often."""
    used: Counter[tuple[str, ...]] = Counter()
    rulings: Counter[Text] = Counter()
    told_before: set[Text] = set()
    for each in begun:
        asked = each._replace(inquiry=each.inquiry.answered("rel", random.choice(_LEVELS)))
        answered = each._replace(inquiry=_answered(asked, used, random))
        inquiry = _otherwise(answered, random)
        story, (ending,) = story_of(inquiry), inquiry.endings
        if story not in told_before and rulings[ending.label] <= number * _MOST_OF_A_RULING:
            told_before.add(story)
            rulings[ending.label] += 1
            yield Drawn(_told(inquiry, each.card, story, words), _ruling(inquiry, words))
        if len(told_before) == number:
            return


def _listed_cards(library: Library, random: Random, words: Words) -> Iterator[_Begun]:
    charts = todays_charts(library)
    by_kind: dict[str, list[Ability]] = {}
    for ability in library.abilities.values():
        if ability.cards:
            by_kind.setdefault(_kind(ability), []).append(ability)
    while True:
        kind = random.choice([*by_kind])
        ability = random.choice(by_kind[kind])
        card = library.cards[ability.cards[0]]
        if random.random() < _UNLISTED:
            yield _Begun(kind, Inquiry(charts), ())
        else:
            yield _Begun(kind, Inquiry(charts, card, ability), (words.card(card),))


def _begun_of(pasted: PastedAbility, of_any: Inquiry, random: Random) -> _Begun:
    given, (card, ability, said) = pasted.given, pasted.found
    lines = [f"{given.name} — {given.types}: {' / '.join(given.text.splitlines())}"]
    if said is not None and said.en != given.text:
        lines.append(f"Asked about is: {said.en}")
    inquiry = replace(of_any, card=card, ability=ability)
    if TURN.id not in ability.usual:
        inquiry = inquiry.answered(TURN.id, random.choice(pasted.turns))
    return _Begun(_kind(ability), inquiry, tuple(lines), _EITHER_PLAYER - {pasted.harms})


def _kind(ability: Ability) -> str:
    kind = ability.case.values["kind"]
    return awareness_of(Reading(ability.case)) if kind == "trigger" else "other"


def _answered(begun: _Begun, used: Counter[tuple[str, ...]], random: Random) -> Inquiry:
    """All that is asked, answered; what was answered least so far comes first."""
    inquiry = begun.inquiry
    while (question := inquiry.question) is not None:
        answers = [each for each in _possible(inquiry, question) if each.id not in begun.never]
        random.shuffle(answers)
        answer = min(answers, key=lambda each: used[begun.kind, question.id, each.id])
        used[begun.kind, question.id, answer.id] += 1
        inquiry = inquiry.answered(question.id, answer.id)
    return inquiry


def _possible(inquiry: Inquiry, question: FactQuestion) -> tuple[FactAnswer, ...]:
    """What may be answered; what happens to each player does in the turn of that one."""
    case = inquiry.decided.case
    if question is AFFECTED and MISSED.name in case.values:
        return tuple(each for each in question.answers if each.id == whose_turn(Reading(case)))
    return question.answers


def _otherwise(begun: _Begun, random: Random) -> Inquiry:
    """Its case, now and then with something that is usual said to be otherwise."""
    inquiry = begun.inquiry
    assumed = [
        told.question
        for told in inquiry.told
        if told.origin is Origin.ASSUMED and told.question.is_usual  # the card says whose turn
    ]
    if not assumed or random.random() >= _OTHERWISE:
        return inquiry
    question = random.choice(assumed)
    answer = random.choice([each for each in question.answers if _is_sensible(inquiry, each)])
    changed = inquiry.answered(question.id, answer.id)
    try:
        return _answered(begun._replace(inquiry=changed), Counter(), random)
    except ContradictionError:
        return inquiry


def _is_sensible(inquiry: Inquiry, answer: FactAnswer) -> bool:
    """Can it be so of that card? No card is shown that it does not tell to reveal."""
    if answer.id == "withheld":
        return dict(inquiry.given).get("last-action") != "yes"  # nobody offers that player a backup
    if answer.id == "half":
        return dict(inquiry.given).get("acts") == "mentioned"
    return answer.id != "unrevealed" or (
        inquiry.card is not None and "reveal" in inquiry.card.text.en.casefold()
    )


def _told(inquiry: Inquiry, card: tuple[str, ...], story: Text, words: Words) -> str:
    chart = inquiry.walk.home.chart
    lines = [words.of(chart.edition.badge), *card, words.of(story)]
    if inquiry.ability is not None:
        lines += _found(_asked_of_card(inquiry), words)
    return "\n".join([*lines, "What is the ruling, and who gets which penalty?"])


def _asked_of_card(inquiry: Inquiry) -> Iterator[Text]:
    """What had to be asked about a card that has facts; no story tells that."""
    for name, given in inquiry.given:
        answer = QUESTIONS[name].answer(given) if name in QUESTIONS else None
        if answer is not None and answer.story is not None and QUESTIONS[name].is_printed:
            yield answer.story


def _ruling(inquiry: Inquiry, words: Words) -> str:
    (ending,) = inquiry.endings
    penalty = penalty_of(ending.walk)
    gets = words.of(penalty.controller) if penalty is not None else "-"
    way = " ".join(f"{step.decision.id}={step.answer}" for step in steps(ending.walk))
    given = " ".join(f"{question}={answer}" for question, answer in inquiry.given)
    ability = inquiry.ability.id if inquiry.ability is not None else "unlisted"
    return f"{words.of(ending.label)} | {gets} | {ability} | {given} | {way}"


def draw_drills(library: Library, random: Random, number: int, words: Words) -> Iterator[Drawn]:
    """Questions of each drill, as a learner sees them."""
    source = CaseSource(library, library.generator)
    charts = [chart for chart in library.charts() if chart.family is not None]
    cases = {chart.id: _cases(source, chart, random) for chart in charts}
    for kind in DRILLS.values():
        told: set[str] = set()
        for question in _questions(kind, source, cases, random):
            drawn = _asked(kind, question, words)
            if drawn.told not in told:
                told.add(drawn.told)
                yield drawn
            if len(told) == number:
                break


def _cases(source: CaseSource, chart: Chart, random: Random) -> list[StudyCase]:
    try:
        generated = list(islice(source.generated(chart.id, random.randrange(1 << 30)), _GENERATED))
    except ValueError:
        generated = []  # no cases are made for it
    cases = [*source.written(chart.id), *generated]
    random.shuffle(cases)
    return cases


def _questions(
    kind: DrillKind, source: CaseSource, cases: dict[str, list[StudyCase]], random: Random
) -> Iterator[StudyQuestion]:
    """Questions of a drill, one of each chart in turn."""
    of_charts = [_of_chart(kind, source, found, random) for found in cases.values()]
    while of_charts:
        for questions in list(of_charts):
            question = next(questions, None)
            if question is None:
                of_charts.remove(questions)
            else:
                yield question


def _of_chart(
    kind: DrillKind, source: CaseSource, cases: list[StudyCase], random: Random
) -> Iterator[StudyQuestion]:
    for case in cases:
        details = list(kind.details(case, source))
        random.shuffle(details)
        asked = (kind.ask(case, source, detail) for detail in details)
        question = next((each for each in asked if each is not None), None)
        if question is not None:
            yield question


def _asked(kind: DrillKind, question: StudyQuestion, words: Words) -> Drawn:
    case, told = question.case, question.told
    second = told.second if isinstance(told, TwoCases) else None
    lines = [f"[{words.of(kind.name)}] {words.of(case.chart.edition.badge)}"]
    lines += [words.card(card) for card in case.cards]
    lines.append(words.of(case.story))
    lines += _found(given_facts(case, second), words)
    if isinstance(told, TwoCases):
        lines.append(f"The other case: {words.of(told.second.story)}")
        lines += _found(given_facts(told.second, case), words)
        lines.append(words.of(told.difference))
    if isinstance(told, TwoEditions):
        lines.append(f"The other edition: {words.of(told.other.chart.edition.badge)}")
    lines.append(words.of(question.asked))
    keys = [_option_words(question.options, question.right, words)] if question.options else []
    lines += _listed(question.options, words)
    for each in question.predictions:
        lines += [words.of(each.asked), *_listed(each.options, words)]
        keys.append(_option_words(each.options, each.right, words))
    return Drawn("\n".join(lines), " | ".join([*keys, case.id, question.detail]))


def _found(facts: Iterable[Text], words: Words) -> list[str]:
    return [f"The judge has found: {words.of(each)}" for each in facts]


def _listed(options: Iterable[Option], words: Words) -> list[str]:
    return [f"  - {words.of(each.words)}" for each in options]


def _option_words(options: Iterable[Option], right: str, words: Words) -> str:
    return next((words.of(each.words) for each in options if each.id == right), right)


def main() -> None:
    """Print the stories, and write the key to its file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--paths", type=int, default=150, help="paths of Rule on it now")
    parser.add_argument("--drills", type=int, default=0, help="questions of each drill")
    parser.add_argument("--pasted", nargs=2, metavar=("FOLDER", "N"), help="so many of the corpora")
    parser.add_argument("--language", choices=[*Language], default=Language.ENGLISH, type=Language)
    parser.add_argument("--key", type=Path, required=True, help="the file of the answers")
    asked = parser.parse_args()
    library, words = Library(), Words(asked.language)
    lots = [Random(f"{asked.seed}-{each}") for each in ("paths", "drills", "pasted")]  # noqa: S311 # no secret
    paths = draw_paths(library, lots[0], asked.paths, words) if asked.paths else ()
    drills = draw_drills(library, lots[1], asked.drills, words) if asked.drills else ()
    pasted: Iterable[Drawn] = ()
    passed_over: Counter[str] = Counter()
    if asked.pasted:
        folder, wanted = asked.pasted
        if not wanted.isdecimal():
            parser.error(f"--pasted: how many? “{wanted}” is no number; write it after the folder.")
        abilities = PastedAbilities(Path(folder), library)
        passed_over = abilities.passed_over
        pasted = draw_pasted(abilities, library, lots[2], int(wanted), words)
    keys = []
    for number, each in enumerate(chain(paths, drills, pasted), start=1):
        print(f"{number}. {each.told}\n")
        keys.append(f"{number}. {each.key}\n")
    asked.key.write_text("".join(keys), encoding="utf-8")
    for reason, count in passed_over.most_common():
        print(f"Passed over: {count}, {reason}", file=sys.stderr)


if __name__ == "__main__":
    main()
