"""How Sphinx builds the user's guide: `make guide`, once for each language."""

# ruff: noqa: INP001  # Sphinx reads it by its path

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from unicodedata import normalize

from sphinx.application import Sphinx
from sphinx.locale import _
from sphinx.search import SearchLanguage

extensions = ["myst_parser"]
html_theme = "furo"
html_static_path = ["static"]
html_css_files = ["guide.css"]
html_favicon = "../../assets/icon.svg"
html_theme_options: dict[str, list[str]] = {"footer_icons": [], "top_of_page_buttons": []}
templates_path = ["templates"]
html_sidebars = {
    "**": [
        *("sidebar/brand.html", "other-language.html", "sidebar/search.html"),
        *("sidebar/scroll-start.html", "sidebar/navigation.html", "sidebar/scroll-end.html"),
    ]
}
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_show_copyright = False
html_use_index = False
html_domain_indices = False
locale_dirs = [str(Path(__file__).parent / "locale")]
myst_heading_anchors = 3

_BEGINS_ANEW = re.compile(r"\s*([-#|!]|\d+\.|```|<!--|:|$)")
"""A line of Markdown that goes on with no other."""
_ALONE = re.compile(r"\s*([#|]|<!--|$)")
"""One that no other goes on with."""
_STANDS_HERE = re.compile(r"<!-- docs/(\S+\.md) stands here -->\n")
"""In the place of which a page has another document, without its title."""


_RUN = "[々〆ぁ-ゖァ-ヺー㐀-鿿]+|[0-9A-Za-z_]+"
"""Letters in a row, Japanese or others; a pattern in Python and in JavaScript."""


class PairsOfLetters(SearchLanguage):
    """Finds Japanese by each letter and each two in a row.

    A splitter into words parts what is typed alone otherwise than in its sentence. Pairs are the
    same in both. They get two letters more: where the script of the pages counts whether all that
    was typed is there, it leaves out what has less than three.
    """

    lang = "ja"
    language_name = "Japanese"
    js_stemmer_code = """
var Stemmer = function () {
  this.stemWord = (word) => word.length < 3 ? word + "__" : word;
};
"""
    js_splitter_code = f"""
var splitQuery = (query) => [].concat(...(query.normalize("NFKC").match(/{_RUN}/g) || []).map(
  (run) => run.match(/^\\w/) || run.length < 2
    ? [run]
    : Array.from(run.slice(1), (_letter, at) => run.slice(at, at + 2))
));
"""

    def split(self, text: str) -> list[str]:
        """What of *text* can be found; a query is split alike, but for lone letters."""
        runs = re.findall(_RUN, normalize("NFKC", text))
        words = [run for run in runs if run.isascii()]
        japanese = [run for run in runs if not run.isascii()]
        pairs = ["".join(pair) for run in japanese for pair in pairwise(run)]
        return [*words, *"".join(japanese), *pairs]

    def stem(self, word: str) -> str:
        """The word as it is kept, as the script of the pages makes it."""
        return word if len(word) > 2 else f"{word}__"  # noqa: PLR2004


_SAID_BY_THEME = re.compile(r'(?<=aria-label=")[^"]+|(?<=<title>)[^<]+(?=</title>)')
"""What the theme says without asking for it in another language."""


def setup(app: Sphinx) -> None:
    """Put the documents in their place; let Japanese be written, and read, as Japanese is."""
    app.connect("source-read", _put_documents)
    app.connect("source-read", _join_lines)
    app.connect("build-finished", _translate_theme)
    app.add_search_language(PairsOfLetters)


def _put_documents(_app: Sphinx, _page: str, source: list[str]) -> None:
    source[0] = _STANDS_HERE.sub(lambda found: _document(found[1]), source[0])


def _document(name: str) -> str:
    text = (Path(__file__).parents[1] / name).read_text("utf-8")
    return text.partition("\n")[2].replace("](screenshots/", "](../../screenshots/")


def _translate_theme(app: Sphinx, _error: Exception | None) -> None:
    for page in app.outdir.glob("*.html"):
        text = page.read_text("utf-8")
        page.write_text(_SAID_BY_THEME.sub(lambda found: _(found[0]), text), "utf-8")


def _join_lines(app: Sphinx, _page: str, source: list[str]) -> None:
    if app.config.language == "ja":
        source[0] = "\n".join(_joined(source[0].splitlines())) + "\n"


def _joined(lines: list[str]) -> Iterator[str]:
    said, is_code = "", False
    for line in lines:
        if said and _BEGINS_ANEW.match(line) is None:
            further = line.strip().removeprefix("> ")
            is_latin = said[-1].isascii() and further[0].isascii()
            said += f" {further}" if is_latin else further
            continue
        if said:
            yield said
            said = ""
        is_fence = line.startswith("```")
        if is_code or is_fence or _ALONE.match(line) is not None:
            yield line
        else:
            said = line
        is_code = is_code is not is_fence
    if said:
        yield said
