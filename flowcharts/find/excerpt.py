"""The words around what was found."""

from bisect import bisect_right

from flowcharts.find.fold import fold


def excerpt_of(text: str, word: str, before: int = 16, after: int = 64) -> str:
    """The words of *text* around the folded *word*; its beginning where the word is not in it."""
    line = " ".join(text.split())
    found = fold(line).find(word)
    place = _place_in(line, found) if found > 0 else 0
    start = 0 if place <= before else _word_start(line, place - before)
    end = place + after
    return f"{'…' if start else ''}{line[start:end].strip()}{'…' if end < len(line) else ''}"


def _place_in(line: str, folded_place: int) -> int:
    """The place in *line* that *folded_place* of its folded form came from."""

    def length(place: int) -> int:
        return len(fold(line[: place + 1]))

    low, high = folded_place - 1, min(folded_place + 7, len(line))  # it is seldom further away
    place = bisect_right(range(high), folded_place, low, key=length)
    if low < place < high:
        return place
    return bisect_right(range(len(line)), folded_place, key=length)


def _word_start(line: str, place: int) -> int:
    gap = line.find(" ", place, place + 10)
    return place if gap < 0 else gap + 1
