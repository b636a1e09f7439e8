"""The facts of an ability as the lines of a script tell them, each with the parameters that do."""

import re
from collections.abc import Iterable, Iterator

from flowcharts.cases import facts as f
from flowcharts.cases.effects import EFFECTS
from flowcharts.model.text import Text
from flowcharts.reading.ability_reading import Certainty, ReadFact, Stretch
from flowcharts.reading.forge.chain import ChainLink, Execution
from flowcharts.reading.forge.link_effects import effects_of
from flowcharts.reading.forge.script import Parameter, Record
from flowcharts.reading.forge.vocabulary import abilities, reason
from flowcharts.reading.option import LOOK

CREATES = "creates-delayed"
_CREATES_REFLEXIVE = "creates-reflexive"
_LATER = "AtEOT"


class ScriptFacts:
    """The facts of one trigger, asked of what it executes."""

    def __init__(self, execution: Execution, text: str) -> None:
        self._execution = execution
        self._record = execution.record
        self._links = execution.links
        self._text = text

    def told(
        self,
        value: str | tuple[str, ...] | None,
        why: str,
        shown: Iterable[Parameter | Stretch],
        certainty: Certainty = Certainty.CERTAIN,
    ) -> ReadFact:
        """The *value*, shown by some parameters, for the reason of that name."""
        spans = tuple(each if isinstance(each, Stretch) else whole(each) for each in shown)
        words = " … ".join(span.short_of(self._text) for span in spans)
        return ReadFact(value, certainty, spans, reason(why).filled(words=words))

    def option(self) -> tuple[ReadFact, ReadFact]:
        """Which option there is, and whose."""
        decider = self._record.get("OptionalDecider")
        if decider is not None:
            return self._of_decider(decider), self._whose(decider)
        first = self._links[0].record if self._links else None
        cost = first.get("Cost") if first is not None and first.kind == "AB" else None
        if cost is not None and cost.value not in ("0", "") and "Mandatory" not in cost.value:
            return self.told("may", "cost", [cost]), self.told("controller", "option-of", [cost])
        for link in self._links:
            found = self._option_of_link(link)
            if found is not None and not self._is_of_part(link, found[0]):
                return found
        return _usual(f.OPTION.usual, f.OPTION.absent), self.told("controller", "option-of-you", [])

    def _is_of_part(self, link: ChainLink, option: ReadFact) -> bool:
        """May only this be left, of what is done all the same?"""
        before = self._links[: self._links.index(link)]
        face = self._execution.face
        done = {name for each in before for name in effects_of(each, self._record, face)}
        return option.value == "may" and bool(done - {LOOK})

    def _of_decider(self, decider: Parameter) -> ReadFact:
        """Its controller may leave it; of a may of theirs another player may yet prevent it."""
        for link in self._links:
            unless, payer = link.record.get("UnlessCost"), link.record.value("UnlessPayer")
            is_others = payer.casefold() not in ("you", "") and decider.value.casefold() == "you"
            if unless is not None and is_others and not link.record.is_true("UnlessSwitched"):
                return self.told("may-unless", "may-unless", [decider, unless])
        return self.told("may", "decider", [decider])

    def _option_of_link(self, link: ChainLink) -> tuple[ReadFact, ReadFact] | None:
        record = link.record
        unless = record.get("UnlessCost")
        if unless is not None:
            payer = record.get("UnlessPayer")
            switched = record.is_true("UnlessSwitched")
            value, why = ("may", "switched") if switched else ("unless", "unless")
            whose = self._whose(payer) if payer else self.told("affected", "option-of", [unless])
            return self.told(value, why, [unless]), whose
        decider = record.get("OptionalDecider")
        optional = decider or record.get("Optional")
        if optional is not None and optional.value.casefold() not in ("false", ""):
            whose = (
                self._whose(decider)
                if decider
                else self.told("controller", "option-of", [optional])
            )
            return self.told("may", "decider", [optional]), whose
        return None

    def _whose(self, player: Parameter) -> ReadFact:
        small = player.value.casefold()
        if small in ("you", "true"):
            value = "controller"
        elif "opponent" in small or "defending" in small:
            value = "opponent"
        else:
            value = "affected"
        return self.told(value, "option-of", [player])

    def stack_choice(self) -> ReadFact:
        """Targets and modes."""
        others: list[Parameter] = []
        opponents: list[Parameter] = []
        for link in self._links:
            targets = link.record.get("ValidTgts") or link.record.get("Tgt")
            if link.api.casefold() == "charm":
                return self.told("other", "modes", [link.record.parameters[0]])
            if targets is not None:
                is_one = _is_one_opponent(targets.value, link.record.value("TargetMax"))
                (opponents if is_one else others).append(targets)
            divided = link.record.get("DividedAsYouChoose")
            others += [divided] if divided is not None else []
        if others or len(opponents) > 1:
            return self.told("other", "target", [*others, *opponents][:3])
        if opponents:
            return self.told("target-opponent", "target-opponent", opponents)
        return _usual(f.STACK_CHOICE.usual, f.STACK_CHOICE.absent)

    def resolution_choice(self) -> ReadFact:
        """What somebody chooses as it resolves."""
        found = next((shown for link in self._links for shown in _choices(link)), None)
        if found is not None:
            return self.told("yes", "choice", [found])
        for link in self._links:
            option = self._option_of_link(link)
            if option is not None and self._is_of_part(link, option[0]):
                return self.told("yes", "choice", option[0].words)
        return _usual(f.RESOLUTION_CHOICE.usual, f.RESOLUTION_CHOICE.absent)

    def effects(self, *, is_undone: bool) -> ReadFact:
        """What it does itself."""
        found: dict[str, Parameter] = {}
        for link in self._links:
            for name in effects_of(link, self._record, self._execution.face):
                found.setdefault(name, link.record.parameters[0])
        makers = [each for each in self._links if each.api.casefold() == "delayedtrigger"]
        later = [each.record.get(_LATER) for each in self._links]
        made = [each.record.parameters[0] for each in makers]
        made += [each for each in later if each is not None]
        if made and not (is_undone and found):
            found.setdefault(CREATES, made[0])
        for link in self._links:
            if link.api.casefold() == "immediatetrigger":
                found.setdefault(_CREATES_REFLEXIVE, link.record.parameters[0])
        if not found:
            return self.told(None, "no-effects", [], Certainty.ASKED)
        named = tuple(name for name in found if name in EFFECTS)
        return self.told(named, "effects", dict.fromkeys(found.values()))

    def duration(self) -> ReadFact:
        """How long what it does lasts."""
        for link in self._links:
            told = self._duration_of_link(link.record)
            if told is not None:
                return told
        lasting = [each for each in self._links if each.api.casefold() in _LASTING]
        if lasting:
            return self.told("turn", "turn", [lasting[0].record.parameters[0]], Certainty.LIKELY)
        return _usual(f.DURATION.usual, f.DURATION.absent)

    def _duration_of_link(self, record: Record) -> ReadFact | None:
        for parameter in map(record.get, _SAYS_DURATION):
            words = f"{parameter.name} {parameter.value}".casefold() if parameter else ""
            for name, value, certainty in _DURATIONS:
                if parameter is not None and name in words:
                    return self.told(value, "duration", [parameter], certainty)
        keyword = record.get("KW")
        if keyword is not None and "next untap" in keyword.value.casefold():
            return self.told("next-untap", "duration", [keyword], Certainty.LIKELY)
        return None

    def aura(self, types: str) -> ReadFact:
        """Whether an Aura has it for entering."""
        record = self._record
        enters = record.value("Mode").casefold() == "changeszone" and _is_self(record)
        if not (enters and "aura" in types.casefold() and _goes(record, "battlefield")):
            return _usual(f.AURA.usual, f.AURA.absent)
        defined = [each.record.value("Defined").casefold() for each in self._links]
        only = bool(defined) and all(each.startswith("enchanted") for each in defined)
        value, why = ("only-enchanted", "aura-only") if only else ("other", "aura-other")
        return self.told(value, why, [record.parameters[0]], Certainty.LIKELY)

    def detrimental(self, effects: ReadFact, option: str) -> ReadFact:
        """What its effects let one think."""
        names = effects.value if isinstance(effects.value, tuple) else ()
        prices = [name for name in names if EFFECTS[name].is_price or name in _AGAINST]
        value = None
        if names:
            value = "yes" if prices and option != "may" and len(prices) * 2 >= len(names) else "no"
        return self.told(value, "detrimental", effects.words, Certainty.ASKED)

    def usual(self, name: str) -> ReadFact:
        """What the fact of that *name* is where nothing says otherwise."""
        return _usual(f.FACTS[name].usual, f.FACTS[name].absent)


_LASTING = frozenset(
    (
        *("pump", "pumpall", "animate", "animateall", "effect", "debuff", "protection", "goad"),
        *("protectionall", "clone", "preventdamage", "fog", "mustblock", "mustattack"),
    )
)
_SAYS_DURATION = ("Duration", "Permanent", "LoseControl")
_DURATIONS = (
    ("untiltheendofyournext", "your-next-end", Certainty.CERTAIN),
    ("untilyournextturn", "your-next-turn", Certainty.CERTAIN),
    ("untilyournextuntap", "your-next-turn", Certainty.CERTAIN),
    # No value says exactly when these end: the nearest is asked about.
    ("untilyournext", "your-next-turn", Certainty.ASKED),
    ("untilnext", "your-next-turn", Certainty.ASKED),
    ("thisturnandnext", "your-next-turn", Certainty.ASKED),
    ("untilendofcombat", "combat", Certainty.CERTAIN),
    ("untilendofturn", "turn", Certainty.CERTAIN),
    ("losecontrol eot", "turn", Certainty.CERTAIN),
    ("permanent", "forever", Certainty.CERTAIN),
    ("perpetual", "forever", Certainty.CERTAIN),
    ("until", "while", Certainty.CERTAIN),
    ("aslongas", "while", Certainty.CERTAIN),
    ("losecontrol", "while", Certainty.CERTAIN),
)
_AGAINST = frozenset(
    ("sacrifice-own", "destroy-own", "exile-own", "life+opp", "lose-game", "tap-own")
)


def whole(parameter: Parameter) -> Stretch:
    """Its name and its value."""
    return Stretch(parameter.key.start, max(parameter.words.end, parameter.key.end))


def _usual(value: object, absent: Text | None) -> ReadFact:
    because = absent or Text("", "")
    told = Text(f"{because.en[:1].upper()}{because.en[1:]}.", f"{because.ja}。")
    return ReadFact(str(value), Certainty.CERTAIN, (), told)


def _is_one_opponent(targets: str, most: str) -> bool:
    return most in ("", "1") and targets.casefold() in ("opponent", "player.opponent")


def _is_self(record: Record) -> bool:
    return record.value("ValidCard").casefold() in ("card.self", "aura.self", "card.strictlyself")


def _goes(record: Record, zone: str) -> bool:
    return zone in record.value("Destination").casefold().split(",")


_NO_CHOICE = ("", "self", "card.self", "all")
_CHOSEN = {
    "sacrifice": ("SacValid",),
    "changezone": ("ChangeType",),
    "dig": ("ChangeValid",),
    "play": ("Valid",),
    **dict.fromkeys(
        ("putcounter", "removecounter", "copypermanent", "attach", "destroy", "tap", "untap"),
        ("Choices", "Bolster"),
    ),
}
"""The parameters that say what somebody chooses among."""


def _choices(link: ChainLink) -> Iterator[Parameter]:
    """The parameters of *link* by which somebody chooses as it resolves."""
    record, api = link.record, link.api.casefold()
    words = abilities().get(api)
    if words is not None and words.has_choice:
        yield record.parameters[0]
    if record.is_true("AtRandom"):
        return
    for name in _CHOSEN.get(api, ()):
        found = record.get(name)
        if found is not None and found.value.casefold() not in _NO_CHOICE:
            yield found
    yield from _chosen_by_value(record, api)


def _chosen_by_value(record: Record, api: str) -> Iterator[Parameter]:
    if api == "discard" and "choose" in record.value("Mode").casefold():
        yield from _given(record, "Mode")
    if api == "mana" and re.search(r"any|combo|chosen", record.value("Produced").casefold()):
        yield from _given(record, "Produced")
    taken = record.value("ChangeNum")
    is_some = taken.casefold() not in _NO_CHOICE and record.value("DigNum") not in ("", taken)
    if api == "dig" and is_some:
        yield from _given(record, "ChangeNum")


def _given(record: Record, name: str) -> Iterator[Parameter]:
    found = record.get(name)
    if found is not None:
        yield found
