"""Where the lines of Japanese words end, wherever they are shown: a wall, paper, a terminal.

A line ends before a phrase. Only a phrase that is wider than a line is torn: between its words, or
else where no sign forbids it, and so that the last line has more than one sign.
"""

from bisect import bisect_right
from collections.abc import Callable, Collection, Iterator
from itertools import chain

from flowcharts.japanese.bunsetsu import Span, marked, phrase_starts
from flowcharts.japanese.kinsoku import may_part, parts_verb, tears_name, tears_word, visible

_SHORT = 3
"""A last line of no more signs is given some of the line before, where that stays long enough."""
_CLOSING = "》〕】」"

Fits = Callable[[str], bool]
"""Whether words fit on a line of their own."""


def line_end(text: str, full: int, start: int, fits: Fits, whole: Collection[Span] = ()) -> int:
    """Where the line of a Japanese paragraph from *start* ends that is full at *full*.

    The stretches that are to stay *whole* are torn only if one is wider than a line.
    """
    if full >= len(text):
        return full
    starts = phrase_starts(text)
    near = starts[bisect_right(starts, start) : bisect_right(starts, full)]
    begun = [place for place in near if not _holds(whole, place)]
    if begun and not _is_cut_short(text, begun[-1], (start, full), fits):
        return _with_fair_rest(text, begun, start)
    held = [each for each in (*whole, *marked(text)) if fits(text[slice(*each)])]
    return _torn_at(text, start, full, held)


def full_lines(
    text: str, width: float, measured: Callable[[str], float], first: float | None = None
) -> tuple[str, ...]:
    """A Japanese paragraph in lines as full as *width* and its phrases let them be.

    *first*: the width of the first line, where it is another.
    """
    return tuple(_lines(text, width, measured, width if first is None else first))


def _lines(
    text: str, width: float, measured: Callable[[str], float], first: float
) -> Iterator[str]:
    start, room = 0, first
    while start < len(text):
        fitting = _fitting(text[start:], room, measured)
        end = line_end(text, start + max(fitting, 1), start, lambda said: measured(said) <= width)
        yield text[start:end].strip()
        start, room = end + len(text[end:]) - len(text[end:].lstrip()), width


def _fitting(text: str, room: float, measured: Callable[[str], float]) -> int:
    """How many signs of *text* a line of that width has room for.

    Most of them are alike: where the line is full is nearly known, and little is measured.
    """

    def width(count: int) -> float:
        return measured(text[:count].rstrip())

    most = len(text)
    whole = width(most)
    if whole <= room:
        return most
    guess = min(max(int(most * room / whole), 0), most - 1)
    step, fitting, full = 1, 0, most
    if not guess or width(guess) <= room:
        fitting = guess
        while fitting + step < full and width(fitting + step) <= room:
            fitting, step = fitting + step, 2 * step
        full = min(full, fitting + step)
    else:
        full = guess
        while full - step > 0 and width(full - step) > room:
            full, step = full - step, 2 * step
        fitting = max(0, full - step)
    return fitting + bisect_right(range(fitting + 1, full), room, key=width)


def _columns(text: str) -> int:
    """About how wide *text* is: a kanji is two columns wide, a Latin letter one."""
    return len(text) + sum(map("ᄀ".__le__, text))


def _holds(whole: Collection[Span], place: int) -> bool:
    return any(stretch.holds(place) for stretch in whole)


def _is_cut_short(text: str, place: int, line: tuple[int, int], fits: Fits) -> bool:
    """Does a phrase follow at *place* that no line has room for, with half of this one empty?"""
    start, full = line
    if 2 * _columns(text[start:place]) >= _columns(text[start:full]):
        return False
    following = next((each for each in phrase_starts(text) if each > place), len(text))
    return not fits(text[place:following].strip())


def _with_fair_rest(text: str, begun: list[int], start: int) -> int:
    """The last of the places, or the one before where too little would be left after it."""
    last = begun[-1]
    is_short = len(text) - last <= _SHORT and len(begun) > 1
    return begun[-2] if is_short and 2 * (begun[-2] - start) > last - start else last


def _torn_at(text: str, start: int, full: int, held: Collection[Span]) -> int:
    """Where a phrase is torn that is wider than the line: as late and as gently as can be.

    Beyond *full* where no line may end before.
    """

    def may_end(place: int) -> bool:
        following = text[place : place + 1]
        after = text[place:].lstrip() if following.isspace() else following
        return may_part(text[place - 1 : place], after)

    def is_fair(place: int) -> bool:
        return len(visible(text[place:])) != 1

    def is_late(place: int) -> bool:
        return 2 * (place - start) >= full - start and (
            text[place - 1] in _CLOSING or len(visible(text[place:end])) != 1
        )

    def tears_verb(before: str, after: str) -> bool:
        return not parts_verb(before, after)

    end = next((place for place in phrase_starts(text) if place > full), len(text))
    places = [place for place in range(full, start, -1) if may_end(place)]
    gentle = (
        place
        for has_to_be_late in (True, False)
        for tears in (tears_word, tears_verb, tears_name)
        for place in places
        if not tears(text[:place], text[place:])
        and is_fair(place)
        and (not has_to_be_late or is_late(place))
        and not _holds(held, place)
    )
    fair = (place for place in places if is_fair(place))
    later = (place for place in range(full, len(text)) if may_end(place))
    return next(chain(gentle, fair, places, later), len(text))
