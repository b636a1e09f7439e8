"""Fresh cases of today's policy: so many that each kind is among them."""

from functools import cache
from itertools import islice

from flowcharts.stories.generated_case import GeneratedCase
from tests.shipped import LIBRARY


@cache
def many() -> tuple[GeneratedCase, ...]:
    """Made when first asked for, for all tests alike: not by each process that collects them."""
    return tuple(islice(LIBRARY.generator("today").cases(1), 3000))
