"""What a call of the program came to."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Said:
    status: int
    out: str
    err: str

    @property
    def document(self) -> Any:  # noqa: ANN401 # JSON is anything
        return json.loads(self.out)

    def is_refusal(self, *words: str) -> bool:
        """One line on standard error, with the right words in it, and nothing else."""
        is_one_line = self.err.count("\n") == 1 and not self.out
        return self.status == 2 and is_one_line and all(word in self.err for word in words)


Ask = Callable[..., Said]
