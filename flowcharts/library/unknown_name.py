"""What is said of a name that nothing has, and what may have been meant by it."""

from collections.abc import Iterable

from flowcharts.model.text import Text, listed
from flowcharts.suggestions import either, nearest_all

_MOST_NAMED = 60
"""More names than this are not read in a sentence."""
_MOST_OFFERED = 12
"""What is as near to more names than this is near to none."""
_NEAR = 0.4
"""How much a name must have of another to be offered in its place."""
_NAMED = Text("There is no {kind} named {name}; {hint}", "{kind}「{bare}」はありません。{hint}")
_THERE_ARE = Text("there are: {names}.", "使えるのは {names} です。")
_MEANT = Text("did you mean {near}?", "「{near}」のことですか？")
_LISTED = Text("`{command}` names all {count}.", "`{command}` で{count}件すべてを確かめられます。")
_ANY = "名前"
_KINDS = {
    "action": "操作",
    "backup": "バックアップ",
    "card": "カード",
    "chart": "チャート",
    "command": "コマンド",
    "deed": "操作",
    "decision": "判断",
    "exit": "対象外の理由",
    "format": "形式",
    "game": "ゲーム",
    "kind of text": "文章の種類",
    "language": "言語",
    "lesson": "レッスン",
    "lines": "書き込み欄の量",
    "list": "一覧",
    "option": "オプション",
    "origin": "カードの種類",
    "paper": "用紙",
    "part": "範囲",
    "rule": "ルール",
    "scenario": "例題",
    "step of the turn": "ターンのステップ",
    "theme": "配色",
}


def unknown(kind: str | Text, name: str, known: tuple[str, ...], meant: Iterable[str] = ()) -> Text:
    """The sentence that says there is no such name, and offers the nearest ones.

    *meant*: what it must have been meant for, where that is known.
    """
    called = kind if isinstance(kind, Text) else Text(kind, _KINDS.get(kind, _ANY))
    near = [*meant] or nearest_all(name.casefold(), known, _NEAR)
    hint = _THERE_ARE.filled(names=listed(known))
    if 0 < len(near) <= _MOST_OFFERED:
        hint = _MEANT.filled(near=Text(either(near), "」か「".join(near)))
    elif len(known) > _MOST_NAMED:
        hint = _LISTED.filled(command=f"list {called.en}s", count=str(len(known)))
    shown = name if name.strip() else f"“{name}”"
    return _NAMED.filled(kind=called, name=shown, bare=name, hint=hint)
