"""Sentences of a story: who did what, joined as each language joins it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import cycle
from typing import NamedTuple

from flowcharts.model.text import Text

BAR = " | "
"""Stands between the verbs of words that tell of several."""
_PAST = "ました"


class _NotDone(NamedTuple):
    """How a Japanese verb ends that says what was not done."""

    ending: str
    """At the end of a sentence, before でした."""
    before: str
    """Before まま and what was done instead."""


_DID_NOT = {
    "させず": _NotDone("させません", "させない"),
    "せず": _NotDone("しません", "しない"),
    "さず": _NotDone("しません", "さない"),
    "げず": _NotDone("げません", "げない"),
    "かず": _NotDone("きません", "かない"),
}
"""By how it ends where the clause goes on; the longer ending first."""
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
_SAYS_WHEN = ("戦闘後", "戦闘のあと", "そのまま")
_UNTAPS, _DRAWS = "アンタップし", ("カードを", "1枚引", "ドロー")
_MOST_CLAUSES = 2
"""So many are told in one Japanese sentence."""
_MOST_VERBS = 3
"""The same, of one player."""
_MOST_VERBS_OF_TWO = 2
"""The same, of two."""
_MOST_ENGLISH_VERBS = 5


class Clause(NamedTuple):
    """One player, and what that player did in a row."""

    who: str
    """A player’s letter; empty where the words have a subject of their own."""
    verbs: tuple[Text, ...]
    """Verbs with what belongs to them: “draws a card”, 「カードを引き」."""
    when: Text | None = None
    is_new: bool = False
    """Does somebody step in who did nothing so far?"""
    goes_on: Text | None = None
    """How it is told that the one of the sentence before goes on; None where it is another."""
    ends: bool = False
    """Does nothing else stand in its sentence?"""


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


def as_sentence(words: Text) -> Text:
    """Words that have all of a sentence but its capital and its stop."""
    en, ja = _capital(" ".join(words.en.split())), words.ja.removeprefix("、")
    return Text(
        en if en.endswith((".", ".”", "?”", "!”", ":")) else f"{en}.",
        ja if ja.endswith("。") else f"{ja}。",
    )


def english_sizes(clauses: Sequence[Clause], most: int) -> Iterator[int]:
    """How many clauses stand in each English sentence, at most so many, and few verbs."""
    size = verbs = 0
    for place, clause in enumerate(clauses):
        is_same = place > 0 and clauses[place - 1].who == clause.who
        is_full = size == most or verbs + len(clause.verbs) > _MOST_ENGLISH_VERBS
        if size and (is_full or is_same or clauses[place - 1].ends):
            yield size
            size = verbs = 0
        size += 1
        verbs += len(clause.verbs)
    yield size


def told_in_sentences(
    clauses: Sequence[Clause], sizes: Sequence[int], going_on: Sequence[Text]
) -> Iterator[Text]:
    """Who did what: in English sentences of so many clauses, in Japanese short ones.

    *going_on*: ways to tell that somebody goes on, taken in turn.
    """
    turns = cycle(going_on)
    ja = "".join(_japanese_sentences(clauses, going_on))
    at = 0
    for size in sizes:
        part = list(clauses[at : at + size])
        if at and part[0].who == clauses[at - 1].who:
            part[0] = part[0]._replace(goes_on=next(turns))
        yield Text(sentence(*part).en, "" if at else ja)
        at += size


def _japanese_sentences(clauses: Sequence[Clause], going_on: Sequence[Text]) -> Iterator[str]:
    """As short as they are told: few players, and few verbs, in each."""
    turns = cycle(going_on)
    told: list[Clause] = []
    who = ""
    for clause in _short(clauses):
        verbs = sum(len(each.verbs) for each in told) + len(clause.verbs)
        is_full = len(told) == _MOST_CLAUSES or verbs > _MOST_VERBS_OF_TWO
        is_same = bool(who) and clause.who == who
        is_left = is_same and bool(_did_not(clause.verbs[0].ja))
        is_but = False
        if told and (is_full or told[-1].ends or told[-1].who == clause.who):
            is_but = is_left and len(clause.verbs) > 1 and len(told[-1].verbs) < _MOST_VERBS
            so_far = sentence(*told).ja
            yield f"{so_far.removesuffix('。')}が、" if is_but else so_far
            told = []
        if is_but:
            told.append(clause._replace(who=""))
        elif told or is_left or not is_same:
            told.append(clause)
        else:
            told.append(clause._replace(goes_on=next(turns)))
        who = clause.who
    yield sentence(*told).ja


def _short(clauses: Iterable[Clause]) -> Iterator[Clause]:
    """The clauses, none of more than a few verbs."""
    for clause in clauses:
        verbs = clause.verbs
        count = -(-len(verbs) // _MOST_VERBS)
        size = -(-len(verbs) // count)
        at = 0
        while at < len(verbs):
            end = min(at + size, len(verbs))
            # What was not done stands beside what was done instead.
            if at + 1 < end < len(verbs) and _did_not(verbs[end - 1].ja):
                end -= 1
            yield clause._replace(verbs=verbs[at:end], when=clause.when if at == 0 else None)
            at = end


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
    told = clause.goes_on or clause.when
    when = f"{told.en} " if told is not None and told.en else ""
    who = f"{clause.who} " if clause.who else ""
    return f"{when}{who}{listed(verb.en for verb in clause.verbs)}"


def _japanese(clause: Clause) -> str:
    when = clause.when.ja if clause.when is not None else ""
    done = _one_after_the_other([verb.ja for verb in clause.verbs])
    if clause.goes_on is not None and clause.goes_on.ja:
        is_timed = done.startswith(_SAYS_WHEN)
        return f"{clause.who}は{done}" if is_timed else f"{clause.goes_on.ja}、{done}"
    if clause.who and not clause.is_new:
        return f"{clause.who}は{when}{done}"
    return f"{when and f'{when}、'}{clause.who and f'{clause.who}が'}{done}"


def _one_after_the_other(verbs: Sequence[str]) -> str:
    """What one player did: no more of it than sounds well stands with a comma between."""
    told = verbs[0]
    for verb in verbs[1:]:
        is_one_with_it = told.endswith(_UNTAPS) and verb.startswith(_DRAWS)
        did_not = "" if verb.startswith(_SAYS_WHEN) else _did_not(told)
        if did_not:
            told = f"{told.removesuffix(did_not)}{_DID_NOT[did_not].before}まま{verb}"
        else:
            told = f"{told}{'て' if is_one_with_it else '、'}{verb}"
    return told


def _did_not(words: str) -> str:
    """How they end where they say what was not done; nothing where they say what was."""
    return next((end for end in _DID_NOT if words.endswith(end)), "")


def _in_the_past(words: str) -> str:
    did_not = _did_not(words)
    if did_not:
        return f"{words.removesuffix(did_not)}{_DID_NOT[did_not].ending}でした"
    return f"{words}{_PAST}"


_PERFECT = {"聞き": "聞いた", "言い": "言った"}
"""Of the verbs of saying that do more than take た."""


def in_the_perfect(words: Text) -> Text:
    """A Japanese verb of saying as before “because”: 言い as 言った, 聞き as 聞いた."""
    for stem, perfect in _PERFECT.items():
        if words.ja.endswith(stem):
            return words._replace(ja=f"{words.ja.removesuffix(stem)}{perfect}")
    return words._replace(ja=f"{words.ja}た")


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
