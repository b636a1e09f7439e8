"""The turn of an ability’s controller, from when it is due in it."""

from flowcharts.cases.timeline import Deed
from flowcharts.model.turns import TurnStep, at
from flowcharts.stories.ability_story import Play, StoryKey
from flowcharts.stories.choices import Deadline, DoneSince, Handling
from flowcharts.stories.chronicle import STEPS_OF_THEIR_OWN, Chronicle
from flowcharts.stories.plays import plays_of

DONE_BY = {
    Handling.SHOWN: StoryKey.DOES,
    Handling.HALF: StoryKey.HALF,
    Handling.UNREVEALED: StoryKey.UNREVEALED,
}
"""The words by which it is carried out, or is in part."""
_LONG = 0.33
"""From such a lateness on the turn is told to its end."""
_HESITATES_OF_TEN = {Handling.PENDING: 6, Handling.SHOWN: 3, Handling.PASSED_OVER: 5}
"""So often of ten: who objects to what is brought up next has a reason, and it tells nothing."""
_PASSED_OVER = (Handling.PASSED_OVER, Handling.HARMLESS, Handling.HARMFUL)


def tell_own_turn(chronicle: Chronicle) -> None:
    """What its controller does about it, and what that player goes on with."""
    handling = chronicle.choices.handling
    is_in_time = handling in (Handling.SHOWN, Handling.PENDING)
    if is_in_time and chronicle.is_delayed():
        chronicle.mine(str(chronicle.missed.step))
    if _hesitates(chronicle):
        is_upkeep = chronicle.missed.step is TurnStep.UPKEEP
        chronicle.mine("hesitates-upkeep" if is_upkeep else "hesitates")
    if handling in DONE_BY:
        done = chronicle.words.told(DONE_BY[handling])
        # What the other player is left without is told beside it.
        ends = handling is Handling.HALF or chronicle.story.is_entering
        name = DONE_BY[handling]
        chronicle.add(chronicle.me, name, done, chronicle.missed, Deed.MENTION, ends_sentence=ends)
    if handling not in (Handling.HALF, Handling.UNREVEALED) and _may_respond(chronicle):
        _respond(chronicle)
    # Nobody asks later about what was done as the turn ended.
    is_over = handling is Handling.SHOWN and chronicle.missed.step is TurnStep.END
    if handling is not Handling.PENDING and not is_over:
        _go_on(chronicle)


def _hesitates(chronicle: Chronicle) -> bool:
    """Is there a moment before it that passes nothing over?"""
    so_often = _HESITATES_OF_TEN.get(chronicle.choices.handling, 0)
    # What was not done stands beside what was done instead.
    is_left = chronicle.story.has(StoryKey.MOVES) or chronicle.story.has(StoryKey.LEAVES)
    is_pending = chronicle.choices.handling is Handling.PENDING
    is_open = is_pending or not (chronicle.story.is_announced or is_left)
    is_open = is_open and not _may_respond(chronicle)
    return is_open and chronicle.words.lot("hesitates", 10) < so_often


def _may_respond(chronicle: Chronicle) -> bool:
    story = chronicle.story
    is_possible = Play.INSTANT not in story.never and story.step not in STEPS_OF_THEIR_OWN
    # By an instant that draws cards the board might change; what is to be taken back is one.
    is_harmful = chronicle.choices.handling in (Handling.HARMFUL, Handling.BACKUP)
    is_pending = chronicle.choices.handling is Handling.PENDING
    # Who casts a spell has passed priority, unless that player says otherwise (Magic Tournament
    # Rules 4.2): nobody would know whether a choice is named in time.
    is_doubtful = is_pending and chronicle.deadline is Deadline.CHOICE
    has_instant = chronicle.choices.has_instant or (is_pending and chronicle.choices.is_silent)
    return has_instant and is_possible and not (is_harmful or is_doubtful)


def _respond(chronicle: Chronicle) -> None:
    """An instant, cast while the ability waits; where other things come next it says when."""
    step = chronicle.missed.step
    is_early = step in (TurnStep.UPKEEP, TurnStep.DRAW)
    chronicle.mine(f"instant-{step}" if is_early else "instant", Deed.INSTANT)


def _go_on(chronicle: Chronicle) -> None:
    handling, story, words = chronicle.choices.handling, chronicle.story, chronicle.words
    plays = plays_of(chronicle.choices, chronicle.missed.step, is_long=_is_much_told(chronicle))
    if handling is Handling.BACKUP:
        if story.step is TurnStep.UPKEEP:
            chronicle.mine("draws", Deed.MOVE, step=TurnStep.DRAW)
        _act_instead(chronicle)
        return
    is_passing_over = handling in _PASSED_OVER
    if is_passing_over and story.has(StoryKey.MOVES):
        chronicle.tell(StoryKey.MOVES, chronicle.missed, Deed.MOVE)
    if is_passing_over and story.has(StoryKey.LEAVES):
        if chronicle.is_delayed() and not chronicle.choices.is_silent:
            chronicle.mine(str(chronicle.missed.step))
        chronicle.tell(StoryKey.LEAVES, chronicle.missed)
    if handling is Handling.SHOWN:
        # The draw goes without saying where it does not pass anything over.
        plays = [each for each in plays if each[0] != "draws"]
    is_soon = handling is Handling.SHOWN and not chronicle.choices.is_objected_to_later
    if is_soon or handling is Handling.UNREVEALED:
        plays = [each for each in plays if each[0] != Play.TURN]
    if handling is Handling.SHOWN and story.has(StoryKey.BACKUP_SEEN):
        # What would be taken back where it was not carried out is done all the same.
        _act_instead(chronicle)
        plays = [each for each in plays if each[0] == Play.TURN]
    for name, step in plays:
        chronicle.play(name, words.phrase(name), step)


def _is_much_told(chronicle: Chronicle) -> bool:
    """Is more told of what was not missed, so that its length tells nothing?"""
    choices = chronicle.choices
    is_harmless = choices.handling is Handling.HARMLESS
    is_never_missed = is_harmless or chronicle.deadline is Deadline.NEVER
    return (is_never_missed and choices.lateness >= _LONG) or choices.is_objected_to_later


def _act_instead(chronicle: Chronicle) -> None:
    """One thing that changes what it would do, and what else comes of it."""
    since = chronicle.choices.since
    main = max(chronicle.missed, at(chronicle.turn, TurnStep.MAIN1))
    is_seen = since is DoneSince.SEEN
    chronicle.tell(StoryKey.BACKUP_SEEN if is_seen else StoryKey.BACKUP, main, Deed.MOVE)
    if since is DoneSince.ANSWERED:
        chronicle.theirs("answers", main.step)
    if since is DoneSince.MOVED_ON:
        is_land = Play.LAND not in chronicle.story.never
        step = main.step if is_land else TurnStep.DECLARE_ATTACKERS
        name = "land" if is_land else "attack"
        chronicle.play(name, chronicle.words.phrase(name), step)
