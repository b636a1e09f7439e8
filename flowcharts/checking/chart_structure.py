"""What a chart's file says of its nodes and ways, however much else is wrong with it."""

from dataclasses import dataclass
from typing import Literal, assert_never, get_args

from flowcharts.checking.content_file import ContentFile
from flowcharts.model.graph import circles
from flowcharts.model.turns import Rule
from flowcharts.model.ways import Ways
from flowcharts.suggestions import nearest

NodeKind = Literal["decision", "action", "outcome"]
NODE_KINDS: tuple[NodeKind, ...] = get_args(NodeKind)
"""Their names are those of the tables, too."""


@dataclass(frozen=True, slots=True)
class ChartStructure:
    """The nodes of a chart and the ways between them."""

    start: str | None
    kinds: dict[str, NodeKind]
    """The kind of each node."""
    ways: Ways
    """The ways out of each node, as they are written."""
    exits: tuple[str, ...]
    rules: dict[str, Rule]
    """How the decisions about time measure it."""

    @property
    def can_be_walked(self) -> bool:
        """Does every way lead to a node, and none in a circle?"""
        ends = [self.start, *(end for out in self.ways.values() for end in out.values())]
        return all(end in self.kinds for end in ends) and not circles(self.ways)

    def nodes(self, kind: NodeKind) -> tuple[str, ...]:
        """The nodes of that kind, in the order of the file."""
        return tuple(node_id for node_id, its_kind in self.kinds.items() if its_kind == kind)

    def mended(self) -> Ways:
        """The ways, each that leads nowhere led to the node that was most likely meant.

        So one misspelt word does not make half a chart unreachable.
        """
        return {
            node_id: {
                answer: near
                for answer, end in out.items()
                if (near := end if end in self.kinds else nearest(end, self.kinds))
            }
            for node_id, out in self.ways.items()
        }


def structure_of(file: ContentFile) -> ChartStructure:
    """The structure of the chart in *file*."""
    kinds: dict[str, NodeKind] = {}
    ways: dict[str, dict[str, str]] = {}
    for kind in NODE_KINDS:
        for node_id in file.tables_at(kind):
            if node_id not in kinds:
                kinds[node_id] = kind
                ways[node_id] = _ways(file, kind, node_id)
    return ChartStructure(
        start=file.words_at("start"),
        kinds=kinds,
        ways=ways,
        exits=tuple(file.tables_at("exit")),
        rules={
            node_id: Rule(rule)
            for node_id in file.tables_at("decision")
            if (rule := file.words_at("decision", node_id, "rule")) in list(Rule)
        },
    )


def _ways(file: ContentFile, kind: NodeKind, node_id: str) -> dict[str, str]:
    match kind:
        case "decision":
            branches = file.table_at(kind, node_id, "branch")
            return {answer: to for answer, to in branches.items() if isinstance(to, str)}
        case "action":
            to = file.words_at(kind, node_id, "to")
            return {} if to is None else {"": to}
        case "outcome":
            return {}
        case _:
            assert_never(kind)
