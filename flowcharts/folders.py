"""Where the user's own content lies, and where what can be made again is kept."""

from pathlib import Path

PROGRAM = "missed-trigger-trainer"
"""The name of the program's folders."""


def content_folder() -> Path:
    """The folder of the user's own charts, cards and examples; it need not exist."""
    from platformdirs import user_data_path  # the first command that needs it pays for it

    return user_data_path(PROGRAM, appauthor=False) / "content"


def cache_folder() -> Path:
    """The folder for what is quicker to read again than to make again; it need not exist."""
    from platformdirs import user_cache_path

    return user_cache_path(PROGRAM, appauthor=False)
