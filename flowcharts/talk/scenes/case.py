"""A fresh case: one that was generated, made again from its id or stored with all that it is."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import chain, islice
from random import randrange
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, NamedTuple

from flowcharts.cards.card_origin import OF_CARD, CardOrigin
from flowcharts.cards.imported_card import IMPORTED
from flowcharts.cards.read_card import READ
from flowcharts.cases.ability import Ability
from flowcharts.cases.case import Case, FactError, read_fact, read_facts
from flowcharts.cases.case_scenario import scenario_of
from flowcharts.cases.contradictions import contradiction
from flowcharts.cases.decide import decide
from flowcharts.cases.facts import DAY, FACTS
from flowcharts.cases.forms import written as as_written
from flowcharts.cases.rule import NoRuleError
from flowcharts.cases.told_facts import FactKey, StoredFacts, case_told
from flowcharts.codec.tables import Table
from flowcharts.codec.values import written
from flowcharts.find.fold import fold
from flowcharts.library.case_reader import abilities_of
from flowcharts.library.content_files import OWN
from flowcharts.library.generator import TODAY
from flowcharts.library.library import Library, UnknownError
from flowcharts.model.chart import Chart
from flowcharts.model.scenario import NO_CARDS, Card, Quoted
from flowcharts.model.sub_charts import parts, rulings_of
from flowcharts.model.text import Text, with_colon
from flowcharts.model.walk import Walk
from flowcharts.stories.generated_case import GeneratedCase, NoCaseError, made_for
from flowcharts.talk.said import SheetWords
from flowcharts.talk.scene_kind import (
    CheckedScene,
    FieldKind,
    Offered,
    SceneField,
    SceneKind,
)
from flowcharts.talk.told_example import (
    TOLD_ON,
    AskedOf,
    BeginsAt,
    OnlyAsked,
    ToldExample,
    VotedOn,
    check_asked,
)
from flowcharts.traits import IdWord, SomeWords

if TYPE_CHECKING:  # whoever adds no such case reads no card
    from flowcharts.cards.card_cases import CardCase, CardCases

_LACKS = Text(
    "`{key}` is missing: a case stands with its card, chart, story and facts.",
    "`{key}` がありません。事例には、カード、チャート、状況、事実が揃って要ります。",
)
_NOT_TOLD = Text(
    "The facts do not tell {facts}, which “{decision}” asks for.",
    "「{decision}」に要る {facts} が、事実にありません。",
)

_STORE = Text(
    "{why} Store its card, story and facts beside it, and it stays.",
    "{why}カード、状況、事実を一緒に書いておけば、教材が変わっても残ります。",
)
_NOT_MADE = Text("The case {id} cannot be made.", "事例 {id} は作れません。")

_STORED = ("card", "story", "facts", "cards", "words")
_NEEDED = ("card", "chart", "story", "facts")
_FROM_ELSEWHERE = (OWN, READ, IMPORTED)
"""What the ids of cards begin with that do not come with the program: no other library has them."""
_FRESH = 24
"""So many fresh cases are offered to choose from."""
_FRESH_OF_CARDS = 8
"""And so many at each level of abilities without written stories."""
_SOUGHT = 600
"""No more are made to find one of a card that is asked for."""
_TRIES = 40
"""No more are drawn for them: of some cards too little is certain."""
_LOTS = 1 << 32


class WrittenCase(NamedTuple):
    """What a run sheet says of a case."""

    case: Annotated[
        SomeWords,
        SceneField(
            FieldKind.NONE,
            "The id of a case that was generated. With its chart, card, story and facts beside "
            "it, it can be shown whatever becomes of the content.",
        ),
    ]
    chart: Annotated[SomeWords | None, SceneField(FieldKind.NONE, TOLD_ON)] = None
    begin: BeginsAt = None
    ask: AskedOf = None
    vote: VotedOn = ()
    only: OnlyAsked = None
    card: Annotated[
        IdWord | None, SceneField(FieldKind.ID, "Of a case: the card whose trigger was missed.")
    ] = None
    title: Annotated[
        SheetWords,
        SceneField(
            FieldKind.SAID,
            "Of a case: what it is called; the name of the card where it is left out.",
            Text("Title, where it is not the card", "題名（カード名でない場合）"),
            Text("the title", "題名"),
            only_with="story",
        ),
    ] = SheetWords()
    story: Annotated[
        SheetWords | None,
        SceneField(
            FieldKind.STORY,
            "Of a case: what happened.",
            Text("Story", "状況"),
            Text("the story", "状況"),
            only_with="story",
        ),
    ] = None
    facts: Annotated[StoredFacts, SceneField(FieldKind.NONE, "Of a case: its facts.")] = (
        StoredFacts({})
    )
    cards: Annotated[
        Mapping[IdWord, Card],
        SceneField(
            FieldKind.NONE,
            "Of a case: its card as in a file of cards, where no library need have it.",
        ),
    ] = NO_CARDS
    words: Annotated[
        Mapping[FactKey, Quoted],
        SceneField(
            FieldKind.NONE, "Of a case with such a card: its words that show a fact, by its name."
        ),
    ] = MappingProxyType({})


def scene_of_case(case_id: str, chart_id: str, card: Card, story: Text, case: Case) -> Table:
    """A case as a scene of a run sheet: all of it, so that it stays.

    A card that does not come with the program goes with it, and what was read of its text.
    """
    told = {fact.key: case.values[name] for name, fact in FACTS.items() if name in case.values}
    facts = StoredFacts({key: as_written(value) for key, value in told.items()})
    scene = WrittenCase(case_id, chart_id, card=card.id, story=SheetWords(*story), facts=facts)
    if card.id.startswith(_FROM_ELSEWHERE):
        name = card.id.replace(":", "-")
        words = {FACTS[fact].key: said for fact, said in case.words.items() if said.en}
        scene = scene._replace(card=name, cards={name: card}, words=words)
    return written(scene)


def _read(scene: WrittenCase, library: Library) -> ToldExample:
    asked = (scene.ask, scene.vote, scene.begin, scene.only)
    if scene.story is None:
        made = _made_again(scene.case, library)
        told = scenario_of(made.id, made.card.marked_name, made.card, made.story, made.walk)
        return ToldExample(told, made.walk.walk.home.chart, *asked, made.walk.case)
    card = scene.cards.get(scene.card or "") or library.cards[scene.card or ""]
    if scene.cards:
        case = case_told(scene.facts.facts, scene.words)
    else:
        case = _with_words(read_facts(scene.facts.facts), card, library)
    day = case.values.get(DAY.name)
    chart = library.chart(scene.chart or "", str(day) if day is not None else None)
    decided = decide(chart, case)
    if decided.missing or decided.stopped is not None:
        raise ValueError(scene.case)
    title = scene.title.text or card.marked_name
    told = scenario_of(scene.case, title, card, scene.story.surely, decided)
    return ToldExample(told, chart, *asked, decided.case, scene.cards)


def _made_again(case_id: str, library: Library) -> "GeneratedCase | CardCase":
    """The case of that id.

    Raises:
        NoCaseError, UnknownError: it cannot be made.
    """
    if case_id.startswith(OF_CARD):
        with _card_cases(library) as source:
            return source.case_of(case_id)
    return library.generator(made_for(case_id) or TODAY).case_of(case_id)


def _with_words(case: Case, card: Card, library: Library) -> Case:
    """The case with the words of the card that show its facts."""

    def alike(ability: Ability) -> int:
        values = ability.case.values.items()
        return sum(case.values.get(name) == value for name, value in values)

    found = max(abilities_of(card.id, library.abilities), key=alike, default=None)
    return case if found is None else found.case.with_facts(case)


def _check(scene: CheckedScene) -> None:
    if not any(map(scene.has, _STORED)):
        return  # its id makes it again
    for key in _NEEDED:
        if not scene.has(key):
            scene.note(("case",), _LACKS.filled(key=key))
    if scene.words("card") not in scene.table("cards"):
        scene.check_card("card")
    name = scene.words("chart")
    chart = scene.chart(("chart",), name) if name else None
    facts = _checked_facts(scene)
    if chart is not None and facts is not None and scene.has("facts"):
        _check_decided(scene, chart, facts)


def _checked_facts(scene: CheckedScene) -> Case | None:
    """The facts; None where one of them is wrong."""
    values = {}
    is_sound = True
    for name, given in scene.table("facts").items():
        try:
            fact, value = read_fact(name, given)
            values[fact] = value
        except FactError as error:
            scene.note(("facts", name), error.said)
            is_sound = False
    return Case(values) if is_sound else None


def _check_decided(scene: CheckedScene, chart: Chart, case: Case) -> None:
    fault = contradiction(case)
    if fault is not None:
        scene.note(("facts",), fault)
        return
    try:
        decided = decide(chart, case)
    except NoRuleError as error:
        scene.note(("chart",), error.said)
        return
    if decided.stopped is not None:
        scene.note(("facts",), decided.stopped)
    elif decided.missing:
        missing = ", ".join(FACTS[name].key for name in decided.missing)
        at = decided.walk.here.id
        scene.note(("facts",), _NOT_TOLD.filled(facts=missing, decision=at))
    else:
        check_asked(scene, (step.decision for walk in parts(decided.walk) for step in walk.path))


def _gone(scene: Table, library: Library) -> Text | None:
    """Why a case that stands there by its id alone cannot be made again."""
    if "story" in scene:
        return None
    try:
        _made_again(scene["case"], library)
    except NoCaseError as error:
        return _STORE.filled(why=error.said)
    except UnknownError:
        return _STORE.filled(why=_NOT_MADE.filled(id=scene["case"]))
    return None


def _offered(library: Library) -> Iterator[Offered]:
    lots = randrange(_LOTS)  # noqa: S311  # nothing is secret
    made = islice(library.generator(TODAY).cases(lots), _FRESH)
    cases: Iterator[GeneratedCase | CardCase] = chain(made, _of_cards(library, lots))
    yield from map(_offer, cases)


def _further(written: str, library: Library) -> Iterator[Offered | None]:
    """Cases of a card of such a name, where there is one: most cards are not among the first."""
    wanted = fold(written)

    def is_named_so(card: Card) -> bool:
        return any(wanted in fold(name) for name in card.name)

    if not any(map(is_named_so, library.cards.values())):
        return
    lots = randrange(_LOTS)  # noqa: S311  # nothing is secret
    for made in islice(library.generator(TODAY).cases(lots), _SOUGHT):
        yield _offer(made) if is_named_so(made.card) else None


def _offer(case: "GeneratedCase | CardCase") -> Offered:
    words = with_colon(case.card.name, _end_of(case.walk.walk))
    return Offered(case.id, words, is_named_so=False)


def _of_cards(library: Library, lots: int) -> "Iterator[CardCase]":
    """Cases of abilities without written stories: of listed ones, one's own, and those of files."""
    with _card_cases(library) as source:
        for chart_id in (library.todays_chart_id, library.todays_regular_chart_id):
            drawn = islice(source.drawn(chart_id, lots, CardOrigin.LIBRARY), _TRIES)
            yield from islice(filter(None, drawn), _FRESH_OF_CARDS)


@contextmanager
def _card_cases(library: Library) -> "Iterator[CardCases]":
    from flowcharts.cards.card_cases import CardCases  # with all that reads a card
    from flowcharts.cards.other_cards import OtherCards

    others = OtherCards(library)
    try:
        yield CardCases(library, lambda: others)
    finally:
        others.forget()


def _end_of(walk: Walk) -> Text:
    """The end of a case: the exit, or the last outcome that rules."""
    ends = rulings_of(walk)
    end = walk.exit or (ends[-1] if ends else walk.here)
    return end.label.on_one_line()


def _added(case_id: str, library: Library) -> Table:
    made = _made_again(case_id, library)
    return scene_of_case(made.id, made.chart_id, made.card, made.story, made.case)


CASE = SceneKind(
    Text("Fresh case", "新しい事例"),
    WrittenCase,
    _read,
    check=_check,
    gone=_gone,
    offered=_offered,
    further=_further,
    unknown=Text(
        "There is no fresh case “{name}”: choose one from the list.",
        "「{name}」という事例はありません。一覧から選んでください。",
    ),
    added=_added,
)
