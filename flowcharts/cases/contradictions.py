"""Facts that cannot all be so."""

from collections.abc import Iterator
from itertools import pairwise

from flowcharts.cases import facts as f
from flowcharts.cases.ability_rules import is_controllers_option
from flowcharts.cases.case import Case, MissingFactError, Reading
from flowcharts.cases.effects import EFFECTS
from flowcharts.cases.situation_rules import has_turn_begun, is_done_in_spite
from flowcharts.cases.timeline import Deed
from flowcharts.model.text import Text

_NOTICED_BEFORE = Text(
    "It cannot be noticed at {noticed}, before it was missed at {missed}.",
    "{noticed} に気づいたのでは、{missed} に忘れる前になります。",
)
_OUT_OF_ORDER = Text(
    "The acts stand in their order: {after} cannot come after {before}.",
    "行動は起きた順に書きます。{before} の後に {after} は来ません。",
)
_ACT_BEFORE = Text(
    "The acts are those since it was due, at {missed}: {act} comes before that.",
    "行動は、処理するはずだった {missed} から後のものです。{act} はそれより前です。",
)
_ACT_AFTER = Text(
    "The acts are those until it was noticed, at {noticed}: {act} comes after that.",
    "行動は、忘れたことに気づいた {noticed} までのものです。{act} はそれより後です。",
)
_NO_CHOICE = Text(
    "A choice cannot be announced for an ability that asks for none (stack_choice).",
    "スタックに置くときに何も選ばない能力では、選んだものを宣言できません（stack_choice）。",
)
_NO_OPTION = Text(
    "An ability that leaves no option cannot be declined (option).",
    "行うかどうかを選べない能力を、行わないとは言えません（option）。",
)
_OPTION_OF_OTHER = Text(
    "Its controller cannot decline what the opponent may choose (option_of).",
    "対戦相手が選ぶことを、コントローラーが行わないとは言えません（option_of）。",
)
_NOTHING_FORBIDDEN = Text(
    "Nothing is forbidden by this ability: {deed} cannot be among the acts.",
    "この能力は何も禁じていないので、行動に {deed} は入りません。",
)
_BEFORE_UNTAPPING = Text(
    "It is about the opponent’s next untap step, which had not come at {noticed}: {deed} cannot "
    "be among the acts.",
    "対戦相手の次のアンタップ・ステップについての能力で、そのステップは {noticed} には"
    "まだ来ていません。行動に {deed} は入りません。",
)
_FORGOT = Text(
    "Who forgot cannot have had it in mind too: {mind}.",
    "忘れていたことと、ほかの意図があったことは両立しません：{mind}。",
)


def contradiction(case: Case) -> Text | None:
    """The sentence that says what cannot be so; None where nothing known speaks against it."""
    reading = Reading(case)
    for check in (
        *(_moments, _order_of_acts, _acts_before, _acts_after),
        *(_acts_that_fit, _forbidden, _untapping, _mind),
    ):
        try:
            for sentence in check(reading):
                return sentence
        except MissingFactError:
            continue
    return None


def _moments(case: Reading) -> Iterator[Text]:
    missed, noticed = case[f.MISSED], case[f.NOTICED]
    if noticed < missed:
        yield _NOTICED_BEFORE.filled(noticed=str(noticed), missed=str(missed))


def _order_of_acts(case: Reading) -> Iterator[Text]:
    moments = [act.moment for act in case[f.ACTS] if act.moment is not None]
    for before, after in pairwise(moments):
        if after < before:
            yield _OUT_OF_ORDER.filled(after=str(after), before=str(before))


def _acts_before(case: Reading) -> Iterator[Text]:
    missed = case[f.MISSED]
    for act in case[f.ACTS]:
        if act.moment is not None and act.moment < missed:
            yield _ACT_BEFORE.filled(missed=str(missed), act=str(act))


def _acts_after(case: Reading) -> Iterator[Text]:
    noticed = case[f.NOTICED]
    for act in case[f.ACTS]:
        if act.moment is not None and act.moment > noticed:
            yield _ACT_AFTER.filled(noticed=str(noticed), act=str(act))


def _acts_that_fit(case: Reading) -> Iterator[Text]:
    deeds = {act.deed for act in case[f.ACTS]}
    if Deed.CHOOSE in deeds and case[f.STACK_CHOICE] == "none":
        yield _NO_CHOICE
    if Deed.DECLINE in deeds and case[f.OPTION] == "none":
        yield _NO_OPTION
    if Deed.DECLINE in deeds and not is_controllers_option(case):
        yield _OPTION_OF_OTHER


def _forbidden(case: Reading) -> Iterator[Text]:
    tried = {Deed.STOP, Deed.OPPONENT_TRIES, Deed.OPPONENT_DOES}
    found = tried & {act.deed for act in case[f.ACTS]}
    if found and not any(EFFECTS[name].forbids for name in case[f.EFFECTS_OF_IT]):
        yield _NOTHING_FORBIDDEN.filled(deed=min(found))


def _untapping(case: Reading) -> Iterator[Text]:
    is_about_it = case[f.DURATION] == "next-untap" and is_done_in_spite(case[f.ACTS])
    if is_about_it and not has_turn_begun(case, is_own=False):
        yield _BEFORE_UNTAPPING.filled(noticed=str(case[f.NOTICED]), deed=Deed.OPPONENT_DOES)


def _mind(case: Reading) -> Iterator[Text]:
    mind = case[f.MIND]
    if "forgot" in mind and len(mind) > 1:
        yield _FORGOT.filled(mind=", ".join(mind))
