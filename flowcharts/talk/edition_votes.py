"""What can be voted on in a comparison: how the edition that comes next rules the case."""

from collections.abc import Sequence

from flowcharts.model.comparison import EditionWalk
from flowcharts.model.text import Text
from flowcharts.talk.shown_editions import rules_otherwise
from flowcharts.talk.votes import EditionAnswer, EditionVote

_ASKED = Text("{edition}: how is it ruled?", "{edition}では、どう裁定しますか？")
_WITH_PENALTIES = Text(
    "{label} (controller: {controller}; opponent: {opponent})",
    "{label}（コントローラー：{controller}、対戦相手：{opponent}）",
)
_WITH_CONTROLLERS = Text(
    "{label} (controller: {controller})", "{label}（コントローラー：{controller}）"
)
_WITH_OPPONENTS = Text("{label} (opponent: {opponent})", "{label}（対戦相手：{opponent}）")
_FEWEST = 2


def edition_vote(editions: Sequence[EditionWalk], shown: int) -> EditionVote | None:
    """How the edition after *shown* others rules, to be chosen among the rulings of all.

    None where it comes to no ruling, or where all rule alike.
    """
    if not 0 <= shown < len(editions) or not editions[shown].walk.is_over:
        return None
    kinds = _kinds(editions)
    if len(kinds) < _FEWEST:
        return None
    asked = editions[shown]
    right = next(each for each in kinds if not rules_otherwise(each, asked))
    answers = [EditionAnswer(each.chart.id, _words(each, kinds)) for each in kinds]
    return EditionVote(
        asked.chart,
        shown,
        _ASKED.filled(edition=asked.chart.edition.badge_parts[0]),
        tuple(sorted(answers, key=lambda answer: answer.words.en)),  # not the oldest one first
        right.chart.id,
    )


def _kinds(editions: Sequence[EditionWalk]) -> list[EditionWalk]:
    """The first edition of each ruling."""
    kinds: list[EditionWalk] = []
    for edition in editions:
        if edition.walk.is_over and all(rules_otherwise(each, edition) for each in kinds):
            kinds.append(edition)
    return kinds


def _words(edition: EditionWalk, kinds: Sequence[EditionWalk]) -> Text:
    """What is done; with what each player gets, where only that parts it from others."""
    label, penalty = _label(edition), edition.penalty
    alike = [each.penalty for each in kinds if _label(each) == label and each.penalty is not None]
    if penalty is None or len(alike) == 1:
        return label
    said = _WITH_PENALTIES
    if len({each.controller for each in alike}) == 1:
        said = _WITH_OPPONENTS
    elif len({each.opponent for each in alike}) == 1:
        said = _WITH_CONTROLLERS
    return said.filled(label=label, controller=penalty.controller, opponent=penalty.opponent)


def _label(edition: EditionWalk) -> Text:
    return edition.end.label.on_one_line()
