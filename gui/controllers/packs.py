"""Content packs: taken in, listed, turned on and off, removed; a new start reads what is on."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from flowcharts.folders import content_folder
from flowcharts.library.pack_folders import ENDING, packs_folder
from flowcharts.model.text import Text
from gui.session import Session
from gui.window.window import Window

if TYPE_CHECKING:  # loaded with the first pack
    from flowcharts.packs.error import PackError
    from flowcharts.packs.installed import Pack
    from gui.talk.question import RoomAnswer
    from gui.window.slow_work import SlowWork, WorkThread

PACKS = Text("Content packs…", "コンテンツパック…")
_TITLE = Text("Content packs", "コンテンツパック")
_ABOUT = Text(
    "A content pack is one file that renews charts, examples, cards and run sheets.",
    "コンテンツパックは、チャート、例題、カード、進行表を新しくする1つのファイルです。",
)
_TAKE_IN = Text("Take in a pack…", "パックを取り込む…")
_PACK_FILE = Text("Content pack", "コンテンツパック")
_CLOSE = Text("Close", "閉じる")
_ROW = Text("{title} — {state}", "{title}（{state}）")
_DETAIL = Text(
    "version {version} of {day} · files: {count}", "バージョン{version}（{day}）・ファイル{count}個"
)
_TURN = {
    False: Text("Read it from the next start on", "次の起動から使う"),
    True: Text("Do not read it from the next start on", "次の起動から使わない"),
}
_REMOVE = Text("Remove it", "消す")
_LEAVE = Text("Leave it as it is", "このままにする")
_GOING = Text("{file} is checked", "{file} を確かめています")
_TAKEN = Text(
    "“{title}”, version {version} of {day}, is taken in: files: {count}. The next start reads it.",
    "「{title}」バージョン{version}（{day}）を取り込みました。ファイル{count}個。"
    "次に起動したときから使います。",
)
_REFUSED = Text("{file} is not taken in. {said}", "{file} は取り込みません。{said}")
_MORE = Text(" And {count} more.", "ほか{count}件。")
_TURNED = {
    True: Text("The next start reads “{title}”.", "次に起動したときから「{title}」を使います。"),
    False: Text(
        "The next start reads “{title}” no more.",
        "次に起動したときから「{title}」を使いません。",
    ),
}
_REMOVED = Text(
    "“{title}” is removed; the next start reads what the program has of its own.",
    "「{title}」を消しました。次に起動したときから、プログラムに付いているものに戻ります。",
)


class PacksController(QObject):
    """Takes content packs in beside the use of the window, and lists those there are."""

    def __init__(self, session: Session, window: Window, work: "Callable[[], SlowWork]") -> None:
        super().__init__(window)
        self._session, self._window, self._work = session, window, work

    def show(self) -> None:
        """Say which packs there are, and ask what becomes of one."""
        from flowcharts.packs.installed import installed
        from gui.talk.question import RoomAnswer

        rows = [
            RoomAnswer(
                _ROW.filled(title=pack.head.title, state=pack.state),
                partial(self._ask_of, pack),
                _detail(pack),
            )
            for pack in installed(packs_folder())
        ]
        rows += [RoomAnswer(_TAKE_IN, self._ask_file), RoomAnswer(_CLOSE, lambda: None)]
        self._ask(_ABOUT, rows, usual=len(rows) - 2)

    def take(self, path: Path) -> None:
        """Check the pack at *path* and keep it, or say why not."""
        self._work().begin(_GOING.filled(file=path.name), partial(_take, path))

    def _ask_of(self, pack: "Pack") -> None:
        from gui.talk.question import RoomAnswer

        about = _ROW.filled(title=pack.head.title, state=pack.state)
        answers = [
            RoomAnswer(_TURN[pack.is_on], partial(self._turn, pack)),
            RoomAnswer(_REMOVE, partial(self._remove, pack)),
            RoomAnswer(_LEAVE, self.show),
        ]
        self._ask(about, answers, usual=len(answers) - 1)

    def _ask_file(self) -> None:
        from gui.window.file_dialog import WantedFile, ask_to_open

        wanted = WantedFile(_TAKE_IN, {ENDING: _PACK_FILE})
        ask_to_open(self._window, self._session.settings.text_style, wanted, Path.home(), self.take)

    def _turn(self, pack: "Pack") -> None:
        from flowcharts.packs.installed import turn

        is_on = not pack.is_on
        title = pack.head.title
        self._do(
            partial(turn, pack.head.id, packs_folder(), on=is_on),
            _TURNED[is_on].filled(title=title),
        )

    def _remove(self, pack: "Pack") -> None:
        from flowcharts.packs.installed import remove

        said = _REMOVED.filled(title=pack.head.title)
        self._do(partial(remove, pack.head.id, packs_folder()), said)

    def _do(self, does: Callable[[], object], said: Text) -> None:
        from flowcharts.packs.error import PackError

        try:
            does()
        except PackError as error:
            said = error.said
        wording = self._session.settings.wording
        self._window.show_notice(said.in_wording(wording, " / "), passes=False)

    def _ask(self, said: Text, answers: "list[RoomAnswer]", usual: int) -> None:
        from gui.talk.question import RoomQuestion

        style = self._session.settings.text_style
        question = RoomQuestion(self._window, style, said, answers)
        question.setWindowTitle(style.line(_TITLE))
        question.ask(usual)


def _detail(pack: "Pack") -> Text:
    head = pack.head
    return _DETAIL.filled(version=head.version, day=head.day, count=str(pack.file_count))


def _take(path: Path, _thread: "WorkThread") -> Text:
    from flowcharts.packs.archive import files_of
    from flowcharts.packs.error import PackError
    from flowcharts.packs.installed import take

    try:
        files = files_of(path)
        head = take(files, packs_folder(), content_folder())
    except PackError as error:
        return _REFUSED.filled(file=path.name, said=_in_short(error))
    told = {"version": head.version, "day": head.day, "count": str(len(files) - 1)}
    return _TAKEN.filled(title=head.title, **told)


def _in_short(error: "PackError") -> Text:
    """What is wrong first, and how much more is: a notice is no list."""
    first, *others = error.reasons
    more = _MORE.filled(count=str(len(others))) if others else Text("", "")
    return Text(first.en + more.en, first.ja + more.ja)
