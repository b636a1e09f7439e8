"""What must hold of the stories of abilities: each can be told, and none says how it is ruled."""

import re

from flowcharts.checking.absent import no_such, unfilled
from flowcharts.checking.answered_facts import faults_of_answer
from flowcharts.checking.content_file import ContentFile, texts
from flowcharts.checking.known_content import KnownContent
from flowcharts.codec.line_numbers import Where
from flowcharts.codec.tables import MISTAKES, Table
from flowcharts.library.case_reader import ABILITY, CARDS, read_abilities
from flowcharts.library.generator import (
    FILLER,
    FORMER,
    PHRASE,
    SAID,
    SHOWN,
    STORY,
    WAY,
    read_stories,
)
from flowcharts.model.advice import advised
from flowcharts.model.text import Text
from flowcharts.stories.ability_story import StoryKey, Whose
from flowcharts.stories.choices import Deadline, deadline_of, handlings_of
from flowcharts.stories.filler import GAPS_FOR_FILLERS
from flowcharts.stories.sentences import BAR, GOES_ON
from flowcharts.stories.shown_fact import DISRUPTIVE
from flowcharts.stories.story_way import TOLD_ONCE, StoryPart

_HAS_TO_GO_ON = Text(
    "This has to go on: end it with {ends}.",
    "文が続く形にします。{ends} のどれかで終えてください。",
)
_BARS = Text(
    "Both languages need the same number of verbs between bars.",
    "縦線で囲んだ動詞の数を、両方の言語で揃えてください。",
)
_GIVES_AWAY = Text(
    "“{words}” tells how it is ruled: say what happened.",
    "「{words}」で裁定が分かってしまいます。起きたことを書いてください。",
)
_BY_LETTERS = Text(
    "“{word}”: A and B are called by their letters.",
    "「{word}」ではなく、AやBの文字で書きます。",
)
_NOT_ITS_CARD = Text(
    "“{card}” does not have it. {advice}", "「{card}」はこの能力を持ちません。{advice}"
)
_WHICH_CARD = Text(
    "Say which card it is told of: `card`.", "どのカードの話かを `card` に書いてください。"
)
_LACKS = Text(
    "`{key}` is missing: this ability has to be shown as “{deadline}”.",
    "`{key}` がありません。この能力は「{deadline}」の形で示されるものです。",
)
_NOT_ONCE = Text(
    "A way to tell a story has one of these: {parts}.",
    "話の語り方には、次のうちのどれか1つだけを入れます：{parts}。",
)
_NO_CASE = Text("Nothing tells how a case of it goes.", "事例の経過を語る文がありません。")

_GAP = re.compile(r"\{([A-Za-z-]+)\}")
_GAPS = {"P", "Q", "X", *GAPS_FOR_FILLERS}
_GAPS_OF_PHRASES = {
    *_GAPS,
    "W",
    "about",
    "asks",
    "because",
    "calls",
    "does",
    "now",
    "said",
    "when",
    "wish",
    "wishes",
}
_GAPS_OF_FILLERS = {"P", "Q", "C"}
_GAPS_BY_TABLE = {
    PHRASE: _GAPS_OF_PHRASES,
    SAID: _GAPS_OF_PHRASES,
    FILLER: _GAPS_OF_FILLERS,
}
_SYMBOLS = {*"WUBRGCTE"}
_GIVEN_AWAY = re.compile(
    r"\b(?:forg[eo]t|forgets|miss(?!ed trigger)(?:es|ed)?|remembers?|in time|too late|"
    r"still|finally|should)\b|忘れ(?!〕)|見落と|思い出|間に合|しまっ|本来|はずで|やっと",
    re.IGNORECASE,
)
"""What tells how a case is ruled, or hints at it."""
_QUOTED = re.compile("“[^”]*”|「[^」]*」")
"""What a player says, who may be wrong."""
_SPOKEN = {
    *(StoryKey.CALLS, StoryKey.CLAIM, StoryKey.ASKED),
    *("objects", "refuses", "refuses-silence"),
}
"""The keys of words that a player says, and that stand without quotation marks."""
_PRONOUN = re.compile(r"\b(?:he|she|they|him|her|them|his|their)\b", re.IGNORECASE)
_NEEDED = {
    Deadline.CHOICE: (),
    Deadline.SEEN: (),
    Deadline.FORBIDS: (StoryKey.TRIES, StoryKey.STOPS, StoryKey.UNDONE),
    Deadline.UNSEEN: (StoryKey.RIGHT,),
    Deadline.NEVER: (),
}


def given_away(words: str) -> str | None:
    """What of a story’s *words* tells how the case is ruled; what a player says does not."""
    found = _GIVEN_AWAY.search(_QUOTED.sub("", words))
    return None if found is None else found[0]


def check_stories(file: ContentFile, known: KnownContent) -> None:
    """Note what is wrong with the stories and phrases in *file*."""
    _check_texts(file)
    for name, row in file.tables_at(WAY).items():
        _check_way(file, (WAY, name), row)
    for name in file.tables_at(FILLER):
        _check_filler(file, (FILLER, name), known)
    for name, row in file.tables_at(STORY).items():
        for told in (StoryKey.BOARD, StoryKey.HARMLESS, StoryKey.HARMFUL, StoryKey.LATER):
            ja = file.words_at(STORY, name, told, "ja")
            if ja is not None and not ja.endswith(tuple(GOES_ON)):
                ends = ", ".join(GOES_ON)
                file.note((STORY, name, told, "ja"), _HAS_TO_GO_ON.filled(ends=ends))
        for told in (StoryKey.EVENT, StoryKey.DOES):
            _check_bars(file, (STORY, name, told), row.get(told))
        _check_story(file, (STORY, name), known)
        _check_hinges(file, (STORY, name), known)
    for name, row in file.tables_at(SHOWN).items():
        _check_shown(file, (SHOWN, name), row, known)


def _check_hinges(file: ContentFile, where: Where, known: KnownContent) -> None:
    hinges = file.words_at(*where, "hinges")
    for name in (hinges, f"{hinges}-then") if hinges is not None else ():
        if name not in known.phrases:
            file.note((*where, "hinges"), no_such("phrase", name, known.phrases))


def _check_shown(file: ContentFile, where: Where, row: Table, known: KnownContent) -> None:
    """A fact that can be so, shown by what stories tell."""
    fact, value = row.get("fact"), row.get("value")
    if isinstance(fact, str) and isinstance(value, list):
        for fault in faults_of_answer(fact, value[0] if fact == DISRUPTIVE else value):
            file.note((*where, "value"), fault)
    told = {*known.phrases, *StoryKey}
    happenings = row.get("happenings")
    for name in happenings if isinstance(happenings, list) else ():
        if name not in told:
            file.note((*where, "happenings"), no_such("phrase", str(name), told))


def _check_texts(file: ContentFile) -> None:
    for where, words in texts(file.table):
        if where[0] in (SHOWN, FORMER):
            continue  # a source, which no story tells
        gaps = _GAPS_BY_TABLE.get(str(where[0]), _GAPS)
        for code in ("en", "ja"):
            if isinstance(words.get(code), str):
                _check_words(file, (*where, code), words[code], gaps)


def _check_filler(file: ContentFile, where: Where, known: KnownContent) -> None:
    card = file.words_at(*where, "card")
    if card is not None and card not in known.cards:
        file.note((*where, "card"), no_such("card", card, known.cards))


def _check_way(file: ContentFile, where: Where, row: Table) -> None:
    """Each case has to be told whole, whichever way is drawn."""
    parts = row.get("parts")
    if not isinstance(parts, list):
        return
    for alike in TOLD_ONCE:
        if sum(part in parts for part in alike) != 1:
            file.note((*where, "parts"), _NOT_ONCE.filled(parts=", ".join(alike)))
    for part in parts:
        if part not in list(StoryPart):
            file.note((*where, "parts"), no_such("part", part, list(StoryPart)))


def _check_bars(file: ContentFile, where: Where, words: object) -> None:
    counted = {str(said).count(BAR) for said in words.values()} if isinstance(words, dict) else {}
    if len(counted) > 1:
        file.note(where, _BARS)


def _check_words(file: ContentFile, where: Where, words: str, gaps: set[str]) -> None:
    for gap in _GAP.findall(words):
        if gap not in gaps | _SYMBOLS:
            file.note(where, unfilled(gap, sorted(gaps)))
    given = given_away(words)
    if given is not None and not _SPOKEN & {*where}:
        file.note(where, _GIVES_AWAY.filled(words=given))
    pronoun = _PRONOUN.search(_GAP.sub("", words))
    if pronoun is not None and where[-1] == "en":
        file.note(where, _BY_LETTERS.filled(word=pronoun[0]))


def _check_story(file: ContentFile, where: Where, known: KnownContent) -> None:
    ability_id, card = file.words_at(*where, "ability"), file.words_at(*where, "card")
    if ability_id is None:
        return
    if ability_id not in known.abilities:
        file.note((*where, "ability"), no_such("ability", ability_id, known.abilities))
        return
    row = known.file(known.abilities[ability_id]).table_at(ABILITY, ability_id)
    cards = [name for name in row.get(CARDS, ()) if isinstance(name, str)]
    if card is not None and card not in (cards or known.cards):
        file.note((*where, "card"), _NOT_ITS_CARD.filled(card=card, advice=advised(card, cards)))
    elif card is None and len(cards) != 1:
        file.note(where, _WHICH_CARD)
    else:
        _check_tellable(file, where, ability_id, row)


def _check_tellable(file: ContentFile, where: Where, ability_id: str, row: Table) -> None:
    try:
        ability = read_abilities({ABILITY: {ability_id: row}})
        table = {"card": "", **file.table_at(*where)}
        (story,) = read_stories({STORY: {str(where[-1]): table}}, ability).values()
    except (*MISTAKES, ValueError):
        return  # it is noted where its form is checked
    deadline = deadline_of(ability[ability_id].case)
    needed = list(_NEEDED[deadline])
    if story.turn is not Whose.OWN and deadline in (Deadline.SEEN, Deadline.CHOICE):
        needed.append(StoryKey.CALLS)
    for told in needed:
        if not story.has(told):
            file.note(where, _LACKS.filled(key=told, deadline=deadline))
    if not list(handlings_of(story, deadline)):
        file.note(where, _NO_CASE)
