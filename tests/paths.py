"""Where the project is, and the content that tests add to what ships."""

from pathlib import Path

TOP = Path(__file__).parents[1]
DATA = TOP / "tests" / "data"
CONTENT = DATA / "content"
"""A small chart with its cards, examples and words."""
COMPOSED = DATA / "composed"
"""Charts that share parts and lead to one another."""
GAMES = DATA / "games"
"""Content of another game."""
GROUPED = DATA / "grouped"
"""A chart whose nodes stand in groups."""
