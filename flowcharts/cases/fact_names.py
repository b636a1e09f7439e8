"""Short names of facts, for the one in which two cases beside each other differ."""

from collections.abc import Mapping

from flowcharts.cases.facts import FACTS
from flowcharts.model.text import Text

_NAMES: Mapping[str, Text] = {
    "owner": Text("who owns the card", "カードのオーナー"),
    "noticed": Text("when it was noticed", "気付いた時"),
    "acts": Text("what was done and said", "行動と発言"),
    "impact": Text("whether it would have changed anything", "影響があったか"),
    "last_action": Text("the controller’s last action", "コントローラーの直前の行動"),
    "wants": Text("what the opponent wants", "対戦相手の希望"),
    "mind": Text("what its controller had in mind", "コントローラーの意図"),
    "warnings": Text("earlier Warnings of that day", "その日それまでの【警告】の回数"),
    "disruptive": Text("how much it would disrupt the game", "ゲームの混乱の大きさ"),
    "carried_out": Text("how it was carried out", "処理のしかた"),
    "rel": Text("the Rules Enforcement Level", "ルール適用度"),
}


def name_of_fact(fact: str) -> Text:
    """What the fact of that name is called."""
    return _NAMES.get(fact, FACTS[fact].about)
