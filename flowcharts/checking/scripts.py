"""What must hold where an example writes a script: it only grows, and a mistake is mended in it."""

from flowcharts.checking.content_file import ContentFile
from flowcharts.model.script import lost
from flowcharts.model.text import Text

_LOSES = Text(
    "The script loses “{words}” of [answer.{earlier}]: it only grows, so keep every word of the "
    "step before, in its order.",
    "[answer.{earlier}] の「{words}」がスクリプトから消えています。"
    "スクリプトは書き足すだけなので、前の段階の語をその順のまま残してください。",
)
_UNMENDED = Text(
    "No answer has a `script`, so nothing mends what is printed: give the lines as they should "
    "be, or leave `printed` out.",
    "`script` のある答えがないので、印刷された行を直すものがありません。"
    "正しい行を書くか、`printed` を外してください。",
)
_SAME = Text(
    "This is the finished script: `printed` is for lines that the source has wrong.",
    "完成したスクリプトと同じです。`printed` には、出典で誤っている行を書きます。",
)


def check_scripts(file: ContentFile) -> None:
    """Note each step of the scenario in *file* that loses words, and a mistake mended nowhere."""
    before, earlier = "", ""
    for name in file.table_at("answer"):
        script = file.words_at("answer", name, "script")
        if script is None:
            continue
        missing = lost(before, script)
        if missing:
            file.note(
                ("answer", name, "script"),
                _LOSES.filled(words=missing[0], earlier=earlier),
            )
        before, earlier = script, name
    _check_printed(file, before)


def _check_printed(file: ContentFile, finished: str) -> None:
    printed = file.words_at("printed", "script")
    if printed is None:
        return
    if not finished:
        file.note(
            ("printed",),
            _UNMENDED,
        )
    elif printed.strip() == finished.strip():
        file.note(
            ("printed", "script"),
            _SAME,
        )
