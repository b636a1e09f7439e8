"""How words are set on pages: what stays together, what stands beside what, in which size."""

import pytest
from PySide6.QtWidgets import QApplication

from flowcharts.documents.block import BlockKind, TextBlock
from flowcharts.documents.booklet import ON_ONE_PAGE, Booklet, BookletPart, Kept
from flowcharts.model.text import Text, Wording
from flowcharts.rulings.files import booklet_of
from gui.paper.booklet_pages import set_booklet
from gui.paper.chunks import PrintStyle
from gui.paper.picture import Paper
from gui.paper.sheet import Sheet
from gui.theme.colours import PALETTES, ThemeName
from gui.theme.fonts import load_fonts
from gui.words import APPLICATION
from tests.flowcharts.rulings.ruled import CONFIDANT, case, ruled

TITLE = Text("Title", "題")
STYLE = PrintStyle(Wording.ENGLISH, PALETTES[ThemeName.PRINT])
LINES_OF_A4 = 60
"""About so many lines of a block each stand in a column."""


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:
    assert qapp is not None
    load_fonts()


def block(kind: BlockKind, words: str) -> TextBlock:
    name = Text("Name", "名") if kind is BlockKind.NAMED else None
    return TextBlock(kind, Text(words, words), name)


def pages(part: BookletPart, paper: Paper = Paper.A4) -> list[Sheet]:
    return set_booklet(Booklet(TITLE, (part,)), STYLE, paper.pages)


def places(part: BookletPart) -> dict[str, tuple[int, bool]]:
    """For each word said: its page, and whether it stands in the left column."""
    return {
        line.words: (number, line.left < sheet.size.width / 2)
        for number, sheet in enumerate(pages(part), start=1)
        for line in sheet.lines
        if line.words != APPLICATION.en and "/" not in line.words  # the foot
    }


def filling(count: int) -> list[TextBlock]:
    return [block(BlockKind.PROSE, f"line {number}") for number in range(count)]


def fullest() -> int:
    """How many lines stand in the first column."""
    part = BookletPart(tuple(filling(3 * LINES_OF_A4)), columns=2, kept=Kept.PASSAGES)
    return list(places(part).values()).count((1, True))


@pytest.mark.parametrize(
    "kinds",
    [
        (BlockKind.HEADING, BlockKind.PROSE),
        (BlockKind.TABLE, BlockKind.NAMED),
        (BlockKind.QUESTION, BlockKind.ANSWER, BlockKind.UNDER),
        (BlockKind.NAMED, BlockKind.QUESTION, BlockKind.ANSWER),
    ],
    ids=" ".join,
)
def test_what_belongs_together_is_not_parted(kinds: tuple[BlockKind, ...]) -> None:
    last = tuple(block(kind, f"{number} {kind}") for number, kind in enumerate(kinds))
    for short in range(len(kinds) + 2):
        before = filling(fullest() - short)
        found = places(BookletPart((*before, *last), columns=2, kept=Kept.PASSAGES))
        stands = {place for words, place in found.items() if not words.startswith("line")}
        assert len(stands) == 1, short
    assert stands == {(1, True)}, "where there is room for all of it"


def test_a_ruling_stands_with_its_penalties() -> None:
    asked = block(BlockKind.QUESTION, "asked")
    said = [TextBlock(BlockKind.NAMED, Text(f"{n}", f"{n}")) for n in ("outcome", "one", "two")]
    for short in range(5):
        before = filling(fullest() - short)
        part = BookletPart((*before, asked, *said), columns=2, kept=Kept.PASSAGES)
        found = places(part)
        assert len({found[each.text.en] for each in said}) == 1, short


@pytest.mark.parametrize(("kept", "is_cut"), [(Kept.PASSAGES, False), (Kept.LINES, True)])
def test_a_long_paragraph_is_cut_where_that_is_allowed(kept: Kept, *, is_cut: bool) -> None:
    long = [f"part {number}" for number in range(9)]
    before = filling(fullest() - 5)
    part = BookletPart((*before, block(BlockKind.PROSE, "\n".join(long))), columns=2, kept=kept)
    found = places(part)
    stands = [found[words] for words in long]
    assert (len({*stands}) > 1) is is_cut
    assert stands.count((1, True)) in ({0} if not is_cut else {4, 5, 6, 7}), "some on either side"


def test_no_column_begins_with_the_end_of_an_entry() -> None:
    for short in range(14):
        before = filling(fullest() - short)
        entry = [
            block(BlockKind.TABLE, "title"),
            *(block(BlockKind.PROSE, f"said {number}") for number in range(11)),
        ]
        part = BookletPart((*before, *entry), columns=2, kept=Kept.ENTRIES)
        stands = [place for words, place in places(part).items() if not words.startswith("line")]
        below = stands.count((1, False))
        assert below in {0, 5, 6, 7, 8, 12}, short


def test_rulings_fill_their_columns_below_one_title() -> None:
    two = [ruled(case()), ruled(case("pact-of-negation", CONFIDANT))]
    (sheet,) = set_booklet(booklet_of(two), STYLE, Paper.A4.pages)
    left = [line for line in sheet.lines if line.left < sheet.size.width / 2]
    assert left[0].words == "My rulings"
    assert len(left) > 20, "and not the title alone"
    for page in set_booklet(booklet_of(two * 7), STYLE, Paper.A4.pages):
        right = [line for line in page.lines if line.left > page.size.width / 2]
        first = min(right, key=lambda line: line.baseline)
        assert not first.words.startswith("Edition")


def test_a_section_begins_a_page_where_the_rest_of_one_is_too_short_for_it() -> None:
    section = [block(BlockKind.HEADING, "second"), *filling(20)[:5]]
    first = [block(BlockKind.HEADING, "first"), *filling(fullest() - 4)]
    found = places(BookletPart((*first, *section)))
    assert found["second"][0] == 2
    assert found["first"][0] == 1


def test_what_follows_stands_beside_where_either_has_room() -> None:
    few, many = tuple(filling(5)), tuple(filling(2 * LINES_OF_A4))
    end = (block(BlockKind.PROSE, "the end"),)
    assert places(BookletPart(few, beside=end, columns=2))["the end"] == (1, False)
    assert places(BookletPart(few, beside=end))["the end"] == (1, True), "there is but one column"
    assert places(BookletPart(many, beside=end, columns=2, kept=Kept.PASSAGES))["the end"][0] == 2


def test_a_head_stands_over_all_columns_of_the_first_page_alone() -> None:
    part = BookletPart(
        tuple(filling(4 * LINES_OF_A4)),
        head=(block(BlockKind.TITLE, "the head"),),
        columns=2,
        kept=Kept.PASSAGES,
    )
    first, second, *_ = pages(part)
    head = next(line for line in first.lines if line.words == "the head")
    assert all(line is head or line.baseline > head.baseline for line in first.lines)
    assert "the head" not in [line.words for line in second.lines]


def test_words_are_as_small_as_one_page_needs() -> None:
    def size(count: int) -> tuple[int, int]:
        part = BookletPart(tuple(filling(count)), sizes=ON_ONE_PAGE)
        found = pages(part)
        return len(found), max(line.pixels for line in found[0].lines)

    full = fullest()
    assert size(full) == (1, ON_ONE_PAGE[0])
    assert size(full + 2) == (1, ON_ONE_PAGE[1])
    assert size(9 * full) == (size(9 * full)[0], ON_ONE_PAGE[-1])
    assert size(9 * full)[0] > 1


def test_all_grows_with_its_paper() -> None:
    part = BookletPart(tuple(filling(4)))
    (small,), (large,) = pages(part), pages(part, Paper.A3)
    assert large.lines[0].pixels / small.lines[0].pixels == pytest.approx(2**0.5, rel=0.05)


def test_the_only_page_has_no_number() -> None:
    said = [line.words for sheet in pages(BookletPart(tuple(filling(3)))) for line in sheet.lines]
    assert "1/1" not in said
