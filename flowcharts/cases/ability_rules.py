"""What the ability is: the rules that its own facts answer.

A rule reads a fact only where it matters: what is not known stops it only where it has to.
"""

from flowcharts.cases import facts as f
from flowcharts.cases.case import MissingFactError, Reading
from flowcharts.cases.dispute import DISPUTED, DisputeName, disputed
from flowcharts.cases.effects import EFFECTS, Effect
from flowcharts.cases.facts import TRIGGERS, Kind
from flowcharts.cases.rule import AskedNode, RuleBook

_SAGAS_SINCE = "2024-09-23"
_FIXED_SINCE = "2016-07-22"
_AURAS_SINCE = "2017-04-24"
_ZERO_SINCE = "2012-01-01"
_COPIES_SINCE = "2013-02"

OF_ABILITIES = RuleBook()
_rule = OF_ABILITIES.rule


@_rule(
    "triggered",
    "IPG 2.1, Definition; copies: since 4 February 2013; Sagas: 23 September 2024",
    f.KIND,
)
def _triggered(case: Reading, asked: AskedNode) -> bool:
    match case[f.KIND]:
        case Kind.MANA_TRIGGER:
            raise disputed(DisputeName.MANA_TRIGGER)
        case Kind.SPELL_COPY:
            return True
        case Kind.SAGA_LATER:
            return counts_sagas(asked)
        case kind:
            return kind in TRIGGERS


def counts_sagas(asked: AskedNode) -> bool:
    """Are the lore counters of later turns handled as triggers by then?"""
    return asked.day is None or asked.day >= _SAGAS_SINCE


@_rule("not-a-trigger", "Penalty Guide 2007 to IPG 2012; JAR", f.KIND)
def _not_a_trigger(case: Reading, asked: AskedNode) -> bool:
    match case[f.KIND]:
        case Kind.MANA_TRIGGER:
            raise disputed(DisputeName.MANA_TRIGGER)
        case Kind.SPELL_COPY if asked.chart.edition.since >= _COPIES_SINCE:
            raise disputed(DisputeName.SPELL_COPY)
        case kind:
            return kind not in TRIGGERS


@_rule("day-night", "MTR 4.9, since 4 September 2023", f.KIND)
def _day_night(case: Reading, _asked: AskedNode) -> bool:
    return case[f.KIND] == Kind.DAY_NIGHT


@_rule("optional", "Penalty Guide 2007 to IPG, April 2012: Missed Trigger", f.OPTION)
def _optional(case: Reading, asked: AskedNode) -> bool:
    counts_zero = asked.chart.edition.since >= _ZERO_SINCE
    return says_may(case) or (counts_zero and case[f.OPTION] == "zero")


def says_may(case: Reading) -> bool:
    """Does it say “may”, with nothing that follows where that is declined?"""
    return case[f.OPTION] in ("may", "may-unless")


@_rule(
    "choices",
    "Penalty Guide 2008: Missed Trigger",
    *(f.OPTION, f.STACK_CHOICE, f.RESOLUTION_CHOICE),
)
def has_choices(case: Reading, _asked: AskedNode) -> bool:
    """Does anybody choose anything?"""
    return (
        case[f.OPTION] != "none"
        or case[f.STACK_CHOICE] != "none"
        or case[f.RESOLUTION_CHOICE] == "yes"
    )


@_rule("visual", "Penalty Guide 2008: Missed Trigger", f.EFFECTS_OF_IT)
def is_seen(case: Reading, _asked: AskedNode) -> bool:
    """Does it change what all can see?"""
    return any(EFFECTS[name].is_seen for name in case[f.EFFECTS_OF_IT])


@_rule(
    "silent",
    "Penalty Guide 2007 to IPG, April 2012: Missed Trigger",
    *(f.OPTION, f.STACK_CHOICE, f.RESOLUTION_CHOICE, f.EFFECTS_OF_IT),
)
def is_silent(case: Reading, asked: AskedNode) -> bool:
    """Is nothing chosen, and nothing seen?"""
    return not has_choices(case, asked) and not is_seen(case, asked)


@_rule("default", "Penalty Guide 2007 to IPG, April 2012: Missed Trigger", f.OPTION)
def has_default(case: Reading, _asked: AskedNode) -> bool:
    """Does it say what happens otherwise?"""
    return case[f.OPTION] in ("unless", "if-not", "may-unless")


@_rule(
    "controllers-default",
    "IPG, October 2012 to April 2018: Missed Trigger, Additional Remedy",
    *(f.OPTION, f.OPTION_OF, f.AFFECTED, f.CONTROLLER),
)
def _controllers_default(case: Reading, asked: AskedNode) -> bool:
    # Of two options the one that has a consequence is the opponent’s.
    is_only_option = has_default(case, asked) and not says_may(case)
    return is_only_option and is_controllers_option(case)


@_rule(
    "lapsing",
    "IPG, April 2012, 3.1",
    *(f.EFFECTS_OF_IT, f.OPTION, f.STACK_CHOICE, f.RESOLUTION_CHOICE),
)
def _lapsing(case: Reading, asked: AskedNode) -> bool:
    effects = [EFFECTS[name] for name in case[f.EFFECTS_OF_IT]]
    if not all(effect.is_lapsing or effect.is_neutral for effect in effects):
        return False
    return not is_silent(case, asked) and bool(named_effects(case))


def named_effects(case: Reading) -> tuple[Effect, ...]:
    """What it does, where more has to be known of it than what can be seen.

    Raises:
        MissingFactError: of one of them no more is said.
    """
    effects = tuple(EFFECTS[name] for name in case[f.EFFECTS_OF_IT])
    if any(effect.is_neutral for effect in effects):
        raise MissingFactError(f.EFFECTS_OF_IT.name)
    return effects


@_rule("only-delayed", "IPG 2.1, Definition", f.EFFECTS_OF_IT)
def is_only_delayed(case: Reading, _asked: AskedNode) -> bool:
    """Does it do nothing but set up another trigger for later?"""
    return set(case[f.EFFECTS_OF_IT]) == {"creates-delayed"}


@_rule("only-copies", "IPG 2.1, Definition", f.EFFECTS_OF_IT)
def _only_copies(case: Reading, _asked: AskedNode) -> bool:
    return set(case[f.EFFECTS_OF_IT]) == {"copies"}


@_rule(
    "when-you-do", "IPG 2.1 of 29 September 2017; Definition since 2019", f.REFLEXIVE, f.ANNOUNCED
)
def is_announced_with_its_action(case: Reading, _asked: AskedNode) -> bool:
    """Is it the “when you do” part of an action that was announced?"""
    return case[f.REFLEXIVE] == "yes" and case[f.ANNOUNCED] == "yes"


@_rule("stack-choice", "IPG 2.1, Definition, first kind", f.STACK_CHOICE)
def _stack_choice(case: Reading, _asked: AskedNode) -> bool:
    return case[f.STACK_CHOICE] == "other"


@_rule(
    "visible", "IPG 2.1, Definition, second kind", f.EFFECTS_OF_IT, f.OPTION, f.RESOLUTION_CHOICE
)
def is_visible(case: Reading, asked: AskedNode) -> bool:
    """Can it be seen by then: by what it changes, or by what is chosen as it resolves?"""
    return is_seen(case, asked) or case[f.OPTION] != "none" or case[f.RESOLUTION_CHOICE] == "yes"


@_rule("changes-rules", "IPG 2.1, Definition, third kind", f.EFFECTS_OF_IT)
def forbids_something(case: Reading, _asked: AskedNode) -> bool:
    """Does it make an action illegal?"""
    return any(EFFECTS[name].forbids for name in case[f.EFFECTS_OF_IT])


@_rule("aura", "IPG, 24 April 2017 on: Missed Trigger, Additional Remedy", f.AURA, f.EFFECTS_OF_IT)
def _aura(case: Reading, asked: AskedNode) -> bool:
    return case[f.AURA] == "only-enchanted" and is_seen(case, asked)


@_rule(
    "aura-since-april-2017",
    "IPG, 24 April 2017: Missed Trigger, Additional Remedy",
    *(f.AURA, f.EFFECTS_OF_IT, f.DAY),
)
def _aura_since_april_2017(case: Reading, asked: AskedNode) -> bool:
    return _aura(case, asked) and case[f.DAY] >= _AURAS_SINCE


@_rule("undoes-zone-change", "IPG 2.1, 21 January 2019 on: Additional Remedy", f.DELAYED)
def _undoes(case: Reading, _asked: AskedNode) -> bool:
    if case[f.DELAYED] == DISPUTED:
        raise disputed(DisputeName.ZONE_CHANGE)
    return case[f.DELAYED] == "undoes"


@_rule("delayed-zone-change", "IPG, 22 July 2016 to 2018: Missed Trigger", f.DELAYED)
def _moves_what_is_fixed(case: Reading, _asked: AskedNode) -> bool:
    return case[f.DELAYED] in ("undoes", DISPUTED, "moves-fixed")


@_rule("any-delayed-zone-change", "IPG, February 2013 to 21 July 2016", f.DELAYED, f.DAY)
def _moves_anything(case: Reading, asked: AskedNode) -> bool:
    if case[f.DELAYED] == "moves-unfixed":
        return case[f.DAY] < _FIXED_SINCE
    return _moves_what_is_fixed(case, asked)


@_rule(
    "may",
    "JAR 2010 on: A player forgets a triggered ability",
    *(f.OPTION, f.OPTION_OF, f.AFFECTED, f.CONTROLLER),
)
def _may(case: Reading, _asked: AskedNode) -> bool:
    if case[f.OPTION] == "unless" and is_controllers_option(case):
        raise disputed(DisputeName.UNLESS_AS_MAY)
    return says_may(case) and is_controllers_option(case)


def is_controllers_option(case: Reading) -> bool:
    """Does the ability’s controller choose whether to do it?"""
    if case[f.OPTION_OF] == "affected":
        return case[f.AFFECTED] == case[f.CONTROLLER]
    return case[f.OPTION_OF] == "controller"


@_rule(
    "detrimental",
    "IPG, October 2012 on: Missed Trigger, Penalty",
    *(f.DETRIMENTAL, f.AFFECTED, f.CONTROLLER),
)
def _detrimental(case: Reading, _asked: AskedNode) -> bool:
    match case[f.DETRIMENTAL]:
        case "sym-bad":
            return case[f.AFFECTED] == case[f.CONTROLLER]
        case "sym-good":
            return case[f.AFFECTED] != case[f.CONTROLLER]
        case told:
            return told == "yes"
