"""Why a content pack is not taken."""

from flowcharts.model.text import SaidError, Text


class PackError(SaidError):
    """A pack that is not taken; nothing has changed.

    Attributes:
        reasons: all that is wrong with it, each a sentence.
    """

    def __init__(self, *reasons: Text) -> None:
        super().__init__(
            Text(
                "\n".join(each.en for each in reasons),
                "\n".join(each.ja for each in reasons),
            )
        )
        self.reasons = reasons
