"""What may be meant by a name that is typed: a part of it, what Find finds, what is near."""

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches

from flowcharts.find.hit import Hit, HitKind
from flowcharts.suggestions import NEAR

MOST = 12
"""No more are offered at a time."""
_KINDS = frozenset({HitKind.EXAMPLE, HitKind.CHART})


def suggested(written: str, names: Mapping[str, str], hits: Iterable[Hit]) -> Sequence[str]:
    """The ids of *names* that may be meant by *written*, the likeliest first.

    *names*: what each is called, by its id; *hits*: all that Find has for the same words.
    """
    wanted = " ".join(written.split()).casefold()
    if not wanted:
        return ()
    called = {name: f"{words.casefold()}\n{name}" for name, words in names.items()}
    begun = [name for name, words in called.items() if words.startswith(wanted)]
    inside = [name for name, words in called.items() if wanted in words]
    found = [hit.id for hit in hits if hit.kind in _KINDS and hit.id in names]
    known = list(dict.fromkeys((*begun, *inside, *found)))
    return known[:MOST] if known else _near(wanted, names)


def _near(wanted: str, names: Mapping[str, str]) -> Sequence[str]:
    """The ids that are written, or called, nearly so."""
    called = {words.casefold(): name for name, words in names.items()} | {
        name: name for name in names
    }
    near = get_close_matches(wanted, called, n=MOST, cutoff=NEAR)
    return list(dict.fromkeys(called[each] for each in near))
