"""Words in English and Japanese: nothing that a reader sees exists in one language alone."""

import re
from collections.abc import Iterable, Sequence
from enum import StrEnum
from functools import cache
from typing import NamedTuple, assert_never

from flowcharts.traits import SomeWords


class Language(StrEnum):
    """A language that content is written in."""

    ENGLISH = "en"
    JAPANESE = "ja"


class Wording(StrEnum):
    """What the reader wants to see: one language, or both together."""

    ENGLISH = "en"
    JAPANESE = "ja"
    BOTH = "both"

    @property
    def languages(self) -> tuple[Language, ...]:
        """The languages shown, in the order they are shown in."""
        match self:
            case Wording.ENGLISH:
                return (Language.ENGLISH,)
            case Wording.JAPANESE:
                return (Language.JAPANESE,)
            case Wording.BOTH:
                return (Language.ENGLISH, Language.JAPANESE)
            case _:
                assert_never(self)


class Text(NamedTuple):
    """The same thing said in English and in Japanese."""

    en: SomeWords
    ja: SomeWords

    def in_language(self, language: Language) -> str:
        """The words in *language*."""
        match language:
            case Language.ENGLISH:
                return self.en
            case Language.JAPANESE:
                return self.ja
            case _:
                assert_never(language)

    def in_wording(self, wording: Wording, between: str = "\n") -> str:
        """The words as *wording* wants them; both languages are set apart by *between*."""
        said = [self.in_language(language) for language in wording.languages]
        return between.join(dict.fromkeys(said))

    def on_one_line(self) -> "Text":
        r"""The same words without the line breaks of a label.

        >>> Text("Any impact\non the game?", "ゲームに\n影響するか？").on_one_line()
        Text(en='Any impact on the game?', ja='ゲームに影響するか？')
        """
        return Text(" ".join(self.en.split("\n")), _joined(self.ja.split("\n")))

    def filled(self, **parts: "Text | str") -> "Text":
        """The same words, their gaps filled in each language with the words of that language.

        >>> Text("{n} of {what}", "{what}が{n}枚").filled(n="2", what=Text("Bears", "熊"))
        Text(en='2 of Bears', ja='熊が2枚')
        """
        texts = {
            name: Text(part, part) if isinstance(part, str) else part
            for name, part in parts.items()
        }
        return Text(
            self.en.format(**{name: part.en for name, part in texts.items()}),
            self.ja.format(**{name: part.ja for name, part in texts.items()}),
        )

    def join(self, texts: Iterable["Text"]) -> "Text":
        """*texts*, with these words between them.

        >>> Text(" and ", "と").join([Text("a bear", "熊"), Text("a wolf", "狼")])
        Text(en='a bear and a wolf', ja='熊と狼')
        """
        said = list(texts)
        return Text(self.en.join(each.en for each in said), self.ja.join(each.ja for each in said))

    def without_ruby(self) -> "Text":
        """The same words without the readings of their kanji."""
        return Text(self.en, without_ruby(self.ja))


SENTENCES = Text(" ", "")
"""Between sentences."""
LIST = Text(", ", "、")
"""Between things that are named one after the other."""


def listed(names: Iterable[str]) -> Text:
    """*names*, which are the same in both languages, one after the other."""
    return LIST.join(Text(name, name) for name in names)


def with_colon(one: Text, other: Text) -> Text:
    """*one*, a colon, *other*."""
    return Text(": ", "：").join((one, other))


class SaidError(ValueError):
    """Something that is wrong.

    Attributes:
        said: what, in a sentence.
    """

    def __init__(self, said: Text) -> None:
        super().__init__(said.en)
        self.said = said


def _joined(lines: Sequence[str]) -> str:
    """Lines of a Japanese label on one: only between words of a program stands a space."""
    joined = lines[0]
    for line in lines[1:]:
        is_code = "!" <= line[:1] <= "~" and joined[-1:] <= "…"
        joined += f" {line}" if is_code else line
    return joined


class RubyRun(NamedTuple):
    """A stretch of Japanese text and, where one is given, its reading in kana."""

    base: str
    reading: str = ""


@cache
def _ruby() -> re.Pattern[str]:
    """懲罰[ちょうばつ]: the reading belongs to the unbroken kanji (and 々ヶ) before the bracket.

    It takes a millisecond to compile, and a launch in English finds no bracket.
    """
    return re.compile(r"([一-鿿㐀-䶿々ヶ]+)\[([ぁ-ゖァ-ヺー]+)\]")


def ruby_runs(text: str) -> tuple[RubyRun, ...]:
    """*text* taken apart where readings are given: 懲罰[ちょうばつ]なし has two runs.

    >>> ruby_runs("懲罰[ちょうばつ]なし")
    (RubyRun(base='懲罰', reading='ちょうばつ'), RubyRun(base='なし', reading=''))
    """
    if "[" not in text:  # nearly all of it, and all that is English
        return (RubyRun(text),) if text else ()
    runs: list[RubyRun] = []
    end = 0
    for match in _ruby().finditer(text):
        if match.start() > end:
            runs.append(RubyRun(text[end : match.start()]))
        runs.append(RubyRun(match[1], match[2]))
        end = match.end()
    if end < len(text):
        runs.append(RubyRun(text[end:]))
    return tuple(runs)


def with_readings(text: Text, names: Iterable[Text]) -> Text:
    """*text*, each of the *names* that it marks as 《闇の腹心》 with the readings it has.

    >>> with_readings(Text("Bear", "《熊》と狼"), [Text("Bear", "熊[くま]")]).ja
    '《熊[くま]》と狼'
    """
    ja = text.ja
    for name in names:
        ja = ja.replace(f"《{without_ruby(name.ja)}》", f"《{name.ja}》")
    return Text(text.en, ja)


def without_ruby(text: str) -> str:
    """*text* without the readings of its kanji.

    >>> without_ruby("懲罰[ちょうばつ]なし")
    '懲罰なし'
    """
    return _ruby().sub(r"\1", text) if "[" in text else text


_INNER_EN = str.maketrans("“”", "‘’")
_INNER_JA = str.maketrans("「」", "『』")


def quotable(said: Text) -> Text:
    """What is said, to be put between quotation marks: those in it are others."""
    return Text(said.en.translate(_INNER_EN), said.ja.translate(_INNER_JA))


def within_sentence(said: Text) -> Text:
    """What is said, to be quoted in a sentence, which has a stop of its own."""
    quoted = quotable(said)
    return Text(quoted.en.removesuffix("."), quoted.ja.removesuffix("。"))
