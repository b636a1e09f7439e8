"""What is said of the scene that the list stands on: of each kind, the fields that it has."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from flowcharts.codec.tables import Table
from flowcharts.library.scene_kind import SceneKind, kinds_of
from flowcharts.model.chart import Decision
from flowcharts.talk.sheet_draft import LEFT_OUT, POINTS, points_of, text_of
from gui.override import override
from gui.talk.editor import words
from gui.talk.editor.edition_fields import EditionFields
from gui.talk.editor.points import lines_of, points_in
from gui.talk.editor.question_fields import QuestionFields, Questions
from gui.talk.editor.said_fields import SaidFields
from gui.talk.editor.scene_editions import NO_EDITIONS, SceneEditions
from gui.talk.editor.scene_rows import minutes_of
from gui.text.text_style import TextStyle
from gui.theme.role import take_role
from gui.widgets.drop_down import DropDown
from gui.widgets.tick_box import TickBox

_MOST_MINUTES = 600.0
_MARGIN = 7
_NAMED = {
    SceneKind.EXAMPLE: words.EXAMPLE,
    SceneKind.COMPARE: words.EXAMPLE,
    SceneKind.WALK: words.LINK,
    SceneKind.CHART: words.CHART,
}
"""The kinds that are named by an id or a link, and what that is called."""
_SAID = {SceneKind.SLIDE: words.HEADING, SceneKind.BREAK: words.BREAK_WORDS}


class _Minutes(QDoubleSpinBox):
    """A number of minutes: whole ones bear no nought behind them."""

    def __init__(self) -> None:
        super().__init__()
        self.setRange(0, _MOST_MINUTES)
        self.setDecimals(1)
        self.setMinimumHeight(30)
        self.lineEdit().setTextMargins(_MARGIN, 0, _MARGIN, 0)

    @override
    def textFromValue(self, value: float) -> str:
        return f"{value:g}"


class ScenePane(QWidget):
    """The fields of one scene.

    Signals:
        changed: something else is said of it: by key, None for what is said no more; and whether
            that was typed.
    """

    changed = Signal(dict, bool)

    def __init__(self, style: TextStyle) -> None:
        super().__init__()
        self._style = style
        self._scene: Table = {}
        self._editions = NO_EDITIONS
        self.title = QLabel()
        self.name, self.edition = QLineEdit(), DropDown()
        self.heading = SaidFields(style, words.HEADING)
        self.case_title = SaidFields(style, words.CASE_TITLE)
        self.story = SaidFields(style, words.STORY, has_lines=True)
        self.points = SaidFields(style, words.POINTS, has_lines=True)
        self.notes = SaidFields(style, words.NOTES, has_lines=True)
        self.questions, self.editions = QuestionFields(style), EditionFields(style)
        self.minutes = _Minutes()
        self.may = TickBox(style.palette, style.line(words.MAY))
        self._lay_out()
        self._connect()

    @property
    def kind(self) -> SceneKind | None:
        """What the scene shows; None where it does not say."""
        return next(iter(kinds_of(self._scene)), None)

    def show_scene(
        self, scene: Table, title: str, decisions: tuple[Decision, ...], editions: SceneEditions
    ) -> None:
        """Show what is said of *scene*; that is no change."""
        self._scene = scene
        self.setEnabled(bool(scene))
        self.title.setText(title)
        self._show_name(is_unknown=editions.is_unknown)
        self._show_words()
        self._show_editions(editions)
        self.questions.show_questions(decisions, Questions.of(scene))
        self.notes.show_said(text_of(scene.get("notes")))
        blocked = [QSignalBlocker(field) for field in (self.minutes, self.may)]
        self.minutes.setValue(minutes_of(scene))
        self.may.setChecked(scene.get("may") is True)
        for blocker in blocked:
            blocker.unblock()

    def field(self, key: str) -> QWidget:
        """Where *key* is edited."""
        said = {
            **dict.fromkeys(("slide", "break"), self.heading),
            "title": self.case_title,
            "story": self.story,
            "points": self.points,
            "notes": self.notes,
        }
        if key in said:
            fields = said[key]
            return fields.ja if fields.ja.hasFocus() else fields.en
        return {
            "minutes": self.minutes,
            "may": self.may,
            "chart": self.name if self.kind is SceneKind.CHART else self.edition,
            "charts": self.editions,
        }.get(key, self.name if key in tuple(SceneKind) else self.questions)

    def _show_name(self, *, is_unknown: bool) -> None:
        kind = self.kind
        is_link = kind in {SceneKind.WALK, SceneKind.CHART}
        is_shown = kind in _NAMED and (is_link or is_unknown or self.name.hasFocus())
        self._rows.setRowVisible(self.name, is_shown)
        if kind is None or kind not in _NAMED:
            return
        label = self._rows.labelForField(self.name)
        if isinstance(label, QLabel):
            label.setText(self._style.line(_NAMED[kind]))
        self.name.setAccessibleName(self._style.line(_NAMED[kind]))
        named = str(self._scene[kind])
        if named != self.name.text():
            self.name.setText(named)

    def _show_words(self) -> None:
        kind, scene = self.kind, self._scene
        self.heading.setVisible(kind in _SAID)
        if kind is not None and kind in _SAID:
            self.heading.call(_SAID[kind])
            self.heading.show_said(text_of(scene[kind]))
        self.points.setVisible(kind is SceneKind.SLIDE)
        self.points.show_said(lines_of(points_of(scene)))
        is_case = kind is SceneKind.CASE and "story" in scene
        for fields, key in ((self.case_title, "title"), (self.story, "story")):
            fields.setVisible(is_case)
            fields.show_said(text_of(scene.get(key)))

    def _show_editions(self, editions: SceneEditions) -> None:
        is_chosen_from = self.kind is SceneKind.EXAMPLE and len(editions.offered) > 1
        self._rows.setRowVisible(self.edition, is_chosen_from)
        blocker = QSignalBlocker(self.edition)
        if is_chosen_from:
            self.edition.clear()
            for name, badge in editions.offered.items():
                self.edition.addItem(self._style.line(badge), name)
            self.edition.setCurrentIndex(self.edition.findData(editions.chosen[0]))
        blocker.unblock()
        self.editions.setVisible(self.kind is SceneKind.COMPARE and not editions.is_unknown)
        self.editions.show_editions(editions.offered, editions.chosen)
        self._editions = editions

    def _lay_out(self) -> None:
        line = self._style.line
        column, self._rows = QVBoxLayout(self), QFormLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(9)
        take_role(self.title, "title")
        self.title.setWordWrap(True)
        column.addWidget(self.title)
        column.addLayout(self._rows)
        self._rows.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._rows.addRow(line(words.LINK), self.name)
        self._rows.addRow(line(words.EDITION), self.edition)
        self.edition.setAccessibleName(line(words.EDITION))
        self.edition.setMinimumContentsLength(12)
        parts = (
            *((self.heading, 0), (self.case_title, 0), (self.points, 4), (self.story, 3)),
            *((self.questions, 4), (self.editions, 3), (self.notes, 3)),
        )
        for part, stretch in parts:
            column.addWidget(part, stretch)
        foot = QHBoxLayout()
        column.addLayout(foot)
        self.minutes.setAccessibleName(line(words.MINUTES))
        foot.addWidget(QLabel(line(words.MINUTES)))
        foot.addWidget(self.minutes)
        foot.addSpacing(12)
        foot.addWidget(self.may)
        foot.addStretch(1)

    def _connect(self) -> None:
        self.name.textEdited.connect(lambda name: self._type({str(self.kind): name}))
        self.edition.activated.connect(self._choose_edition)
        self.editions.changed.connect(self._choose_editions)
        self.heading.changed.connect(lambda: self._say(str(self.kind), self.heading))
        self.case_title.changed.connect(lambda: self._say("title", self.case_title))
        self.story.changed.connect(lambda: self._say("story", self.story))
        self.notes.changed.connect(lambda: self._say("notes", self.notes))
        self.points.changed.connect(self._list_points)
        self.questions.changed.connect(lambda: self._choose(self.questions.questions.rows))
        self.minutes.valueChanged.connect(self._plan)
        self.may.toggled.connect(lambda may: self._choose({"may": may or None}))

    def _type(self, said: Table) -> None:
        self.changed.emit(said, True)  # noqa: FBT003  # a signal has no names

    def _choose(self, said: Table) -> None:
        self.changed.emit(said, False)  # noqa: FBT003  # as above

    def _say(self, key: str, fields: SaidFields) -> None:
        said = {part: words for part, words in fields.said._asdict().items() if words}
        is_left_out = not said and key in LEFT_OUT
        self._type({key: None if is_left_out else said})

    def _list_points(self) -> None:
        points = points_in(self.points.said, points_of(self._scene))
        self._type({POINTS: points or None})

    def _choose_edition(self) -> None:
        name = self.edition.currentData()
        self._choose({"chart": None if (name,) == self._editions.usual else name})

    def _choose_editions(self) -> None:
        ticked = self.editions.ticked
        is_usual = {*ticked} == {*self._editions.usual}
        self._choose({"charts": None if is_usual else [*ticked]})

    def _plan(self, minutes: float) -> None:
        whole = int(minutes) if minutes == int(minutes) else minutes
        self._type({"minutes": whole or None})
