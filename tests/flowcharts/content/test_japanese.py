"""What a program can hold of the Japanese of the content and of the window."""

import re

import pytest

from tests.flowcharts.content.japanese_words import without_readings
from tests.shipped import LIBRARY

SIGN = "ぁ-ヿ一-鿿々"
STIFF = {
    "復元しスタックに": "直前の行動を取り消して",
    "乏しい": "根拠が弱い",
    "テーマ": "配色",
    "リモコン": "プレゼンター",
    "控え(?![るめて])": "バックアップ",
    "(?<!ファン)コンテンツ": "教材",
    "道筋を文章で": "（文章）",
    "したか、口に出した": "した、または口に出した",
    "^「[^」]*」がない$": "カードに「…」の語はない",
    "ふつうの場合": "通常の",
    "書かれていない：": "根拠：",
    r"(?<!^)(?<!正式には)DCI懲罰指針": "懲罰指針",
    r"\{\w*\}-\{\w*\}-\{": "年月日",
    r"(?<![をはもにへ（])(?<!まで)復元(?:[しす]|でき)": "ゲームの状態を復元する、復元を提示する",
    r"(?:^|「|気付いていました。)飛ば[しせ]": "必ず処理する、処理しなくてもよい",
    r"(?:^|[。「])[^。「」を\n]*(?:わざと|いて|までは)飛ば[しすせ]": "誘発をわざと飛ばす",
    r"(?:^|[。「])[^。「」を\n]*(?:プレイヤーは|[^は])、飛ば[しすせ]": "誘発を飛ばしてはならない",
    "「開始」ボタン|印の移動": "プレゼンターの「開始」で印を動かす",
    r"(?<!\d)0回ほど|見込みは0": "合格の見込みはほぼありません",
    "カードの\n?公開なし": "カードを公開しなかった",
    r"^(?:UK|DR|M[12]|戦|終|第(?:\d|\{number\}))$": "戦闘前",
}
"""What is not said, and what is said instead."""


@pytest.mark.parametrize("stiff", STIFF)
def test_nothing_is_said_stiffly(stiff: str) -> None:
    is_stiff = re.compile(stiff, re.MULTILINE).search
    assert without_readings()
    assert [said for said in without_readings() if is_stiff(said)] == []


def test_no_space_stands_between_two_japanese_signs() -> None:
    torn = re.compile(f"[{SIGN}。、」】〕》] +[{SIGN}「【〔《]")
    words = (each.replace(" ・ ", "・") for each in without_readings())
    assert [each for each in words if torn.search(each)] == []


def test_a_label_stands_on_one_line_without_a_space() -> None:
    labels = [node.label for chart in LIBRARY.charts() for node in chart.nodes.values()]
    broken = [label for label in labels if "\n" in label.ja]
    assert len(broken) > 100
    torn = re.compile(f"[{SIGN}：、）] ")
    assert [each for each in broken if torn.search(each.on_one_line().ja)] == []
