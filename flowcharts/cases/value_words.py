"""What each value of a fact means, in a few words, as content/facts.toml tells it."""

from collections.abc import Iterator, Mapping

from flowcharts.cases.effects import EFFECTS, Effect
from flowcharts.cases.facts import EFFECTS_OF_IT, FACTS, Fact
from flowcharts.cases.forms import Value
from flowcharts.codec.shipped import shipped_rows
from flowcharts.model.text import Text

_SEEN = Text("seen by all", "見て分かる")
_FORBIDS = Text("changes the rules", "ルールを変える")
_UNSEEN = Text("unseen until it matters", "影響が出るまで分からない")
_LISTED = Text("on the list of April 2012", "2012年4月の一覧にある")
_MAY_BE_LISTED = Text("on the list of April 2012 or not", "2012年4月の一覧にあるかどうかは不明")
_ALONE = Text("if it does nothing else, resolves by itself", "それだけなら自動的に解決する")
_BY_THEMSELVES = ("creates-delayed", "copies")


def words_of(fact: Fact[Value]) -> Mapping[str, Text]:
    """What each value of *fact* means, by the value; of an effect also what it means to a rule."""
    if fact.name == EFFECTS_OF_IT.name:
        return {name: _effect_in_words(name, effect) for name, effect in EFFECTS.items()}
    return shipped_rows(Text, "facts", "fact", fact.key)


def _effect_in_words(name: str, effect: Effect) -> Text:
    means = list(_means(name, effect))
    en = f"{effect.about.en} ({'; '.join(each.en for each in means)})"
    ja = f"{effect.about.ja}（{'、'.join(each.ja for each in means)}）"
    if effect.note is None:
        return Text(en, ja)
    return Text(f"{en}. {effect.note.en}", f"{ja}。{effect.note.ja}")


def _means(name: str, effect: Effect) -> Iterator[Text]:
    """By which time it has to be shown (IPG 2.1), and if it lapsed (IPG, April 2012, 3.1)."""
    if name in _BY_THEMSELVES:
        yield _ALONE
    else:
        yield _SEEN if effect.is_seen else _FORBIDS if effect.forbids else _UNSEEN
    if effect.is_neutral:
        yield _MAY_BE_LISTED
    elif effect.is_lapsing:
        yield _LISTED


_NAMES: Mapping[str, Text] = {
    "owner": Text("who owns the card", "カードのオーナー"),
    "noticed": Text("when it was noticed", "気付いた時"),
    "acts": Text("what was done and said", "行動と発言"),
    "impact": Text("whether it would have changed anything", "影響があったか"),
    "last_action": Text("the controller’s last action", "コントローラーの直前の行動"),
    "wants": Text("what the opponent wants", "対戦相手の希望"),
    "mind": Text("what its controller had in mind", "コントローラーの意図"),
    "warnings": Text("earlier Warnings of that day", "その日にそれまで受けた【警告】の回数"),
    "disruptive": Text("how much it would disrupt the game", "ゲームの混乱の大きさ"),
    "carried_out": Text("how it was carried out", "処理のしかた"),
    "rel": Text("the Rules Enforcement Level", "ルール適用度"),
}


def name_of_fact(fact: str) -> Text:
    """What the fact of that name is called."""
    return _NAMES.get(fact, FACTS[fact].about)
