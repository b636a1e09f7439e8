"""What happens to files."""

import sqlite3
from contextlib import closing
from pathlib import Path

from flowcharts.journal.store import Journal
from tests.flowcharts.journal.reviews import NOW, memory, review

PAGE = 4096


def fill(file: Path, count: int = 300) -> None:
    """Put *count* reviews into the journal, in so many pages that one of them can be spoiled."""
    with Journal.open(file, NOW) as journal:
        journal.merge(
            (review(number, case_id=f"case-{number}", case=f"{number} " * 40))
            for number in range(count)
        )
        journal.keep_memories([memory()])


def spoil_middle(file: Path) -> None:
    """Overwrite a page of the reviews with what is none; the first and the last stay whole."""
    leaves = leaves_of_reviews(file)
    spoil(file, leaves[len(leaves) // 2])


def leaves_of_reviews(file: Path) -> list[int]:
    """The pages on which the reviews stand, from the first review to the last but a few."""
    content, root = file.read_bytes(), root_of(file, "reviews")
    head = content[(root - 1) * PAGE : root * PAGE]
    children = int.from_bytes(head[3:5], "big")
    assert head[0] == 5, "the table has leaves"
    assert children > 3
    cells = [int.from_bytes(head[12 + 2 * child :][:2], "big") for child in range(children)]
    return [int.from_bytes(head[cell : cell + 4], "big") for cell in cells]


def root_of(file: Path, name: str) -> int:
    """The page at which a table or an index begins."""
    with closing(sqlite3.connect(file)) as connection:
        question = "SELECT rootpage FROM sqlite_schema WHERE name = ?"
        return int(connection.execute(question, (name,)).fetchone()[0])


def spoil(file: Path, *pages: int) -> None:
    """Overwrite pages with what is none."""
    content = bytearray(file.read_bytes())
    for page in pages:
        content[(page - 1) * PAGE : page * PAGE] = b"\xff" * PAGE
    file.write_bytes(content)


def change(file: Path, statement: str) -> None:
    """Do to the file what only another program does."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.executescript(statement)
