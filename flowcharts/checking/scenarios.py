"""What must hold in a worked example: its answers lead where it says, each with its reasons."""

from collections.abc import Callable
from pathlib import Path

from flowcharts.cases.case import Case
from flowcharts.checking.absent import no_such
from flowcharts.checking.answers import GivenAnswers, check_given_answers
from flowcharts.checking.content_file import ContentFile
from flowcharts.checking.evidence import CardTexts, check_cards_named, check_evidence
from flowcharts.checking.facts import check_facts
from flowcharts.checking.known_content import KnownContent
from flowcharts.checking.moments import check_moments
from flowcharts.checking.scripts import check_scripts
from flowcharts.checking.wordless_charts import WordlessCharts
from flowcharts.codec.line_numbers import Where
from flowcharts.codec.tables import MISTAKES
from flowcharts.library.case_reader import ABILITY, read_abilities
from flowcharts.model.advice import advised
from flowcharts.model.chart import Chart
from flowcharts.model.text import Text
from flowcharts.suggestions import meant

_TWO_ENDS = Text(
    "It has both `outcome` and `exit`: a case ends in one of them.",
    "`outcome` と `exit` の両方があります。事例の終わりは、どちらか1つです。",
)
_NO_END = Text(
    "It has neither `outcome` nor `exit`: say where the case ends.",
    "`outcome` も `exit` もありません。事例の終わりを書いてください。",
)
_NO_EXIT = Text(
    "“{name}” is no exit of {chart}. {advice}", "{chart} に `exit`「{name}」はありません。{advice}"
)
_OWN_CHART = Text(
    "{chart} is the example’s own chart: name another edition.",
    "{chart} は、この例題そのもののチャートです。別の版を書いてください。",
)
_TWICE = Text("“{name}” is answered twice.", "「{name}」に2回答えています。")
_NO_REASON = Text(
    "`{key}` is missing: say {what} (only a choice of the opponent needs none).",
    "`{key}` がありません。{what}を書いてください（要らないのは、対戦相手が選ぶときだけです）。",
)
_REASONS = {
    "wrong": Text("why the other answer is wrong", "もう一方の答えがなぜ誤りか"),
    "evidence": Text("what decides it", "何が決め手か"),
}

LeanOn = Callable[[Where, Path], None]
"""Notes where a file that is needed has mistakes of its own."""


def check_scenario(
    file: ContentFile, known: KnownContent, wordless: WordlessCharts, lean_on: LeanOn
) -> None:
    """Note what is wrong with the scenario in *file*."""
    chart = _chart_of(file, known, wordless, lean_on)
    _check_ends(file)
    check_moments(file, chart)
    check_cards_named(file, known.cards)
    check_evidence(file, _card_texts(file, known, lean_on))
    check_scripts(file)
    if chart is not None:
        _check_walk(file, chart)
    _check_other_editions(file, wordless, tuple(known.charts))
    check_facts(file, wordless, _ability_of(file, known, lean_on))


def _chart_of(
    file: ContentFile, known: KnownContent, wordless: WordlessCharts, lean_on: LeanOn
) -> Chart | None:
    name = file.words_at("chart")
    if name in known.charts:
        lean_on(("chart",), known.charts[name])
        return wordless.chart(name) if wordless.has_chart(name) else None
    if name is not None:
        file.note(("chart",), no_such("chart", name, known.charts))
    return None


def _ability_of(file: ContentFile, known: KnownContent, lean_on: LeanOn) -> Case | None:
    """The facts of the ability that the scenario in *file* is about."""
    name = file.words_at("facts", ABILITY)
    path = known.abilities.get(name) if name is not None else None
    if path is None or name is None:
        return None
    lean_on(("facts", ABILITY), path)
    row = known.file(path).table_at(ABILITY, name)
    try:
        return read_abilities({ABILITY: {name: row}})[name].case
    except MISTAKES:
        return None


def _card_texts(file: ContentFile, known: KnownContent, lean_on: LeanOn) -> CardTexts:
    found: dict[str, dict[str, str]] = {}
    for written in file.list_at("cards"):
        name = meant(written, known.cards) if isinstance(written, str) else None
        if name is not None:
            path = known.cards[name]
            lean_on(("cards",), path)
            texts = known.file(path).table_at("card", name, "text")
            found[written] = {
                code: words.strip() for code, words in texts.items() if isinstance(words, str)
            }
    return found


def _check_ends(file: ContentFile) -> None:
    """Note where the scenario in *file* states no end, or two."""
    has_outcome, has_exit = file.has("outcome"), file.has("exit")
    if has_outcome and has_exit:
        file.note(("exit",), _TWO_ENDS)
    elif not has_outcome and not has_exit:
        file.note((), _NO_END)


def _check_walk(file: ContentFile, chart: Chart) -> None:
    """Note where the answers lead on *chart*, if not where the scenario says."""
    exit_id = file.words_at("exit")
    if exit_id is not None and exit_id not in chart.exits:
        hint = advised(exit_id, chart.exits)
        file.note(("exit",), _NO_EXIT.filled(name=exit_id, chart=chart.id, advice=hint))
    names = list(file.table_at("answer"))
    words = {name: file.words_at("answer", name, "answer") for name in names}
    given = GivenAnswers(
        file,
        chart,
        where=(),
        places={name: ("answer", name) for name in names},
        answers={name: answer for name, answer in words.items() if answer is not None},
    )
    check_given_answers(given)
    for name in names:
        _check_reasons(given, name)


def _check_other_editions(
    file: ContentFile, wordless: WordlessCharts, charts: tuple[str, ...]
) -> None:
    """Note where the same case on other editions does not lead where it says."""
    for name in file.tables_at("also"):
        where = ("also", name)
        if name not in charts:
            file.note(where, no_such("chart", name, charts))
        elif name == file.words_at("chart"):
            file.note(where, _OWN_CHART.filled(chart=name))
        elif wordless.has_chart(name):
            check_given_answers(_answers_on(file, wordless.chart(name), where))


def _answers_on(file: ContentFile, chart: Chart, where: tuple[str, str]) -> GivenAnswers:
    places: dict[str, tuple[str | int, ...]] = {}
    answers: dict[str, str] = {}
    for place, word in enumerate(file.list_at(*where, "answers")):
        if isinstance(word, str) and "=" in word:
            name, _, answer = word.partition("=")
            if name in places:
                file.note((*where, "answers", place), _TWICE.filled(name=name))
            places[name] = (*where, "answers", place)
            answers[name] = answer
    return GivenAnswers(file, chart, where, places, answers)


def _check_reasons(given: GivenAnswers, name: str) -> None:
    """Every answer has its evidence and the mistake behind the other, if nobody may choose it."""
    questions = given.questions(name)
    if not questions or all(decision.asks_opponent for _, decision in questions):
        return
    for key, what in _REASONS.items():
        if not given.file.has("answer", name, key):
            given.file.note(
                ("answer", name),
                _NO_REASON.filled(key=key, what=what),
            )
