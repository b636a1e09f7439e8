"""What the controller chooses as an ability is put on the stack: targets and modes."""

from flowcharts.cases import facts as f
from flowcharts.reading.ability_reading import ReadFact
from flowcharts.reading.shown import all_shown, told, usual
from flowcharts.reading.trigger import Trigger


def read_stack_choice(trigger: Trigger) -> ReadFact:
    """Nothing, “target opponent” and nothing else, or something else.

    IPG 2.1 leaves “target opponent” out: where there is but one opponent, nothing is chosen.
    """
    found = list(all_shown(trigger, "stack-choice"))
    only_opponent = [each for each in found if each.row.value == "target-opponent"]
    others = [each for each in found if each.row.value == "other"]
    if only_opponent and all(_is_within(each.span, only_opponent[0].span) for each in others):
        if _count(trigger, "target") > 1:
            return told(trigger, others[0] if others else only_opponent[0])
        return told(trigger, only_opponent[0])
    return told(trigger, others[0]) if others else usual(f.STACK_CHOICE)


def _is_within(inner: tuple[int, int], outer: tuple[int, int]) -> bool:
    return (outer[0] <= inner[0] and inner[1] <= outer[1]) or inner[0] - 1 <= outer[0] <= inner[1]


def _count(trigger: Trigger, word: str) -> int:
    return sum(trigger.view.count(f"{word} ", *stretch) for stretch in trigger.effects)
