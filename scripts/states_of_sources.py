"""States that show where something comes from, and a copy of the guide that the user has."""

# ruff: noqa: INP001  # part of the script beside it

from datetime import date

from flowcharts.folders import data_folder, guides_folder
from flowcharts.model.text import Wording
from flowcharts.own_guides.kept_guides import take_in
from gui.app import Trainer
from scripts.moves import answer

TODAY = "missed-trigger-2024"
_ENGLISH = """\
Infraction Procedure Guide (an invented one, for this picture)
Effective {edition}
2.1. Game Play Error — Missed Trigger
Definition
Whoever controls a triggered ability shows awareness of it in time, by words or by gestures.
Additional Remedy
An Aura that came onto the battlefield and touches only the creature it enchants is handled at once.
Whether the forgotten ability goes on the stack is up to the opponent alone.
Too much time has gone by if the miss lies before the current phase of the turn before.
2.5. Game Play Error — Game Rule Violation
"""
_JAPANESE = """\
マジック違反処置指針（この画像のために作ったもの）
{edition}発効
2.1. ゲーム上の誤り — 誘発忘れ
定義
誘発型能力をコントロールしているプレイヤーは、言葉か身振りで、時間内にその能力に気付いていることを示す。
追加措置
オーラが戦場に出たときの誘発型能力で、そのオーラがつけられているクリーチャーだけに影響するものは、ただちに解決する。
忘れられた能力をスタックに置くかどうかは、対戦相手だけが決める。
忘れられたのが、前のターンの、現在と同じフェイズよりも前なら、時間が経ちすぎている。
2.5. ゲーム上の誤り — その他一般のゲームルール抵触行為
"""
_NEWEST, _OLDER = date(2024, 9, 23), date(2019, 1, 21)


def source(trainer: Trainer) -> None:
    """The source of a question."""
    trainer.session.open_chart(TODAY)
    trainer.commands["sources"].does()


def source_of_ruling(trainer: Trainer) -> None:
    """The source of a remedy, and of the penalty that follows."""
    trainer.session.open_chart(TODAY)
    answer(trainer, *("no",) * 7)
    trainer.commands["sources"].does()


def own_guide(trainer: Trainer) -> None:
    """A question with the clause of one's own copy."""
    _keep(trainer, _NEWEST)
    trainer.session.open_chart(TODAY)
    answer(trainer, "no")


def own_guide_older(trainer: Trainer) -> None:
    """The same, in a copy of another edition."""
    _keep(trainer, _OLDER)
    trainer.session.open_chart(TODAY)
    answer(trainer, "no")


def own_guides(trainer: Trainer) -> None:
    """The copies that are kept."""
    _keep(trainer, _NEWEST)
    trainer.commands["own-guides"].does()


def newest_policy(trainer: Trainer) -> None:
    """How to see whether there is a newer policy."""
    trainer.commands["newest-policy"].does()


def _keep(trainer: Trainer, edition: date) -> None:
    """Take in a copy of that edition, in the language of the window."""
    is_japanese = trainer.session.settings.wording is Wording.JAPANESE
    copy, day = (
        (_JAPANESE, f"{edition.year}年{edition.month}月{edition.day}日")
        if is_japanese
        else (_ENGLISH, f"{edition:%B} {edition.day}, {edition.year}")
    )
    data_folder().mkdir(parents=True, exist_ok=True)
    file = data_folder() / "my-guide.txt"
    file.write_text(copy.format(edition=day), "utf-8")
    list(take_in(file, guides_folder()))
    trainer.sources.look_again()


STATES_OF_SOURCES = (
    *(source, source_of_ruling, own_guide, own_guide_older, own_guides, newest_policy),
)
"""What may be drawn."""
