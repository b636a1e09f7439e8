"""The least that a window in this language costs: one label. Everything is compared with it."""

import sys

from PySide6.QtWidgets import QApplication, QLabel, QMainWindow

app = QApplication([])
window = QMainWindow()
window.setCentralWidget(QLabel("Missed trigger"))
window.resize(1280, 800)
window.show()
sys.exit(app.exec())
