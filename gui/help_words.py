"""What is said of the help that there is."""

from flowcharts.model.text import Text

HELP_MENU = Text("Help", "ヘルプ")
GUIDE = Text("User’s guide", "使い方の手引き")
NO_GUIDE = Text("The guide could not be opened: {file}", "手引きを開けませんでした：{file}")
