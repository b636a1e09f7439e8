"""What is said of the scene that the list stands on: the fields that its kind has."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

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
from flowcharts.model.text import Text
from flowcharts.talk.said import lines_of, points_in
from flowcharts.talk.scene_kind import (
    NO_EDITIONS,
    OF_EVERY_SCENE,
    FieldKind,
    SceneEditions,
    SceneField,
    SceneKind,
)
from flowcharts.talk.scenes import FIELDS, kind_of
from flowcharts.talk.sheet import SheetContent
from flowcharts.talk.sheet_draft import DISPENSABLE, text_of, texts_of
from flowcharts.talk.slide_picture import ENDINGS, PICTURE, SlidePicture
from flowcharts.talk.told_example import Only
from gui.override import override
from gui.talk.editor import words
from gui.talk.editor.edition_fields import EditionFields
from gui.talk.editor.name_completer import NameCompleter, NameIndex
from gui.talk.editor.picture_field import PictureDrop, PictureField
from gui.talk.editor.question_fields import QuestionFields, Questions
from gui.talk.editor.said_fields import SaidFields
from gui.talk.editor.scene_rows import minutes_of
from gui.talk.editor.taken_picture import PictureError, TakenPicture, take_in, take_in_image
from gui.text.text_style import TextStyle
from gui.widgets.caption import Caption
from gui.widgets.drop_down import DropDown
from gui.widgets.tick_box import TickBox
from gui.window.file_dialog import WantedFile, ask_to_open

PICTURE_FILES = {ending: Text(kind, kind) for ending, kind in ENDINGS.items()}
_ASKED = {None: words.ASK_ALL, Only.DECIDING: words.ASK_DECIDING, Only.END: words.ASK_END}
_MOST_MINUTES = 600.0
_MARGIN = 7
_STRETCHES = {FieldKind.SAID: 0, FieldKind.STORY: 3, FieldKind.POINTS: 4}
"""How much of the height that is left words of that kind take."""


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
        return self.locale().toString(value, "g")


class ScenePane(QWidget):
    """The fields of one scene.

    Attributes:
        said: where words are typed, by the keys of a scene.

    Signals:
        changed: something else is said of it: by key, None for what is said no more; and whether
            that was typed.
        told: something about it is worth a sentence, a Text.
    """

    changed = Signal(dict, bool)
    told = Signal(Text)

    def __init__(self, style: TextStyle, index: NameIndex) -> None:
        super().__init__()
        self._style = style
        self._scene: Table = {}
        self._editions = NO_EDITIONS
        self.title = Caption("title")
        self.name, self.edition, self.asked = QLineEdit(), DropDown(), DropDown()
        self._typed = {each.key: each for each in FIELDS if each.holds in _STRETCHES and each.name}
        self.said = {
            each.key: SaidFields(style, each.name, has_lines=each.holds is not FieldKind.SAID)
            for each in self._typed.values()
            if each.name is not None
        }
        self._index, self.completer = index, NameCompleter(self.name, index, style, is_id=True)
        self.completer.taken.connect(self._rename)
        self.picture = PictureField(style)
        self.questions, self.editions = QuestionFields(style), EditionFields(style)
        self.minutes = _Minutes()
        self.pace = Caption("soft")
        self.may = TickBox(style.palette, style.lines(words.MAY))
        self._lay_out()
        self.drop = PictureDrop(self)
        self._connect()

    @property
    def kind(self) -> SceneKind | None:
        """What the scene shows; None where it does not say."""
        return kind_of(self._scene)

    @property
    def _own(self) -> tuple[SceneField, ...]:
        """The fields that the scene can have."""
        return (*(self.kind.fields if self.kind is not None else ()), *OF_EVERY_SCENE)

    def show_scene(
        self,
        scene: Table,
        title: str,
        content: SheetContent | None,
        editions: SceneEditions,
        picture: SlidePicture | None,
    ) -> None:
        """Show what is said of *scene*; that is no change."""
        self._scene = scene
        self.setEnabled(bool(scene))
        self.title.setText(title)
        self._show_name(is_unknown=editions.is_unknown)
        self._show_words()
        self._show_editions(editions, content)
        self._show_picture(picture)
        self._show_questions(content)
        blocked = [QSignalBlocker(field) for field in (self.minutes, self.may)]
        self.minutes.setValue(minutes_of(scene))
        self.may.setChecked(scene.get("may") is True)
        for blocker in blocked:
            blocker.unblock()

    def field(self, key: str) -> QWidget:
        """Where *key* is edited; the whole, where it is not edited."""
        fields = self.fields(key)
        if isinstance(fields, SaidFields):
            return fields.ja if fields.ja.hasFocus() else fields.en
        return fields

    def fields(self, key: str) -> QWidget:
        """The same; for words, the fields of all languages."""
        if key in self.said:
            return self.said[key]
        kinds = {each.key: each.holds for each in self._own}
        return {
            FieldKind.ID: self.name,
            FieldKind.LINK: self.name,
            FieldKind.EDITION: self.edition,
            FieldKind.EDITIONS: self.editions,
            FieldKind.EDITION_VOTES: self.editions,
            FieldKind.QUESTIONS: self.questions,
            FieldKind.MINUTES: self.minutes,
            FieldKind.IS_SO: self.may,
            FieldKind.PICTURE: self.picture,
        }.get(kinds.get(key, FieldKind.NONE), self)

    def _field_with(self, kind: FieldKind) -> SceneField | None:
        """The field that holds that, where the scene can have one."""
        return self.kind.field_with(kind) if self.kind is not None else None

    def _show_name(self, *, is_unknown: bool) -> None:
        """Show what the scene names: an id that is there is seen by its title."""
        named = self.kind.fields[0] if self.kind is not None else None
        is_link = named is not None and named.holds is FieldKind.LINK
        has_name = named is not None and named.holds in {FieldKind.ID, FieldKind.LINK}
        is_shown = has_name and (is_link or is_unknown or self.name.hasFocus())
        self._rows.setRowVisible(self.name, is_shown)
        if not has_name or named is None or named.name is None:
            return
        self._call(self.name, named.name)
        if is_shown and self.kind is not None:
            self.completer.know(self._index.names(self.kind, self._style))
        said = str(self._scene[named.key])
        if said != self.name.text():
            self.name.setText(said)

    def _show_words(self) -> None:
        own = {
            each.key: each for each in (*(self.kind.fields if self.kind else ()), *OF_EVERY_SCENE)
        }
        for key, fields in self.said.items():
            is_own = key in own and (not own[key].only_with or own[key].only_with in self._scene)
            fields.setVisible(is_own)
            value = self._scene.get(key)
            is_list = self._typed[key].holds is FieldKind.POINTS
            fields.show_said(lines_of(texts_of(value)) if is_list else text_of(value))

    def _call(self, field: QWidget, name: Text) -> None:
        """Let a row of the form be called *name*."""
        label = self._rows.labelForField(field)
        if isinstance(label, QLabel):
            label.setText(self._style.line(name))
        field.setAccessibleName(self._style.line(name))

    def _show_editions(self, editions: SceneEditions, content: SheetContent | None) -> None:
        told_on, compared = map(self._field_with, (FieldKind.EDITION, FieldKind.EDITIONS))
        is_chosen_from = told_on is not None and len(editions.offered) > 1
        self._rows.setRowVisible(self.edition, is_chosen_from)
        blocker = QSignalBlocker(self.edition)
        if is_chosen_from and told_on is not None and told_on.name is not None:
            self._call(self.edition, told_on.name)
            self.edition.clear()
            for name, badge in editions.offered.items():
                self.edition.addItem(self._style.line(badge), name)
            self.edition.setCurrentIndex(self.edition.findData(editions.chosen[0]))
        blocker.unblock()
        self.editions.setVisible(compared is not None and not editions.is_unknown)
        if compared is not None and compared.name is not None:
            self.editions.call(compared.name)
        voted = self._scene.get("vote") if compared is not None else None
        self.editions.show_editions(
            editions.offered,
            editions.chosen,
            tuple(voted) if isinstance(voted, list) else (),
            content.votable if content is not None else frozenset(),
        )
        self._editions = editions

    def _show_questions(self, content: SheetContent | None) -> None:
        decisions = content.decisions if content is not None else ()
        deciding = content.deciding if content is not None else frozenset()
        chosen = Questions.of(self._scene)
        self.questions.show_questions(decisions, deciding, chosen)
        self._rows.setRowVisible(self.asked, bool(decisions))
        is_ticked = chosen.only is None and chosen.ask is not None
        blocker = QSignalBlocker(self.asked)
        self.asked.clear()
        for only, said in _ASKED.items():
            self.asked.addItem(self._style.line(said), only)
        if is_ticked:
            self.asked.addItem(self._style.line(words.ASK_TICKED))
        self.asked.setCurrentIndex(len(_ASKED) if is_ticked else [*_ASKED].index(chosen.only))
        blocker.unblock()

    def _ask_otherwise(self, place: int) -> None:
        if place < len(_ASKED):
            chosen = Questions.of(self._scene).asking([*_ASKED][place])
            self._choose(chosen.rows)

    def _show_picture(self, picture: SlidePicture | None) -> None:
        field = self._field_with(FieldKind.PICTURE)
        self.drop.is_wanted = field is not None
        self.picture.setVisible(field is not None)
        if field is not None and field.name is not None:
            self.picture.call(field.name)
            self.picture.show_picture(picture)

    def _lay_out(self) -> None:
        line = self._style.line
        column, self._rows = QVBoxLayout(self), QFormLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        head = QVBoxLayout()
        column.addLayout(head)
        head.setSpacing(2)
        head.addWidget(self.title)
        head.addWidget(self.pace)
        column.addLayout(self._rows)
        self._rows.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for field in (self.name, self.edition, self.asked):
            self._rows.addRow(QLabel(), field)
        self._call(self.asked, words.ASKED)
        for field in (self.edition, self.asked):
            field.setMinimumContentsLength(12)
        stretches = {key: _STRETCHES[each.holds] for key, each in self._typed.items()}
        last = [each.key for each in OF_EVERY_SCENE if each.key in stretches]
        for key in [each for each in stretches if each not in last]:
            if self._typed[key].only_with == PICTURE:
                column.addWidget(self.picture)
            column.addWidget(self.said[key], stretches[key])
        column.addWidget(self.questions, 4)
        column.addWidget(self.editions, 9)
        for key in last:
            column.addWidget(self.said[key], stretches[key])
        foot = QHBoxLayout()
        column.addLayout(foot)
        self.minutes.setAccessibleName(line(words.MINUTES))
        foot.addWidget(QLabel(line(words.MINUTES)))
        foot.addWidget(self.minutes)
        foot.addSpacing(12)
        foot.addWidget(self.may)
        foot.addStretch(1)

    def _connect(self) -> None:
        self.name.textEdited.connect(self._rename)
        self.asked.activated.connect(self._ask_otherwise)
        self.edition.activated.connect(self._choose_edition)
        self.editions.changed.connect(self._choose_editions)
        for key, fields in self.said.items():
            fields.changed.connect(partial(self._say, key))
        self.questions.changed.connect(lambda: self._choose(self.questions.questions.rows))
        self.minutes.valueChanged.connect(self._plan)
        self.may.toggled.connect(lambda may: self._choose({"may": may or None}))

        self.picture.asked.connect(self._ask_for_picture)
        self.picture.removed.connect(lambda: self._choose({PICTURE: None}))
        self.drop.dropped.connect(lambda file: self._take_in(lambda: take_in(file)))
        self.drop.drawn.connect(
            lambda image: self._take_in(
                lambda: take_in_image(image, self._style.line(words.DROPPED))
            )
        )

    def _ask_for_picture(self) -> None:
        """Ask for the file of a picture."""
        wanted = WantedFile(words.CHOOSE_PICTURE, PICTURE_FILES)

        def take(file: Path) -> None:
            self._take_in(lambda: take_in(file))

        ask_to_open(self, self._style, wanted, Path.home(), take)

    def _take_in(self, taken: Callable[[], TakenPicture]) -> None:
        """Let the slide have a picture, or say why not."""
        try:
            picture = taken()
        except PictureError as error:
            self.told.emit(error.said)
            return
        self._choose({PICTURE: str(picture.file)})
        if picture.said is not None:
            self.told.emit(picture.said)

    def _type(self, said: Table) -> None:
        self.changed.emit(said, True)  # noqa: FBT003  # a signal has no names

    def _choose(self, said: Table) -> None:
        self.changed.emit(said, False)  # noqa: FBT003  # as above

    def _rename(self, name: str) -> None:
        if self.kind is not None:
            self._type({self.kind.key: name})

    def _say(self, key: str) -> None:
        said = self.said[key].said
        if self._typed[key].holds is FieldKind.POINTS:
            found: object = points_in(said, texts_of(self._scene.get(key)))
        else:
            found = {part: words for part, words in said._asdict().items() if words}
        self._type({key: None if not found and key in DISPENSABLE else found})

    def _choose_edition(self) -> None:
        name, field = self.edition.currentData(), self._field_with(FieldKind.EDITION)
        if field is not None:
            self._choose({field.key: None if (name,) == self._editions.usual else name})

    def _choose_editions(self) -> None:
        ticked, voted = self.editions.ticked, self.editions.voted
        is_usual = {*ticked} == {*self._editions.usual}
        self._choose({"charts": None if is_usual else [*ticked], "vote": [*voted] or None})

    def _plan(self, minutes: float) -> None:
        whole = int(minutes) if minutes == int(minutes) else minutes
        self._type({"minutes": whole or None})
