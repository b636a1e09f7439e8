"""A copy of a guide that the user has: which document, which edition, its pages."""

import re
from collections.abc import Mapping
from typing import Annotated, Literal, NamedTuple

from flowcharts.citations.public_document import DOCUMENTS, PublicDocument
from flowcharts.model.dates import MONTHS, Day, is_on_the_calendar
from flowcharts.model.text import Language, Text
from flowcharts.own_guides.error import GuideError
from flowcharts.traits import AtLeast, Holds, RowName

_NOT_A_GUIDE = Text(
    "“{file}” is neither the Infraction Procedure Guide nor Judging at Regular REL: the name of "
    "one has to stand at its beginning, and something about missed triggers in it.",
    "「{file}」は、マジック違反処置指針でも一般ルール適用度（REL）用ジャッジ法でもないようです。"
    "冒頭に文書名があり、誘発忘れについて書かれているものを開いてください。",
)
GuideName = Literal["ipg", "regular-rel"]
"""The documents that a copy can be of."""


def _may_be_an_edition(day: str) -> bool:
    return not day or is_on_the_calendar(day)


class OwnGuide(NamedTuple):
    """A copy of a guide, as it is kept."""

    id: Annotated[str, RowName()]
    """Of its document, its language and its edition."""
    document: GuideName
    language: Language
    edition: Annotated[
        str,
        Holds(
            _may_be_an_edition,
            ("“{given}” is the day of no edition.", "「{given}」を日付とする版はありません。"),
        ),
    ]
    """The day it came into force, as YYYY-MM-DD; empty where it does not say."""
    file: str
    """The name of the file that was opened."""
    opened: Day
    """The day on which it was, as YYYY-MM-DD."""
    pages: Annotated[tuple[str, ...], AtLeast(1)]

    @property
    def of(self) -> PublicDocument:
        """The document that it is a copy of."""
        return DOCUMENTS[self.document]


def recognised(pages: tuple[str, ...], file: str, opened: str) -> OwnGuide:
    """The guide that *pages* are, read from *file* on that day.

    Raises:
        GuideError: they are none.
    """
    language = _language(pages)
    document = _document(pages, language)
    text = squeezed("".join(pages), Language.JAPANESE)
    if document is None or _SUBJECT[language] not in text:
        raise GuideError(_NOT_A_GUIDE.filled(file=file))
    edition = _edition(pages[0], language) or _edition_in_name(file)
    guide_id = "-".join(filter(None, (document, language.value, edition)))
    return OwnGuide(guide_id, document, language, edition, file, opened, pages)


def squeezed(text: str, language: Language) -> str:
    """*text* on one line, small letters; Japanese without the blanks that its lines leave."""
    between = "" if language is Language.JAPANESE else " "
    return between.join(text.split()).casefold()


_SUBJECT = {Language.ENGLISH: "trigger", Language.JAPANESE: "誘発"}
_TITLES: Mapping[Language, Mapping[str, GuideName]] = {
    Language.ENGLISH: {
        "infractionprocedureguide": "ipg",
        "judgingatregular": "regular-rel",
    },
    Language.JAPANESE: {
        "違反処置指針": "ipg",
        "用ジャッジ法": "regular-rel",
    },
}
"""How each is called, as squeezed."""
_HEAD = 3000
"""So many letters in, a document has said what it is."""
_KANA = re.compile("[ぁ-ヺ]")
_KANA_SHARE = 0.1


def _language(pages: tuple[str, ...]) -> Language:
    text = squeezed("".join(pages), Language.JAPANESE)
    is_japanese = len(_KANA.findall(text)) > _KANA_SHARE * len(text)
    return Language.JAPANESE if is_japanese else Language.ENGLISH


def _document(pages: tuple[str, ...], language: Language) -> GuideName | None:
    """The one that is named first."""
    head = squeezed("".join(pages), Language.JAPANESE)[:_HEAD]
    places = {head.find(title): guide for title, guide in _TITLES[language].items()}
    places.pop(-1, None)
    return places[min(places)] if places else None


_MONTH = "|".join((*MONTHS, *(month[:3] for month in MONTHS)))
_MONTH_FIRST = rf"(?P<month>{_MONTH})\.? *(?P<day>\d{{1,2}})(?:st|nd|rd|th)?, *(?P<year>\d{{4}})"
_DAY_FIRST = rf"(?P<day>\d{{1,2}}) *(?P<month>{_MONTH}) *(?P<year>\d{{4}})"
_JAPANESE_DAY = r"(?P<year>\d{4}) *年 *(?P<month>\d{1,2}) *月 *(?P<day>\d{1,2}) *日"
_DAYS = {
    Language.ENGLISH: (rf"Effective\D{{0,12}}{_MONTH_FIRST}", _MONTH_FIRST, _DAY_FIRST),
    Language.JAPANESE: (rf"{_JAPANESE_DAY} *(?:より|から)? *発効", _JAPANESE_DAY),
}
"""How a guide says on its first page since when it is in force, the surest way first."""
_IN_NAME = rf"(?P<year>\d{{4}})(?P<month>{_MONTH})(?P<day>\d{{1,2}})"


def _edition(page: str, language: Language) -> str:
    for form in _DAYS[language]:
        if (found := re.search(form, page, re.IGNORECASE)) is not None:
            return _day(found)
    return ""


def _edition_in_name(file: str) -> str:
    found = re.search(_IN_NAME, file, re.IGNORECASE)
    return _day(found) if found is not None else ""


def _day(found: re.Match[str]) -> str:
    """The day that was found; empty where the calendar has none such."""
    month = found["month"]
    if not month.isdigit():
        names = [each[:3].casefold() for each in MONTHS]
        month = str(names.index(month[:3].casefold()) + 1)
    day = f"{found['year']}-{int(month):02}-{int(found['day']):02}"
    return day if is_on_the_calendar(day) else ""
