"""What card texts are read by: whatever cannot be so is noted where it stands."""

from pathlib import Path

import pytest

from flowcharts.checking.check import check_files
from flowcharts.folders import SHIPPED
from flowcharts.library.content_files import ContentFiles
from tests.english import english_in

FOLDER = SHIPPED / "reading"


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("oracle", 'value = "unless"', 'value = "unles"', "cannot be “unles”. Did you mean"),
        ("oracle", r"words = '''\bmay\b", r"words = '''(\bmay\b", "This is no pattern"),
        ("oracle", "“{words}”: something", "“{word}”: something", "Nothing fills “{word}”"),
        ("oracle", "[reason.lasts]", "[reason.last]", "There has to be a reason “lasts”"),
        ("oracle", 'because.ja = "', 'because.jp = "', "The Japanese is missing"),
        ("verbs", '"draw-you"', '"drawyou"', "no effect “drawyou”. Did you mean “draw-you”"),
        ("verbs", 'by = "subject"', 'by = "object-after"', "`by` cannot be"),
        ("events", r"words = '''\bdraw", r"words = '''[\bdraw", "This is no pattern"),
        ("keywords", "facts.delayed", "facts.delaied", "no fact “delaied”"),
        ("keywords", 'facts.delayed = "disputed"', 'facts.delayed = "maybe"', "cannot be “maybe”"),
        ("keywords", 'reads = "', 'read = "', "`read` is not known here"),
    ],
)
def test_each_mistake_is_told(tmp_path: Path, name: str, old: str, new: str, said: str) -> None:
    text = (FOLDER / f"{name}.toml").read_text("utf-8")
    assert old in text
    path = tmp_path / "reading" / f"{name}.toml"
    path.parent.mkdir()
    path.write_text(text.replace(old, new, 1), "utf-8")
    found = check_files([path], ContentFiles())
    assert any(said in problem.said.en for problem in found)
    assert [english for problem in found for english in english_in(problem.said.ja)] == []
