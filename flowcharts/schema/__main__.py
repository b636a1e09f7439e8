"""`python -m flowcharts.schema KIND` prints the JSON Schema of a kind of file, for editors."""

import json
import sys

from flowcharts.codec.values import json_schema
from flowcharts.schema import TYPES, FileKind


def main(arguments: list[str]) -> int:
    """The exit status: 0 where the one argument is a kind of file, else 2."""
    if len(arguments) != 1 or arguments[0] not in list(FileKind):
        print(f"Name one kind of file: {', '.join(FileKind)}.", file=sys.stderr)
        return 2
    print(json.dumps(json_schema(TYPES[FileKind(arguments[0])]), indent=2, ensure_ascii=False))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
