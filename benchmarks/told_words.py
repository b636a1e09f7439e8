"""The words of stories, as they are held out: phrases that come again, and words that tell a miss.

Nothing here is known to what makes the stories: a story is read as its reader would.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import log
from typing import NamedTuple

from flowcharts.cases import facts as f
from flowcharts.cases.situation_rules import SHOWN
from flowcharts.cases.timeline import Deed
from flowcharts.japanese.bunsetsu import phrase_starts
from flowcharts.model.deciding_steps import AWARENESS
from flowcharts.model.sub_charts import ChartStep, steps
from flowcharts.model.text import Text
from flowcharts.stories.ability_story import AbilityStory, StoryKey
from flowcharts.stories.generated_case import GeneratedCase, ends_of
from flowcharts.stories.sentences import board_sentence, fill

ENGLISH, JAPANESE = "en", "ja"
_WORDS = 5
_SIGNS = 15
"""Five words of an English story take, in the Japanese one, about so many signs."""
_WORD = re.compile(r"[\w’+/{}-]+")
_SENTENCE_END = {ENGLISH: re.compile(r"[.?!]”?(?: |$)"), JAPANESE: re.compile("。」?")}
_PLAYER = {ENGLISH: re.compile(r"\b[AB]\b"), JAPANESE: re.compile("[AB]")}
_QUOTATION_MARK = re.compile("[「」]")
_SIGN = re.compile(r"[、「」：・\s]")
_INFLECTED = re.compile(
    "(?:[しげき]ませんでした|[せさげか]ずに?|[しさげか]ないまま|して|"
    "[しけげきいりえち]?ま(?:した|せんでした)が?|[しけげきいりえち])$"
)
"""A verb is one word, whether a sentence ends with it or goes on, and who says it."""
_ASKED_OF_MISSES = ("shown-in-time", "acknowledged")
"""The decisions that answer whether it was missed, in every edition that asks it."""
_OFTEN = 60
"""A word that so many stories have tells no more if more of them have it."""
_OF_CARD = {fact.name for fact in (f.KIND, f.EFFECTS_OF_IT, f.REFLEXIVE)}
_DECIDES = {
    *(*SHOWN, Deed.STOP, Deed.PASS, Deed.PASS_ALOUD, Deed.MOVE, Deed.CONTRADICT),
    *(Deed.OPPONENT_DOES, Deed.MATTER),
}
"""The deeds of which the first one shows the ability, or passes it over."""


def phrases(story: Text, language: str) -> set[str]:
    """All phrases of a story: five words, or so many signs, within a sentence.

    Which letter a player has makes no other phrase.
    """
    told = _PLAYER[language].sub("P", getattr(story, language))
    found = set[str]()
    for sentence in _SENTENCE_END[language].split(told):
        parts, length, between = _parts(sentence, language)
        starts = range(len(parts) - length + 1)
        found.update(between.join(parts[at : at + length]) for at in starts)
    return found


def _parts(sentence: str, language: str) -> tuple[Sequence[str], int, str]:
    if language == ENGLISH:
        return _WORD.findall(sentence.lower()), _WORDS, " "
    return _SIGN.sub("", sentence), _SIGNS, ""


def commonest_phrases(stories: Sequence[Text], language: str) -> list[tuple[str, float]]:
    """Every phrase with the share of the stories that have it, the commonest first."""
    found = Counter(phrase for story in stories for phrase in phrases(story, language))
    return [(phrase, count / len(stories)) for phrase, count in found.most_common()]


class BagOfWords(NamedTuple):
    """Which words a story has, those masked that its reason names; and was the ability missed?"""

    words: frozenset[str]
    is_missed: bool


def bag_of_words(case: GeneratedCase, story: AbilityStory | None, language: str) -> BagOfWords:
    """The words of *case*, whose ability has that *story*.

    Masked are only the words that the reason of the last decision about the miss names; each is
    taken out as often as the reason has it, so that what else is told in the same word stays:

    - in every case, as its timeline is what is asked about: what its controller did or said first
      that shows the ability or passes it over, or what the opponent first carried out although it
      is forbidden;
    - what has stayed as it was, because nothing was done (`leaves` and `later` of the ability’s
      story): where the decision reads what was done;
    - the board on which it would change nothing: where it reads that;
    - the card wherever it is named, what of it is meant, also as a player says it, and the event
      that calls for it: where it reads what kind of ability it is.

    All else has to be told alike of both: level, scene, what is done before and after, who brings
    it up and when, what is wanted, and what was found. Masked, too, are the players’ letters.
    """
    card = _card_masked(case, language)
    words_told = getattr(case.story, language)
    if card is not None and language == ENGLISH:  # there its name is several words
        words_told = card.sub("", words_told)
    told = Counter(_tokens(words_told, language))
    for reason in _reasons(case, story):
        told.subtract(_tokens(getattr(reason, language), language))
    others = (word for word, count in told.items() if count > 0 and word not in "AB")
    words = frozenset(word for word in others if card is None or not card.search(word))
    return BagOfWords(words, is_missed(case))


def is_missed(case: GeneratedCase) -> bool:
    """Does its chart find that the ability was missed?"""
    if any(end == f"{AWARENESS}/missed" for end in ends_of(case.walk)):
        return True
    taken = steps(case.walk.walk)
    return any(s.decision.id == "acknowledged" and s.answer == "no" for s in taken)


def is_asked(case: GeneratedCase) -> bool:
    """Does its chart ask whether it was missed, and leave it for no other infraction before?"""
    return _last_about_the_miss(case) is not None


def _reasons(case: GeneratedCase, story: AbilityStory | None) -> Iterator[Text]:
    read = _read_for_it(case)
    name = case.card.name.without_ruby()
    me = str(case.case.values[f.CONTROLLER.name])
    other = "BA"["AB".index(me)]
    gaps = {
        "{P}": Text(me, me),
        "{Q}": Text(other, other),
        "{X}": Text(name.en, name.ja or name.en),
    }
    deciding = (line for line in case.lines if _DECIDES & {*line.deeds})
    yield from (line.words for line in [next(deciding, None)] if line is not None)
    keys: tuple[StoryKey, ...] = ()
    if f.ACTS.name in read:
        keys = (StoryKey.LEAVES, StoryKey.LATER) if is_missed(case) else ()
    elif f.IMPACT.name in read:
        keys = (StoryKey.HARMLESS,)
    elif _OF_CARD & read:
        keys = (StoryKey.EVENT, StoryKey.ABOUT, StoryKey.CLAIM, StoryKey.ASKED)
    if story is not None:
        told = (fill(story.words[key], gaps) for key in keys if story.has(key))
        # The board stands in a sentence of its own, where its last word ends otherwise.
        is_board = StoryKey.HARMLESS in keys
        yield from (board_sentence(each) if is_board else each for each in told)


def _card_masked(case: GeneratedCase, language: str) -> re.Pattern[str] | None:
    """The card as it is named; None where no reason names it."""
    if not _OF_CARD & _read_for_it(case):
        return None
    name = case.card.name.without_ruby()
    if language == JAPANESE:
        return re.compile(f"《{re.escape(name.ja or name.en)}》")
    return re.compile(f"(?:{re.escape(name.en)}|{re.escape(name.en.partition(', ')[0])})(?:’s)?")


def _read_for_it(case: GeneratedCase) -> frozenset[str]:
    """The facts that the last decision about the miss reads."""
    asked = _last_about_the_miss(case)
    return frozenset(case.walk.read.get(asked.place, ()) if asked is not None else (f.ACTS.name,))


def _last_about_the_miss(case: GeneratedCase) -> ChartStep | None:
    """The last decision that leads to the answer; None where none of them is asked."""
    asked = [
        step
        for step in steps(case.walk.walk)
        if step.chart.id == AWARENESS or step.decision.id in _ASKED_OF_MISSES
    ]
    inner = [step for step in asked if step.decision.sub_chart is None]
    return inner[-1] if inner else None


def _tokens(told: str, language: str) -> list[str]:
    if language == ENGLISH:
        return _WORD.findall(_PLAYER[ENGLISH].sub("P", told).lower())
    # What is said is read apart from the words around it.
    return [word for part in _QUOTATION_MARK.split(told) for word in _words_of(part)]


def _words_of(told: str) -> Iterator[str]:
    starts = (0, *phrase_starts(told), len(told))
    for start, end in pairwise(starts):
        yield _INFLECTED.sub("", _SIGN.sub("", told[start:end]).strip("。"))


class MissedWords:
    """Tells from words alone whether an ability was missed: naive Bayes, both as likely before."""

    def __init__(self, known: Iterable[BagOfWords]) -> None:
        """*known*: what it learns from."""
        counts: dict[bool, Counter[str]] = {True: Counter(), False: Counter()}
        many = Counter[bool]()
        for bag in known:
            counts[bag.is_missed].update(bag.words)
            many[bag.is_missed] += 1
        self.weights = {
            word: _log_odds(counts[True][word], many[True])
            - _log_odds(counts[False][word], many[False])
            for word in {*counts[True], *counts[False]}
        }
        self._none = sum(
            log(1 - (counts[True][word] + 1) / (many[True] + 2))
            - log(1 - (counts[False][word] + 1) / (many[False] + 2))
            for word in self.weights
        )
        self._counts = counts

    def telling(self, many: int) -> dict[str, int]:
        """The words that tell most, each with how many stories have it."""
        missed, others = self._counts[True], self._counts[False]
        times = {
            word: sum(counts[word] for counts in self._counts.values()) for word in self.weights
        }
        strong = sorted(
            self.weights, key=lambda word: -abs(self.weights[word]) * min(times[word], _OFTEN)
        )
        return {
            f"{word}  ({missed[word]} missed, {others[word]} not)": times[word]
            for word in strong[:many]
        }

    def takes_for_missed(self, words: Iterable[str]) -> bool:
        """Is it likelier, by its *words*, that it was missed?"""
        return self._none + sum(self.weights.get(word, 0) for word in words) > 0

    def balanced_accuracy(self, others: Iterable[BagOfWords]) -> float:
        """Of those missed and of those not missed, how many are told right, in the mean?"""
        right, many = Counter[bool](), Counter[bool]()
        for bag in others:
            many[bag.is_missed] += 1
            right[bag.is_missed] += self.takes_for_missed(bag.words) is bag.is_missed
        return sum(right[each] / many[each] for each in (True, False) if many[each]) / 2


def _log_odds(count: int, of: int) -> float:
    share = (count + 1) / (of + 2)
    return log(share / (1 - share))
