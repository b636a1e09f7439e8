"""Where what is said comes from: documents, editions, addresses, and what one's own copy says."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from flowcharts.citations.citation import Citation, citations_in
from flowcharts.citations.public_document import PublicAddress
from flowcharts.citations.sourced import Sourced, ToldSource
from flowcharts.model.dates import date_of
from flowcharts.model.text import LIST, Language, Text
from gui import source_words as words
from gui.plain_override import override as override_ours
from gui.text.text_style import TextStyle, Tone
from gui.widgets.block import Block
from gui.widgets.button_face import ButtonFace, ButtonKind
from gui.widgets.button_list import ButtonList
from gui.widgets.collapsible import Collapsible
from gui.widgets.panel import Panel

if TYPE_CHECKING:  # of a copy of the guide, which few have
    from flowcharts.own_guides.clause import GuideClause
    from flowcharts.own_guides.own_guide import OwnGuide


class SourceFold(Collapsible):
    """The source of a question, a remedy, a penalty or an example.

    Signals:
        copy_asked: the address of that document is to be copied.
        open_asked: it is to be opened in the browser.
        section_asked: a whole section is to be read; carries its heading and its paragraphs.
    """

    copy_asked = Signal(str)
    open_asked = Signal(str)
    section_asked = Signal(str, list)

    def __init__(self, style: TextStyle, title: Text = words.SOURCE_IS, key: str = "") -> None:
        """*title*: how it begins, before what is *named*."""
        self._form = title
        self._told: ToldSource | None = None
        self._guides: Sequence[OwnGuide] = ()
        self._is_filled = False
        self._is_chosen = False
        self._citations: tuple[Citation, ...] = ()
        self._blocks: list[_CitationBlock] = []
        super().__init__(style, words.SOURCE, key=key)
        self._sentence = self.body.add_prose(Tone.SOFT)
        self.button.clicked.connect(self._choose)

    def show_source(self, told: ToldSource, guides: "Sequence[OwnGuide]") -> None:
        """Show where *told* comes from; *guides* are the copies that the user has."""
        if (told, guides) == (self._told, self._guides):
            return
        self._told, self._guides = told, guides
        self._citations = citations_in(told.of.source, told.chart)
        self._is_filled = False
        title = (
            self._form.filled(named=_named(self._citations)) if self._citations else words.SOURCE
        )
        self.show_title(title)
        if not self._is_chosen:  # until somebody opens or closes it
            named = {each.document.id for each in self._citations}
            self.show_open(is_open=any(guide.document in named for guide in guides))

    @property
    def addresses(self) -> tuple[str, ...]:
        """Where the documents are public."""
        return tuple(each.url for citation in self._citations for each in addresses_of(citation))

    def show_style(self, style: TextStyle) -> None:
        """Show the same in another way."""
        is_same = style.wording is self.text_style.wording
        super().show_style(style)
        if not is_same and self.is_open:  # a copy in the other language may be nearer
            self._fill()

    @override_ours
    def show_open(self, *, is_open: bool) -> None:
        if is_open and not self._is_filled and self._told is not None:
            self._fill()
        super().show_open(is_open=is_open)

    def _choose(self) -> None:
        self._is_chosen = True

    def _fill(self) -> None:
        if self._told is None:
            return
        self._is_filled = True
        self._sentence.show_text(self._told.of.source)
        for _ in range(len(self._blocks), len(self._citations)):
            block = self.body.add(_CitationBlock(self.text_style))
            block.copy_asked.connect(self.copy_asked)
            block.open_asked.connect(self.open_asked)
            block.section_asked.connect(self.section_asked)
            self._blocks.append(block)
        for place, block in enumerate(self._blocks):
            block.setVisible(place < len(self._citations))
            if place < len(self._citations):
                block.show_citation(self._citations[place], self._told.of, self._guides)


class _CitationBlock(Panel):
    """A document that a source names."""

    copy_asked = Signal(str)
    open_asked = Signal(str)
    section_asked = Signal(str, list)

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=3)
        self._name = self.add_prose(Tone.STRONG)
        self._read = self.add_prose(Tone.SOFT)
        self._clauses = [
            self.add(_ClauseBlock(style, place))
            for place in (words.IN_YOUR_COPY, words.IN_NEWER_COPY)
        ]
        for clause in self._clauses:
            clause.section_asked.connect(self.section_asked)
        self._places: list[_AddressRow] = []

    def show_citation(
        self, citation: Citation, asked: Sourced, guides: "Sequence[OwnGuide]"
    ) -> None:
        """Show *citation*, and what the copies say of what is *asked*."""
        self._name.show_text(_with_sections(citation))
        self._read.show_text(_when_read(citation))
        self._show_clauses(citation, asked, guides)
        found = list(addresses_of(citation))
        for _ in range(len(self._places), len(found)):
            place = self.add(_AddressRow(self.text_style))
            place.copy_asked.connect(self.copy_asked)
            place.open_asked.connect(self.open_asked)
            self._places.append(place)
        for number, place in enumerate(self._places):
            place.setVisible(number < len(found))
            if number < len(found):
                place.show_address(found[number])

    def _show_clauses(
        self, citation: Citation, asked: Sourced, guides: "Sequence[OwnGuide]"
    ) -> None:
        found: Sequence[OwnGuide] = ()
        if guides:  # most have none, and never load what looks into one
            from flowcharts.own_guides.clause import clause_for, guides_for

            found = guides_for(citation, guides, self.text_style.wording.languages[0])
        for place, block in enumerate(self._clauses):
            block.setVisible(place < len(found))
            if place < len(found):
                clause = clause_for(citation, asked, found[place])
                block.show_clause(citation, found[place], clause)


class _AddressRow(Panel):
    """Where a document is public, to be copied or opened."""

    copy_asked = Signal(str)
    open_asked = Signal(str)

    def __init__(self, style: TextStyle) -> None:
        super().__init__(style, gap=2)
        self._url = ""
        self._address = self.add_prose(Tone.SOFT)
        self.buttons = self.add(ButtonList(style, ButtonKind.QUIET, columns=2))
        self.buttons.show_faces([ButtonFace(words.COPY), ButtonFace(words.OPEN)])
        self.buttons.chosen.connect(self._choose)

    def show_address(self, address: PublicAddress) -> None:
        """Offer *address*."""
        self._url = address.url
        self._address.show_text(words.ADDRESS.filled(url=address.url, seen=address.seen))

    def _choose(self, place: int) -> None:
        (self.copy_asked, self.open_asked)[place].emit(self._url)


class _ClauseBlock(Block):
    """What one's own copy says there."""

    section_asked = Signal(str, list)

    def __init__(self, style: TextStyle, where: Text) -> None:
        """*where*: in which copy."""
        super().__init__(style, stripe="path")
        self._where = where
        self._place = self.add_prose(Tone.EYEBROW)
        self._section = self.add_prose(Tone.STRONG)
        self._words = self.add_prose()
        self._edition = self.add_prose(Tone.SOFT)
        self._whole = self.add(ButtonList(style, ButtonKind.QUIET))
        self._whole.chosen.connect(self._ask)
        self._clause: GuideClause | None = None

    def show_clause(
        self, citation: Citation, guide: "OwnGuide", clause: "GuideClause | None"
    ) -> None:
        """Show *clause* of *guide*, and whether both are of the edition that is meant."""
        self._clause = clause
        for part in (self._place, self._words):
            part.setVisible(clause is not None)
        self._section.setVisible(clause is not None and bool(clause.section))
        self._whole.setVisible(clause is not None)
        if clause is None:
            self._edition.show_text(words.NOT_IN_COPY.filled(file=guide.file))
            return
        place = self._where
        if clause.page is not None:
            place = words.ON_PAGE.filled(place=place, page=str(clause.page))
        self._place.show_text(place)
        if clause.section:
            self._section.show_text(Text(clause.section, clause.section))
        read = words.READ_SECTION if clause.section else words.READ_DOCUMENT
        self._whole.show_faces([ButtonFace(read)])
        said = Text(clause.words, clause.words) if clause.words else words.SENTENCE_UNCLEAR
        self._words.show_text(said)
        self._edition.show_text(_editions(citation, guide))

    def _ask(self, _place: int) -> None:
        if self._clause is not None:
            name = self._clause.guide.of.name.in_language(self._clause.guide.language)
            self.section_asked.emit(self._clause.section or name, list(self._clause.whole))


def addresses_of(citation: Citation) -> Iterator[PublicAddress]:
    """Where the edition that is meant is public; else where the newest is found."""
    edition = citation.edition
    own = edition.address if edition is not None else {}
    for language in Language:
        address = own.get(language) or citation.document.address.get(language)
        if address is not None:
            yield address


def edition_words(edition: str) -> Text:
    """The day of an edition, or that it is not known."""
    return date_of(edition) if edition else words.EDITION_UNKNOWN


def _named(citations: Sequence[Citation]) -> Text:
    """What stands in the title: the first document, and how many there are besides."""
    first = _with_sections(citations[0])
    edition = citations[0].edition
    if edition is not None:
        first = words.OF_EDITION.filled(document=first, edition=date_of(edition.id))
    if len(citations) == 1:
        return first
    return words.AND_MORE.filled(named=first, count=str(len(citations) - 1))


def _with_sections(citation: Citation) -> Text:
    if not citation.sections:
        return citation.document.name
    sections = LIST.join(Text(each, each) for each in citation.sections)
    return words.WITH_SECTIONS.filled(document=citation.document.name, sections=sections)


def _when_read(citation: Citation) -> Text:
    edition, document = citation.edition, citation.document
    if edition is not None:
        day = date_of(edition.id)
        if edition.read is None:
            return words.EDITION_NOT_READ.filled(edition=day)
        return words.EDITION_READ.filled(edition=day, read=date_of(edition.read))
    if document.read is None:
        return words.DOCUMENT_NOT_READ
    return words.DOCUMENT_READ.filled(read=date_of(document.read))


def _editions(citation: Citation, guide: "OwnGuide") -> Text:
    meant = date_of(citation.edition.id) if citation.edition is not None else words.EDITION_UNKNOWN
    if not guide.edition:
        return words.UNKNOWN_EDITION.filled(file=guide.file, meant=meant)
    is_same = citation.edition is not None and citation.edition.id == guide.edition
    said = words.SAME_EDITION if is_same else words.OTHER_EDITION
    return said.filled(file=guide.file, edition=date_of(guide.edition), meant=meant)
