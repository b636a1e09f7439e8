"""How far a round has come, in words and in numbers."""

from datetime import timedelta

from flowcharts.journal.review import Mode
from flowcharts.model.text import Text
from flowcharts.practice.round import Round

MODES = {
    Mode.LEARN: Text("Learn", "学ぶ"),
    Mode.PRACTISE: Text("Practice", "練習"),
    Mode.EXAM: Text("Exam", "試験"),
    Mode.MISTAKES: Text("Mistakes only", "間違えた問題だけ"),
    Mode.CRAM: Text("Cram", "総ざらい"),
}
_GO_ON_ABOUT = Text("{done} of {all} questions answered", "{all}問中{done}問に回答済み")
_QUESTION_OF = Text("Question {number} of {all}", "{all}問中{number}問目")
_MINUTES_LEFT = Text("about {minutes} min left", "残り約{minutes}分")
_ONE_LEFT = Text("the last one", "最後の問題")
_TIME_LEFT = Text("{minutes} min left", "残り{minutes}分")

_MINUTE = 60_000
_USUAL = 75_000
"""So many milliseconds a question takes, until it is known."""
_LEAST = 20_000
"""And so many at least: who races through the first ones slows down."""


def whole_of(going: Round) -> int:
    """How many questions the round has, as far as can be told."""
    if going.plan.count:
        return going.plan.count
    done = len(going.answered)
    spent = max(going.milliseconds / done, _LEAST) if done else _USUAL
    left = max(0, (going.plan.minutes or 0) * _MINUTE - going.milliseconds)
    waiting = int(going.current is not None)
    return done + max(waiting, round(left / spent))


def done_in(going: Round) -> tuple[bool | None, ...]:
    """How each question went; None in an exam, which tells it later, and of one repeated."""
    is_exam = going.plan.mode is Mode.EXAM
    return tuple(None if is_exam or each.is_repeated else each.is_right for each in going.answered)


def left_of(going: Round) -> Text:
    """How much of it is left: minutes where it was measured so, else questions."""
    if going.plan.count:
        return _GO_ON_ABOUT.filled(done=str(len(going.answered)), all=str(going.plan.count))
    return _MINUTES_LEFT.filled(minutes=str(going.minutes_left))


def place_of(going: Round, time_left: timedelta | None = None) -> Text:
    """Where it stands: which question, and how long it still takes, or may take."""
    number = str(len(going.answered) + int(going.current is not None))
    mode = MODES[going.plan.mode]
    if going.plan.count:
        said = _QUESTION_OF.filled(number=number, all=str(going.plan.count))
    else:
        said = _ONE_LEFT if going.progress >= 1 else left_of(going)
    told = [mode, said]
    if time_left is not None:
        minutes = str(max(1, round(time_left.total_seconds() / 60)))
        told.append(_TIME_LEFT.filled(minutes=minutes))
    return Text(" · ", " ・ ").join(told)
