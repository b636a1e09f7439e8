"""What came first: the acts, asked as their order; each kind of trigger has a question of its own.

Told are the acts that decide, and no others: the one who asks wants to know what came first. Whose
turn it was makes a difference: in the opponent’s, to speak before taking an active role is enough.
"""

from flowcharts.cases import facts as f
from flowcharts.cases.fact_question import FactAnswer, FactQuestion
from flowcharts.model.text import Text

_NAME = Text("What came first", "最初に起きたこと")
_ASKED = Text("What came first?", "最初[さいしょ]に起きたのは、どれですか？")
GOES_ON = "{goes-on}"
"""Stands in a story for what its controller does instead: it depends on when that was."""


def _asked(awareness: str, turn: str, *answers: FactAnswer) -> FactQuestion:
    where = {"awareness": awareness, "turn": turn} if turn else {"awareness": awareness}
    is_in_place = bool(turn)  # in other words in the other turn: that has to be settled
    return FactQuestion(
        "acts", _NAME, _ASKED, (f.ACTS,), answers, asked_where=where, is_in_place=is_in_place
    )


_NO_BACKUP = {"last_action": ["shows"]}
"""What the opponent did shows the miss: a backup is of an action of the controller’s alone."""

ACTS_OF_CHOICE = _asked(
    "choice",
    "own",
    FactAnswer(
        "chosen",
        Text(
            "The target, mode or the like was announced before its controller passed priority",
            "優先権をパスする前に、対象やモードなどを告げた",
        ),
        {"acts": ["choose@when-due"]},
        Text(
            "{P} says that it triggers, announces what is to be chosen, and then asks “Okay?”",
            "{P}は誘発したと言い、選ぶものを告げてから「いいですか？」と尋ねました。",
        ),
    ),
    FactAnswer(
        "mentioned",
        Text(
            "It was mentioned, but nothing was chosen before its controller passed priority",
            "口には出したが、何も選ばずに優先権をパスした",
        ),
        {"acts": ["mention@when-due", "pass-aloud@when-due", "opp:mention"]},
        Text(
            "{P} says that it triggers, announces no choice, and asks “Okay?”; {Q} answers “Okay”.",
            "{P}は誘発したとだけ言い、何も選ばずに「いいですか？」と尋ね、"
            "{Q}は「はい」と答えました。",
        ),
    ),
    FactAnswer(
        "passed",
        Text(
            "Its controller passed priority without a word, or did what needs an empty stack",
            "コントローラーが、何も言わずに優先権をパスした、または"
            "スタックが空でなければできないことをした",
        ),
        {"acts": ["pass-aloud@when-due", "opp:mention"]},
        Text(
            "{P} says nothing of it and asks “Okay?”; {Q} answers “Okay”.",
            "{P}は能力のことを何も言わずに「いいですか？」と尋ね、{Q}は「はい」と答えました。",
        ),
    ),
    FactAnswer(
        "nothing",
        Text(
            "None of these: at most an instant was cast or an ability activated, no priority "
            "passed",
            "どれでもない。インスタントや起動型能力を使っただけで、まだ優先権をパスしていない",
        ),
        {"acts": ["instant@when-due", "opp:mention"], "noticed": "when-due"},
        Text(
            "{P} says nothing of it, casts an instant, and keeps priority.",
            "{P}は能力のことを何も言わずにインスタントを唱え、優先権を保持しています。",
        ),
    ),
)
ACTS_OF_CHOICE_IN_OPPONENTS_TURN = _asked(
    "choice",
    "opponent",
    FactAnswer(
        "chosen",
        Text(
            "Its controller spoke of it before doing anything, or chose before passing in words",
            "コントローラーが、自分から動く前に口に出した、または、はっきりパスする前に選んだ",
        ),
        {"acts": ["mention@when-due", "choose@when-due"]},
        Text(
            "{P}, who has done nothing in that turn so far, says that it triggers and announces "
            "what is to be chosen.",
            "そのターンにまだ何もしていない{P}は、誘発したと言い、選ぶものを告げました。",
        ),
    ),
    FactAnswer(
        "mentioned",
        Text(
            "Its controller acted first, then mentioned it, but passed without choosing",
            "コントローラーが先に行動し、そのあと口に出したが、何も選ばずにパスした",
        ),
        {
            "acts": [
                *("instant@when-due", "mention@when-due", "pass-aloud@when-due"),
                "opp:mention",
            ]
        },
        Text(
            "{P} says nothing of it and casts an instant; then {P} says that it triggers, "
            "announces no choice, and adds “Okay, go on”.",
            "{P}は能力のことを何も言わずにインスタントを唱えました。そのあと誘発したとだけ言い、"
            "何も選ばずに「どうぞ、続けてください」と言いました。",
        ),
    ),
    FactAnswer(
        "passed",
        Text(
            "Its controller passed in so many words (“okay”, “go on”), or let the whole turn go by",
            "コントローラーが「どうぞ」などとはっきりパスした、またはそのターンが終わった",
        ),
        {"acts": ["pass-aloud@when-due", "opp:mention"]},
        Text(
            "{Q} asks “Okay?”, and {P}, who says nothing of it, answers “Okay, go on”.",
            "{Q}が「いいですか？」と尋ねると、{P}は能力のことを何も言わずに「はい、"
            "どうぞ」と答えました。",
        ),
    ),
    FactAnswer(
        "nothing",
        Text(
            "None of these: whatever the opponent did, its controller has been silent in that turn",
            "どれでもない。対戦相手が何をしていても、コントローラーはそのターンにまだ黙っている",
        ),
        {"acts": ["opp:move@when-due", "opp:mention"], "noticed": "when-due"},
        Text(
            "{Q} goes on without a pause, and {P} has neither said nor done anything in that turn "
            "so far.",
            "{Q}は間を置かずに先へ進み、{P}はそのターンにまだ何も言わず、何もしていません。",
        ),
    ),
)
ACTS_OF_VISIBLE = _asked(
    "seen",
    "",
    FactAnswer(
        "mentioned",
        Text(
            "Its controller did it, or mentioned it",
            "コントローラーが処理した、または口に出した",
        ),
        {"acts": ["mention@when-due"]},
        Text(
            "“It triggers,” says {P} there and then, and carries it out.",
            "{P}はその場で「誘発します」と言い、処理しました。",
        ),
    ),
    FactAnswer(
        "moved",
        Text(
            "Its controller went on to what has to wait for it, or said what cannot be so with it",
            "コントローラーが、解決したあとでなければできないことをした、または"
            "誘発と矛盾することを言った",
        ),
        {"acts": ["move", "opp:mention"]},
        Text(GOES_ON, GOES_ON),
    ),
    FactAnswer(
        "nothing",
        Text(
            "Neither: at most its controller has passed priority or used an instant or an ability, "
            "whatever the opponent did",
            "どちらでもない。対戦相手が何をしていても、コントローラーはパスするか、"
            "インスタントや起動型能力を使っただけ",
        ),
        {"acts": ["instant@when-due", "opp:mention"], "noticed": "when-due"},
        Text(
            "{P} says nothing of it and casts an instant; nothing else has been done since.",
            "{P}は能力のことを何も言わずにインスタントを唱えました。"
            "そのあとは誰も何もしていません。",
        ),
    ),
)
_STOPPED = FactAnswer(
    "stopped",
    Text(
        "Its controller mentioned it, or spoke up at once when the opponent tried",
        "コントローラーが口に出した、または対戦相手がしようとしたときにすぐ指摘した",
    ),
    {"acts": ["opp:try", "stop"]},
    Text(
        "{Q} sets about what it forbids, and {P} says at once: “That is not allowed.”",
        "{Q}が、この能力で禁じられたことをしようとすると、"
        "{P}はすぐに「それはできません」と言いました。",
    ),
)
_NOT_TRIED = FactAnswer(
    "nothing",
    Text(
        "The opponent has not tried it yet",
        "対戦相手は、禁じられたことをまだしようとしていない",
    ),
    {"acts": ["opp:mention"]},
    Text(
        "{P} says nothing of it, and {Q} has not tried what it forbids.",
        "{P}は能力のことを何も言わず、{Q}は禁じられたことをまだしようとしていません。",
    ),
)
ACTS_OF_FORBIDDING = _asked(
    "forbids",
    "own",
    _STOPPED,
    FactAnswer(
        "done",
        Text(
            "The opponent did what it forbids, and the game went on from there",
            "対戦相手が禁じられたことを行い、そのままゲームが進んだ",
        ),
        {"acts": ["opp:done", "move", "opp:mention"], **_NO_BACKUP},
        Text(
            "{Q} does what it forbids; {P} says nothing, and both play on from there.",
            "{Q}は禁じられたことを行いましたが、{P}は何も言わず、2人はそのままゲームを続けました。",
        ),
    ),
    _NOT_TRIED,
)
ACTS_OF_FORBIDDING_IN_OPPONENTS_TURN = _asked(
    "forbids",
    "opponent",
    _STOPPED,
    FactAnswer(
        "late",
        Text(
            "The opponent did it; later in that turn its controller spoke up before acting",
            "対戦相手が行ったあと、コントローラーが、そのターンに自分から動く前に指摘した",
        ),
        {"acts": ["opp:done@when-due", "mention@same-turn"], "noticed": "same-turn"},
        Text(
            "{Q} does what it forbids and goes on; later in that turn {P}, who has done "
            "nothing else in it, nor said “go on”, brings it up.",
            "{Q}は禁じられたことを行い、先へ進みました。そのターンに何もせず、"
            "「どうぞ」とも言っていない{P}は、同じターンのうちにそのことを指摘しました。",
        ),
    ),
    FactAnswer(
        "done",
        Text(
            "The opponent did it; its controller acted, passed in words, or let that turn end",
            "対戦相手が行い、コントローラーは自分から動いた、またはそのターンが終わるまで黙っていた",
        ),
        {"acts": ["opp:done", "move", "opp:mention"], **_NO_BACKUP},
        Text(
            "{Q} does what it forbids; {P} says “Okay, go on”, and both play on from there.",
            "{Q}が禁じられたことを行うと、{P}は「はい、どうぞ」と言い、"
            "2人はそのままゲームを続けました。",
        ),
    ),
    _NOT_TRIED,
)
ACTS_OF_UNTAPPING_IN_OPPONENTS_TURN = ACTS_OF_FORBIDDING_IN_OPPONENTS_TURN._replace(
    answers=tuple(
        each for each in ACTS_OF_FORBIDDING_IN_OPPONENTS_TURN.answers if each.id != "late"
    ),
    asked_where={"awareness": "forbids", "turn": "opponent", "untapping": "yes"},
)
"""The next untap step is two turns later: nobody speaks up after it in the turn it was due in."""
_KNOWN = FactAnswer(
    "mentioned",
    Text(
        "Its controller mentioned it, or counted it in, by the time it first made a difference",
        "コントローラーが、影響が初めて出る時までに口に出した、またはその分を含めて告げた",
    ),
    {"acts": ["mention@when-due", "matter"]},
    Text(
        "As it first makes a difference that can be seen, {P} counts it in and says so.",
        "初めて目に見える影響が出るときに、{P}はこの能力の分を含めて告げました。",
    ),
)
_CONTRADICTED = FactAnswer(
    "contradicted",
    Text(
        "Before any of that, its controller said what cannot be so with it (as “take two” for "
        "three)",
        "その前に、コントローラーが誘発と矛盾することを言った（3点なのに「2点です」など）",
    ),
    {"acts": ["contradict", "opp:mention"]},
    Text(
        "{P} says nothing of it, and then says something that would be right only without it, such "
        "as too small a number.",
        "{P}は能力のことを何も言わず、そのあと、小さいほうの数字など、"
        "この能力がない場合にだけ正しいことを言いました。",
    ),
)
_NO_DIFFERENCE = FactAnswer(
    "nothing",
    Text("It has made no difference yet", "まだ影響は出ていない"),
    {"acts": ["opp:mention"]},
    Text(
        "{P} says nothing of it, and so far it has made no difference that can be seen.",
        "{P}は能力のことを何も言っていませんが、目に見える影響はまだ出ていません。",
    ),
)
ACTS_OF_UNSEEN = _asked(
    "unseen",
    "own",
    _KNOWN,
    _CONTRADICTED,
    FactAnswer(
        "mattered",
        Text(
            "It made a difference, and was left out",
            "影響が出るはずの時に、ないものとして扱った",
        ),
        {"acts": ["matter", "move", "opp:mention"]},
        Text(
            "It would make a difference that can be seen; {P} says nothing, the result is taken as "
            "it is without the ability, and both play on.",
            "目に見える影響が出る時になっても{P}は何も言わず、2人は能力がないものとして結果を出し、"
            "ゲームを続けました。",
        ),
    ),
    _NO_DIFFERENCE,
)
ACTS_OF_UNSEEN_IN_OPPONENTS_TURN = _asked(
    "unseen",
    "opponent",
    _KNOWN,
    _CONTRADICTED,
    FactAnswer(
        "late",
        Text(
            "It was left out; later in that turn its controller spoke up before doing anything "
            "else",
            "ないものとして扱ったあと、コントローラーが、そのターンに自分から動く前に口に出した",
        ),
        {"acts": ["matter@when-due", "mention@same-turn"], "noticed": "same-turn"},
        Text(
            "It would make a difference that can be seen; {Q} takes the result as it is without "
            "the ability and goes on. Later in that turn {P}, who has done nothing else in it, nor "
            "said “go on”, brings it up.",
            "目に見える影響が出るはずの時に、{Q}は能力がないものとして結果を出し、先へ進みました。"
            "そのターンに何もせず、「どうぞ」とも言っていない{P}は、"
            "同じターンのうちに能力のことを指摘しました。",
        ),
    ),
    FactAnswer(
        "mattered",
        Text(
            "It was left out, and its controller acted, passed in words, or let that turn end",
            "ないものとして扱い、コントローラーは自分から動いた、または"
            "そのターンが終わるまで黙っていた",
        ),
        {"acts": ["matter", "move", "opp:mention"]},
        Text(
            "It would make a difference that can be seen; {Q} takes the result as it is without "
            "the ability, {P} says “Okay, go on”, and both play on.",
            "目に見える影響が出るはずの時に、{Q}は能力がないものとして結果を出し、{P}は「はい、"
            "どうぞ」と言って、2人はゲームを続けました。",
        ),
    ),
    _NO_DIFFERENCE,
)
ACT_QUESTIONS = (
    *(ACTS_OF_CHOICE, ACTS_OF_CHOICE_IN_OPPONENTS_TURN, ACTS_OF_VISIBLE),
    *(ACTS_OF_FORBIDDING, ACTS_OF_UNTAPPING_IN_OPPONENTS_TURN),
    ACTS_OF_FORBIDDING_IN_OPPONENTS_TURN,
    *(ACTS_OF_UNSEEN, ACTS_OF_UNSEEN_IN_OPPONENTS_TURN),
)
