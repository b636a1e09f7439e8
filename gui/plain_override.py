"""`override` for methods that we call; the standard library has it from Python 3.12 only."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing_extensions import override
else:

    def override(method: Any) -> Any:  # noqa: ANN401  # whatever we call
        """The method itself: only the type checker looks at the mark."""
        return method


__all__ = ["override"]
