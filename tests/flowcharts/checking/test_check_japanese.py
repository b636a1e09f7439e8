"""What is wrong with a content file is said in Japanese, too."""

import shutil
from pathlib import Path

import pytest

from flowcharts.checking.check import check_files
from flowcharts.folders import SHIPPED
from flowcharts.library.content_files import ContentFiles
from tests.flowcharts.checking.mistakes import CARDS, CHART, EVENING, LAMP, LESSON, LINE, TERMS
from tests.paths import CONTENT

STORY = """
[story.my-honden]
ability = "honden"
year = 2004
turn = "own"
step = "upkeep"
does.en = "gains his two life"
does.ja = "ライフを2点増やし"
"""


def said(path: Path, files: ContentFiles) -> list[str]:
    return [problem.said.ja for problem in check_files([path], files)]


@pytest.mark.parametrize(
    ("name", "old", "new", "ja"),
    [
        (CHART, 'start = "seen"', "start = 3",
         "`start` が 3 になっています。正しくは、引用符で囲んだ文字列です。"),
        (CHART, "superseded = true", 'superseded = "yes"',
         ("`superseded` が「yes」という文字列になっています。"
         "正しくは、引用符なしの true か falseです。")),
        (CHART, "superseded = true", "superseded = [true]",
         "`superseded` が配列になっています。正しくは、引用符なしの true か falseです。"),
        (CHART, 'definition.en = "It is what it is."\ndefinition.ja = "そのとおりのものです。"', "",
         "`definition` がありません。"),
        (CHART, 'question.ja = "そうですか？"', "",
         "日本語がありません。`question.ja` に書いてください。"),
        (CHART, 'branch.no = "leave"', 'branch.no = "leaf"',
         "分岐「no」の行き先「leaf」というノードはありません。「leave」のことですか？"),
        (CHART, "[decision.seen]", "[decision.seen]\nfolds = true",
         ("チャートはここから始まり、どの道筋もここを通るので、閉じることがありません。"
         "`folds` を外してください。")),
        (CHART, "[decision.seen]", '[decision.seen]\nsub-answer.missed = "no"',
         "`sub-answer` がありますが、`sub-chart` がありません。"),
        (CHART, "[decision.seen]", '[decision.seen]\ndecides = "visibel"',
         "ルール「visibel」はありません。「visible」のことですか？"),
        (CHART, "[decision.seen]", '[decision.seen]\nlike = "smal"',
         "チャート「smal」はありません。「small」のことですか？"),
        (CHART, "[outcome.mend]", '[outcome.mend]\ncard = "ropes"',
         "カード「ropes」はありません。「rope」のことですか？"),
        (LINE, "start =", "start =\n",
         "TOMLとして読めません：invalid value（8文字目）。これより後は読めていません。"),
        (LAMP, 'outcome = "mend"', "",
         "`outcome` も `exit` もありません。事例の終わりを書いてください。"),
        (LAMP, "[answer.seen]", "[answer.scene]",
         "「scene」は small の判断ではありません。「seen」のことですか？"),
        (LAMP, "evidence.moments = true", "evidence.moments = false",
         "根拠がありません。words、absent、moments のどれかを書いてください。"),
        (LAMP, '"2:draw"', '"2:drew"',
         "「2:drew」は時点ではありません。1:upkeep のように書きます。「2:draw」のことですか？"),
        (LAMP, '"2:draw"', '"1:untap"',
         "1:untap に気づいたのでは、1:upkeep に忘れる前になります。"),
        (LAMP, "[answer.seen]", '[printed]\nscript = "a"\n[answer.seen]',
         ("`script` のある答えがないので、印刷された行を直すものがありません。"
         "正しい行を書くか、`printed` を外してください。")),
        (LAMP, "Aが灯りを忘れました。", "Aが灯りを忘れました?",
         "「?」が半角です。日本語では全角の「？」を使います：「灯りを忘れました?」。"),
        (LAMP, "The trigger of Lamp", "The trigger",
         "日本語には「灯り」とありますが、英語にはありません。英語に “Lamp” と書きます。"),
        (LESSON, '"lamp"', '"rose"', "例題「rose」はありません。「rope」のことですか？"),
        (CARDS, "name.ja", "nome.ja",
         ("日本語がありません。`name.ja` に書いてください。日本語版がなければ "
         "`not-printed-in-japanese = true`、"
         "手元になければ `not-at-hand-in-japanese = true` とします。")),
        (TERMS, 'term.ja = "', 'term.ja = "【', "【が閉じていません：「【結び目」。"),
        (EVENING, 'example = "lamp"', 'example = "lam"',
         "例題「lam」はありません。「lamp」のことですか？"),
    ],
)  # fmt: skip
def test_a_mistake_in_content_is_said(
    tmp_path: Path, name: str, old: str, new: str, ja: str
) -> None:
    shutil.copytree(CONTENT, tmp_path / "content")
    path = tmp_path / "content" / name
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    assert ja in said(path, ContentFiles(tmp_path / "content"))


@pytest.mark.parametrize(
    ("name", "old", "new", "ja"),
    [
        ("ideas", 'rule = "seen-on-the-card"', "",
         "`rule` か、いつも同じ答えなら `answers` か、どちらか1つを書きます。"),
        ("questions", "facts.owner =", "facts.ownr =",
         "事実「ownr」はありません。「owner」のことですか？"),
        ("questions", "question.rel", "question.level", "質問「rel」が必要です。"),
        ("questions", "[found.impact]", "[found.impakt]",
         "「impakt」は、ジャッジが決める事実ではありません。「impact」のことですか？"),
        ("changes", "It is noticed {moment}.", "It is noticed.",
         "いつのことかを「{moment}」で書きます。"),
        ("disputes", "dispute.spell-copy", "dispute.copy",
         "次の見解の相違がありません：spell-copy。"),
        ("facts", "may-unless = ", "# may-unless = ",
         "option の次の値に文がありません：may-unless。"),
        ("reading/oracle", "“{words}”: something", "“{word}”: something",
         "「{word}」は、ここでは使えません。"),
    ],
)  # fmt: skip
def test_a_mistake_in_what_goes_with_the_rules_is_said(
    tmp_path: Path, name: str, old: str, new: str, ja: str
) -> None:
    text = (SHIPPED / f"{name}.toml").read_text("utf-8")
    assert old in text
    path = tmp_path / f"{name}.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text.replace(old, new), "utf-8")
    assert ja in said(path, ContentFiles())


def test_a_mistake_in_a_story_is_said(tmp_path: Path) -> None:
    path = tmp_path / "stories-of-mine.toml"
    path.write_text(STORY, "utf-8")
    assert said(path, ContentFiles(tmp_path)) == ["「his」ではなく、AやBの文字で書きます。"]


def test_what_is_said_of_a_file_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "ideas.toml"
    path.write_text((SHIPPED / "ideas.toml").read_text("utf-8"), "utf-8")
    expected = "ideas は、プログラムのものだけが読まれます。そちらを変えてください。"
    assert expected in said(path, ContentFiles(tmp_path))


def test_a_card_of_another_game_is_said(tmp_path: Path) -> None:
    shutil.copytree(CONTENT, tmp_path / "content")
    cards = tmp_path / "content" / CARDS
    cards.write_text(f'game = "flesh-and-blood"\n{cards.read_text("utf-8")}', "utf-8")
    expected = "「lamp」は flesh-and-blood のカードです。この例題には magic のカードが要ります。"
    assert expected in said(tmp_path / "content" / LAMP, ContentFiles(tmp_path / "content"))
