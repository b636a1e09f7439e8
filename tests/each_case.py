"""One test for many cases: to begin and end a test takes longer than to look at most of them."""

from collections.abc import Callable, Collection
from functools import wraps
from inspect import signature
from typing import Any

_Test = Callable[..., None]


def each(
    parameters: str,
    cases: Collection[Any] | Callable[[], Collection[Any]],
    name: Callable[..., object] = str,
) -> Callable[[_Test], _Test]:
    """Let a test look at each of *cases*; it fails by all that fail, each under its *name*.

    *parameters*: what it calls a case, or all that makes one up, with commas in between.
    *cases*: or what makes them: where that takes long, whoever collects tests does without.
    """
    names = parameters.split(", ")

    def looks_at_each(test: _Test) -> _Test:
        @wraps(test)
        def of_each_case(**others: object) -> None:
            found = cases() if callable(cases) else cases
            assert found, "there is no case"
            failed = []
            for case in found:
                given = [case] if len(names) == 1 else [*case]
                try:
                    test(**dict(zip(names, given, strict=True)), **others)
                except Exception as error:  # noqa: BLE001  # the others are looked at all the same
                    error.add_note(f"{parameters}: {name(case)}")
                    failed.append((name(case), error))
            if failed:
                which = ", ".join(str(case) for case, _ in failed)
                raise ExceptionGroup(
                    f"{len(failed)} of {len(found)} cases: {which}", [error for _, error in failed]
                )

        whole = signature(test)
        others = [each for each in whole.parameters.values() if each.name not in names]
        vars(of_each_case)["__signature__"] = whole.replace(parameters=others)
        return of_each_case

    return looks_at_each
