"""The commands that choose a setting."""

from functools import partial

from flowcharts.model.text import Text
from gui import words
from gui.commands.command import Command
from gui.session import Session
from gui.theme.colours import ThemeName


def text_commands(session: Session) -> tuple[Command, ...]:
    """How large words are, and whether kanji have their readings."""
    larger, smaller = partial(session.resize_text, 1), partial(session.resize_text, -1)
    return (
        Command("larger-text", words.TEXT_LARGER, ("Ctrl++",), larger, other_keys=("Ctrl+=",)),
        Command("smaller-text", words.TEXT_SMALLER, ("Ctrl+-",), smaller),
        Command("usual-text", words.TEXT_USUAL, ("Ctrl+0",), session.reset_text),
        switch(session, "ruby", words.RUBY, "shows_ruby", "Ctrl+R"),
    )


def theme_commands(session: Session) -> tuple[Command, ...]:
    """In which colours."""
    named = (words.LIGHT, words.DARK, words.CONTRAST, words.PROJECTOR)
    themes = [theme for theme in ThemeName if theme is not ThemeName.PRINT]

    def choice(theme: ThemeName, text: Text) -> Command:
        is_on = partial(has, session, "theme", theme)
        choose = partial(session.choose, theme=theme)
        return Command(f"theme-{theme}", text, (), choose, is_on=is_on)

    return tuple(map(choice, themes, named))


def setting_commands(session: Session) -> tuple[Command, ...]:
    """How examples are stepped through, and whether anything moves."""
    return (
        switch(session, "motion", words.MOTION, "moves"),
        switch(session, "pauses", words.PAUSES, "pauses"),
        switch(session, "try-first", words.TRIES_FIRST, "tries_first"),
    )


def has(session: Session, setting: str, value: object) -> bool:
    """Is that what is chosen?"""
    return getattr(session.settings, setting) is value


def switch(session: Session, name: str, text: Text, setting: str, *keys: str) -> Command:
    """A command that turns a setting on or off."""

    def is_on() -> bool:
        return bool(getattr(session.settings, setting))

    return Command(name, text, keys, lambda: session.choose(**{setting: not is_on()}), is_on=is_on)
