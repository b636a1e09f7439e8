"""A test that looks at each of many cases fails by each that fails, and by nothing to look at."""

import pytest

from tests.each_case import each


def even(number: int, kind: str = "even") -> None:
    assert number % 2 == 0, f"{number} is not {kind}"


def test_each_case_that_fails_is_named_with_what_it_said() -> None:
    with pytest.raises(ExceptionGroup, match="2 of 4 cases: 1, 3") as raised:
        each("number", [1, 2, 3, 4])(even)(kind="like 2")
    one, three = raised.value.exceptions
    assert str(one).startswith("1 is not like 2")
    assert str(three).startswith("3 is not like 2")
    assert one.__notes__ == ["number: 1"]


def test_a_case_of_many_values_goes_by_its_name() -> None:
    @each("one, other", [(1, 2), (3, 3)], lambda pair: f"{pair[0]} and {pair[1]}")
    def alike(one: int, other: int) -> None:
        assert one == other

    with pytest.raises(ExceptionGroup, match="1 of 2 cases: 1 and 2"):
        alike()


@pytest.mark.parametrize("none", [[], list], ids=["none", "none made"])
def test_where_there_is_no_case_it_fails(none: list[int] | type[list[int]]) -> None:
    with pytest.raises(AssertionError, match="there is no case"):
        each("number", none)(even)()


def test_cases_are_made_when_they_are_looked_at() -> None:
    made: list[int] = []
    looking = each("number", lambda: made)(even)
    made += [2, 5]
    with pytest.raises(ExceptionGroup, match="1 of 2 cases: 5"):
        looking()


@pytest.mark.parametrize("kind", ["even"])
@each("number", [2, 4])
def test_what_is_no_case_comes_from_pytest(number: int, kind: str, tmp_path: object) -> None:
    assert number % 2 == 0
    assert (kind, tmp_path is None) == ("even", False)
