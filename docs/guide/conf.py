"""How Sphinx builds the user's guide: `make guide`, once for each language."""

# ruff: noqa: INP001  # Sphinx reads it by its path

extensions = ["myst_parser"]
html_theme = "furo"
html_static_path = ["static"]
html_css_files = ["guide.css"]
html_favicon = "../../assets/icon.svg"
html_theme_options: dict[str, list[str]] = {"footer_icons": [], "top_of_page_buttons": []}
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_show_copyright = False
html_use_index = False
html_domain_indices = False
locale_dirs = ["locale"]
myst_heading_anchors = 3
