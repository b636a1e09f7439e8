"""What the stack strip says: for each object its words, what becomes of it, and all of it aloud."""

from flowcharts.model.stack import StackObject, StackPicture
from flowcharts.model.text import Text
from gui.walk import words
from gui.walk.phrases import listed


def object_words(item: StackObject) -> Text:
    """What the object is and whose: Terror (B)."""
    return words.STACK_OF_PLAYER.filled(words=item.words, player=item.player)


def fate(item: StackObject) -> Text:
    """Where an object that goes back goes, and which lands untap; an ability is no card."""
    if item.is_trigger:
        return words.OFF_STACK
    if item.lands == 0:
        return words.TO_HAND.filled(player=item.player)
    if item.lands == 1:
        return words.TO_HAND_ONE_LAND.filled(player=item.player)
    return words.TO_HAND_LANDS.filled(player=item.player, lands=str(item.lands))


def spoken(picture: StackPicture) -> tuple[Text, ...]:
    """The whole picture in sentences."""
    stays = len(picture.before) - len(picture.returned)
    goes = [_spoken_return(item) for item in picture.returned]
    before = goes + [object_words(item) for item in reversed(picture.before[:stays])]
    after = [object_words(item) for item in reversed(picture.after)]
    sentences = [words.SPOKEN_BEFORE.filled(objects=_or_empty(before))]
    if picture.applied is not None:
        done = words.APPLIED_AT_ONCE.filled(action=picture.applied)
        sentences.append(Text(f"{done.en}.", f"{done.ja}。"))
    sentences.append(words.SPOKEN_AFTER.filled(objects=_or_empty(after)))
    return tuple(sentences)


def _spoken_return(item: StackObject) -> Text:
    said = object_words(item)
    return Text(f"{said.en} {fate(item).en}", f"{said.ja}{fate(item).ja}")


def _or_empty(texts: list[Text]) -> Text:
    return listed(texts) if texts else words.STACK_EMPTY
