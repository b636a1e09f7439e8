"""What is odd about a script: told in sentences, and read all the same."""

from collections.abc import Iterator
from typing import NamedTuple

from flowcharts.model.text import Text
from flowcharts.reading.forge.chain import CYCLE_DEPTH, Execution
from flowcharts.reading.forge.script import Parameter, Record, Script, ScriptFace
from flowcharts.reading.forge.vocabulary import modes, parameters, spelled
from flowcharts.suggestions import nearest

_NO_LINE = Text(
    "There is no trigger line here: one begins with “T:” and names its mode, as “T:Mode$ Attacks”. "
    "For the words of a card, choose English or Japanese text.",
    "誘発の行がありません。「T:Mode$ Attacks」のように、T:とモードで始まる行を貼り付けてください。"
    "カードの文章なら、英語か日本語の文章として読ませてください。",
)
_NO_MODE = Text(
    "Line {n}: it does not say its mode, so that nobody can tell what it waits for. "
    "Write “Mode$ …” first.",
    "{n}行目：Mode$がないため、何によって誘発するのか分かりません。"
    "行の初めに「Mode$ …」と書いてください。",
)
_UNKNOWN_MODE = Text(
    "Line {n}: Forge has no mode “{name}”, as far as this program knows.{near}",
    "{n}行目：「{name}」というモードは、本プログラムの知る限りForgeにありません。{near}",
)
_NEAR = Text(" Did you mean “{near}”?", "「{near}」のことですか？")
_RENAMED_MODE = Text(
    "Line {n}: the mode “{name}” is read no more; today it is “{new}”.",
    "{n}行目：「{name}」は今は読まれないモードです。今の名前は「{new}」です。",
)
_GONE_MODE = Text(
    "Line {n}: the newest code of Forge has no mode “{name}” any more.",
    "{n}行目：「{name}」というモードは、Forgeの最新のコードにはもうありません。",
)
_WRONG_CASE = Text(
    "Line {n}: “{name}” is spelled “{right}”; newer versions of Forge tell capitals from small "
    "letters.",
    "{n}行目：「{name}」の正しいつづりは「{right}」です。新しいForgeは大文字と小文字を区別します。",
)
_UNKNOWN_PARAMETER = Text(
    "Line {n}: a trigger line has no parameter “{name}”. Did you mean “{near}”?",
    "{n}行目：誘発の行に「{name}」というパラメータはありません。「{near}」のことですか？",
)
_TWICE = Text(
    "Line {n}: “{name}” stands in it more than once; Forge keeps the last, “{value}”.",
    "{n}行目：「{name}」が2回以上書かれています。Forgeは最後の「{value}」を使います。",
)
_NO_SIGN = Text(
    "Line {n}: “{part}” has no “$”: Forge takes all of it for a name without a value.",
    "{n}行目：「{part}」に「$」がありません。Forgeは、全体を値のない名前とみなします。",
)
_NOTHING = Text(
    "Line {n}: two pipes stand with nothing between them.",
    "{n}行目：縦線「|」が2本続き、間に何もありません。",
)
_NO_PIPE = Text(
    "Line {n}: a pipe is missing before “{name}$”. It was read as if one stood there; Forge would "
    "take it for part of the value before it.",
    "{n}行目：「{name}$」の前に縦線「|」が抜けています。あるものとして読みましたが、"
    "Forgeは前の値の一部とみなします。",
)
_OLD = Text(
    "Line {n}: “{name}” is an old parameter that Forge reads no more; today it is “{new}”.",
    "{n}行目：「{name}」は今のForgeが読まない古いパラメータです。今は「{new}」と書きます。",
)
_NO_EXECUTE = Text(
    "Line {n}: nothing says what it then does: “Execute$” with the name of an SVar is missing.",
    "{n}行目：誘発して何をするのかが書かれていません。「Execute$」とSVarの名前が必要です。",
)
_NO_SVAR = Text(
    "Line {n}: the SVar “{name}” is not among the lines. What it does is unknown: paste the line "
    "“SVar:{name}:…” or the text of the card, too.",
    "{n}行目：「{name}」というSVarが行の中にないため、何をするのか分かりません。"
    "「SVar:{name}:…」の行か、カードの文章も貼り付けてください。",
)
_NAMED = Text(
    "Line {n}: {by} names the SVar “{name}”, which is not among the lines.",
    "{n}行目：{by}に書かれた「{name}」というSVarが、行の中にありません。",
)
_CYCLE = Text(
    "Line {n}: the SVars lead back to “{name}”: what follows it was read once.",
    "{n}行目：SVarをたどると「{name}」に戻ります。その先は1回だけ読みました。",
)
_DEEP = Text(
    "Line {n}: more than {depth} SVars call each other; what lies deeper was left out.",
    "{n}行目：SVarが{depth}段より深く続いています。それより先は読みませんでした。",
)
_UNKNOWN_KEY = Text(
    "Line {n}: no line of a script begins with “{name}”; Forge passes over it.{near}",
    "{n}行目：「{name}」で始まる行はスクリプトにありません。Forgeはこの行を読み飛ばします。{near}",
)
_NO_KEY = Text(
    "Line {n} is no line of a script; it was taken for words of the card: “{part}”.",
    "{n}行目はスクリプトの行ではないため、カードの文章とみなしました：「{part}」",
)
_JOINED = Text(
    "Line {n}: the {more} lines after it were read as its end; a script has no broken lines.",
    "{n}行目：後の{more}行をその続きとして読みました。スクリプトでは行を途中で折り返せません。",
)
_EMPTY_SVAR = Text(
    "Line {n}: the SVar “{name}” says nothing.", "{n}行目：SVar「{name}」に中身がありません。"
)
_SVAR_TWICE = Text(
    "Line {n}: a later SVar of the same name, “{name}”, takes the place of this one.",
    "{n}行目：同じ名前のSVar「{name}」が後にもあり、そちらが使われます。",
)
_SIGNS = Text(
    "Signs that Forge does not read as such were taken for plain ones: {signs}.",
    "Forgeがそのままでは読まない記号を、普通の記号として読みました：{signs}",
)
_NO_WORDS = Text(
    "Line {n}: it has no “TriggerDescription$”, so that nothing can be compared with the words of "
    "the card.",
    "{n}行目：「TriggerDescription$」がないため、カードの文章と比べられません。",
)
_MISPLACED = Text(
    "Line {n}: “{name}” belongs to the line of an ability, not to that of a trigger.",
    "{n}行目：「{name}」は能力の行に書くもので、誘発の行には書きません。",
)
_OF_ABILITIES = frozenset(
    (
        *("spelldescription", "subability", "ailogic", "targetmin", "targetmax", "validtgts"),
        *("mandatory", "optional", "unlesscost", "unlesspayer", "unlessswitched", "defined"),
    )
)
_MORE = Text(
    "There are {count} more problems of this kind.", "このような問題が、ほかに{count}件あります。"
)
_MOST = 100
"""Nobody reads more sentences about one paste."""
_VERY_NEAR = 0.8
_MISSPELLED = 0.86
"""Newer parameters than this program knows differ from older ones by more."""
_SHOWN = 60


class Line(NamedTuple):
    """A record, with the number to tell of it."""

    record: Record

    def told(self, words: Text, **parts: Text | str) -> Text:
        """*words* about it."""
        return words.filled(n=str(self.record.line.number), **parts)


def oddities(script: Script, executions: tuple[Execution, ...]) -> tuple[Text, ...]:
    """All that is odd, in the order of the script, each thing once."""
    found = tuple(dict.fromkeys(_oddities(script, executions)))
    if len(found) <= _MOST:
        return found
    return (*found[:_MOST], _MORE.filled(count=str(len(found) - _MOST)))


def _oddities(script: Script, executions: tuple[Execution, ...]) -> Iterator[Text]:
    if not any(face.triggers for face in script.faces) and not executions:
        yield _NO_LINE
    if script.plain.odd_signs:
        signs = " ".join(_sign_name(sign) for sign in script.plain.odd_signs)
        yield _SIGNS.filled(signs=signs)
    yield from _line_oddities(script)
    for record in script.repeated:
        yield Line(record).told(_SVAR_TWICE, name=record.name)
    for face in script.faces:
        yield from _face_oddities(face)
    for execution in executions:
        yield from _execution_oddities(execution)


def _sign_name(sign: str) -> str:
    return sign if sign.isprintable() and not sign.isspace() else f"U+{ord(sign):04X}"


def _line_oddities(script: Script) -> Iterator[Text]:
    has_lines = any(line.is_known for line in script.plain.lines)
    for line in script.plain.lines:
        number = str(line.number)
        written = line.written_key.of(script.plain.text)
        if not line.key:
            part = line.value.of(script.plain.text).strip()[:_SHOWN]
            yield from [_NO_KEY.filled(n=number, part=part)] if has_lines else ()
        elif not line.is_known:
            near = nearest(line.key, ("T", "SVar", "Name", "Oracle", "Types"), _VERY_NEAR)
            more = _NEAR.filled(near=near) if near else ""
            yield _UNKNOWN_KEY.filled(n=number, name=line.key, near=more)
        elif written and written != line.key:
            yield _WRONG_CASE.filled(n=number, name=written, right=line.key)
        if line.joined:
            yield _JOINED.filled(n=number, more=str(line.joined))


def _face_oddities(face: ScriptFace) -> Iterator[Text]:
    for record in (*face.triggers, *face.svars.values()):
        if not record.parameters and record.name:
            yield Line(record).told(_EMPTY_SVAR, name=record.name)
        if record.line.key == "T" or record.kind in ("Mode", "DB", "AB", "SP", "ST"):
            yield from _record_oddities(Line(record))
    for record in face.triggers:
        yield from _trigger_oddities(Line(record))


def _record_oddities(line: Line) -> Iterator[Text]:
    """What is wrong with the signs of a line, whatever it is about."""
    seen: set[str] = set()
    for parameter in line.record.parameters:
        name = parameter.name
        if not name and not parameter.value and not parameter.has_sign:
            yield line.told(_NOTHING)
            continue
        if not parameter.has_sign:
            yield line.told(_NO_SIGN, part=name[:_SHOWN])
        if not parameter.has_pipe:
            yield line.told(_NO_PIPE, name=name)
        if name.casefold() in seen:
            kept = line.record.value(name)
            yield line.told(_TWICE, name=name, value=kept[:_SHOWN])
        seen.add(name.casefold())
        form = parameters().get(name)
        if form is not None and form.renamed:
            yield line.told(_OLD, name=name, new=form.renamed)


def _trigger_oddities(line: Line) -> Iterator[Text]:
    record = line.record
    yield from _mode_oddities(line)
    for parameter in record.parameters:
        yield from _name_oddities(line, parameter)
    if not (record.value("Execute") or record.value("DelayedTrigger")):
        yield line.told(_NO_EXECUTE)
    if not record.value("TriggerDescription") and not record.is_true("Static"):
        yield line.told(_NO_WORDS)


def _mode_oddities(line: Line) -> Iterator[Text]:
    written = line.record.value("Mode")
    if not written:
        yield line.told(_NO_MODE)
        return
    name = spelled("mode").get(written.casefold())
    if name is None:
        near = nearest(written, modes())
        more = _NEAR.filled(near=near) if near else ""
        yield line.told(_UNKNOWN_MODE, name=written[:_SHOWN], near=more)
        return
    mode = modes()[name]
    if name != written:
        yield line.told(_WRONG_CASE, name=written, right=name)
    if mode.renamed:
        yield line.told(_RENAMED_MODE, name=name, new=mode.renamed)
    elif mode.is_gone:
        yield line.told(_GONE_MODE, name=name)


def _name_oddities(line: Line, parameter: Parameter) -> Iterator[Text]:
    small = parameter.name.casefold()
    if small in ("mode", "") or not parameter.has_sign:
        return
    if small in _OF_ABILITIES:
        yield line.told(_MISPLACED, name=parameter.name)
        return
    right = spelled("parameter").get(small)
    if right is None:
        near = nearest(parameter.name, parameters(), _MISSPELLED)
        if near:
            yield line.told(_UNKNOWN_PARAMETER, name=parameter.name[:_SHOWN], near=near)
    elif right != parameter.name:
        yield line.told(_WRONG_CASE, name=parameter.name, right=right)


def _execution_oddities(execution: Execution) -> Iterator[Text]:
    line = Line(execution.record)
    for name, by in execution.missing:
        if by == "Execute":
            yield line.told(_NO_SVAR, name=name)
        else:
            yield line.told(_NAMED, name=name, by=by)
    for name in execution.repeated:
        yield line.told(_CYCLE, name=name)
    if execution.is_cut:
        yield line.told(_DEEP, depth=str(CYCLE_DEPTH))
