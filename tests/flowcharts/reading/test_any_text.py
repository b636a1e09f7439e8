"""Whatever is given to be read, something is said of it, and every place lies in it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flowcharts.reading.ability_reading import GivenText, TextKind
from flowcharts.reading.readers import READERS

FAB = ["when", "this", "at the start of", "turn", ",", ".", ":", "-", '"', "(", "\n", "would"]
FAB += ["prevent", "if", "Instant", "*", "“"]
JAPANESE = [
    "大熊",
    "が",
    "戦場に出たとき",
    "たび",
    "、",
    "。",
    "「",
    "」",
    "（",
    "）",
    "\n・",
    "次の",
]
JAPANESE += ["終了ステップの開始時に", "：", "を", "てもよい", "x"]
PASTED = {
    TextKind.FAB: st.lists(st.sampled_from(FAB)).map(" ".join),
    TextKind.FORGE: st.text(
        alphabet=st.sampled_from("TSVar:Mode$|ExecuteXY \n\r\t｜＄：“\ufeff\xa0.1+")
    ),
    TextKind.JAPANESE: st.lists(st.sampled_from(JAPANESE)).map("".join),
}
"""Pieces of each kind in any order; those of English are in test_oracle.py, with more to hold."""


@pytest.mark.parametrize("kind", PASTED)
@given(data=st.data())
def test_whatever_is_pasted_is_read(kind: TextKind, data: st.DataObject) -> None:
    text = data.draw(PASTED[kind])
    told = READERS[kind](GivenText(text))
    assert told.abilities or told.problems
    for ability in told.abilities:
        for fact in ability.facts.values():
            assert all(0 <= span.start <= span.end <= len(text) for span in fact.words)


@pytest.mark.parametrize("kind", PASTED)
@given(text=st.text())
def test_any_text_is_read(kind: TextKind, text: str) -> None:
    told = READERS[kind](GivenText(text))
    assert told.abilities or told.problems
