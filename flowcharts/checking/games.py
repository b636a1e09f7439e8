"""That the games stay apart: the cards and examples of one are never those of another."""

from pathlib import Path

from flowcharts.checking.content_file import ContentFile
from flowcharts.checking.known_content import KnownContent
from flowcharts.model.game import Game
from flowcharts.model.text import Text
from flowcharts.schema import FileKind

_OTHER_CHART = Text(
    "“{name}” is of {found}; this chart is of {wanted}.",
    "「{name}」は {found} のもので、このチャートは {wanted} のものです。",
)
_CARD_OF_CHART = Text(
    "“{name}” is a card of {found}; this chart needs {wanted}.",
    "「{name}」は {found} のカードです。このチャートには {wanted} のカードが要ります。",
)
_CARD_OF_EXAMPLE = Text(
    "“{name}” is a card of {found}; this example needs cards of {wanted}.",
    "「{name}」は {found} のカードです。この例題には {wanted} のカードが要ります。",
)
_OF_LESSON = Text(
    "“{name}” is of {found}; the lesson is of {wanted}. "
    '`game = "{found}"` at the top of a lesson says what it is of.',
    "「{name}」は {found} のもので、このレッスンは {wanted} のものです。"
    'どのゲームのものかは、レッスンの始めに `game = "{found}"` のように書きます。',
)


class Games:
    """The games that the files of the known belong to.

    A file whose own game is a mistake is said to have one, and blamed for nothing else.
    """

    def __init__(self, known: KnownContent) -> None:
        self._known = known

    def of(self, file: ContentFile, kind: FileKind) -> Game | None:
        """The game of a file, a scenario's that of its chart; None where a mistake hides it."""
        return self._of_scenario(file) if kind is FileKind.SCENARIO else game_of(file)

    def check_chart(self, file: ContentFile) -> None:
        """Note every chart that the one in *file* leads to, and every card, of another game."""
        wanted = game_of(file)
        if wanted is None:
            return
        led_to = [("decision", name, "sub-chart") for name in file.tables_at("decision")]
        led_to += [("outcome", name, "next") for name in file.tables_at("outcome")]
        for where in led_to:
            named = file.words_at(*where) or ""
            found = self._of_file(self._known.charts.get(named))
            if found not in (wanted, None):
                file.note(where, _OTHER_CHART.filled(name=named, found=str(found), wanted=wanted))
        for where in [("outcome", name, "card") for name in file.tables_at("outcome")]:
            named = file.words_at(*where) or ""
            found = self._of_file(self._known.cards.get(named))
            if found not in (cards := wanted.of_cards, None):
                file.note(where, _CARD_OF_CHART.filled(name=named, found=str(found), wanted=cards))

    def check_scenario(self, file: ContentFile) -> None:
        """Note every card of the scenario in *file* that is of another game than its chart."""
        game = self._of_scenario(file)
        if game is None:
            return
        for place, name in enumerate(file.list_at("cards")):
            path = self._known.cards.get(name) if isinstance(name, str) else None
            found = self._of_file(path)
            if found not in (wanted := game.of_cards, None):
                file.note(
                    ("cards", place),
                    _CARD_OF_EXAMPLE.filled(name=name, found=str(found), wanted=wanted),
                )

    def check_lesson(self, file: ContentFile) -> None:
        """Note every scenario of the lesson in *file* that is of another game."""
        wanted = game_of(file)
        if wanted is None:
            return
        for place, name in enumerate(file.list_at("scenarios")):
            path = self._known.scenarios.get(name) if isinstance(name, str) else None
            found = self._of_scenario(self._known.file(path)) if path is not None else None
            if found not in (wanted, None):
                file.note(
                    ("scenarios", place),
                    _OF_LESSON.filled(name=name, found=str(found), wanted=wanted),
                )

    def _of_scenario(self, file: ContentFile) -> Game | None:
        return self._of_file(self._known.charts.get(file.words_at("chart") or ""))

    def _of_file(self, path: Path | None) -> Game | None:
        return game_of(self._known.file(path)) if path is not None else None


def game_of(file: ContentFile) -> Game | None:
    """The game that the file in *file* names, or else Magic; None where it names none there is."""
    if not file.has("game"):
        return Game.MAGIC
    named = file.words_at("game")
    return next((game for game in Game if game == named), None)
