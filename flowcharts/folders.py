"""Where the user's own content and settings lie, and what can be made again is kept."""

from pathlib import Path

PROGRAM = "missed-trigger-trainer"
"""The name of the program's folders."""


def content_folder() -> Path:
    """The folder of the user's own charts, cards and examples; it need not exist."""
    from platformdirs import user_data_path  # whoever needs none of them does not load it

    return user_data_path(PROGRAM, appauthor=False) / "content"


def config_folder() -> Path:
    """The folder of the settings; it need not exist."""
    from platformdirs import user_config_path

    return user_config_path(PROGRAM, appauthor=False)


def cache_folder() -> Path:
    """The folder for what is quicker to read again than to make again; it need not exist."""
    from platformdirs import user_cache_path

    return user_cache_path(PROGRAM, appauthor=False)
