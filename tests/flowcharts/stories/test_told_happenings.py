"""Stories tell what a judge would see and leave it to the reader to judge."""

import re
from functools import cache
from itertools import islice

from flowcharts.stories.generated_case import GeneratedCase
from tests.shipped import LIBRARY

OWNED_BY_THE_OTHER = re.compile(r"which [AB] owns|which [AB] has enchanted|[AB] controls The Tab")


@cache
def many() -> tuple[GeneratedCase, ...]:
    return tuple(islice(LIBRARY.generator("today").cases(17), 500))


def test_only_an_owner_who_is_not_the_controller_is_told() -> None:
    others = 0
    for case in many():
        is_other = case.case.values["owner"] != case.case.values["controller"]
        assert "’s own" not in case.story.en
        assert not re.search("自分の《(?!栄光|迷宮)", case.story.ja), case.story.ja
        if "owns" in case.story.en or "オーナー" in case.story.ja:
            assert is_other, case.story.en
        if is_other:
            assert OWNED_BY_THE_OTHER.search(case.story.en), case.story.en
            others += 1
    assert others > 20
