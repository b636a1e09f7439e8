"""Where lines of Japanese words end: before a phrase, wherever they are shown."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from flowcharts.documents.plain import columns
from flowcharts.japanese.bunsetsu import marked, phrase_starts
from flowcharts.japanese.kinsoku import NOT_AT_END, NOT_AT_START, visible
from flowcharts.japanese.lines import full_lines, line_end
from flowcharts.model.text import without_ruby
from tests.flowcharts.content.japanese_words import shipped_japanese

WIDTHS = (40, 76)


def paragraphs() -> Iterator[str]:
    for said in sorted(set(shipped_japanese())):
        yield from filter(None, without_ruby(said).split("\n"))


def phrases(text: str) -> list[str]:
    starts = (0, *phrase_starts(text))
    return [text[start:end] for start, end in zip(starts, (*starts[1:], None), strict=True)]


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
    room = columns(begun)
    end = line_end(begun + rest, len(begun), 0, lambda said: columns(said) <= room)
    assert end == len(begun) - breaks


@pytest.mark.parametrize(
    ("said", "torn"),
    [
        ("《灰色熊》が攻撃する。", "灰色|熊"),
        ("その判断を間違えた。", "間|違え"),
        ("全画面に表示する。", "全画|面"),
        ("これに当てはまる。", "ては|まる"),
        ("フェイズからさかのぼって見る。", "さか|の"),
        ("コストを支払うまで待つ。", "支払|う"),
        ("ほかのものやプレイヤーを対象にする。", "もの|や"),
        ("2024年9月23日から変わった。", "年|9"),
        ("＋1/+1の修整を受け、{2}{R}を支払う。", "1/|+"),
        ("手順書2008年3月版に基づく。", "手順|書"),
        ("～はその間、× 50％未満です。", "× |50"),
    ],
)
def test_no_phrase_begins_within_a_word_that_the_model_would_tear(said: str, torn: str) -> None:
    before, after = torn.split("|")
    place = said.index(before + after) + len(before)
    assert place not in phrase_starts(said)


@pytest.mark.parametrize(
    "said", ["もう一度|確かめる。", "デッキの一番|上のカード", "〔誘発忘れ〕|【警告】"]
)
def test_a_phrase_begins_after_a_word_of_time_or_number(said: str) -> None:
    before, after = said.split("|")
    assert len(before) in phrase_starts(before + after)


class Told(NamedTuple):
    """A paragraph of the content, with its phrases and its lines, found once for all tests."""

    paragraph: str
    phrases: list[str]
    lines: dict[int, tuple[str, ...]]
    """By the width they are told in."""


@cache
def told() -> tuple[Told, ...]:
    return tuple(
        Told(said, phrases(said), {width: full_lines(said, width, columns) for width in WIDTHS})
        for said in paragraphs()
    )


def test_the_last_phrase_of_a_paragraph_has_more_than_one_sign() -> None:
    several = [each for each in told() if len(visible(each.paragraph)) > 1]
    assert several
    assert [each for each in several if len(visible(each.phrases[-1])) == 1] == []


@pytest.mark.parametrize("width", WIDTHS)
def test_no_line_of_the_content_tears_a_phrase_it_has_room_for(width: int) -> None:
    assert told()
    for said, its_phrases, all_lines in told():
        lines = all_lines[width]
        assert max(map(columns, lines)) <= width
        assert "".join(lines).replace(" ", "") == said.replace(" ", "")
        assert not [line for line in lines[1:] if line[0] in NOT_AT_START]
        assert not [line for line in lines[:-1] if line[-1] in NOT_AT_END]
        assert len(lines) == 1 or len(visible(lines[-1])) != 1
        whole = [phrase.strip() for phrase in its_phrases if columns(phrase.strip()) <= width]
        whole += [said[mark.start : mark.end] for mark in marked(said)]
        for phrase in whole:
            fits = columns(phrase) <= width
            assert not fits or any(phrase in line for line in lines), (phrase, lines)


def test_a_last_line_of_few_signs_is_given_some_of_the_line_before() -> None:
    assert full_lines("この能力を今すぐに解決する。", 24, columns) == (
        "この能力を今すぐに",
        "解決する。",
    )
    assert full_lines("あとで必ず支払うとき。", 18, columns) == ("あとで必ず", "支払うとき。")
