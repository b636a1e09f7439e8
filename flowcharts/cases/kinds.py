"""What was forgotten: triggered abilities of every kind, what is handled like one, and the rest."""

from collections.abc import Mapping
from enum import StrEnum

from flowcharts.model.text import Text


class Kind(StrEnum):
    """The kind of what was forgotten; the Comprehensive Rules are those of 2025."""

    TRIGGER = "trigger"
    STATE_TRIGGER = "state-trigger"
    NO_SOURCE = "no-source"
    MANA_TRIGGER = "mana-trigger"
    SPELL_COPY = "spell-copy"
    SAGA_LATER = "saga-later"
    SAGA_FIRST = "saga-first"
    DAY_NIGHT = "day-night"
    TURN_BASED = "turn-based"
    NO_TRIGGER = "not-a-trigger"


TRIGGERS = frozenset({Kind.TRIGGER, Kind.STATE_TRIGGER, Kind.NO_SOURCE})
"""Those that are triggered abilities in each edition.

Comprehensive Rules 603, 603.8, and of the monarch and the initiative."""

KINDS: Mapping[str, Text] = {
    Kind.TRIGGER: Text(
        "a triggered ability: “when”, “whenever”, “at”",
        "誘発型能力（「〜したとき」「〜するたび」「〜時に」）",
    ),
    Kind.STATE_TRIGGER: Text(
        "a state trigger (Comprehensive Rules 603.8): put on the stack or not, it triggers again "
        "as long as that state lasts",
        "状況誘発（総合ルール603.8）。スタックに置いても置かなくても、その状況が続くかぎり、また誘発する",
    ),
    Kind.NO_SOURCE: Text(
        "a trigger of the monarch or of the initiative, which no card has (Comprehensive Rules, "
        "The Monarch; The Initiative); its owner is who owns the card that brought it into the "
        "game",
        "統治者やイニシアチブの誘発型能力（総合ルール「統治者」「イニシアチブ」）。カードの能力ではないので、"
        "それをゲームにもたらしたカードのオーナーを、オーナーとして扱う",
    ),
    Kind.MANA_TRIGGER: Text(
        "a triggered mana ability (Comprehensive Rules 605.1b), on which no source was found",
        "誘発型マナ能力（総合ルール605.1b）。扱いを示す出典は見つかっていない",
    ),
    Kind.SPELL_COPY: Text(
        "a copy of a spell or ability, as storm makes it: since February 2013 it is shown as a "
        "trigger is",
        "ストームなどで作られた、呪文や能力のコピー。2013年2月からは、誘発型能力と同じように示す",
    ),
    Kind.SAGA_LATER: Text(
        "the lore counter of a Saga in a later turn: handled as a trigger since 23 September 2024",
        "英雄譚に、あとのターンに置く伝承カウンター。2024年9月23日からは誘発型能力と同じように扱う",
    ),
    Kind.SAGA_FIRST: Text(
        "the lore counter with which a Saga enters", "英雄譚が戦場に出るときの伝承カウンター"
    ),
    Kind.DAY_NIGHT: Text(
        "day or night, which nobody controls (Magic Tournament Rules 4.9, since 4 September 2023)",
        "昼と夜。誰もコントロールしない（マジック・イベント規定4.9、2023年9月4日から）",
    ),
    Kind.TURN_BASED: Text(
        "another turn-based action, as untapping or drawing for the turn: no trigger",
        "アンタップやターンのドローなど、そのほかのターン起因処理。誘発型能力ではない",
    ),
    Kind.NO_TRIGGER: Text(
        "something else, as “instead” or “enters with”",
        "「代わりに」や「〜の状態で戦場に出る」など、それ以外のもの",
    ),
}
"""Each by its value, in words."""
