"""The exits of a decision, as they are seen."""

from flowcharts.layout.layout import Layout


def exits(layout: Layout, decision_id: str) -> tuple[str, ...]:
    """The answers to a decision as they stand: from left to right, or from top to bottom."""
    ways = [
        (curve.edge_label.y if layout.runs_right else curve.edge_label.x, curve.answer)
        for curve in layout.curves
        if curve.start == decision_id and curve.answer is not None and curve.edge_label is not None
    ]
    return tuple(answer for _, answer in sorted(ways))
