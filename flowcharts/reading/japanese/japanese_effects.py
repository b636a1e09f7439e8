"""What an ability does in Japanese: its verbs, each with whose it is."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from flowcharts.reading.ability_reading import Stretch
from flowcharts.reading.effect_words import FoundEffect
from flowcharts.reading.japanese.japanese_words import JapaneseVerb, japanese, japanese_verbs
from flowcharts.reading.owner import Party
from flowcharts.reading.trigger import Trigger

_TARGET = re.compile(r"([^。、「」]*?)を対象と(?:する|し)")
_ASIDE = re.compile(
    r"[^。、「」はに]*?に等しい(?:点数の|数の)?|[^。、「」は]*?(?:につき|の数(?:である|だけ)?|ならば?、|場合、|"
    r"であることを除き、|することを除き、|代わりに)|[^。、「」]*(?:したとき|するたび)"
)
_TOPIC = re.compile(r"([^。、「」]*?)(?:(?<!また)(?<!あるい)(?<![でにも])は(?!や)|(?<=対戦相手)も)")
_ENDING = re.compile(r"(?:え|れ|わ|け)?(?:る|う|く|す)?(?![ぁ-ん])")
"""What a stem ends with where its clause does."""
_CUT = re.compile(r"[。「」]")


class _Known(NamedTuple):
    """Party the things are that pronouns stand for."""

    subject: Party
    """What the condition speaks of."""
    player: Party
    """“That player”."""
    target: Party | None = None
    target_words: str = ""
    has_come: bool = False
    """Has the ability itself made a token, or moved something onto the battlefield, before?"""


def japanese_whose(words: str, known: _Known) -> Party:
    """Party what *words* name is."""
    if japanese("opponent").search(words):
        return Party.OPPONENT
    if japanese("pronoun").match(words):
        if "そのプレイヤー" in words or "それのコントローラー" in words:
            return known.player
        return known.target or known.subject
    if japanese("you").search(words):
        return Party.YOU
    return Party.ANYONE


def _doer(words: str, known: _Known) -> Party:
    if not words.strip() or re.search(r"あなた(?:は|$)|~$", words):
        return Party.YOU
    if japanese("opponent").search(words):
        return Party.OPPONENT
    if (
        "そのプレイヤー" in words
        or "そのコントローラー" in words
        or "それのコントローラー" in words
    ):
        return known.target or known.player
    if japanese("affected").search(words):
        return Party.AFFECTED
    return japanese_whose(words, known)


def japanese_effects(trigger: Trigger) -> Iterator[FoundEffect]:
    """What the trigger does itself, in the order of its words."""
    view = trigger.view
    known = _known(trigger)
    for start, end in trigger.effects:
        for sentence in _sentences(view, start, end):
            words = view[sentence.start : sentence.end]
            if (target := _TARGET.search(words)) is not None:
                target_whose = japanese_whose(target[1], known)
                known = known._replace(target=target_whose, target_words=target[1])
            for found in _in_sentence(words, known):
                if found.name in _COMES:
                    known = known._replace(has_come=True)
                span = Stretch(found.span.start + sentence.start, found.span.end + sentence.start)
                yield found._replace(span=span)


def _known(trigger: Trigger) -> _Known:
    """Whose its “it” is, as its condition says, or that of the trigger that makes it."""
    condition, maker = trigger.condition.of(trigger.view), trigger.maker
    if (maker and japanese("later").search(condition)) or japanese("reflexive").search(condition):
        cue = japanese("when").search(maker)
        condition = maker[: cue.end()] if cue is not None else ""
    pieces = re.split(r"が", condition)
    named = pieces[0]
    if len(pieces) > 1 and pieces[1].startswith(("コントロール", "オーナー")):
        named = "が".join(pieces[:2])
    start = _Known(Party.YOU, Party.AFFECTED)
    whose_it_is = japanese_whose(named, start)
    if re.match(r"エンチャントされ|装備し", named) or "トークン" in maker:
        whose_it_is = Party.YOU
    player = (
        Party.OPPONENT
        if "対戦相手" in condition or "防御プレイヤー" in condition
        else Party.AFFECTED
    )
    if "プレイヤー" in condition and "ダメージを与え" in condition:
        player = Party.OPPONENT
    target = _TARGET.search(maker)
    if target is not None:
        return _Known(whose_it_is, player, japanese_whose(target[1], start), target[1])
    return _Known(whose_it_is, player)


def _sentences(view: str, start: int, end: int) -> Iterator[Stretch]:
    at = start
    for found in re.compile(r"。|\n").finditer(view, start, end):
        if found.start() > at:
            yield Stretch(at, found.end())
        at = found.end()
    if end > at:
        yield Stretch(at, end)


def _in_sentence(words: str, known: _Known) -> Iterator[FoundEffect]:
    bare = _ASIDE.sub(lambda found: " " * len(found[0]), words)
    taken: list[tuple[int, int]] = []
    found_all = []
    for verb in japanese_verbs().values():
        for found in verb.words.finditer(bare):
            if any(found.start() < last and first < found.end() for first, last in taken):
                continue
            before = bare[: found.start()]
            if not verb.before.search(_clause(before)):
                continue
            taken.append(found.span())
            found_all.append((found.start(), found.end(), verb))
    for start, end, verb in sorted(found_all, key=lambda each: each[:2]):
        name = _named(verb, bare[:start], known, bare[start:end])
        ending = _ENDING.match(words, end)
        span = Stretch(_begin(words, start), ending.end() if ending else end)
        comes_so = not name and _gains(verb, bare[:start], bare[start:end])
        yield FoundEffect(name, span, _GAINED if comes_so else "")


def _clause(before: str) -> str:
    return _CUT.split(before)[-1][-80:]


def _begin(words: str, start: int) -> int:
    """Where the clause of a verb begins, for showing it."""
    comma = max(words.rfind(sign, 0, start) for sign in "、。「」")
    return comma + 1


def _named(verb: JapaneseVerb, before: str, known: _Known, said: str) -> str:
    clause = _clause(before)
    special = _SPECIAL.get(verb.by)
    if special is not None:
        return special(verb, before, known, said)
    if verb.by == "subject":
        who = _doer(_subject_of(before), known)
    elif verb.by in ("object", "object-before"):
        who = japanese_whose(_object_of(clause), known)
        if verb.by == "object-before":
            who = japanese_whose(_subject_of(before), known)
    else:
        who = Party.ANYONE
    return verb.effects.get(who) or verb.effects.get(Party.ANYONE, "")


def _subject_of(before: str) -> str:
    """Who does it: what stands before the last は of the sentence."""
    found = [each[1] for each in _TOPIC.finditer(before) if each[1].strip()]
    return found[-1].strip() if found else ""


def _object_of(clause: str) -> str:
    found = list(
        re.finditer(r"([^。、「」]*?)(?:を|の上に|(?<!手札)(?<!戦場)(?<!墓地)から)", clause)
    )
    for each in reversed(found):
        if each[1].strip() and "カウンター" not in each[1] and "マナ・コスト" not in each[1]:
            return re.sub(r"^.*?(?:は、?|とき、|たび、)", "", each[1]).strip()
    on = re.search(r"([^。、「」]*?)の上に", clause)
    return on[1].strip() if on else ""


def _damage(_verb: JapaneseVerb, before: str, known: _Known, _said: str) -> str:
    clause = _clause(before)
    found = re.search(r"(?:[^。「」]*(?:は|、))?([^。「」は]*?)に(?:それぞれ)?、?[^。に]*$", clause)
    to = found[1] if found else ""
    if re.search(r"それ|その(?!プレイヤー)", to) and known.target_words:
        to = known.target_words
    if re.match(r"あなた", to):
        return "life-you"
    if japanese("any-target").search(to) and not japanese("one-opponent").search(to):
        return "damage-any"
    if japanese("opponents").search(to):
        return "life-opp"
    if japanese("players").search(to):
        who = known.target or known.player
        return "life-opp" if who is Party.OPPONENT else "life-affected"
    return "damage-creature"


def _counter(_verb: JapaneseVerb, before: str, known: _Known, _said: str) -> str:
    clause = _clause(before)
    on = re.findall(r"([^。、「」]*?)(?:の上に|に)(?=[^。]*$)", clause)
    thing = re.sub(r"^.*は、?", "", on[-1] if on else "")
    who = japanese_whose(thing, known)
    if re.search(r"(?:-(?:\d|x)/-(?:\d|x)|麻痺|毒)カウンター", clause):
        return _BAD_COUNTERS.get(who, "counter-any")
    return _GOOD_COUNTERS.get(who, "counter-any")


_BAD_COUNTERS = {Party.YOU: "counter-against-you", Party.OPPONENT: "counter-theirs"}
_GOOD_COUNTERS = {Party.YOU: "counter-yours", Party.ANYONE: "counter-yours"}


def _size(_verb: JapaneseVerb, before: str, known: _Known, _said: str) -> str:
    clause = _clause(before)
    who = japanese_whose(_subject_of(before), known)
    if re.search(r"-(?:\d+|x|y)/[-+]?(?:\d+|x|y)[^/]*$", clause):
        return {Party.YOU: "shrink-own"}.get(who, "shrink-theirs")
    return "bonus-yours"


_GAINED = "bonus-yours"


def _gains(verb: JapaneseVerb, before: str, said: str) -> bool:
    """Is it an ability that is gained?"""
    is_ability = not japanese("no-ability").search(_clause(before))
    return verb.by == "ability" and is_ability and said.startswith("を得")


def _ability(verb: JapaneseVerb, before: str, known: _Known, said: str) -> str:
    clause = _clause(before)
    if japanese("no-ability").search(clause):
        return ""
    if japanese("evasion").search(clause) and said.startswith("を得"):
        return "forbid-theirs"
    if known.has_come and japanese("newcomer").match(_subject_of(before)):
        return ""
    if said.startswith("を得"):
        return _GAINED
    who = japanese_whose(_subject_of(before), known)
    return verb.effects.get(who) or verb.effects.get(Party.ANYONE, "")


def _exile(verb: JapaneseVerb, before: str, known: _Known, _said: str) -> str:
    clause = _clause(before)
    thing = _object_of(clause)
    if re.search(r"墓地", thing):
        return "exile-graveyard"
    if re.search(r"ライブラリー|手札", thing):
        return "exile-cards"
    if re.search(r"呪文", thing + (known.target_words if "それ" in thing else "")):
        return "counter-spell"
    who = japanese_whose(thing, known)
    return verb.effects.get(who) or verb.effects.get(Party.ANYONE, "")


def _hand(verb: JapaneseVerb, before: str, known: _Known, _said: str) -> str:
    clause = _clause(before)
    thing = _object_of(clause)
    said_before = f"{thing} {known.target_words if re.match('それ|その', thing) else ''}"
    if "墓地" in said_before or "墓地" in clause:
        return "hand-you"
    if re.search(r"追放され", said_before):
        return "card-to-opps-hand"
    who = japanese_whose(thing, known)
    return verb.effects.get(who) or verb.effects.get(Party.ANYONE, "")


def _cast(_verb: JapaneseVerb, before: str, _known: _Known, said: str) -> str:
    if "もよい" in said and japanese("until").search(before):
        return "play-later"
    return "cast-free"


_COMES = frozenset(
    ("token-you", "permanent-you", "permanent-any", "permanent-opp", "return-own", "return-any")
)
"""What comes so may gain an ability at once: that belongs to its coming."""
_SPECIAL = {
    "damage": _damage,
    "counter": _counter,
    "size": _size,
    "ability": _ability,
    "exile": _exile,
    "hand": _hand,
    "cast": _cast,
}
