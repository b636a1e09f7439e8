"""Fresh cases of any card: only what is certain decides; the same again by its id, or none."""

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import islice
from pathlib import Path

import pytest

from flowcharts.cards.card_cases import CardCase, CardCases
from flowcharts.cards.card_origin import CardOrigin
from flowcharts.cards.other_cards import OtherCards
from flowcharts.cases.facts import DETRIMENTAL, MISSED
from flowcharts.folders import content_folder
from flowcharts.library.generator import read_stories
from flowcharts.library.library import Library, UnknownError
from flowcharts.model.turns import Moment
from flowcharts.stories.ability_story import AbilityStory
from tests.flowcharts.cards.own_cards import USHER, keep, own_library, take_in_cards
from tests.shipped import LIBRARY

COMPETITIVE, REGULAR = LIBRARY.todays_chart_id, LIBRARY.todays_regular_chart_id
TRIES = 250


def cases_of(library: Library) -> CardCases:
    others = OtherCards(library)
    return CardCases(library, lambda: others)


def drawn(
    source: CardCases, chart_id: str, origin: CardOrigin = CardOrigin.OWN
) -> tuple[CardCase, ...]:
    """Cases of cards that do not come with the program."""
    return tuple(drawing(source, chart_id, origin))


def drawing(
    source: CardCases, chart_id: str, origin: CardOrigin = CardOrigin.OWN
) -> Iterator[CardCase]:
    """The same, one by one."""
    tried = islice(source.drawn(chart_id, 1, origin), TRIES)
    return (each for each in tried if each and each.card.id not in LIBRARY.cards)


def told_stories() -> Mapping[str, AbilityStory]:
    return LIBRARY.stories(partial(read_stories, abilities=LIBRARY.abilities))


def ends(cases: tuple[CardCase, ...]) -> set[str]:
    return {outcome.id for each in cases if (outcome := each.walk.walk.home.ending.outcome)}


def test_cases_of_an_own_card_come_to_many_rulings_and_tell_of_the_card() -> None:
    keep(USHER, 1, "yes")
    cases = drawn(cases_of(own_library()), COMPETITIVE)
    assert len({each.story for each in cases}) > 20
    assert {"not-missed", "stack", "play-on"} <= ends(cases)
    for each in cases:
        assert not each.walk.missing
        assert "says “At the beginning of your upkeep, sacrifice a creature" in each.story.en
        assert "《Hollow Usher》" in each.story.ja
        assert "It is due in A’s upkeep." in each.story.en


def test_no_backup_is_offered_to_who_withheld_it() -> None:
    keep(USHER, 1, "yes")
    told = [each.story.en for each in drawn(cases_of(own_library()), COMPETITIVE)]
    withheld = [story for story in told if "I was better off without it" in story]
    assert withheld
    assert any("can be taken back first" in story for story in told)
    for story in withheld:
        assert "can be taken back first" not in story


def test_the_same_case_is_made_again_by_its_id() -> None:
    keep(USHER, 0)
    cases = drawn(cases_of(own_library()), REGULAR)
    assert len(cases) > 20
    later = cases_of(own_library())
    for each in cases:
        again = later.case_of(each.id)
        assert (again.story, again.walk.case) == (each.story, each.walk.case)


def test_a_case_whose_card_is_gone_or_settled_otherwise_is_refused() -> None:
    file = keep(USHER, 1)
    case = next(drawing(cases_of(own_library()), COMPETITIVE))
    keep(USHER, 1, "yes")
    with pytest.raises(UnknownError, match="says something else"):
        cases_of(own_library()).case_of(case.id)
    file.unlink()
    with pytest.raises(UnknownError, match="is gone"):
        cases_of(own_library()).case_of(case.id)


def test_without_cards_of_ones_own_none_are_drawn() -> None:
    source = cases_of(LIBRARY)
    listed = source.share(COMPETITIVE, CardOrigin.LISTED)
    assert source.share(COMPETITIVE, CardOrigin.OWN) == listed
    assert source.share(COMPETITIVE, CardOrigin.LIBRARY) == listed
    assert not drawn(source, COMPETITIVE)


def test_whoever_wants_listed_cards_alone_meets_no_other() -> None:
    keep(USHER)
    source = cases_of(own_library())
    listed = source.share(COMPETITIVE, CardOrigin.LISTED)
    assert source.share(COMPETITIVE, CardOrigin.OWN) > listed
    assert not drawn(source, COMPETITIVE, CardOrigin.LISTED)


@pytest.mark.parametrize("chart_id", [COMPETITIVE, REGULAR])
def test_listed_abilities_without_stories_come_to_many_rulings(chart_id: str) -> None:
    source = cases_of(LIBRARY)
    cases = [*filter(None, islice(source.drawn(chart_id, 1, CardOrigin.LISTED), TRIES))]
    assert len({each.card.id for each in cases}) > 60
    assert {"not-missed", "stack", "play-on"} <= ends(tuple(cases))
    told = {story.ability for story in told_stories().values()}
    for each in cases:
        ability_id = each.id.removeprefix("card:").partition(":")[0]
        assert ability_id not in told
        assert LIBRARY.abilities[ability_id].case.values.items() <= each.walk.case.values.items()
        assert not each.walk.missing
        assert source.case_of(each.id) == each


def test_older_editions_have_no_words_for_a_case_at_the_table() -> None:
    assert cases_of(LIBRARY).share("missed-trigger-2008", CardOrigin.LISTED) == 0


def test_older_editions_are_practised_with_listed_cards() -> None:
    keep(USHER)
    assert not drawn(cases_of(own_library()), "missed-trigger-2008")


def test_cards_of_files_are_drawn_only_where_their_words_decide(tmp_path: Path) -> None:
    take_in_cards(
        tmp_path,
        Lantern="Whenever Lantern attacks, each opponent loses 1 life.",
        Puzzle="At the beginning of your upkeep, draw a card. Flubber the wozzle.",
        Wall="Whenever Wall fights, draw a card.",
        Bear="Flying",
    )
    source = cases_of(own_library())
    competitive = drawn(source, COMPETITIVE, CardOrigin.LIBRARY)
    regular = drawn(source, REGULAR, CardOrigin.LIBRARY)
    # A miss may be penalised: no words say whether. In whose turn it fights, neither.
    assert {each.card.name.en for each in (*competitive, *regular)} == {"Lantern"}
    assert ends(competitive) == {"not-missed"}
    assert {"not-missed", "stack", "play-on"} <= ends(regular)
    for each in (*competitive, *regular):
        assert DETRIMENTAL.name not in each.walk.case.values
        due = each.walk.case.values[MISSED.name]
        assert isinstance(due, Moment)
        assert due.turn == 1, "it attacks in its controller’s own turn"
        assert source.case_of(each.id) == each


def test_a_card_of_a_file_that_was_erased_is_refused(tmp_path: Path) -> None:
    take_in_cards(tmp_path, Lantern="Whenever Lantern attacks, each opponent loses 1 life.")
    others = OtherCards(LIBRARY)
    source = CardCases(LIBRARY, lambda: others)
    case = next(drawing(source, REGULAR, CardOrigin.LIBRARY))
    others.forget()
    take_in_cards(tmp_path, Lantern="Whenever Lantern attacks, draw a card.")
    with pytest.raises(UnknownError, match="says something else"):
        source.case_of(case.id)


@pytest.mark.parametrize(
    "damaged", ["card:", "card:x", "card:x:y", "card:read-card-library:x-0:a:b", "card:own-x:a:b=c"]
)
def test_a_damaged_id_is_refused(damaged: str) -> None:
    with pytest.raises(UnknownError, match="is gone"):
        cases_of(LIBRARY).case_of(damaged)


@pytest.mark.parametrize("answers", ["", "rel", "rel=none", "none=none"])
def test_answers_that_decide_nothing_are_refused(answers: str) -> None:
    keep(USHER, 1)
    source = cases_of(own_library())
    case = next(drawing(source, COMPETITIVE))
    made_of, _, _ = case.id.rpartition(":")
    with pytest.raises(UnknownError, match="of other questions"):
        source.case_of(f"{made_of}:{answers}")


def test_to_keep_a_card_makes_no_other_cases_of_known_ids() -> None:
    case = next(own_library().generator("today").cases(1))
    keep(USHER)
    assert (content_folder() / "cards-own-hollow-usher.toml").is_file()
    assert own_library().generator("today").case_of(case.id).story == case.story


@pytest.mark.parametrize("chart_id", [COMPETITIVE, REGULAR])
def test_a_case_of_any_card_tells_nothing_of_its_ruling(chart_id: str) -> None:
    keep(USHER, 0)
    keep(USHER, 1, "yes")
    cases = drawn(cases_of(own_library()), chart_id)
    assert len(cases) > 20
    for each in cases:
        for said in ("missed", "too late", "in time", "detrimental", "penalty"):
            assert said not in each.story.en.casefold()
        for said in ("忘れ", "有害", "罰則"):
            assert said not in each.story.ja.replace("誘発忘れ", "")


def test_what_words_only_make_likely_decides_nothing(tmp_path: Path) -> None:
    """For how long it gains trample: for good, as it says no end; but that is not certain."""
    take_in_cards(
        tmp_path, Howler="When you cast your next Wolf or Werewolf spell, it gains trample."
    )
    source = cases_of(own_library())
    assert drawn(source, COMPETITIVE, CardOrigin.LIBRARY)
    assert not drawn(source, REGULAR, CardOrigin.LIBRARY), "a late one may no longer matter"


@pytest.mark.parametrize(("chart_id", "kinds"), [(COMPETITIVE, 3), (REGULAR, 1)])
def test_beside_a_case_of_any_card_stand_those_that_differ_in_one_fact(
    chart_id: str, kinds: int
) -> None:
    keep(USHER, 0)
    keep(USHER, 1, "yes")
    source = cases_of(own_library())
    found = [(one, other) for one in drawn(source, chart_id)[:30] for other in beside(source, one)]
    assert len(found) > 15
    assert len({other.differs for _, other in found}) >= kinds
    for one, other in found:
        here, there = one.walk.case.values, other.walk.case.values
        assert other.differs is not None
        assert here.get(other.differs) != there.get(other.differs)
        without = {name for name in {*here, *there} if name != other.differs}
        assert all(here.get(name) == there.get(name) for name in without)
        assert one.story != other.story
        assert source.case_of(other.id)._replace(differs=other.differs) == other


def beside(source: CardCases, case: CardCase) -> tuple[CardCase, ...]:
    return tuple(source.others_of(case.id))
