"""`check`: everything that is wrong with charts, lessons, cards and their translations."""

from pathlib import Path

from flowcharts.commands.arguments import Parser
from flowcharts.commands.command import Call, Screen, TerminalCommand
from flowcharts.commands.console import print_document
from flowcharts.commands.request_error import RequestError
from flowcharts.folders import content_folder
from flowcharts.library.content_files import toml_files
from flowcharts.model.text import Text, Wording
from flowcharts.problem import Problem

FOUND = 1
"""The exit status where something is wrong with the content."""
_FOUND_IN = Text("{problems} in {files}.", "{files}に{problems}。")
_OWN = Text("Your own content belongs in {folder}", "自作のファイルは {folder} に置きます。")


def _declare(parser: Parser, _screen: Screen) -> None:
    parser.add_argument(
        "files",
        nargs="*",
        type=Path,
        metavar="FILE",
        help=Text("content files; all where none is given", "調べるファイル。なければすべて"),
    )
    parser.add_language()
    parser.add_json()


def _run(call: Call) -> int:
    from flowcharts.checking.check import check_files  # loads the validation library

    named = _files(call.asked.files)
    checked = named or call.library.files.all()
    problems = check_files(checked, call.library.files)
    wording = call.wording
    if call.asked.json:
        rows = [_row(problem, wording) for problem in problems]
        print_document({"problems": rows, "files": len(checked)})
    else:
        for problem in problems:
            print(problem.in_wording(wording))
        files = Text(_counted(len(checked), "file"), f"{len(checked)}個のファイル")
        print(found_in(files, len(problems)).in_wording(wording))
        if not named:
            print(_OWN.filled(folder=str(content_folder())).in_wording(wording))
    return FOUND if problems else 0


def _files(paths: list[Path]) -> tuple[Path, ...]:
    """The files named, and the content files of the folders named."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found.extend(toml_files(path))
        elif path.is_file():
            found.append(path)
        else:
            raise RequestError(Text(f"There is no file {path}.", f"ファイル {path} はありません。"))
    if paths and not found:
        raise RequestError(
            Text(
                f"There is no content file in {paths[0]}: their names end in .toml.",
                f"{paths[0]} には、教材のファイル（名前の末尾が .toml）がありません。",
            )
        )
    return tuple(found)


def _row(problem: Problem, wording: Wording) -> dict[str, str | int]:
    return {
        "file": str(problem.path),
        "line": problem.line,
        "table": problem.table,
        "message": problem.said.in_wording(wording, " "),
    }


def found_in(files: Text, count: int) -> Text:
    """How many problems were found in *files*."""
    ja = f"問題が{count}件あります" if count else "問題はありません"
    return _FOUND_IN.filled(files=files, problems=Text(_counted(count, "problem"), ja))


def _counted(count: int, noun: str) -> str:
    """So many of them, in words: No problems, 1 problem."""
    return f"{count or 'No'} {noun}{'' if count == 1 else 's'}"


CHECK = TerminalCommand(
    "check",
    Text("say what is wrong with content files", "追加したファイルの誤りを示す"),
    _declare,
    _run,
)
