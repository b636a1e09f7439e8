"""When it was missed and when it was noticed, and whether the answer agrees."""

from flowcharts.checking.content_file import ContentFile
from flowcharts.model.chart import Chart
from flowcharts.model.text import SaidError, Text
from flowcharts.model.turns import STEPS, Moment, TurnStep, at, read_moment, window
from flowcharts.suggestions import either, nearest_all

_WITH_HINT = Text("{said}{hint}", "{said}{hint}")
_MEANT = Text(" Did you mean {en}?", "「{ja}」のことですか？")
_NO_HINT = Text("", "")
_LONG_AFTER = Text(
    "Noticed at {noticed}, missed at {missed}: the turns between are drawn one by one, so let it "
    "be noticed {most} turns later at most.",
    "{missed} に忘れ、{noticed} に気づいています。間のターンは1つずつ描かれるので、"
    "気づくのは{most}ターン後までにしてください。",
)
_BEFORE = Text(
    "Noticed at {noticed}, before it was missed at {missed}.",
    "{noticed} に気づいたのでは、{missed} に忘れる前になります。",
)
_CONTRADICTS = Text(
    "Missed at {missed} and noticed at {noticed}, the answer is “{right}”: "
    "the window closes at the end of {end}.",
    "{missed} に忘れて {noticed} に気づいたのなら、答えは「{right}」です。"
    "間に合うのは {end} の終わりまでです。",
)

MOST_TURNS_LATER = 12
"""No example needs more; a strip of more turns would be higher than the window."""
_FIRST = at(1, TurnStep.UPKEEP)
"""Where the strip begins that is not told when the trigger was missed."""


def check_moments(file: ContentFile, chart: Chart | None) -> None:
    """Note moments that are none, stand in the wrong order or contradict an answer on *chart*."""
    missed, noticed = (_moment(file, key) for key in ("missed", "noticed"))
    if noticed is not None and noticed.turn - (missed or _FIRST).turn > MOST_TURNS_LATER:
        file.note(
            ("noticed",),
            _LONG_AFTER.filled(
                noticed=str(noticed), missed=str(missed or _FIRST), most=str(MOST_TURNS_LATER)
            ),
        )
        return
    if missed is None or noticed is None:
        return
    if noticed < missed:
        file.note(("noticed",), _BEFORE.filled(noticed=str(noticed), missed=str(missed)))
        return
    for decision in chart.decisions if chart is not None else ():
        answer = file.words_at("answer", decision.id, "answer")
        right = decision.answer_by_moments(missed, noticed)
        if decision.rule and right and answer in decision.answers and answer != right:
            file.note(
                ("answer", decision.id, "answer"),
                _CONTRADICTS.filled(
                    missed=str(missed),
                    noticed=str(noticed),
                    right=right,
                    end=str(window(missed, decision.rule)[1]),
                ),
            )


def _moment(file: ContentFile, key: str) -> Moment | None:
    words = file.words_at(key)
    if words is None:
        return None
    try:
        return read_moment(words)
    except SaidError as error:
        turn, _, rest = words.partition(":")
        step, sign, combat = rest.partition("#")
        meant = nearest_all(step, STEPS) if step not in STEPS else ()
        near = [f"{turn}:{each}{sign}{combat}" for each in meant]
        hint = _MEANT.filled(en=either(near), ja="」か「".join(near)) if near else _NO_HINT
        file.note((key,), _WITH_HINT.filled(said=error.said, hint=hint))
        return None
