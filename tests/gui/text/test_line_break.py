"""Where lines end: of paragraphs, of headings, of a few words; in Japanese, above all."""

from collections.abc import Iterator
from functools import cache

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from flowcharts.japanese.bunsetsu import phrase_starts
from flowcharts.japanese.kinsoku import visible
from flowcharts.library.library import Library
from flowcharts.model.terms import Term, TermFinder
from flowcharts.model.text import Text, Wording, without_ruby
from gui.text.line_break import broken
from gui.text.text_block import ColumnSetting, ParagraphColumn
from gui.text.text_style import TextStyle, Tone
from gui.theme.fonts import face, load_fonts
from gui.theme.sizes import advance
from tests.shipped import LIBRARY

NEVER_FIRST = set("、。・？！ー）)」』】〕》ぁぃぅぇぉっゃゅょァィゥェォッャュョ")
NEVER_LAST = set("「『（(【〔《")


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> Iterator[None]:
    before = qapp.font()
    load_fonts()
    qapp.setFont(face(15))
    yield
    qapp.setFont(before)


def all_said() -> Iterator[Text]:
    for chart in LIBRARY.charts():
        for decision in chart.decisions:
            yield from (decision.question, decision.explanation, decision.definition)
        yield from (outcome.remedy for outcome in chart.outcomes)
    yield from (scenario.story for scenario in LIBRARY.scenarios())
    yield from (card.text for card in LIBRARY.cards.values())


@cache
def said_in_japanese() -> tuple[Text, ...]:
    """What ships says; what several charts or cards say is there once."""
    return tuple(dict.fromkeys(all_said()))


@pytest.mark.parametrize("has_ruby", [False, True])
@pytest.mark.parametrize("width", [240, 287, 333])
def test_japanese_lines_begin_and_end_as_they_may(width: int, *, has_ruby: bool) -> None:
    style = TextStyle(Wording.JAPANESE, has_ruby=has_ruby)
    texts = said_in_japanese()
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
    texts = said_in_japanese()
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


def lines_of(said: str, width: int, tone: Tone = Tone.BODY) -> list[str]:
    setting = ColumnSetting(TextStyle(Wording.JAPANESE), tone, face(15))
    return ParagraphColumn(Text("", said), setting, width).lines


def test_lines_of_a_paragraph_are_as_full_as_its_phrases_let_them_be(library: Library) -> None:
    told = {step.explanation.ja for chart in library.charts() for step in chart.decisions}
    fill = [
        advance(face(15), line) / 320
        for said in told
        for paragraph in said.split("\n")
        for line in lines_of(paragraph, 320)[:-1]
    ]
    assert len(fill) > 500
    assert sum(fill) / len(fill) > 0.86
    assert sum(part < 0.6 for part in fill) / len(fill) < 0.04


@pytest.mark.parametrize("tone", [Tone.BODY, Tone.STRONG])
def test_lines_of_prose_and_of_headings_end_before_a_phrase(tone: Tone) -> None:
    said = "その誘発を忘れたことに気付いたのは誰ですか？"
    assert lines_of(said, 160, tone) == ["その誘発を忘れた", "ことに気付いたのは", "誰ですか？"]


@pytest.mark.parametrize("tone", [Tone.BODY, Tone.STRONG])
@pytest.mark.parametrize("width", [240, 333])
def test_nothing_shipped_is_torn_within_a_phrase_that_a_line_has_room_for(
    width: int, tone: Tone
) -> None:
    style = TextStyle(Wording.JAPANESE)
    metrics = QFontMetricsF(tone.font(face(15)))
    shipped = said_in_japanese()
    assert shipped
    for text in shipped:
        for paragraph in filter(None, without_ruby(text.ja).split("\n")):
            setting = ColumnSetting(style, tone, face(15))
            lines = ParagraphColumn(Text("", paragraph), setting, width).lines
            place = 0
            for line in lines[:-1]:
                place += len(line)
                phrase = phrase_at(paragraph, place)
                assert phrase == "" or metrics.horizontalAdvance(phrase) > width, lines
            assert len(lines) == 1 or len(visible(lines[-1])) != 1, lines


def phrase_at(paragraph: str, place: int) -> str:
    """The phrase that a line torn at *place* tears; empty where one begins there."""
    starts = (0, *phrase_starts(paragraph), len(paragraph))
    if place in starts:
        return ""
    start = max(each for each in starts if each < place)
    end = min(each for each in starts if each > place)
    return paragraph[start:end].strip()


@pytest.mark.parametrize(
    ("said", "whole"),
    [
        ("ここではクリーチャーが攻撃します。", "クリーチャー"),
        ("競技のイベントではIPGのInfractionとして扱う。", "Infraction"),
        ("このレッスンで扱う道筋は720通りあります。", "720通"),
        ("先ほどの失敗は【警告】〔誘発忘れ〕に当たる。", "〔誘発忘れ〕"),
        ("先ほどの失敗は【警告】〔誘発忘れ〕に当たる。", "【警告】"),
        ("あなたは《闇の腹心》の誘発を忘れています。", "《闇の腹心》"),
        ("そうであるならば「いいえ」と答えて進む。", "「いいえ」"),
        ("コストとして{2}{G}{G}を支払うことになる。", "{2}{G}{G}"),
        ("対戦相手の次の第2メイン・フェイズまで待つ。", "第2"),
    ],
)
def test_no_line_of_a_paragraph_tears_a_name_a_number_or_what_is_marked(
    said: str, whole: str
) -> None:
    for width in range(110, 300, 5):
        lines = lines_of(said, width)
        assert any(whole in line for line in lines), (width, lines)


def test_no_line_of_a_paragraph_tears_a_linked_word() -> None:
    term = Term("awareness", Text("awareness", "意思表示"), Text("", ""), Text("", ""))
    style = TextStyle(Wording.JAPANESE, finder=TermFinder([term]))
    said = Text("", "そのプレイヤーの意思表示はまだです。")
    for width in range(110, 300, 5):
        lines = ParagraphColumn(said, ColumnSetting(style, Tone.BODY, face(15)), width).lines
        assert any("意思表示" in line for line in lines), (width, lines)


def test_a_mark_too_long_for_a_line_is_torn_where_the_line_is_full() -> None:
    said = "これは《とても長い名前をしたどこにもないカード》です。"
    lines = lines_of(said, 125)
    assert "".join(lines) == said
    assert len(lines) == 4
    assert lines[0].startswith("これは《")


@pytest.mark.parametrize("width", [240, 287, 333])
def test_no_line_of_a_heading_begins_with_the_ending_of_a_word(width: int) -> None:
    said = "公開されるものがあれば「はい」です。影響がないなら「いいえ」と答えて先へ進みます。"
    lines = lines_of(said, width, Tone.STRONG)
    assert not [line for line in lines[1:] if line.startswith(("で", "す", "ら", "れ", "みます"))]


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
        ("試してみましょう。印は、ドラッグか ← → で動かせます。", "動かせます"),
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


def test_english_with_its_own_signs_is_broken_between_words() -> None:
    said = "Today’s policy — “awareness”, and what’s done about it"
    for width in (60, 90, 140):
        lines = broken(said, face(15), width).split("\n")
        assert " ".join(lines) == said
