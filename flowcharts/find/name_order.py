"""Where names stand in a list: as readers of a language look for them."""

from flowcharts.find.fold import fold
from flowcharts.model.text import Language, Text, ruby_runs

_SIGNS = "\"'([ "
"""What a title may begin with, and nobody looks for."""


def name_order(name: Text, language: Language) -> tuple[bool, str]:
    """What lists in *language* are sorted by: letters whatever their case and accents, or kana.

    >>> names = [Text("Wolf", "狼[おおかみ]"), Text("Bear", "熊[くま]"), Text("Ape", "Ape")]
    >>> [name.en for name in sorted(names, key=lambda each: name_order(each, Language.JAPANESE))]
    ['Wolf', 'Bear', 'Ape']
    """
    if language is Language.ENGLISH:
        return False, fold(name.en).lstrip(_SIGNS)
    read = fold("".join(run.reading or run.base for run in ruby_runs(name.ja)))
    return read.isascii(), read.lstrip(_SIGNS)  # one in English stands at the end
