"""What must hold of the documents that sources name, and of the sources that name them."""

from flowcharts.checking.content_file import ContentFile, texts
from flowcharts.citations.citation import documents_named
from flowcharts.citations.public_document import DOCUMENTS
from flowcharts.model.text import Language, Text

_TWO_CALLED_SO = Text(
    "“{words}” already stands for the document “{other}”.",
    "「{words}」は、すでに文書「{other}」を指しています。",
)
_NOT_CALLED = Text(
    "The document is called nothing in this language: give `cited.{code}`.",
    "この言語での呼び方がありません。`cited.{code}` に書いてください。",
)
_NOT_IN_BOTH = Text(
    "Only {language} names “{document}” here: name it in both languages, as in documents.toml.",
    "「{document}」の名が{language}にしかありません。documents.toml の形で、両方に書いてください。",
)
_LANGUAGES = {
    Language.ENGLISH: Text("the English", "英語"),
    Language.JAPANESE: Text("the Japanese", "日本語"),
}
_DOCUMENT = "document"


def check_documents(file: ContentFile) -> None:
    """Note what is wrong with the documents in *file*."""
    for language in Language:
        called: dict[str, str] = {}
        for name in file.tables_at(_DOCUMENT):
            where = (_DOCUMENT, name, "cited", language.value)
            forms = file.list_at(*where)
            if not forms:
                file.note((_DOCUMENT, name, "cited"), _NOT_CALLED.filled(code=language))
            for place, form in enumerate(forms):
                other = called.setdefault(str(form).casefold(), name)
                if other != name:
                    said = _TWO_CALLED_SO.filled(words=str(form), other=other)
                    file.note((*where, place), said)


def check_sources(file: ContentFile) -> None:
    """Note every document that a source in *file* names in one of its languages alone."""
    for where, source in texts(file.table):
        if where[-1:] != ("source",):
            continue
        named = {each: set(documents_named(str(source.get(each)), each)) for each in Language}
        for language, other in (tuple(Language), tuple(reversed(Language))):
            for missing in sorted(named[language] - named[other]):
                said = _NOT_IN_BOTH.filled(
                    language=_LANGUAGES[language], document=DOCUMENTS[missing].name
                )
                file.note((*where, other.value), said)
