"""English that stands in Japanese, where a library or the system was let speak."""

import re

_QUOTED = re.compile(r"「[^」]*」|《[^》]*》|〔[^〕]*〕|`[^`]*`|“[^”]*”|\"[^\"]*\"|\S*[/\\]\S*")
"""Names, keys, what was typed, and paths: these stay as they are."""
_ENGLISH = re.compile(r"[A-Za-z][A-Za-z’']+(?:[,;:]? +[A-Za-z][A-Za-z’']*)+")


def english_in(said: str) -> list[str]:
    """The runs of English words in the Japanese sentences *said*, but for what is quoted."""
    return _ENGLISH.findall(_QUOTED.sub("・", said))
