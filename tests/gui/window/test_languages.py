"""English, Japanese or both: switched at any time, whole, unmixed, and never cut off."""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import reduce
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from flowcharts.folders import config_folder
from flowcharts.model.position import Position, position_of, position_of_example
from flowcharts.model.text import Wording
from gui.text.rich_label import RichLabel
from gui.widgets.chips import Chips
from gui.widgets.row import ROW_ROLE
from gui.widgets.row_view import RowView
from gui.widgets.text_button import TextButton
from tests.gui.window.conftest import Open
from tests.gui.window.test_read_cards import keep_second
from tests.gui.window.user import CTRL, User
from tests.shipped import LIBRARY

Key = Qt.Key
SCENARIOS = LIBRARY.lessons["article-examples"].scenarios
PATHS = ("", "n", "nn", "nny", "nnyn", "nyy", "y")

KANA_OR_KANJI = re.compile(r"[ぁ-ヿ一-鿿]+")
LATIN = re.compile(r"[A-Za-z][A-Za-z’'.-]*")
QUOTED = re.compile(
    r"「[^」]*」|《[^》]*》|（[A-Za-z ,/’.-]+）|\{\w\}|<[^>]*>|Missed Trigger Remedies"
)
"""What may be English in a Japanese sentence: words quoted, costs, the title of the source."""
KEYS_OF_A_KEYBOARD = {"Ctrl", "Shift", "Enter", "Esc", "Backspace", "Page", "Down", "Up", "End"}
NAMES = {
    "English",
    "A",
    "B",
    "check",
    "M1",
    "M2",
    "Up",
    "REL",
    "DCI",
    "IPG",
    "CR",
    "JAR",
    "MTG",
    "Wiki",
    "Forge",
    "Flesh",
    "and",
    "Blood",
}

AROUND = (
    Wording.ENGLISH,
    Wording.JAPANESE,
    Wording.ENGLISH,
    Wording.BOTH,
    Wording.JAPANESE,
    Wording.BOTH,
    Wording.ENGLISH,
)
"""From each to each other, in one round."""
CHILDREN = Qt.FindChildOption.FindDirectChildrenOnly


def each_place(user: User) -> Iterable[None]:
    """Go through free walks and examples, and stop at every place."""
    yield  # where the card of keys is still open
    for answers in PATHS:
        user.write("r" + answers)
        yield
    for name in SCENARIOS:
        user.session.open_scenario(name)
        while not user.position.is_shown_to_the_end:
            user.session.next_beat()
            user.settle()
            yield


def open_everything(user: User) -> None:
    """Bring on what else says something: Find and the card of keys."""
    user.press(Key.Key_F, held=CTRL)
    user.press(Key.Key_F2)
    user.trainer.view.setFocus()


def test_in_english_nothing_is_said_in_japanese(open_window: Open) -> None:
    user = open_window(wording="en")
    open_everything(user)
    mixed = set()
    for _ in each_place(user):
        mixed |= {said for said in user.words().values() if KANA_OR_KANJI.search(said)}
    assert mixed == {"日本語"}


def test_in_japanese_nothing_is_said_in_english(open_window: Open) -> None:
    user = open_window(wording="ja")
    open_everything(user)
    mixed = {}
    for _ in each_place(user):
        for said in user.words().values():
            for word in LATIN.findall(QUOTED.sub("", said)):
                if len(word) > 1 and word not in KEYS_OF_A_KEYBOARD | NAMES:
                    mixed[word] = said
    assert mixed == {}


@pytest.mark.parametrize(("wording", "wrong"), [("en", KANA_OR_KANJI), ("ja", LATIN)])
def test_the_menu_speaks_one_language(
    open_window: Open, wording: str, wrong: re.Pattern[str]
) -> None:
    user = open_window(wording=wording)
    user.click_button("☰")
    menu = user.menu()
    said = [action.text().split("\t")[0] for action in menu.actions()]
    assert len(said) > 20
    assert [words for words in said if wrong.search(words)] == []
    menu.close()


def test_the_walk_stays_when_the_language_changes(user: User) -> None:
    user.write("nny")
    before = user.position
    for name in ("日本語", "両方", "English", "Both"):
        user.click_button(name)
        assert user.position == before
    assert user.look("turn-cycle").state == "current"


def test_the_letter_l_goes_through_the_languages(user: User) -> None:
    seen = []
    for _ in range(3):
        user.write("l")
        seen.append(user.count)
    assert seen == [
        "残る処置：5件中5件",
        "5 of 5 remedies still possible\n残る処置：5件中5件",
        "5 of 5 remedies still possible",
    ]


def test_english_and_japanese_stand_in_the_same_boxes(user: User) -> None:
    def boxes() -> list[object]:
        return [user.scene.node_rect(node) for node in user.scene.chart.nodes]

    english, scene = boxes(), user.scene
    user.click_button("日本語")
    assert boxes() == english
    assert user.scene is scene
    user.click_button("両方")
    assert boxes() != english


@pytest.mark.parametrize("path", ["", "n", "nny", "nnyn"])
@pytest.mark.parametrize("is_zoomed", [False, True])
def test_both_languages_keep_the_current_node_where_it_stands(
    open_window: Open, path: str, *, is_zoomed: bool
) -> None:
    """A node at the border of the view moves as far as it takes to be seen whole."""
    user = open_window(1440, 900, shows_left=False, shows_right=False)
    user.write(path)
    if is_zoomed:
        user.write("z")

    def place() -> QPoint:
        return user.trainer.view.mapFromScene(user.scene.node_rect(user.here).center())

    before, is_at_border = place(), False
    for name in ("Both", "English", "日本語", "両方"):
        user.click_button(name)
        view = user.trainer.view
        node = view.mapFromScene(user.scene.node_rect(user.here)).boundingRect()
        is_at_border |= min(node.top(), view.height() - node.bottom()) < 12
        assert (place() - before).manhattanLength() <= (12 if is_at_border else 2)
        assert is_zoomed or view.rect().contains(node)


def cut_off(user: User) -> list[str]:
    """What does not fit where it stands."""
    return [each.accessibleName() or text(each) for each in user.seen(QWidget) if is_cut(each)]


def text(widget: QWidget) -> str:
    return widget.text() if isinstance(widget, QLabel | QPushButton) else ""


def is_cut(widget: QWidget) -> bool:
    match widget:
        case RichLabel():
            is_too_wide = widget.column.width > widget.width() + 1
            return is_too_wide or widget.heightForWidth(widget.width()) > widget.height()
        case TextButton():
            return widget.heightForWidth(widget.width()) > widget.height()
        case QLabel() if widget.wordWrap():
            return widget.heightForWidth(widget.width()) > widget.height()
        case QLabel():
            hint = widget.sizeHint()
            return hint.width() > widget.width() or hint.height() > widget.height()
        case QPushButton():
            metrics = QFontMetrics(widget.font())
            lines = widget.text().replace("&&", "&").split("\n")
            is_too_wide = max(map(metrics.horizontalAdvance, lines)) > widget.width() - 4
            return is_too_wide or metrics.height() * len(lines) > widget.height() - 2
        case _:
            return False


@pytest.mark.parametrize("wording", ["en", "ja", "both"])
@pytest.mark.parametrize("size", [(1280, 720), (1440, 900)])
@pytest.mark.parametrize("text_size", [13, 20])
def test_nothing_is_cut_off(
    open_window: Open, wording: str, size: tuple[int, int], text_size: int
) -> None:
    user = open_window(*size, wording=wording, text_size=text_size, shows_ruby=True)
    assert (user.window.width(), user.window.height()) == size
    user.press(Key.Key_F, held=CTRL)
    user.trainer.view.setFocus()
    found = set(cut_off(user))
    for position in each_to_read():
        user.session.go(position)
        user.settle()
        found |= set(cut_off(user))
    assert found == set()


def each_to_read() -> Iterator[Position]:
    """Where walks and examples have much to say."""
    chart = LIBRARY.chart("missed-trigger-2008")
    for answers in (["no", "no", "yes"], ["no", "no", "yes", "no"], ["yes"]):
        yield reduce(Position.answered, answers, position_of(chart))
    for name in ("kavu-monarch", "hunting-moa-echo", "dark-confidant-two-cards"):
        scenario = LIBRARY.scenario(name)
        story = position_of_example(chart, scenario)
        for count in range(len(scenario.answers) + 1):
            yield story.jumped(count).next_beat(poses=True)


@pytest.mark.parametrize("wording", ["en", "ja", "both"])
@pytest.mark.parametrize("text_size", [14, 20])
def test_the_card_of_keys_fits_the_window(open_window: Open, wording: str, text_size: int) -> None:
    user = open_window(1280, 720, wording=wording, text_size=text_size)
    user.press(Key.Key_F2)
    assert cut_off(user) == []


@pytest.mark.parametrize("wording", ["en", "ja", "both"])
def test_bars_and_panels_never_lie_over_each_other(open_window: Open, wording: str) -> None:
    user = open_window(1280, 720, wording=wording, text_size=20)
    user.write("nny")
    for parent in (user.trainer.header, user.trainer.path_bar, user.one(Chips)):
        shown = parent.findChildren(QWidget, options=CHILDREN)
        boxes = [child.geometry() for child in shown if child.isVisible()]
        assert len(boxes) > 1
        for place, box in enumerate(boxes):
            assert not any(box.intersects(other) for other in boxes[place + 1 :])


@pytest.mark.parametrize("answers", ["", "n", "nn", "nnyn", "nyy"])
def test_a_chart_that_is_seen_whole_is_so_in_the_next_language_too(
    open_window: Open, answers: str
) -> None:
    user = open_window(1280, 720)
    for before, after in pairwise(AROUND):
        user.write("r" + answers)
        assert sees_all(user), before
        user.session.choose(wording=after)
        user.settle()
        assert sees_all(user), (before, after)
        assert user.trainer.view.label_pixels() >= user.trainer.view.least_label, (before, after)


def sees_all(user: User) -> bool:
    """Is every node of the chart in sight?"""
    view, scene = user.trainer.view, user.scene
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    return all(seen.contains(scene.node_rect(node_id)) for node_id in scene.chart.nodes)


def test_a_heading_of_the_lists_takes_the_lines_that_it_needs(open_window: Open) -> None:
    def heights(view: RowView) -> list[int]:
        headings = [index for index in view.shown() if index.data(ROW_ROLE).is_heading]
        return [view.visualRect(index).height() for index in headings]

    in_english = open_window(1440, 900, text_size=24)
    single = [*heights(in_english.contents), *heights(in_english.walk_text)]
    in_both = open_window(1440, 900, text_size=24, wording="both")
    line = QFontMetrics(in_both.contents.font()).height() * 0.7
    double = [*heights(in_both.contents), *heights(in_both.walk_text)]
    assert len(single) == len(double) >= 3
    assert all(two - one > line for one, two in zip(single, double, strict=True))


def broken_settings(_user: User) -> None:
    """It is said at the start."""


def about(user: User) -> None:
    user.trainer.commands["about"].does()


def erased_cards(user: User) -> None:
    user.trainer.commands["cards-erase"].does()


def no_content(user: User) -> None:
    file = config_folder() / "thing.toml"
    file.write_text("x = 1\n", "utf-8")
    user.trainer.files.open(file)


def no_sheet(user: User) -> None:
    user.trainer.rooms.maker.teach_file(config_folder() / "none.toml")


@pytest.mark.parametrize(
    "does", [broken_settings, about, erased_cards, no_content, no_sheet, keep_second]
)
def test_what_stays_until_it_is_put_away_is_said_in_the_language_of_the_window(
    does: Callable[[User], None], open_window: Open, remember: Callable[..., Path]
) -> None:
    remember(**({"theme": "mauve"} if does is broken_settings else {}))
    user = open_window(as_it_is=True)
    does(user)
    user.settle()
    said = user.window.notice
    assert said
    for wording in (Wording.JAPANESE, Wording.BOTH, Wording.ENGLISH):
        user.session.choose(wording=wording)
        user.settle()
        assert bool(KANA_OR_KANJI.search(user.window.notice)) is (wording is not Wording.ENGLISH)
        assert (said in user.window.notice) is (wording is not Wording.JAPANESE)
