"""A room, built and connected: who hears whom."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QApplication

from flowcharts.folders import cache_folder
from flowcharts.layout.cache import LayoutCache
from flowcharts.model.text import LIST
from flowcharts.talk.talk import Talk
from gui import room_words
from gui.commands.command import ROOM_EXIT, Commands, Group
from gui.settings.settings import Settings
from gui.talk import words
from gui.talk.audience import AudienceWindow
from gui.talk.keys import RoomKeys
from gui.talk.leader.window import LeaderWindow
from gui.talk.pictures import Pictures, RoomPictures
from gui.talk.pointer import PointTool
from gui.talk.room import Room
from gui.talk.screens import Screens
from gui.talk.wall.charts import WallCharts
from gui.talk.wall.style import WallStyle
from gui.talk.windows import RoomWindows
from gui.theme.colours import PALETTES, ThemeName
from gui.window.keys_card import KeysCard

_USUAL = QSizeF(1280, 720)
"""The size of a picture before there is a window for it."""


def open_room(
    talk: Talk,
    commands: Commands,
    chosen: Callable[[], Settings],
    own: Callable[[], QScreen],
    remember: Callable[[Screens], None],
) -> Room:
    """Open the windows of a room at *talk*.

    *own*: the screen on which the program was opened; *remember*: keeps what was chosen of them.
    """
    settings = chosen()
    app = QApplication.instance()
    assert isinstance(app, QApplication)  # noqa: S101  # whoever has settings has one
    style = settings.text_style
    palette = PALETTES[ThemeName.PROJECTOR]
    wall = style._replace(wording=talk.sheet.wording, palette=palette, has_ruby=False)  # too small
    are_apart = settings.are_languages_apart
    screens = Screens(app, settings.audience_screen, own, are_languages_apart=are_apart)
    buttons = [(commands[name], said) for name, said in words.BUTTONS.items()]
    tools = [commands[f"room-{tool}"] for tool in PointTool]
    resume, notes = commands["room-resume"], settings.notes_enlargement
    leader = LeaderWindow(style, buttons, tools, resume, notes)
    windows = RoomWindows(AudienceWindow(), AudienceWindow(), leader, screens)
    layouts = LayoutCache(cache_folder() / "layouts")
    charts, small = WallCharts(layouts), Pictures(WallCharts(layouts))
    wall_style = WallStyle(_USUAL, wall, settings.wall_enlargement)
    pictures = RoomPictures(windows, (Pictures(charts), Pictures(charts)), small, wall_style)
    room = Room(talk, windows, pictures, lambda: chosen().start_marks)
    keys = RoomKeys(commands, (windows.audience, windows.second, leader))
    for part in (windows, screens, keys):
        part.setParent(room)

    def show_keys() -> None:
        over = windows.front
        for before in over.findChildren(KeysCard):
            before.setParent(None)
            before.deleteLater()
        KeysCard([*_card_rows(commands)], style, over).raise_over()

    keys.help_asked.connect(show_keys)
    keys.elsewhere.connect(room.elsewhere)
    screens.changed.connect(lambda: remember(screens))
    room.begin()
    return room


def _card_rows(commands: Commands) -> Iterator[Group]:
    """The rows of the card of keys: one for each command, for all tools, and for all answers."""
    of_room = [group for group in commands.groups if group.is_of_room]
    for group in of_room:
        if group.words == room_words.ROOM_POINTING:
            yield group._replace(words=LIST.join(row.words for row in group.commands))
            continue
        named = (row for row in group.commands if row.keys and not row.id.startswith(ROOM_EXIT))
        yield from (Group(row.words, (row,)) for row in named)
    rows = (row for group in of_room for row in group.commands)
    exits = tuple(row for row in rows if row.id.startswith(ROOM_EXIT))
    yield Group(room_words.ROOM_EXITS, exits)
