"""How PySide6 is loaded at launch: no garbage looked for, and Python given its own import back."""

import builtins
import gc


def load_qt() -> None:
    """Load Qt for Python, and look for no garbage until `gui.startup.long_use`.

    PySide6 puts an import of its own in the place of Python's, which reads and keeps the source of
    every module that is loaded afterwards, in search of `from __feature__ import …`. No module here
    asks for a feature, nor imports `*`: to go on with Python's own saves a tenth of the launch.
    """
    gc.disable()  # what a launch makes is there to stay
    own_import = builtins.__import__
    import PySide6.QtCore  # noqa: F401  # loaded for those who need it next

    builtins.__import__ = own_import
