"""Terms are linked where they stand, once each, as whole words."""

from flowcharts.model.game import Game
from flowcharts.model.terms import Term, TermFinder
from flowcharts.model.text import Language, Text
from tests.shipped import LIBRARY

NOWHERE = Text("nowhere", "なし")


def term(name: str, ja: str, also: tuple[str, ...] = ()) -> Term:
    return Term(name, Text(name, ja), Text(name, ja), NOWHERE, {Language.ENGLISH: also})


TERMS = TermFinder(
    [
        term("turn", "ターン"),
        term("turn cycle", "ターン周期", ("turn cycles",)),
        term("stack", "スタック"),
    ]
)


def found(text: str, language: Language = Language.ENGLISH) -> list[tuple[str, str]]:
    return [(link.term, text[link.start : link.end]) for link in TERMS.links_in(text, language)]


def test_the_longer_word_is_linked_before_the_shorter_one() -> None:
    assert found("Two turn cycles later, a turn begins.") == [
        ("turn cycle", "turn cycles"),
        ("turn", "turn"),
    ]


def test_a_part_of_an_english_word_is_no_term() -> None:
    assert found("It returns and turned the stacked cards.") == []


def test_capital_letters_do_not_matter() -> None:
    assert found("Stack first.") == [("stack", "Stack")]


def test_each_term_is_linked_once() -> None:
    assert found("the stack, the stack and the stack") == [("stack", "stack")]


def test_japanese_terms_are_found_without_spaces_around_them() -> None:
    assert found("能力をスタックに置き、ターン周期を数える。", Language.JAPANESE) == [
        ("stack", "スタック"),
        ("turn cycle", "ターン周期"),
    ]


def test_a_part_of_a_katakana_word_is_no_term() -> None:
    assert found("リターンとスタックス", Language.JAPANESE) == []


def test_without_a_glossary_nothing_is_linked() -> None:
    assert TermFinder().links_in("the stack", Language.ENGLISH) == ()


def test_every_term_of_the_glossary_is_found_in_its_own_name() -> None:
    terms = LIBRARY.terms.values()
    assert terms
    finders = {game: TermFinder(term for term in terms if term.game is game) for game in Game}
    for entry in terms:
        finder = finders[entry.game]
        for language in Language:
            name = entry.term.without_ruby().in_language(language)
            assert [link.term for link in finder.links_in(name, language)] == [entry.id]
