"""A walk or a chart as words: Markdown, DOT, Mermaid, plain text."""
