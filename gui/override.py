"""`override` for methods that Qt calls: what goes wrong in one is told, and goes no further.

An exception that left such a method would be raised anew by whichever call has led to Qt; where an
object that Qt has deleted was touched, PySide6 6.11 would end the process.
"""

import sys
from enum import Flag
from functools import wraps
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing_extensions import override
else:

    def override(method: Any) -> Any:  # noqa: ANN401  # whatever Qt calls
        """*method*, after whose failure Qt goes on as if there were nothing."""

        @wraps(method)
        def surviving(*given: Any) -> Any:  # noqa: ANN401  # whatever Qt hands it
            try:
                return method(*given)
            except Exception:  # noqa: BLE001  # whatever it is, it is told
                sys.excepthook(*sys.exc_info())
                return _nothing(method.__annotations__["return"])

        return surviving


def _nothing(kind: type | None) -> object:
    """What Qt takes for nothing, of the *kind* that a method gives."""
    if kind is None or kind is object:
        return None
    return kind(0) if issubclass(kind, Flag) else kind()


__all__ = ["override"]
