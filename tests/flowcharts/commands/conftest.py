from collections.abc import Sequence

import pytest

from main import main
from tests.english import english_in
from tests.flowcharts.commands.said import Ask, Said
from tests.processes import complaints
from tests.shipped import ReadLibrary

WRONG = 2


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Ask:
    """Calls the program in English; what is refused is refused in Japanese, too."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr("flowcharts.commands.run.Library", ReadLibrary)

    def called(words: Sequence[str]) -> Said:
        status = main(words)
        out, err = capsys.readouterr()
        return Said(status, out, err)

    def call(*words: str, tells: str | None = None) -> Said:
        """*tells*: what stands in each line on stderr; where nothing is refused, there is none."""
        said = called(words)
        unexpected = [each for each in complaints(said.err) if tells is None or tells not in each]
        assert said.status or not unexpected, said.err
        if said.status == WRONG and not any(word.startswith("--language") for word in words):
            with pytest.MonkeyPatch.context() as patched:
                patched.setenv("LANG", "ja_JP.UTF-8")
                refused = called(words)
            assert refused.status == WRONG
            assert any("ぁ" <= sign <= "ん" for sign in refused.err), refused.err
            assert english_in(refused.err) == []
        return said

    return call
