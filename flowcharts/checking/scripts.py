"""What must hold where an example writes a script: it only grows, and a mistake is mended in it."""

from flowcharts.checking.content_file import ContentFile
from flowcharts.model.script import lost


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
                f"The script loses “{missing[0]}” of [answer.{earlier}]: it only grows, so keep "
                "every word of the step before, in its order.",
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
            "No answer has a `script`, so nothing mends what is printed: give the lines as they "
            "should be, or leave `printed` out.",
        )
    elif printed.strip() == finished.strip():
        file.note(
            ("printed", "script"),
            "This is the finished script: `printed` is for lines that the source has wrong.",
        )
