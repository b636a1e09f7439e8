"""Sentences of a passage, and where a trigger’s condition ends and its effect begins."""

import re
from collections.abc import Iterator

from flowcharts.reading.ability_reading import Stretch
from flowcharts.reading.plain_text import trimmed

CUE = re.compile(
    r"(?:when(?:ever)?|at the (?:beginning|end|start) of|at end of|at this turn's next)\b"
)
"""What a triggered ability begins with. Comprehensive Rules 603.1."""
_END = re.compile(r"[.!?](?=[\s\"')]|$)[\"')]*|\n(?=\s*•)")
_PIECE = re.compile(r", |: |; |(?<=\w)—|— ")
_GOES_ON = re.compile(
    r"(?:or|and|and/or|nor|but|then)\b(?! (?:if|you|that player)\b)|if\b|while\b|other than\b|"
    r"(?:except|including|where)\b|this ability\b|during\b|with\b|from\b|unless\b"
)
_NEW_CONDITION = re.compile(r"(?:or|and) (?:when|at )")
_VERB = re.compile(
    r"\b(?:is|are|was|were|has|have|had|does|do|did|can|may|would|will|must|gets?|gains?|loses?|"
    r"becomes?|"
    r"[a-z]+s|"
    r"add|attach|airbend|amass|bolster|cast|change|choose|clash|cloak|conjure|connive|copy|counter|"
    r"create|deal|destroy|detain|discard|discover|distribute|double|draft|draw|earthbend|exchange|"
    r"exile|explore|fateseal|flip|goad|heist|incubate|investigate|learn|look|manifest|mill|move|"
    r"note|open|pay|planeswalk|play|populate|prevent|proliferate|put|regenerate|remove|"
    r"repeat|return|reveal|roll|sacrifice|scry|search|seek|separate|set|shuffle|skip|spend|"
    r"support|surveil|switch|take|tap|transform|convert|turn|unattach|untap|venture|win|lose|end|phase|"
    r"counter|tempt|endure|suspect|forage|collect|claim|name|assemble|unlock|ascend|adapt|"
    r"meld|abandon|perpetually|each|target|until|for|starting|at|he|she|all|remove)\b"
)
_NOUN_LIST = re.compile(r"(?:[a-z'~/-]+ ){0,2}[a-z'~/-]+$")


def sentences(view: str, start: int, end: int) -> Iterator[Stretch]:
    """The sentences between the two places; the points of a list of modes are sentences too."""
    for found in _END.finditer(view, start, end):
        yield from trimmed(view, start, found.end())
        start = found.end()
    yield from trimmed(view, start, end)


def split_at_condition(view: str, sentence: Stretch) -> tuple[Stretch, Stretch]:
    """Its condition, from the cue to the end of an “if” that belongs to it, and its effect."""
    start, end = sentence
    places = [found.end() for found in _PIECE.finditer(view, start, end)]
    for place, after in zip(places, [*places[1:], end], strict=False):
        if _begins_effect(view, start, place, after):
            condition = trimmed(view, start, place)[0]
            return _without_comma(view, condition), Stretch(place, end)
    place = _unmarked_end(view, start, end) or _before_unknown_verb(view, start, places) or end
    return _without_comma(view, trimmed(view, start, place)[0]), Stretch(place, end)


def _begins_effect(view: str, start: int, place: int, after: int) -> bool:
    """Is all before *place* the condition, and what follows no more of it?"""
    piece = view[place:after].strip(" ,:;—.")
    if view[place - 2] in ":;—":
        return bool(piece)
    if _GOES_ON.match(piece) or not piece:
        return False
    if not has_event(view[start:place]):
        return False
    return _is_clause(piece)


def _is_clause(piece: str) -> bool:
    """Does it say that something is done, or is it a word in a list?"""
    return bool(_VERB.search(piece)) and not _LIST.fullmatch(piece)


_LIST = re.compile(
    r"(?:an? |another |one or more |other )?(?:non-?)?(?:artifacts?|creatures?|enchantments?|"
    r"lands?|instants?|sorcer(?:y|ies)|planeswalkers?|battles?|[a-z]+s)"
)
_EVENT = re.compile(
    r"^(?:at )|\b(?:you|they|player|opponent)(?:'re|'ve)? [a-z]|"
    r"\b(?:is|are|isn't|has|have|do|does|don't|doesn't|can|become|control|controls|"
    r"cast|cycle|discard|draw|gain|lose|sacrifice|tap|untap|play|attack|block|deal|enter|die|leave|"
    r"roll|win|flip|put|scry|surveil|mill|exile|search|shuffle|commit|activate|copy|create|"
    r"planeswalk|encounter|set|vote|investigate|explore|proliferate|expend|unlock|remove|"
    r"venture|complete|foretell|"
    r"pay|get|take|choose|return|crew|saddle|reveal|give|forage|discover|manifest|turn|transform|"
    r"[a-z]+s)\b"
)
_CUE_WORDS = re.compile(
    r"(?:when(?:ever)?|at the|at) (?:this (?:creature|permanent|artifact|"
    r"enchantment|land|aura|equipment|vehicle|saga|spell|card)\b)?"
)


def has_event(condition: str) -> bool:
    """Does it say yet what happens? A name with a comma in it does not."""
    words = condition.strip(" ,")
    if words.startswith("at "):
        return True
    cue = _CUE_WORDS.match(words)
    return bool(_EVENT.search(words, cue.end() if cue else 0))


def _without_comma(view: str, span: Stretch) -> Stretch:
    words = view[span.start : span.end].rstrip(" ,:;—")
    return Stretch(span.start, span.start + len(words))


_STEP_END = re.compile(
    r"at (?:the )?(?:beginning|end|start) of .*?"
    r"(?:upkeep|step|combat|turn|phase|game)s?(?: on your turn)?\b"
)


def _unmarked_end(view: str, start: int, end: int) -> int | None:
    """Where the condition of an old wording without a comma ends."""
    found = _STEP_END.match(view, start, end)
    return found.end() if found else None


def _before_unknown_verb(view: str, start: int, places: list[int]) -> int | None:
    """Where a condition that is whole is followed by words that no rule knows."""
    return next(
        (
            place
            for place in places
            if not _GOES_ON.match(view[place:]) and has_event(view[start:place])
        ),
        None,
    )
