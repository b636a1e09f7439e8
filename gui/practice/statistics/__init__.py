"""How well practice goes: on the chart, in graphs, in tables."""
