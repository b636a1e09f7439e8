"""The screen: shows what `flowcharts` says."""
