"""Paragraphs: read in one language or both, with links, marks and readings; selected and copied."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from flowcharts.loading.library import Library
from flowcharts.model.scenario import Term
from flowcharts.model.terms import TermFinder
from flowcharts.model.text import Language, Text, Wording
from gui.text.line_break import broken
from gui.text.passage import passages
from gui.text.rich_label import RichLabel
from gui.text.sizes import advance
from gui.text.text_block import ColumnSetting, ParagraphColumn
from gui.text.text_style import TextStyle, Tone
from gui.theme.fonts import face, load_fonts
from gui.theme.palettes import PALETTES, ThemeName

STACK = Text("The ability goes on the stack.", "能力をスタックに置[お]きます。")
TERM = Term("stack", Text("stack", "スタック"), STACK, {}, STACK)
LINKED = TermFinder([TERM])
NEVER_FIRST = set("、。・？！ー）)」』】〕》ぁぃぅぇぉっゃゅょァィゥェォッャュョ")
NEVER_LAST = set("「『（(【〔《")


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> Iterator[None]:
    before = qapp.font()
    load_fonts()
    qapp.setFont(face(15))
    yield
    qapp.setFont(before)


def prose(qtbot: QtBot, text: Text, style: TextStyle, width: int = 300) -> RichLabel:
    view = RichLabel(style)
    qtbot.addWidget(view)
    view.show_text(text)
    view.resize(width, view.heightForWidth(width))
    view.show()
    return view


def said_in_japanese() -> Iterator[Text]:
    library = Library()
    for chart in library.charts():
        for decision in chart.decisions:
            yield from (decision.question, decision.explanation, decision.definition)
        yield from (outcome.remedy for outcome in chart.outcomes)
    yield from (scenario.story for scenario in library.scenarios())
    yield from (card.text for card in library.cards.values())


def test_both_languages_stand_one_under_the_other(qtbot: QtBot) -> None:
    view = prose(qtbot, STACK, TextStyle(Wording.BOTH))
    assert view.column.plain == "The ability goes on the stack.\n能力をスタックに置きます。"


def test_what_both_languages_say_alike_is_said_once(qtbot: QtBot) -> None:
    assert prose(qtbot, Text("2/2", "2/2"), TextStyle(Wording.BOTH)).column.plain == "2/2"


def test_a_screen_reader_is_told_the_words_without_their_readings(qtbot: QtBot) -> None:
    view = prose(qtbot, STACK, TextStyle(Wording.JAPANESE, has_ruby=True))
    assert view.accessibleName() == "能力をスタックに置きます。"


def test_readings_make_room_above_the_kanji(qtbot: QtBot) -> None:
    plain = prose(qtbot, STACK, TextStyle(Wording.JAPANESE)).heightForWidth(300)
    assert (
        prose(qtbot, STACK, TextStyle(Wording.JAPANESE, has_ruby=True)).heightForWidth(300) > plain
    )


def test_narrower_prose_is_higher(qtbot: QtBot) -> None:
    view = prose(qtbot, STACK, TextStyle())
    assert view.heightForWidth(120) > view.heightForWidth(300)


def test_larger_text_is_higher(qtbot: QtBot) -> None:
    view = prose(qtbot, STACK, TextStyle())
    before = view.heightForWidth(300)
    view.setFont(face(24))
    assert view.heightForWidth(300) > before


@pytest.mark.parametrize("has_ruby", [False, True])
@pytest.mark.parametrize("width", [240, 287, 333])
def test_japanese_lines_begin_and_end_as_they_may(width: int, *, has_ruby: bool) -> None:
    style = TextStyle(Wording.JAPANESE, has_ruby=has_ruby)
    texts = list(said_in_japanese())
    assert texts
    for text in texts:
        for paragraph in text.ja.split("\n"):
            lines = ParagraphColumn(
                Text(paragraph, paragraph), ColumnSetting(style, Tone.BODY, face(15)), width
            ).lines
            assert not [line for line in lines[1:] if line[0] in NEVER_FIRST]
            assert not [line for line in lines[:-1] if line.rstrip()[-1] in NEVER_LAST]


@pytest.mark.parametrize("wording", Wording)
def test_no_line_is_wider_than_the_column(wording: Wording) -> None:
    texts = list(said_in_japanese())
    assert texts
    for text in texts:
        setting = ColumnSetting(TextStyle(wording, has_ruby=True), Tone.BODY, face(20))
        assert ParagraphColumn(text, setting, 268).width <= 268


def test_kanji_that_share_a_reading_are_not_torn_apart() -> None:
    text = Text("", "ああああ懲罰[ちょうばつ]いいいい懲罰[ちょうばつ]")
    setting = ColumnSetting(TextStyle(Wording.JAPANESE, has_ruby=True), Tone.BODY, face(15))
    for width in range(40, 160):
        torn = [line for line in ParagraphColumn(text, setting, width).lines if line.endswith("懲")]
        assert not torn, width


def test_a_click_on_a_linked_word_asks_for_its_term(qtbot: QtBot) -> None:
    view = prose(qtbot, STACK, TextStyle(finder=LINKED))
    middle = view.column.link_boxes()[0][0].center()
    with qtbot.waitSignal(view.term_clicked) as asked:
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=middle)
    assert asked.args == ["stack"]


def test_a_click_beside_the_word_asks_for_nothing(qtbot: QtBot) -> None:
    view = prose(qtbot, STACK, TextStyle(finder=LINKED))
    with qtbot.assertNotEmitted(view.term_clicked):
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(4, 8))


def test_the_keyboard_stops_at_every_linked_word(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    views = [RichLabel(TextStyle(Wording.BOTH, finder=LINKED)), RichLabel(TextStyle())]
    for view in views:
        view.show_text(STACK)
        column.addWidget(view)
    window.resize(320, 300)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    views[1].setFocus()
    views[0].setFocus(Qt.FocusReason.TabFocusReason)
    asked: list[str] = []
    views[0].term_clicked.connect(asked.append)
    QTest.keyClick(views[0], Qt.Key.Key_Return)
    QTest.keyClick(views[0], Qt.Key.Key_Tab)
    QTest.keyClick(views[0], Qt.Key.Key_Return)
    assert asked == ["stack", "stack"]
    assert views[0].focusPolicy() == Qt.FocusPolicy.StrongFocus
    assert views[1].focusPolicy() == Qt.FocusPolicy.ClickFocus


def test_the_whole_text_is_copied_where_nothing_is_selected(qtbot: QtBot) -> None:
    view = prose(qtbot, STACK, TextStyle(Wording.JAPANESE))
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "能力をスタックに置きます。"


def test_what_the_mouse_selects_is_copied(qtbot: QtBot) -> None:
    view = prose(qtbot, Text("first\nsecond", ""), TextStyle())
    below = QPoint(view.width() - 1, view.height() - 4)
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=QPoint(0, 4))
    QTest.mouseMove(view, below)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=below)
    assert view.column.place_at(QPointF(below)) == len("first\nsecond")
    view.copy()
    assert QGuiApplication.clipboard().text() == "first\nsecond"


def test_costs_are_copied_as_people_write_them(qtbot: QtBot) -> None:
    view = prose(qtbot, Text("Pay {2}{G}.", ""), TextStyle())
    view.copy()
    assert QGuiApplication.clipboard().text() == "Pay {2}{G}."


def test_deciding_words_are_marked_and_underlined(qtbot: QtBot) -> None:
    palette = PALETTES[ThemeName.LIGHT]
    view = prose(qtbot, STACK, TextStyle())
    view.show_text(STACK, (Text("on the stack", ""),))
    image = view.grab().toImage()
    colours = {
        image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
    }
    assert QColor(palette.highlight).name() in colours
    rows = range(image.height())
    dark = [[image.pixelColor(x, y).lightness() < 90 for x in range(image.width())] for y in rows]
    assert any(sum(row) > 60 for row in dark), "no line under the words"


@pytest.mark.parametrize("width", [240, 287, 333])
def test_no_line_begins_with_the_ending_of_a_word(width: int) -> None:
    said = "公開されるものがあれば「はい」です。影響がないなら「いいえ」と答えて先へ進みます。"
    text = Text("", said)
    lines = ParagraphColumn(
        text, ColumnSetting(TextStyle(Wording.JAPANESE), Tone.BODY, face(15)), width
    ).lines
    assert not [line for line in lines[1:] if line.startswith(("で", "す", "ら", "れ", "みます"))]


@pytest.mark.parametrize(
    ("begun", "rest", "breaks"),
    [
        ("イベントや結果を", "置き換えますか", 0),
        ("その置き", "換えを確かめる", 2),
        ("それが始まり", "方です", 3),
        ("そこから次に", "置くものを決める", 0),
        ("対象を指定し", "解決する", 3),
        ("カードにどうな", "るかが書かれていますか？", 3),
        ("呪文を唱えるのにいく", "らかかるか", 2),
        ("カウンターを置く先は《カヴーの", "王者》自身と決まっています。", 5),
        ("《火炎舌のカヴー》：", "戦場に1体だけの場合", 0),
        ("《飛びかかるジャ", "ガー》のエコー", 2),  # as far as no line has room for the whole name
        ("《クローサの拳バ", "ルー》", 2),
        ("《狩りをする恐", "鳥》のエコー", 1),
        ("頭の文字だけです。Taps", "では攻撃したときに", 0),  # a long name may end the line
        ("それは偶然です。Countered", "では、打ち消されなかった", 0),
    ],
)
def test_a_line_breaks_before_a_phrase_and_tears_no_joined_verb(
    begun: str, rest: str, breaks: int
) -> None:
    passage = passages(begun + rest, Language.JAPANESE, finder=TermFinder())[0]
    assert passage.line_end(len(begun), 0) == len(begun) - breaks


@pytest.mark.parametrize(
    ("said", "word"),
    [
        ("ターン周期以内？ はい", "はい"),
        ("→ はい：誘発忘れか？", "はい"),
        ("このレッスンで扱う道筋：720通り中8通り", "8通り"),
        ("このレッスンで扱う道筋：720通り中8通り", "扱う"),
        ("例題・ゴールド：解釈が必要", "ゴールド"),
        ("点数は、Count$LifeAmountではなく、LifeAmountとして読みます。", "ではなく"),
        ("点数は、Count$LifeAmountではなく、LifeAmountとして読みます。", "LifeAmount"),
        ("ただちに適用する：飛びかかるジャガーを生け贄に捧げる", "飛びかかる"),
        ("ただちに適用する：飛びかかるジャガーを生け贄に捧げる", "ジャガー"),
        ("試してみましょう。印をドラッグするか、← → で動かせます。", "動かせます"),
    ],
)
def test_no_line_of_a_few_words_tears_one_of_them(said: str, word: str) -> None:
    for width in range(110, 400, 5):
        lines = broken(said, face(15), width).split("\n")
        assert any(word in line for line in lines), (width, lines)


def test_a_phrase_too_long_for_a_line_is_torn_between_its_words() -> None:
    assert broken("何回誘発するか", face(24), 130) == "何回誘発\nするか"
    assert broken("何回誘発するか（2015年）", face(15), 150) == "何回誘発するか\n（2015年）"


def test_a_line_ends_before_it_is_said_what_is_meant_instead() -> None:
    said = "このカードはIPGではなくMTRで扱います"
    assert broken(said, face(11), 110) == "このカードはIPG\nではなくMTRで\n扱います"


def test_no_name_of_a_card_is_torn_that_has_room_on_a_line() -> None:
    name = "《The Tabernacle at Pendrell Vale》"
    least = advance(face(15), name) + 1
    told = [
        broken(f"{name}は、各クリーチャーに", face(15), least + more) for more in range(0, 120, 5)
    ]
    assert [lines for lines in told if name not in lines] == []


def test_each_language_given_a_line_of_its_own_keeps_it() -> None:
    assert broken("Why?\nなぜ？", face(15), 300) == "Why?\nなぜ？"


def test_a_caption_is_one_line_or_one_in_each_language(qtbot: QtBot) -> None:
    view = RichLabel(TextStyle(Wording.BOTH), Tone.EYEBROW)
    qtbot.addWidget(view)
    view.show_text(Text("Example · gold: needs interpretation", "例題・ゴールド：解釈が必要"))
    view.resize(700, 60)
    assert view.column.lines == [
        "Example · gold: needs interpretation / 例題・ゴールド：解釈が必要"
    ]
    view.resize(300, 60)
    assert view.column.lines == [
        "Example · gold: needs interpretation",
        "例題・ゴールド：解釈が必要",
    ]


def test_english_with_its_own_signs_is_broken_between_words() -> None:
    said = "Today’s policy — “awareness”, and what’s done about it"
    for width in (60, 90, 140):
        lines = broken(said, face(15), width).split("\n")
        assert " ".join(lines) == said


def test_a_caption_is_in_capitals_but_not_where_it_is_japanese(qtbot: QtBot) -> None:
    def width(wording: Wording, words: str) -> int:
        caption = RichLabel(TextStyle(wording), Tone.EYEBROW)
        qtbot.addWidget(caption)
        caption.show_text(Text(words, words))
        return caption.natural_width()

    assert width(Wording.ENGLISH, "In Forge") == width(Wording.ENGLISH, "IN FORGE")
    assert width(Wording.JAPANESE, "現在のForgeでは") < width(Wording.JAPANESE, "現在のFORGEでは")
