"""What is told in generated cases can be believed: no word contradicts another."""

import re
from collections import Counter
from itertools import islice

import pytest

from benchmarks.told_words import is_missed
from flowcharts.cases.case import Reading
from flowcharts.cases.facts import ACTS, CONTROLLER, MISSED, NOTICED, WANTS
from flowcharts.cases.timeline import Act
from flowcharts.model.text import Text
from flowcharts.model.turns import TurnStep
from flowcharts.stories.generated_case import GeneratedCase
from flowcharts.stories.sentences import Clause, scene_sentence, sentence
from tests.flowcharts.stories.made import generator_of, many, such

NO_TRIGGERS = {"enters-with-counters", "saga-counter-first", "grave-betrayal", "pyknite", "storm"}
RECURRING = ("honden", "aether-vial", "child-of-gaea", "dark-confidant", "carnophage", "masticore")
SHOWING, PASSING = ("mention", "choose"), ("move", "pass")
ON_PURPOSE = ("saw", "knew-illegal", "advantage")


_AFTER_COMBAT = re.compile("(?:after|once) combat|after the attack|in the second main phase")


def told_of(*abilities: str) -> list[GeneratedCase]:
    return [case for case in many() if case.ability.id in abilities]


def is_passed_over(case: GeneratedCase) -> bool:
    told = [each for each in done(case) if each in (*SHOWING, *PASSING)]
    return case.case.values["carried_out"] == "right" and told[:1] in [[each] for each in PASSING]


def done(case: GeneratedCase) -> list[str]:
    """What was done before it was brought up."""
    acts = case.case.values["acts"]
    assert isinstance(acts, tuple)
    return [str(act.deed) for act in acts[:-1] if isinstance(act, Act)]


def test_what_is_no_trigger_or_was_half_done_is_not_wanted_on_the_stack() -> None:
    wrong = [
        case
        for case in many()
        if case.case.values["carried_out"] != "right" or case.ability.id in NO_TRIGGERS
    ]
    assert len(wrong) > 100
    assert {Reading(case.case)[WANTS] for case in wrong} == {(), ("nothing",)}


def sagas_of(chart: str) -> list[GeneratedCase]:
    made = such(generator_of(chart), 5, lambda case: case.values["kind"] == "saga-later")
    return list(islice(made, 30))


def test_a_saga_is_asked_about_where_a_document_tells_of_its_later_counters() -> None:
    sagas = sagas_of("missed-trigger-2024")
    assert len(sagas) > 10
    assert sagas_of("regular-rel") == []
    assert {Reading(case.case)[WANTS] for case in sagas} <= {(), ("nothing",)}
    assert not any("Lightning Bolt" in case.story.en for case in sagas)


def test_what_comes_again_is_carried_out_before_the_earlier_one_is_brought_up() -> None:
    recurring = such(
        generator_of("today"),
        5,
        lambda case: (
            Reading(case)[NOTICED].turn == Reading(case)[MISSED].turn + 2
            and Reading(case)[MISSED].step is TurnStep.UPKEEP
            and "mention" not in [act.deed for act in Reading(case)[ACTS][:-1]]
        ),
    )
    again = [case for case in islice(recurring, 40) if case.ability.id in RECURRING]
    assert len(again) > 2
    for case in again:
        reading = Reading(case.case)
        assert f"in {reading[CONTROLLER]}’s next upkeep" in case.story.en
        assert "次の自分のアップキープには" in case.story.ja
        assert "on the turn before" in case.story.en
        assert "前のターンの" in case.story.ja


def test_what_triggers_in_the_opponents_turn_alone_can_be_shown_too() -> None:
    found = told_of("counterbalance", "smokestack-sacrifice", "pyknite-draw")
    assert found
    shown = Counter(is_passed_over(case) for case in found)
    assert min(shown[True], shown[False]) > 5


def test_a_sentence_that_tells_of_warnings_and_of_the_table_reads_well() -> None:
    assert many()
    assert not [case for case in many() if re.search(r",’s|; In ", case.story.en)]


CONFESSES = "“(?:Sorry! )?I (?:forgot|missed|left out|never announced) "
OWNS_TO_SILENCE = (
    "I (?:never announced|should have announced|said nothing about) "
    "|“(?:Did I have to announce|Should I have announced|Was it all right not to announce) "
)


def test_whoever_brings_it_up_gains_by_it_or_does_not_play() -> None:
    """Who reports what harms that player confesses, and nobody asks for what helps the other."""
    found: Counter[tuple[bool, bool]] = Counter()
    for case in many():
        values = case.case.values
        deed = Reading(case.case)[ACTS][-1].deed
        is_harmed = values["detrimental"] == "yes"
        if is_harmed and deed == "mention":
            said = CONFESSES if is_missed(case) else f"{CONFESSES}|{OWNS_TO_SILENCE}"
            assert re.search(said, case.story.en), case.story.en
        if deed == "opp:mention" and values["detrimental"] == "no" and is_missed(case):
            assert re.search("at one life|only artifact|library is down", case.story.en)
        found[deed == "mention", is_missed(case)] += 1
    # And neither tells whether it was missed.
    told = [found[each, True] / (found[each, True] + found[each, False]) for each in (True, False)]
    assert abs(told[0] - told[1]) < 0.2, found
    assert min(found.values()) > 100


def test_what_is_undone_later_says_that_it_was_not() -> None:
    delayed = told_of(
        *("kiki-jiki-sacrifice", "sneak-attack-sacrifice", "mirror-march-exile"),
        *("aetherling-return", "geist-exile", "grave-betrayal-return", "obzedat-return"),
        *("gift-of-immortality", "prized-amalgam-return"),
    )
    left = [case for case in delayed if is_passed_over(case)]
    assert len(left) > 40
    for case in left:
        assert re.search(r"leaves (?:it|[A-Z][^.;]*?|the token) (?:on|in) ", case.story.en)
        assert re.search(
            r"(?:追放せず|捧げず|戻さず)、|(?:追放し|捧げ|戻さ)ない|(?:追放し|捧げ|戻し)ませんでした",
            case.story.ja,
        ), case.story.ja
    carried_out = [case for case in delayed if not is_passed_over(case)]
    assert carried_out
    assert not any("leaves" in case.story.en for case in carried_out)


def test_an_aura_found_a_turn_later_has_left_its_creature_untapped() -> None:
    auras = [case for case in told_of("encase-in-ice", "malfunction") if is_passed_over(case)]
    outcomes: Counter[bool] = Counter()
    for case in auras:
        values = case.case.values
        is_later = values["noticed"].turn > values["missed"].turn  # type: ignore[union-attr] # moments
        is_untapped = bool(re.search(r"[A-Z][a-z]+ is untapped", case.story.en))
        assert is_untapped == (is_later and values["impact"] == "yes"), case.story.en
        outcomes[is_untapped] += 1
    assert min(outcomes[True], outcomes[False]) > 3


def test_a_bonus_is_not_given_in_another_turn_without_harm() -> None:
    regular = [
        case
        for case in many()
        if case.case.values["rel"] == "regular" and case.case.values["duration"] == "turn"
    ]
    later = [
        case
        for case in regular
        if case.case.values["noticed"].turn > case.case.values["missed"].turn  # type: ignore[union-attr] # moments
    ]
    assert len(regular) > 10
    assert all(case.case.values["disruptive"] == "yes" for case in later)


def test_who_did_it_on_purpose_does_not_bring_it_up_and_confesses_in_words_that_vary() -> None:
    confessed = [case for case in many() if case.case.values["mind"] == ON_PURPOSE]
    assert len(confessed) > 20
    assert all(case.case.values["acts"][-1].deed != "mention" for case in confessed)  # type: ignore[index,union-attr] # acts
    for language, quoted in (
        ("en", r"“([^”]*(?:\bknew|have to do)\b[^”]*)”"),
        ("ja", r"「([^」]*(?:知っていま|分かっていま|やらないと)[^」]*)」"),
    ):
        said = {re.search(quoted, getattr(case.story, language)) for case in confessed}
        assert len({each[1] for each in said if each is not None}) >= 2
        assert None not in said


def test_whoever_did_it_confesses_to_that_and_to_nothing_left_undone() -> None:
    owns_up = re.compile(r"(?:by the judge|tells the judge|has heard).*\b(?:knew|have to)\b")
    confessed = [case for case in many() if owns_up.search(case.story.en)]
    did_it = [case for case in confessed if done(case)[:1] == ["mention"]]
    assert len(did_it) > 20
    for case in did_it:
        assert re.search(r"\bI did\b|not noticed, but I have to do", case.story.en), case.story.en
        assert re.search("処理しました|でも、これはやらないと", case.story.ja), case.story.ja


def test_a_spectator_is_told_of_once() -> None:
    assert any("spectator" in case.story.en for case in many())
    for case in many():
        assert case.story.en.count("spectator") <= 1
        assert case.story.ja.count("観戦者") <= 1


def test_a_card_of_two_triggers_says_which_is_meant() -> None:
    moa = told_of("hunting-moa-counter") + [
        case for case in told_of("echo") if case.card.id == "hunting-moa"
    ]
    assert moa
    for case in moa:
        wanted = "echo" if case.ability.id == "echo" else "counter"
        assert f"the {wanted} of Hunting Moa" in case.story.en


def test_the_moment_of_an_instant_in_the_upkeep_or_draw_step_is_told() -> None:
    early = [case for case in many() if re.search(r" in the (?:upkeep|draw step)", case.story.en)]
    assert len(early) > 20
    for case in early:
        instants = [line for line in case.lines if "in the upkeep" in line.words.en]
        assert all("アップキープ" in line.words.ja for line in instants)


def test_what_is_done_after_combat_says_so_once() -> None:
    after = 0
    for case in many():
        lines = [line for line in case.lines if line.moment.step is TurnStep.MAIN2]
        told = [line for line in lines if _AFTER_COMBAT.search(line.words.en)]
        assert told == lines[:1]
        assert not re.search(r"何も言わずに戦闘後", case.story.ja)
        after += len(told)
    assert after > 100


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ("トークンを追放せず", "Aはトークンを追放しませんでした。"),
        ("それを戻さず", "Aはそれを戻しませんでした。"),
        ("トークンを生け贄に捧げず", "Aはトークンを生け贄に捧げませんでした。"),
        ("カウンターを置かず", "Aはカウンターを置きませんでした。"),
        ("ターンを終え", "Aはターンを終えました。"),
    ],
)
def test_what_was_not_done_ends_a_sentence(told: str, said: str) -> None:
    assert sentence(Clause("A", (Text("does that", told),))).ja == said


def test_in_japanese_one_who_goes_on_is_not_named_again() -> None:
    going_on = [case for case in many() if "。それから、" in case.story.ja]
    assert len(going_on) > 100
    assert not any(re.search(r"それから、[AB][はが]", case.story.ja) for case in going_on)


def test_in_japanese_two_who_control_something_share_a_verb() -> None:
    scene = Text("A controls X", "Aは、自分の《X》をコントロールしています")
    theirs = Text("B controls Y", "Bは《Y》をコントロールしていて")
    assert (
        scene_sentence(scene, theirs).ja == "Aは自分の《X》を、Bは《Y》をコントロールしています。"
    )
    nothing = Text("B controls none", "Bはクリーチャーをコントロールしておらず")
    told = "Aは、自分の《X》をコントロールしています。Bはクリーチャーをコントロールしていません。"
    assert scene_sentence(scene, nothing).ja == told


def test_in_japanese_at_most_two_act_in_a_sentence() -> None:
    says, writes, goes_on = (Text("acts", words) for words in ("言い", "書き換え", "終え"))
    told = sentence(Clause("A", (says,)), Clause("B", (writes,)), Clause("A", (goes_on,)))
    assert told == Text(
        "A acts, B acts, and A acts.", "Aは言い、Bは書き換えました。Aは終えました。"
    )
