"""The frame around the chart: header, side panes, and what lies over them."""
