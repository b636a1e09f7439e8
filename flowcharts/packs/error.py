"""Why a content pack is not taken."""

from pathlib import Path

from flowcharts.model.text import SaidError, Text
from flowcharts.os_errors import reason_of

_UNREADABLE = Text("{file} cannot be read: {reason}.", "{file} を読み込めません：{reason}。")


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


class OlderPackError(PackError):
    """A pack that is older than what ships; it can be taken all the same."""


def unreadable(path: Path, error: OSError) -> PackError:
    """What is raised where the system refuses to read the file at *path*."""
    return PackError(_UNREADABLE.filled(file=str(path), reason=reason_of(error)))
