"""Words between quotation marks: those marks that stand within them become others."""

from flowcharts.model.text import Text

_INNER_EN = str.maketrans("“”", "‘’")
_INNER_JA = str.maketrans("「」", "『』")


def quotable(said: Text) -> Text:
    """What is said, to be put between quotation marks: those in it are others."""
    return Text(said.en.translate(_INNER_EN), said.ja.translate(_INNER_JA))


def within_sentence(said: Text) -> Text:
    """What is said, to be quoted in a sentence, which has a stop of its own."""
    quoted = quotable(said)
    return Text(quoted.en.removesuffix("."), quoted.ja.removesuffix("。"))
