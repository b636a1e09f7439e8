"""Sentences of a story: who did what, joined as each language joins it."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from flowcharts.model.text import Text

BAR = " | "
"""Stands between the verbs of words that tell of several."""
_PAST = "ました"
_DID_NOT = {"せず": "しません", "さず": "しません", "げず": "げません", "かず": "きません"}
"""How a Japanese clause ends that says what was not done, and how it does as a sentence."""
GOES_ON = {
    "していて": "しています",
    "しておらず": "していません",
    "があり": "があります",
    "がなく": "がありません",
    "はなく": "はありません",
    "で": "です",
}
"""How a Japanese clause about the board ends, and how it does as a sentence."""
_CONTROLS, _CONTROLLING = "コントロールしています", "コントロールしていて"
_MOST_CLAUSES = 2
"""So many are told in one Japanese sentence."""


class Clause(NamedTuple):
    """One player, and what that player did in a row."""

    who: str
    """A player’s letter; empty where the words have a subject of their own."""
    verbs: tuple[Text, ...]
    """Verbs with what belongs to them: “draws a card”, 「カードを引き」."""
    when: Text | None = None
    is_new: bool = False
    """Does somebody step in who did nothing so far?"""
    goes_on: bool = False
    """Is it the one of the sentence before who goes on?"""


def fill(text: Text, gaps: Mapping[str, Text]) -> Text:
    """The words with the gaps filled, which stand in braces as {P}; other braces are mana."""
    en, ja = text
    for gap, words in gaps.items():
        en = en.replace(gap, words.en)
        ja = ja.replace(gap, words.ja)
    return Text(en, ja)


def sentence(*clauses: Clause) -> Text:
    """The clauses as one sentence, told of what happened; in Japanese as short ones."""
    *before, last = map(_english, clauses)
    en = f"{', '.join(before)}, and {last}" if before else last
    starts = range(0, len(clauses), _MOST_CLAUSES)
    told = ("、".join(map(_japanese, clauses[at : at + _MOST_CLAUSES])) for at in starts)
    return Text(f"{_capital(en)}.", "".join(f"{_in_the_past(ja)}。" for ja in told))


def board_sentence(board: Text) -> Text:
    """A clause about the board, as a sentence of its own."""
    end = next((end for end in GOES_ON if board.ja.endswith(end)), "")
    ja = f"{board.ja.removesuffix(end)}{GOES_ON.get(end, '')}"
    return Text(f"{_capital(board.en)}.", f"{ja}。")


def scene_sentence(scene: Text, board: Text | None) -> Text:
    """Who controls what, and what else is on the table; in Japanese both control in one verb."""
    if board is None:
        return Text(f"{scene.en}.", f"{scene.ja}。")
    ja = f"{scene.ja}。{board_sentence(board).ja}"
    if scene.ja.endswith(f"を{_CONTROLS}") and board.ja.endswith(f"を{_CONTROLLING}"):
        one = without_comma(scene.ja).removesuffix(_CONTROLS)
        ja = f"{one}、{board.ja.removesuffix(_CONTROLLING)}{_CONTROLS}。"
    return Text(f"{scene.en}; {board.en}.", ja)


def without_comma(words: str) -> str:
    """Japanese words whose topic a comma sets apart, for the middle of a sentence."""
    return words.replace("は、", "は", 1)


def verbs_of(words: Text) -> Iterator[Text]:
    """The single verbs of words that tell of several, which a bar sets apart."""
    for en, ja in zip(words.en.split(BAR), words.ja.split(BAR), strict=True):
        yield Text(en, ja)


def listed(words: Iterable[str]) -> str:
    """What is counted up in English: “a, b and c”."""
    *before, last = words
    return f"{', '.join(before)} and {last}" if before else last


def _english(clause: Clause) -> str:
    when = f"{clause.when.en} " if clause.when is not None and clause.when.en else ""
    who = f"{clause.who} " if clause.who else ""
    return f"{when}{who}{listed(verb.en for verb in clause.verbs)}"


def _japanese(clause: Clause) -> str:
    when = clause.when.ja if clause.when is not None else ""
    done = "、".join(verb.ja for verb in clause.verbs)
    if clause.goes_on:
        return f"続けて、{done}"
    if clause.who and not clause.is_new:
        return f"{clause.who}は{when}{done}"
    return f"{when and f'{when}、'}{clause.who and f'{clause.who}が'}{done}"


def _in_the_past(words: str) -> str:
    for end, did_not in _DID_NOT.items():
        if words.endswith(end):
            return f"{words.removesuffix(end)}{did_not}でした"
    return f"{words}{_PAST}"


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
