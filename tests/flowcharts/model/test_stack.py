"""The stack before and after a remedy: what stays, what goes back, what is put there."""

from hypothesis import given
from hypothesis import strategies as st

from flowcharts.model.stack import StackObject, StackPicture
from flowcharts.model.text import Text
from tests.shipped import LIBRARY


def spell(name: str, *, illegal: bool = False) -> StackObject:
    return StackObject(name, Text(name, name), "A", illegal=illegal)


spells = st.lists(st.builds(spell, st.sampled_from("abc"), illegal=st.booleans())).map(tuple)


def test_the_pouncing_jaguar_ends_with_the_bears_alone() -> None:
    picture = LIBRARY.scenario("pouncing-jaguar-echo").stack
    assert picture is not None
    assert [item.card for item in picture.after] == ["grizzly-bears"]
    assert [item.card for item in picture.returned] == ["fact-or-fiction", "terror"]
    assert [item.lands for item in picture.returned] == [4, 2]


def test_everything_above_the_first_illegal_object_goes_back_top_first() -> None:
    low, bad, high = spell("low"), spell("bad", illegal=True), spell("high")
    picture = StackPicture((low, bad, high))
    assert picture.returned == (high, bad)
    assert picture.after == (low,)


def test_of_two_illegal_objects_the_earlier_one_counts() -> None:
    picture = StackPicture((spell("a", illegal=True), spell("b"), spell("c", illegal=True)))
    assert [item.card for item in picture.returned] == ["c", "b", "a"]
    assert picture.after == ()


def test_without_an_illegal_object_nothing_goes_back() -> None:
    bears, trigger = spell("bears"), spell("trigger")
    picture = StackPicture((bears,), put=(trigger,))
    assert picture.returned == ()
    assert picture.after == (bears, trigger)


@given(spells, spells)
def test_no_object_is_lost_and_none_appears_twice(
    before: tuple[StackObject, ...], put: tuple[StackObject, ...]
) -> None:
    picture = StackPicture(before, put=put)
    stays = picture.after[: len(picture.after) - len(put)]
    assert stays + picture.returned[::-1] == before
    assert not any(item.illegal for item in stays)
    assert picture.after[len(stays) :] == put
