"""Cards, infractions and penalties: what the Japanese marks, the English names too."""

import re
from collections.abc import Iterable, Iterator, Mapping

from flowcharts.checking.content_file import ContentFile, texts
from flowcharts.checking.marks import marked
from flowcharts.model.text import Text, without_ruby

_NOT_IN_ENGLISH = Text(
    "The Japanese names “{name}”, and the English does not: it should say “{english}”.",
    "日本語には「{name}」とありますが、英語にはありません。英語に “{english}” と書きます。",
)

English = tuple[str, ...]
"""The forms of a name in English, the usual one first."""

_DASH = re.compile(r"\s*[―—]\s*")


def card_names(file: ContentFile) -> dict[str, English]:
    """The English names of the cards in *file* by the Japanese ones: whole, and to the comma."""
    found: dict[str, English] = {}
    for card_id in file.tables_at("card"):
        en, ja = (file.words_at("card", card_id, "name", code) for code in ("en", "ja"))
        if en and ja:
            found[without_ruby(ja)] = (en, en.partition(",")[0])
    return found


def term_names(file: ContentFile) -> dict[str, English]:
    """The English forms of the terms in *file* by each of the Japanese ones."""
    found: dict[str, English] = {}
    for term_id in file.tables_at("term"):
        en, ja = (tuple(_forms(file, term_id, code)) for code in ("en", "ja"))
        if en:
            found |= dict.fromkeys(ja, en)
    return found


def check_names(file: ContentFile, names: Mapping[str, English]) -> None:
    """Note what a Japanese text of *file* marks and its English does not name."""
    for where, text in texts(file.table):
        en, ja = text.get("en"), text.get("ja")
        if isinstance(en, str) and isinstance(ja, str):
            for name in dict.fromkeys(_named(ja, names)):
                if not _says(en, names[name]):
                    file.note(
                        (*where, "en"),
                        _NOT_IN_ENGLISH.filled(name=name, english=names[name][0]),
                    )


def _forms(file: ContentFile, term_id: str, code: str) -> Iterator[str]:
    also = file.list_at("term", term_id, "also", code)
    for form in (file.words_at("term", term_id, "term", code), *also):
        if isinstance(form, str) and form:
            yield without_ruby(form)


def _named(japanese: str, names: Iterable[str]) -> Iterator[str]:
    """The known ones of what is marked; 〔ゲーム上の誤り ― 公開忘れ〕 marks two."""
    for mark in marked(japanese.replace("\n", "")):
        yield from (part for part in (mark, *_DASH.split(mark)) if part in names)


def _says(english: str, forms: English) -> bool:
    words = " ".join(english.split()).casefold()
    return any(form.casefold() in words for form in forms)
