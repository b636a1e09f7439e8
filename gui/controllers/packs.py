"""Content packs: taken in, listed, turned on and off, removed; then all content is read anew."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from flowcharts.folders import content_folder
from flowcharts.library.pack_folders import ENDING, packs_folder
from flowcharts.model.dates import date_of
from flowcharts.model.text import SENTENCES, Text
from gui.controllers.practice import PracticeController
from gui.controllers.rule_now import RuleNowController
from gui.session import Session
from gui.startup.first_walk import position_again
from gui.startup.mistakes import mistakes_in
from gui.window.window import Window

if TYPE_CHECKING:  # loaded with the first pack
    from collections.abc import Callable

    from flowcharts.packs.error import PackError
    from flowcharts.packs.faults import Tell
    from flowcharts.packs.pack import Pack
    from gui.talk.question import RoomAnswer
    from gui.window.slow_work import SlowWork, WorkThread

PACKS = Text("Content packs…", "教材パック…")
_TITLE = Text("Content packs", "教材パック")
_ABOUT = Text(
    "A content pack is one file that renews charts, examples, cards and run sheets.",
    "教材パックは、チャート、例題、カード、進行表を更新するための、1つにまとめたファイルです。",
)
_TAKE_IN = Text("Take in a pack…", "パックを取り込む…")
_PACK_FILE = Text("Content pack", "教材パック")
_CLOSE = Text("Close", "閉じる")
_ROW = Text("{title} — {state}", "{title}：{state}")
_DETAIL = Text(
    "version {version} of {day} · files: {count}", "バージョン{version}（{day}）・ファイル{count}個"
)
_TURN = {False: Text("Read it", "使う"), True: Text("Do not read it", "使わない")}
_TELL_NO_MORE = Text("Tell me no more of it", "今後は知らせない")
_TURN_ANYWAY = Text("Read it all the same", "それでも使う")
_TAKE_ANYWAY = Text("Take it in all the same", "それでも取り込む")
_OLDER = Text(
    "{age} Taken in, it is read in the place of what ships.",
    "{age}取り込むと、付属の教材の代わりに使われます。",
)
_NOT_TAKEN = Text("Do not take it in", "取り込まない")
_REMOVE = Text("Remove it", "消す")
_LEAVE = Text("Leave it as it is", "このままにする")
_GOING = Text("{file} is checked", "{file} を確かめています")
_ANEW = Text("All content is checked", "教材を確かめています")
_STOPPED = Text("Stopped: nothing has changed.", "中止しました。何も変わっていません。")
_TAKEN = Text(
    "“{title}”, version {version} of {day}, is taken in: files: {count}.",
    "「{title}」バージョン{version}（{day}）を取り込みました。ファイル{count}個。",
)
_REFUSED = Text("{file} is not taken in. {said}", "{file} は取り込みません。{said}")
_MORE = Text(" And {count} more.", "ほか{count}件。")
_TURNED = {
    True: Text("“{title}” is read.", "「{title}」を使います。"),
    False: Text("“{title}” is read no more.", "「{title}」は使いません。"),
}
_REMOVED = Text("“{title}” is removed.", "「{title}」を消しました。")
_READ_ANEW = Text(
    "{said} All content has been read anew.",
    "{said}教材をすべて読み直しました。",
)
_NEXT_START = Text(
    "{said} Everything goes on as it was until the program is started again.",
    "{said}反映されるのは、次に起動したときです。",
)


class PacksController(QObject):
    """Takes content packs in beside the use of the window, and lists those there are.

    Signals:
        content_changed: there is other content now.
    """

    content_changed = Signal()

    def __init__(
        self,
        session: Session,
        window: Window,
        work: "Callable[[], SlowWork]",
        practice: PracticeController,
        rule_now: RuleNowController,
    ) -> None:
        super().__init__(window)
        self._session, self._window, self._work = session, window, work
        self._practice, self._rule_now = practice, rule_now
        self._done: Text | None = None
        """What has changed and is to be told."""
        self._older: tuple[Path, Text] | None = None
        """The pack that is older than what ships, and that it is."""

    def show(self) -> None:
        """Say which packs there are, and ask what becomes of one."""
        from flowcharts.packs.pack import installed
        from gui.talk.question import RoomAnswer

        rows = [
            RoomAnswer(_row(pack), partial(self._ask_of, pack), pack.why_not or _detail(pack))
            for pack in installed(packs_folder())
        ]
        rows += [RoomAnswer(_TAKE_IN, self._ask_file), RoomAnswer(_CLOSE, lambda: None)]
        self._ask(_ABOUT, rows, usual=len(rows) - 2)

    def take(self, path: Path) -> None:
        """Check the pack at *path* and keep it, or say why not."""
        self._take(path, takes_older=False)

    def _take(self, path: Path, *, takes_older: bool) -> None:
        does = partial(self._taken, path, takes_older=takes_older)
        self._begin(_GOING.filled(file=path.name), does)

    def _taken(self, path: Path, tell: "Tell", *, takes_older: bool) -> Text | None:
        from flowcharts.packs.error import OlderPackError

        try:
            return _take(path, tell, takes_older=takes_older)
        except OlderPackError as error:
            self._older = path, error.said
            return None

    def _ask_of(self, pack: "Pack") -> None:
        from gui.talk.question import RoomAnswer

        answers = [
            RoomAnswer(_REMOVE, partial(self._remove, pack)),
            RoomAnswer(_LEAVE, self.show),
        ]
        if pack.fault is None:
            is_on = not pack.is_read
            said = _TURN_ANYWAY if pack.is_outdated else _TURN[pack.is_read]
            answers.insert(0, RoomAnswer(said, partial(self._turn, pack, is_on=is_on)))
        if pack.is_on and not pack.is_read:
            answers.insert(-2, RoomAnswer(_TELL_NO_MORE, partial(self._turn, pack, is_on=False)))
        self._ask(pack.why_not or _row(pack), answers, usual=len(answers) - 1)

    def _ask_file(self) -> None:
        from gui.window.file_dialog import WantedFile, ask_to_open

        wanted = WantedFile(_TAKE_IN, {ENDING: _PACK_FILE})
        ask_to_open(self._window, self._session.settings.text_style, wanted, Path.home(), self.take)

    def _turn(self, pack: "Pack", *, is_on: bool) -> None:
        self._begin(_ANEW, partial(_turn, pack, is_on=is_on))

    def _remove(self, pack: "Pack") -> None:
        self._begin(_ANEW, partial(_remove, pack))

    def _begin(self, going: Text, does: "Callable[[Tell], Text | None]") -> None:
        """Do it beside the use of the window; then read all content anew."""
        work = self._work()
        if work.is_free():
            work.ended.connect(self._end, Qt.ConnectionType.UniqueConnection)
            work.begin(going, partial(self._do, does), stopped=_STOPPED)

    def _do(self, does: "Callable[[Tell], Text | None]", thread: "WorkThread") -> Text | None:
        from flowcharts.packs.error import PackError

        try:
            self._done = does(thread.tell)
        except PackError as error:
            return _in_short(error)
        return None

    def _end(self) -> None:
        said, self._done = self._done, None
        older, self._older = self._older, None
        if older is not None:
            self._ask_older(*older)
        if said is None:
            return
        if self._practice.leave():
            self._read_anew()
            mistakes = mistakes_in(self._session.library)
            said = _READ_ANEW.filled(said=said)
            if any(mistakes):
                said = SENTENCES.join([said, mistakes])
        else:
            said = _NEXT_START.filled(said=said)  # an exam goes on as it began
        self._window.show_notice(said, passes=False)

    def _ask_older(self, path: Path, age: Text) -> None:
        from gui.talk.question import RoomAnswer

        answers = [
            RoomAnswer(_TAKE_ANYWAY, partial(self._take, path, takes_older=True)),
            RoomAnswer(_NOT_TAKEN, lambda: None),
        ]
        self._ask(_OLDER.filled(age=age), answers, usual=len(answers) - 1)

    def _read_anew(self) -> None:
        session, library = self._session, self._session.library
        library.read_anew()
        library.check_added()
        self._rule_now.look_again()
        self.content_changed.emit()
        session.stand_anew(position_again(library, session.settings, session.position))
        self._practice.read_anew()

    def _ask(self, said: Text, answers: "list[RoomAnswer]", usual: int) -> None:
        from gui.talk.question import RoomQuestion

        style = self._session.settings.text_style
        question = RoomQuestion(self._window, style, said, answers)
        question.setWindowTitle(style.line(_TITLE))
        question.ask(usual)


def _row(pack: "Pack") -> Text:
    return _ROW.filled(title=pack.title, state=pack.state)


def _detail(pack: "Pack") -> Text | None:
    head = pack.head
    if head is None:
        return None
    return _DETAIL.filled(version=head.version, day=date_of(head.day), count=str(pack.file_count))


def _take(path: Path, tell: "Tell", *, takes_older: bool) -> Text:
    from flowcharts.packs.archive import files_of
    from flowcharts.packs.error import OlderPackError, PackError
    from flowcharts.packs.head import age_of
    from flowcharts.packs.kept_packs import take

    try:
        files = files_of(path)
        head = take(files, packs_folder(), content_folder(), tell, takes_older=takes_older)
    except OlderPackError:
        raise
    except PackError as error:
        raise PackError(_REFUSED.filled(file=path.name, said=_in_short(error))) from None
    told = {"version": head.version, "count": str(len(files) - 1)}
    said = _TAKEN.filled(title=head.title, day=date_of(head.day), **told)
    age = age_of(head)
    return said if age is None else SENTENCES.join([said, age])


def _turn(pack: "Pack", tell: "Tell", *, is_on: bool) -> Text:
    from flowcharts.packs.kept_packs import turn

    turn(pack.folder.name, packs_folder(), content_folder(), tell, on=is_on)
    return _TURNED[is_on].filled(title=pack.title)


def _remove(pack: "Pack", tell: "Tell") -> Text:
    from flowcharts.packs.kept_packs import remove

    remove(pack.folder.name, packs_folder(), tell)
    return _REMOVED.filled(title=pack.title)


def _in_short(error: "PackError") -> Text:
    """What is wrong first, and how much more is: a notice is no list."""
    first, *others = error.reasons
    more = _MORE.filled(count=str(len(others))) if others else Text("", "")
    return Text(first.en + more.en, first.ja + more.ja)
