"""Every learner has a journal of their own."""

import pytest

from flowcharts.folders import data_folder
from flowcharts.journal.backups import back_up
from flowcharts.journal.errors import JournalError
from flowcharts.journal.profiles import new_profile, own_profile, profiles
from flowcharts.journal.restore import restore
from flowcharts.journal.store import Journal
from tests.flowcharts.journal.reviews import NOW, review


def test_a_newcomer_has_one_profile_and_no_journal_yet() -> None:
    assert profiles() == (own_profile(),)
    assert not data_folder().exists()
    assert own_profile().journal.is_relative_to(data_folder())


@pytest.mark.parametrize("name", ["Aiko", "愛子", "ｱｲｺ 2", "a.b"])
def test_a_profile_is_there_once_its_journal_is(name: str) -> None:
    profile = new_profile(f" {name} ")
    assert profile.name.en == profile.name.ja == name
    with Journal.open(profile.journal, NOW) as journal:
        journal.add(review())
    restore(profile.journal, back_up(profile.journal, NOW).path, NOW)
    assert profiles() == (own_profile(), profile), "what stands beside it is no profile"
    with Journal.open(own_profile().journal, NOW) as journal:
        assert journal.count == 0


@pytest.mark.parametrize(
    "name", ["", " ", "..", ".a", "a/b", "a\\b", "a:b", "a\nb", "x" * 41, "con", "LPT1.a"]
)
def test_a_name_that_no_file_can_have_is_refused(name: str) -> None:
    with pytest.raises(JournalError) as caught:
        new_profile(name)
    assert "1 to 40" in caught.value.said.en
    assert "40字" in caught.value.said.ja


def test_no_two_profiles_have_one_name() -> None:
    with Journal.open(new_profile("Aiko").journal, NOW):
        pass
    for taken in ("aiko", "AIKO", "practice"):
        if taken == "practice":
            with Journal.open(own_profile().journal, NOW):
                pass
        with pytest.raises(JournalError, match="already"):
            new_profile(taken)
