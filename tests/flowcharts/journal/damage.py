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
    with closing(sqlite3.connect(file)) as connection:
        root = connection.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'reviews'"
        ).fetchone()[0]
    content = bytearray(file.read_bytes())
    head = content[(root - 1) * PAGE : root * PAGE]
    children = int.from_bytes(head[3:5], "big")
    assert head[0] == 5, "the table has leaves"
    assert children > 3
    cell = int.from_bytes(head[12 + 2 * (children // 2) :][:2], "big")
    leaf = int.from_bytes(head[cell : cell + 4], "big")
    content[(leaf - 1) * PAGE : leaf * PAGE] = b"\xff" * PAGE
    file.write_bytes(content)


def change(file: Path, statement: str) -> None:
    """Do to the file what only another program does."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute(statement)
