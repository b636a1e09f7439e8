"""What is wrong with a content file is said in Japanese, too."""

import shutil
from pathlib import Path

import pytest

from flowcharts.checking.check import check_files
from flowcharts.checking.run_sheet import problems_of
from flowcharts.folders import SHIPPED
from flowcharts.library.content_files import ContentFiles
from flowcharts.library.library import Library
from tests.flowcharts.checking.mistakes import CARDS, CHART, EVENING, LAMP, LESSON, LINE, TERMS
from tests.flowcharts.talk.sheets import FACTS
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


KAVU = SHIPPED / "scenarios" / "kavu-monarch-a-turn-later.toml"
CASE = f"""
title.ja = "一つの事例"
language = "ja"

[[scene]]
case = "made-up"
chart = "missed-trigger-2008"
card = "kavu-monarch"
story.ja = "Aがカウンターを置き忘れました。"

[scene.facts]
{FACTS}"""


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
         "TOMLとして読めません：値の書き方が正しくありません（8文字目）。これより後は読めていません。"),
        (LAMP, 'outcome = "mend"', "",
         "`outcome` も `exit` もありません。事例の終わりを書いてください。"),
        (LAMP, "[answer.seen]", "[answer.scene]",
         "「scene」は small の判断ではありません。「seen」のことですか？"),
        (LAMP, "evidence.moments = true", "evidence.moments = false",
         "根拠がありません。words、absent、moments のどれかを書いてください。"),
        (LAMP, '"2:draw"', '"2:drew"',
         ("「drew」というステップはありません。ステップは untap、upkeep、draw、main1、"
         "beginning-of-combat、declare-attackers、declare-blockers、combat-damage、end-of-combat、"
         "main2、end、cleanup です。「2:draw」のことですか？")),
        (LAMP, '"2:draw"', '"2:draw#2"',
         ("「2:draw#2」：# は、そのターンの2回目以降の戦闘フェイズか、"
         "その直後のメイン・フェイズを表します。付けられるのは beginning-of-combat、"
         "declare-attackers、declare-blockers、combat-damage、end-of-combat、main2 だけです。")),
        (LAMP, '"2:draw"', '"2:main2#1"',
         ("「2:main2#1」：# の後ろには、そのターンの何回目の戦闘フェイズかを "
         "2 から 9 までの数字で書きます。1回目には何も付けません。")),
        (LAMP, '"2:draw"', '"2:main3#2"',
         ("「main3」というステップはありません。ステップは untap、upkeep、draw、main1、"
         "beginning-of-combat、declare-attackers、declare-blockers、combat-damage、end-of-combat、"
         "main2、end、cleanup です。「2:main1#2」か「2:main2#2」のことですか？")),
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


@pytest.mark.parametrize(
    ("old", "new", "ja"),
    [
        ('impact = "yes"', 'impact = "maybe"',
         "事実 impact：「maybe」にはできません。使えるのは yes、no です。"),
        ('acts = ["move", "mention"]', 'acts = ["moves"]',
         "事実 acts：「moves」という行動はありません。「move」のことですか？"),
        ('acts = ["move", "mention"]', 'acts = ["move@1"]',
         ("事実 acts：「1」は時点ではありません（コロンがありません）。"
         "1:upkeep のように、ターンとステップをコロンでつなぎます。")),
        ('acts = ["move", "mention"]', 'acts = ["move@0:draw"]',
         ("事実 acts：「0:draw」は時点ではありません（ターンは1から数えます）。"
         "1:upkeep のように、ターンとステップをコロンでつなぎます。")),
        ('acts = ["move", "mention"]', 'acts = ["move", "mention@1:untap"]',
         ("行動は、処理するはずだった 1:main1 から後のものです。"
         "mention@1:untap はそれより前です。")),
        ('acts = ["move", "mention"]', 'acts = ["move@9:draw"]',
         ("行動は、忘れたことに気づいた 3:declare-attackers までのものです。"
         "move@9:draw はそれより後です。")),
        ('acts = ["move", "mention"]', 'acts = ["move@2:draw", "mention@1:draw"]',
         "行動は起きた順に書きます。2:draw の後に 1:draw は来ません。"),
        ('acts = ["move", "mention"]', 'acts = ["choose"]',
         ("スタックに置くときに何も選ばない能力では、"
         "選んだものを宣言できません（stack_choice）。")),
        ('acts = ["move", "mention"]', 'acts = ["decline"]',
         "行うかどうかを選べない能力を、行わないとは言えません（option）。"),
        ('acts = ["move", "mention"]', 'acts = ["stop"]',
         "この能力は何も禁じていないので、行動に stop は入りません。"),
        ('wants = ["nothing"]', "wants = 3",
         "事実 wants：「3」はリストではありません。コンマで区切って書きます。"),
        ('wants = ["nothing"]', 'wants = ["nothing", "nothing"]',
         "事実 wants：「nothing、nothing」に、同じものが2つあります。"),
        ('mind = ["forgot"]', 'mind = ["forgot", "saw"]',
         "忘れていたことと、ほかの意図があったことは両立しません：forgot, saw。"),
        ('mind = ["forgot"]', 'mind = ["forgot"]\nwarnings = "many"',
         "事実 warnings：「many」は数ではありません。0、1、2 のように書きます。"),
        ('mind = ["forgot"]', 'mind = ["forgot"]\nwarnings = "999"',
         "事実 warnings：「999」は、1日の数としては多すぎます。"),
        ('mind = ["forgot"]', 'mind = ["forgot"]\nday = "soon"',
         "事実 day：「soon」は暦にある日ではありません。YYYY-MM-DD の形で書きます。"),
    ],
)  # fmt: skip
def test_a_mistake_in_facts_is_said(tmp_path: Path, old: str, new: str, ja: str) -> None:
    (tmp_path / "scenarios").mkdir()
    text = KAVU.read_text("utf-8")
    assert text.count(old) == 1
    path = tmp_path / "scenarios" / "my-kavu.toml"
    path.write_text(text.replace(old, new), "utf-8")
    assert said(path, ContentFiles(tmp_path)) == [ja]


@pytest.mark.parametrize(
    ("link", "ja"),
    [
        ("small", "「small」は道筋ではありません。trainer:CHART?no,yes の形で書きます。"),
        ("trainer:?no",
         "「trainer:?no」にチャートの名前がありません。trainer:CHART?no,yes の形で書きます。"),
        ("trainer:small?perhaps",
         ("リンク trainer:small?perhaps は道筋を示していません。"
         "「perhaps」は、small の「seen」の答えではありません。答えは yes、no、partly です。")),
        ("trainer:small?!othr",
         ("リンク trainer:small?!othr は道筋を示していません。"
         "チャート small に「othr」という対象外の枝はありません。「other」のことですか？")),
        ("trainer:small?(",
         ("リンク trainer:small?( は道筋を示していません。"
         "small の「seen」に、ほかのチャートで答えることはできません。")),
        ("trainer:small?)",
         ("リンク trainer:small?) は道筋を示していません。"
         "small の道筋は、まだほかのチャートの答えになっていません。")),
        ("trainer:small?;",
         ("リンク trainer:small?; は道筋を示していません。"
         "small の「seen」に続くチャートはありません。")),
    ],
)  # fmt: skip
def test_a_link_that_leads_nowhere_is_said(tmp_path: Path, link: str, ja: str) -> None:
    shutil.copytree(CONTENT, tmp_path / "content")
    path = tmp_path / "content" / EVENING
    text = path.read_text("utf-8")
    path.write_text(text.replace("trainer:small?partly", link, 1), "utf-8")
    assert said(path, ContentFiles(tmp_path / "content")) == [ja]


@pytest.mark.parametrize(
    ("old", "new", "ja"),
    [
        ('kind = "trigger"', 'kynd = "trigger"',
         "事実「kynd」はありません。「kind」のことですか？"),
        ('mind = ["forgot"]', 'mind = ["forgot", "saw"]',
         "忘れていたことと、ほかの意図があったことは両立しません：forgot, saw。"),
        ('effects = ["counter-yours"]', "effects = []",
         ("事実 effects：効果のない能力はありません。合う名前がなければ、ルール上の意味を"
         " something-seen、something-unseen、rules-changed のどれかで書きます。")),
    ],
)  # fmt: skip
def test_a_mistake_in_a_stored_case_is_said(tmp_path: Path, old: str, new: str, ja: str) -> None:
    assert CASE.count(old) == 1
    path = tmp_path / "sheet.toml"
    path.write_text(CASE.replace(old, new), "utf-8")
    assert said(path, ContentFiles()) == [ja]


def test_a_case_that_cannot_be_made_again_is_said(tmp_path: Path, library: Library) -> None:
    made = next(library.generator("today").cases(3)).id
    own = made.partition("-")[0]
    other = f"0000{own[4:]}"
    path = tmp_path / "sheet.toml"
    head, _, _ = CASE.partition("case =")
    path.write_text(f'{head}case = "0000{made[4:]}"\n', "utf-8")
    (problem,) = problems_of(path, library)
    assert problem.said.ja == (
        f"事例 0000{made[4:]} は別の教材（{other}、今は {own}）から作られたもので、"
        "同じものを作れません。"
        "カード、状況、事実を一緒に書いておけば、教材が変わっても残ります。"
    )
