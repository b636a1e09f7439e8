"""What must hold of facts: each is known and can be so, and they lead where the answers lead."""

from flowcharts.cases.case import Case, FactError, fact_named, read_fact
from flowcharts.cases.contradictions import contradiction
from flowcharts.cases.decide import DecidedWalk, decide, differs_at
from flowcharts.cases.facts import DETRIMENTAL, EFFECTS_OF_IT, FACTS, REL, FactOf
from flowcharts.cases.forms import MomentForm, Value
from flowcharts.cases.rule import NoRuleError
from flowcharts.cases.rules import RULES
from flowcharts.cases.timeline import TURNS_SINCE
from flowcharts.checking.absent import no_such
from flowcharts.checking.content_file import ContentFile
from flowcharts.checking.wordless_charts import WordlessCharts
from flowcharts.codec.complaints import lacking
from flowcharts.codec.line_numbers import Where
from flowcharts.library.case_reader import ABILITY, CARDS, NO_FACTS, WORDS
from flowcharts.model.chart import Chart
from flowcharts.model.doubt_about import PARAGRAPH
from flowcharts.model.text import Text
from flowcharts.model.turns import STEPS, read_moment
from flowcharts.model.walk import Walk, WalkError, walk_by_names

_UNSTATED = Text(
    "These words show “{fact}”, which is not stated.",
    "「{fact}」を示す言葉ですが、その事実が書かれていません。",
)
_UNEXPLAINED = Text(
    "These words explain “{fact}”, which is not stated.",
    "「{fact}」を説明する言葉ですが、その事実が書かれていません。",
)
_LACKS = Text("`{key}` is missing: {about}", "`{key}` がありません：{about}")
_NOT_ON_CARD = Text(
    "“{words}” is not on the card, whose text is: “{text}”.",
    "カードに「{words}」とは書かれていません。その文章：「{text}」。",
)
_NOT_ASKED = Text(
    "Nothing asks for the fact {fact}: leave it out.",
    "事実 {fact} はどこでも使われません。外してください。",
)
_NO_ABILITY = Text(
    "There is no ability “{name}” in the files of cards.",
    "カードのファイルに、能力「{name}」がありません。",
)
_NOT_OF_ABILITY = Text(
    "The fact {name} is not one of an ability.", "事実 {name} は、能力の事実ではありません。"
)
_WRITTEN_SO = Text(
    "“{name}” is written `{key}` here.", "「{name}」は、ここでは `{key}` と書きます。"
)
_NOT_TOLD = Text(
    "The facts do not tell {facts}, which “{decision}” of {chart} asks for.",
    "{chart} の「{decision}」に要る {facts} が、事実にありません。",
)
_PART = Text(
    "The answers and the facts part at “{decision}” of {chart}{reasons}.",
    "{chart} の「{decision}」で、答えと事実が食い違います{reasons}。",
)
_REASONS = Text(": {facts}", "：{facts}")
_NO_REASONS = Text("", "")

_NOT_BY_PARAGRAPHS = Text(
    "`doubt-about` needs a table for each paragraph of the doubt: `doubt.{code}` has {count}, "
    "here are {of}.",
    "`doubt-about` には、疑いの段落ごとに表が1つ要ります。`doubt.{code}` は{count}段落、"
    "ここの表は{of}個です。",
)

_OF_MOMENT = {*STEPS, *TURNS_SINCE}
"""What a doubt says of a moment."""
_RULED = ("decision", "exit")
_CHOOSING_A_CHART = {REL.name}
"""What is asked before any chart is."""


def check_rules(file: ContentFile) -> None:
    """Note every rule named in the chart in *file* that there is not."""
    places: list[Where] = [("stops",)]
    for kind in _RULED:
        places += [(kind, row, "decides") for row in file.tables_at(kind)]
    for where in places:
        name = file.words_at(*where)
        if name is not None and name not in RULES:
            file.note(where, no_such("rule", name, RULES))
    decisions = file.tables_at("decision")
    for row in file.tables_at("exit"):
        asked_at = file.words_at("exit", row, "asked-at")
        if asked_at is not None and asked_at not in decisions:
            file.note(("exit", row, "asked-at"), no_such("decision", asked_at, decisions))


def check_doubts(file: ContentFile) -> None:
    """Note what is wrong with the cases that the doubts in the chart in *file* are about."""
    for kind in ("decision", "outcome"):
        for row in file.tables_at(kind):
            abouts = file.list_at(kind, row, "doubt-about")
            for place in range(len(abouts)):
                _check_doubt(file, kind, row, place)
            for code in ("en", "ja") if abouts else ():
                words = file.words_at(kind, row, "doubt", code)
                count = len(words.split(PARAGRAPH)) if words is not None else 0
                if count != len(abouts):
                    told = _NOT_BY_PARAGRAPHS.filled(
                        code=code, count=f"{count}", of=f"{len(abouts)}"
                    )
                    file.note((kind, row, "doubt-about"), told)


def _check_doubt(file: ContentFile, kind: str, row: str, place: int) -> None:
    where = (kind, row, "doubt-about", place)
    answers = file.table_at(kind, row, "branch")
    for number, answer in enumerate(file.list_at(*where, "answers")):
        if isinstance(answer, str) and answer not in answers:  # else its form says so
            file.note((*where, "answers", number), no_such("answer", answer, answers))
    for name in file.table_at(*where, "fact"):
        for number, value in enumerate(file.list_at(*where, "fact", name)):
            try:
                of_moment = _OF_MOMENT if isinstance(fact_named(name).form, MomentForm) else ()
                if isinstance(value, str) and value not in of_moment:
                    read_fact(name, value)
            except FactError as error:
                file.note((*where, "fact", name, number), error.said)


def check_abilities(file: ContentFile, cards: "dict[str, dict[str, str]]") -> None:
    """Note what is wrong with the abilities in *file*; *cards* are the texts of all cards."""
    for name in file.tables_at(ABILITY):
        where = (ABILITY, name)
        known = _facts(file, where, FactOf.ABILITY)
        for fact in (EFFECTS_OF_IT, DETRIMENTAL):
            if not file.has(*where, fact.key):
                file.note(where, _LACKS.filled(key=fact.key, about=fact.about))
        named = [card for card in file.list_at(*where, CARDS) if isinstance(card, str)]
        for place, card in enumerate(named):
            if card not in cards:
                note = no_such("card", card, cards)
                file.note((*where, CARDS, place), note)
        _check_words(file, where, known, [cards[card] for card in named if card in cards])


def _check_words(
    file: ContentFile, where: Where, known: dict[str, Value], texts: list[dict[str, str]]
) -> None:
    for fact in file.tables_at(*where, WORDS):
        if fact not in {FACTS[name].key for name in known}:
            file.note((*where, WORDS, fact), _UNSTATED.filled(fact=fact))
        for code in ("en", "ja"):
            words = file.words_at(*where, WORDS, fact, code)
            if words is None and any(code in text for text in texts):
                file.note((*where, WORDS, fact), lacking(code, f"words.{fact}.{code}"))
            for text in texts:
                if words is not None and code in text and words not in text[code]:
                    note = _NOT_ON_CARD.filled(words=words, text=text[code])
                    file.note((*where, WORDS, fact, code), note)


def check_facts(file: ContentFile, wordless: WordlessCharts, ability: Case | None) -> None:
    """Note what is wrong with the facts of the scenario in *file*.

    *ability*: what its ability is, where that is known.
    """
    if not file.has("facts"):
        return
    own = _facts(file, ("facts",), None)
    for fact in file.tables_at("facts", WORDS):
        if fact not in {FACTS[name].key for name in own}:
            file.note(("facts", WORDS, fact), _UNEXPLAINED.filled(fact=fact))
    for fact in own:
        if fact not in _CHOOSING_A_CHART and not _is_asked(fact, wordless):
            key = FACTS[fact].key
            file.note(("facts", key), _NOT_ASKED.filled(fact=key))
    if ability is None:
        name = file.words_at("facts", ABILITY)
        if name is not None:
            file.note(("facts", ABILITY), _NO_ABILITY.filled(name=name))
        return
    case = ability.with_facts(_with_moments(file, own).with_usual(FactOf.SITUATION))
    fault = contradiction(case)
    if fault is not None:
        file.note(("facts",), fault)
    elif not file.problems:
        _check_walks(file, wordless, case)


def _facts(file: ContentFile, where: Where, of: FactOf | None) -> dict[str, Value]:
    """The facts of a table, those that are wrong noted and left out."""
    known: dict[str, Value] = {}
    for name, given in file.table_at(*where).items():
        if name in NO_FACTS:
            continue
        try:
            if of is not None and fact_named(name).of is not of:
                file.note((*where, name), _NOT_OF_ABILITY.filled(name=name))
                continue
            read, value = read_fact(name, given)
        except FactError as error:
            is_fact = name.replace("-", "_") in FACTS
            file.note((*where, name), error.said if is_fact else no_such("fact", name, FACTS))
            continue
        if FACTS[read].key != name:
            file.note((*where, name), _WRITTEN_SO.filled(name=name, key=FACTS[read].key))
        known[read] = value
    return known


def _is_asked(fact: str, wordless: WordlessCharts) -> bool:
    return any(FACTS[fact] in rule.asks for rule in wordless.rules)


def _with_moments(file: ContentFile, own: dict[str, Value]) -> Case:
    values = dict(own)
    for key in ("missed", "noticed"):
        words = file.words_at(key)
        if words is not None:
            try:
                values[key] = read_moment(words)
            except ValueError:
                continue  # it is noted where the moments are checked
    return Case(values)


def _check_walks(file: ContentFile, wordless: WordlessCharts, case: Case) -> None:
    own = file.words_at("chart")
    for name in dict.fromkeys(filter(None, (own, *file.tables_at("also")))):
        if wordless.has_chart(name):
            chart = wordless.chart(name)
            told = _told(file, chart, is_own=name == own)
            where: Where = () if name == own else ("also", name)
            if told is not None:
                _check_same_ruling(file, where, _decided(chart, case), told)


def _decided(chart: Chart, case: Case) -> DecidedWalk | None:
    try:
        return decide(chart, case)
    except NoRuleError:
        return None


def _told(file: ContentFile, chart: Chart, *, is_own: bool) -> Walk | None:
    """The walk that the answers lead; None where they lead nowhere."""
    if is_own:
        words = {name: file.words_at("answer", name, "answer") for name in file.table_at("answer")}
        named = {name: answer for name, answer in words.items() if answer is not None}
    else:
        pairs = (str(word).partition("=") for word in file.list_at("also", chart.id, "answers"))
        named = {name: answer for name, _, answer in pairs}
    exit_id = file.words_at("exit") if is_own else None
    try:
        walk = walk_by_names(chart, named)
        return walk if exit_id is None else walk.left_by(exit_id)
    except WalkError:
        return None


def _check_same_ruling(
    file: ContentFile, where: Where, decided: DecidedWalk | None, told: Walk
) -> None:
    place = differs_at(decided, told) if decided is not None else None
    if decided is None or place is None:
        return
    chart, decision = place
    if decided.missing and decided.walk.here.id == decision:
        missing = ", ".join(FACTS[name].key for name in decided.missing)
        said = _NOT_TOLD.filled(facts=missing, decision=decision, chart=chart)
        file.note(("facts",), said)
        return
    reasons = decided.because(*place)
    shown = ", ".join(f"{each.fact.key} {_said(each.value)}" for each in reasons)
    because = _REASONS.filled(facts=shown) if shown else _NO_REASONS
    place_in_file = where or (("answer", decision) if file.has("answer", decision) else ("facts",))
    file.note(place_in_file, _PART.filled(decision=decision, chart=chart, reasons=because))


def _said(value: Value) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
