"""The words of the wall that no sheet, chart or example gives."""

from flowcharts.model.text import Text
from flowcharts.talk.scene import VoteChoice

CONTROLLER = Text("Controller of the ability", "能力のコントローラー")
OPPONENT = Text("Opponent", "対戦相手")
EITHER = Text("Either player", "両プレイヤー")
SAY = Text("Say to the players", "プレイヤーへの伝え方")
WHY = Text("Why", "理由")
NOT_THERE = Text("Not there: {words}", "根拠：{words}")
AS_THE_ROOM = Text("As the room answered", "会場の答えをたどっています")
RAISE_HANDS = Text("Raise your hand", "手を挙げてください")
RAISE_AGAIN = Text(
    "Talk with your neighbour, then raise your hand again",
    "隣の人と話し合ってから、もう一度手を挙げてください",
)
VOTE_AGAIN = Text("Vote again", "もう一度挙手")
SPLIT_ROOM = Text("Follow both", "両方をたどる")
PERCENT = Text("{percent} %", "{percent}％")
ROUNDED = Text("Rounded: {sum} % together", "四捨五入のため合計{sum}％")
CHOICES = {VoteChoice.AGAIN: VOTE_AGAIN, VoteChoice.SPLIT: SPLIT_ROOM}
"""What can follow a vote beside the answers."""
