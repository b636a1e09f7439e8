"""Where names stand in a list: as readers of a language look for them."""

from functools import lru_cache

from flowcharts.find.fold import fold
from flowcharts.model.text import Language, Text, ruby_runs

_SIGNS = "\"'([{《〈「『【“‘ "
"""What a title may begin with, and nobody looks for."""


@lru_cache(maxsize=2048)  # the same lists are sorted again in each window that offers them
def name_order(name: Text, language: Language) -> tuple[bool, bytes]:
    """What lists in *language* are sorted by: letters whatever their case and accents, or kana.

    Kanji without a reading stand behind them, most by how they are read, as JIS has them.

    >>> names = [Text("Wolf", "狼[おおかみ]"), Text("Bear", "熊[くま]"), Text("Ape", "Ape")]
    >>> [name.en for name in sorted(names, key=lambda each: name_order(each, Language.JAPANESE))]
    ['Wolf', 'Bear', 'Ape']
    """
    if language is Language.ENGLISH:
        return False, fold(name.en).lstrip(_SIGNS).encode()
    read = fold("".join(run.reading or run.base for run in ruby_runs(name.ja)))
    order = read.lstrip(_SIGNS).encode("euc_jis_2004", "backslashreplace")
    return read.isascii(), order  # one in English stands at the end
