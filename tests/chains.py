"""Charts as long as a test wants them."""

from flowcharts.model.chart import Chart


def chain(chart: Chart, length: int) -> Chart:
    """*chart* with so many decisions in a row, both answers of each leading to the next."""
    one, end = chart.decisions[0], chart.outcomes[0]
    names = [f"decision-{place}" for place in range(length)]
    decisions = {
        name: one._replace(
            id=name, branches=tuple(branch._replace(to=after) for branch in one.branches)
        )
        for name, after in zip(names, [*names[1:], end.id], strict=True)
    }
    return chart._replace(start=names[0], nodes={**decisions, end.id: end})
