"""Runs before the program in a stand-alone build: what it starts gets the user's environment.

PyInstaller's own start lets libraries be looked for in this folder first; a program of the system
that is started from here, such as what keeps the screen on, would load ours in place of its own.
"""

import os

for _name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
    _kept = os.environ.pop(f"{_name}_ORIG", None)
    if _kept is not None:
        os.environ[_name] = _kept
    else:
        os.environ.pop(_name, None)
