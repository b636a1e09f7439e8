"""`export`: a chart or a walk into a file."""

from pathlib import Path

from flowcharts.commands.arguments import Parser
from flowcharts.commands.command import Call, ExportRequest, Screen, TerminalCommand
from flowcharts.commands.output import STDOUT, endings_of, format_of, write_text, written_to
from flowcharts.commands.request_error import RequestError, half_width, one_of
from flowcharts.commands.walk_choice import add_choice, chosen
from flowcharts.documents.blocks import tell_chart
from flowcharts.documents.format import WIDTHS
from flowcharts.documents.formats import FORMATS, IN_WORDS, OF_CHARTS
from flowcharts.model.text import Text, listed
from flowcharts.model.walk import Walk

_RULING, _CHART = PARTS = ("ruling", "chart")
_NO_RULING = Text(
    "--part=ruling needs a walk that has come to its ruling: add --scenario, or --answers to its "
    "end.",
    "--part=ruling には、裁定まで進んだ道筋が要ります。"
    "--scenario か、最後までの --answers を付けてください。",
)
_NO_PAGES = Text(
    "--part=ruling is a page, which {form} has not: write a PDF, -o {name}.pdf",
    "--part=ruling は1ページの文書なので、{form}では書き出せません。"
    "PDFにしてください。例：-o {name}.pdf",
)


def _declare(parser: Parser, screen: Screen) -> None:
    add_choice(parser)
    parser.add_argument(
        "-o",
        "--output",
        required=True,
        metavar="FILE",
        help=Text(
            "its ending says the format: {endings}; - is standard output",
            "末尾で形式が決まります：{endings}。- は標準出力",
        ).filled(endings=endings_of(OF_CHARTS)),
    )
    parser.add_argument(
        "--format",
        type=one_of("format", OF_CHARTS),
        metavar="FORMAT",
        help=Text(
            "the format, where the file's ending does not say it; for - it is {usual}",
            "末尾で決まらないときの形式。- なら {usual}",
        ).filled(usual=IN_WORDS.ending),
    )
    parser.add_language()
    parser.add_paper()
    parser.add_argument(
        "--part",
        type=one_of("part", PARTS),
        metavar="|".join(PARTS),
        help=Text(
            "of a walk that has come to its ruling, as PDF: the ruling, on one page, or the chart",
            "裁定まで進んだ道筋をPDFにするとき、裁定（1ページ）かチャートか",
        ),
    )
    parser.add_argument(
        "--width", type=_width, metavar="PX", help=Text("the width of a PNG", "PNGの幅")
    )
    parser.add_theme(screen.theme_names())


def _run(call: Call) -> int:
    asked = call.asked
    wording = call.wording
    chart = call.library.chart(asked.chart)
    choice = chosen(asked, call.library)
    form = format_of(asked.output, OF_CHARTS, asked.format)
    if asked.width is not None and not form.has_width:
        having = listed(each.name.en for each in FORMATS.values() if each.has_width)
        raise RequestError(
            Text(
                f"A width in pixels is for {having.en}: {form.name.en} has none.",
                f"ピクセル数を選べるのは {having.ja} だけです。{form.name.ja}では選べません。",
            )
        )
    walk = choice.walk if choice else Walk(chart)
    told = choice.told(call.library) if choice else None
    if asked.part == _RULING:
        if told is None or not told.has_ruling:
            raise RequestError(_NO_RULING)
        if form.drawn is not None and not form.drawn.has_pages:
            raise RequestError(_NO_PAGES.filled(form=form.name, name=chart.id))
    blocks = told.blocks if told is not None else tell_chart(chart, call.library.cards)
    written = form.written(walk, blocks, wording)
    if written is not None:
        write_text(written, asked.output)
        return 0
    if asked.output == STDOUT:
        raise RequestError(
            Text(
                f"A picture needs a file: -o {chart.id}.{form.ending}",
                f"画像はファイルに書き込みます。例：-o {chart.id}.{form.ending}",
            )
        )
    with written_to(Path(asked.output), form.ending) as path:
        request = ExportRequest(
            walk.home,  # on the chart that was asked for
            path,
            form,
            wording,
            asked.paper,
            asked.width,
            asked.theme,
            with_path=choice is not None,
            scenario=choice.scenario if choice else None,
            told=told,
            as_ruling=asked.part != _CHART,
        )
        call.screen.draw(request)
    return 0


def _width(typed: str) -> int:
    digits = half_width(typed)
    if not (digits.isascii() and digits.isdigit() and int(digits) in WIDTHS):
        raise RequestError(
            Text(
                f"“{typed}” is not a width: give the pixels, from {WIDTHS[0]} to {WIDTHS[-1]}.",
                f"「{typed}」は幅として使えません。"
                f"{WIDTHS[0]} から {WIDTHS[-1]} までのピクセル数を書いてください。",
            )
        )
    return int(digits)


EXPORT = TerminalCommand(
    "export",
    Text("export a chart or a walk into a file", "チャートや道筋をファイルに書き出す"),
    _declare,
    _run,
)
