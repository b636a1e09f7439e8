"""What of the libraries is left out of a stand-alone build: what the program never loads.

PyInstaller follows imports and links; what is loaded by name, such as Qt's plugins, it takes whole.
"""

import re

MODULES = (
    # Other interfaces, and what libraries bring for those who develop them.
    *("tkinter", "PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets", "pyqtgraph.opengl"),
    *("pyqtgraph.jupyter", "pyqtgraph.examples", "pygraphviz.tests", "numpy.f2py", "IPython"),
    *("setuptools", "pip", "_distutils_hack", "pytest", "numpy.testing", "pdb", "pydoc"),
    # The network, which the program never uses. Hashes are Python's own, too.
    *("ssl", "_ssl", "_hashlib"),
    # Under the GPL; what is typed into the terminal is edited by the terminal.
    "readline",
)
"""Modules of Python."""

_QT_PLUGINS = (
    # Screens that no desktop has.
    *("egldeviceintegrations", "generic", "platforms/.*(eglfs|linuxfb|minimal|vnc|vkkhr)"),
    # Nothing is drawn by OpenGL: the drivers of the system need not get along with what is here.
    *("xcbglintegrations", "wayland-graphics-integration-(client|server)"),
    # GTK would be the system's, on libraries that are ours.
    "platformthemes/.*gtk3",
    # The program reads and writes PNG, SVG and PDF; its journals are Python's own SQLite.
    *("imageformats/(?!.*(svg|jpeg|ico))", "sqldrivers", "vectorimageformats"),
    # It never uses the network.
    *("networkinformation", "tls"),
    *("designer", "qmllint", "qmltooling", "platforminputcontexts/.*virtualkeyboard"),
)
_FILES = re.compile(
    "|".join(
        (
            rf"PySide6/(Qt/)?plugins/({'|'.join(_QT_PLUGINS)})",
            r"PySide6/(Qt/)?translations/(?!qtbase_(en|ja)\.qm)",
            r"PySide6/opengl32sw\.dll",  # OpenGL without a driver
            r"pygraphviz/(bin|tests)/",  # the layout is asked of the library
            r"pygraphviz/.*\.(i|c)$",
            r"pyqtgraph/(examples|opengl)/",
        )
    )
)


def is_left_out(name: str) -> bool:
    """Is the file that would lie at *name* in the folder left out?"""
    return _FILES.match(name.replace("\\", "/")) is not None
