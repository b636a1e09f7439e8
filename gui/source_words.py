"""What is said of sources, of one's own copies of them, and of how new the policy is."""

from flowcharts.model.text import Text

# commands
SOURCES_MENU = Text("Sources and the guide", "出典と指針")
SOURCES_AT_HAND = Text("the sources of what is shown", "表示中の内容の出典")
SHOW_SOURCES = Text("Sources of what is shown", "表示中の内容の出典")
COPY_ADDRESS = Text("Copy the address of the source", "出典のアドレスをコピー")
OPEN_ADDRESS = Text("Open the source in the browser", "出典をブラウザーで開く")
OPEN_GUIDE = Text("Open your own copy of the guide…", "手持ちの指針を開く…")
OWN_GUIDES = Text("Your copies of the guide", "手持ちの指針")
NEWEST_POLICY = Text("Is this the newest policy?", "これは最新の規定か？")

# the fold of a source
SOURCE = Text("Source", "出典")
SOURCE_IS = Text("Source: {named}", "出典：{named}")
PENALTY_SOURCE_IS = Text("Source of the penalty: {named}", "懲罰の出典：{named}")
EXAMPLE_SOURCE_IS = Text("Source of the example: {named}", "例題の出典：{named}")
AND_MORE = Text("{named} and {count} more", "{named}ほか{count}件")
OF_EDITION = Text("{document}, {edition}", "{document}（{edition}）")
WITH_SECTIONS = Text("{document} {sections}", "{document}{sections}")
EDITION_READ = Text(
    "Edition of {edition}. Last read for this content on {read}.",
    "{edition}の版。最終確認日：{read}。",
)
EDITION_NOT_READ = Text(
    "Edition of {edition}. Its text itself was not read; what the sources tell of it was.",
    "{edition}の版。本文は未確認で、ほかの出典の記述による。",
)
DOCUMENT_READ = Text("Last read for this content on {read}.", "最終確認日：{read}。")
DOCUMENT_NOT_READ = Text(
    "Its text itself was not read; what the sources tell of it was.",
    "本文は未確認で、ほかの出典の記述による。",
)
ADDRESS = Text("{url}\n({seen})", "{url}\n（{seen}）")
NO_ADDRESS = Text("No public address is known.", "公開されているアドレスは分かっていません。")
COPY = Text("Copy address", "アドレスをコピー")
OPEN = Text("Open in the browser", "ブラウザーで開く")
COPIED = Text("Copied: {url}", "コピーしました：{url}")
NOT_OPENED = Text(
    "No browser could be opened. The address: {url}",
    "ブラウザーを開けませんでした。アドレス：{url}",
)
NO_ADDRESS_HERE = Text(
    "No public address is known of what is shown.",
    "表示中の内容の出典には、公開されているアドレスが分かっているものがありません。",
)

# the clause in one's own copy
IN_YOUR_COPY = Text("In your copy", "手持ちの文書")
IN_NEWER_COPY = Text("In your newer copy", "手持ちの新しい版")
ON_PAGE = Text("{place}, page {page}", "{place}、{page}ページ")
SENTENCE_UNCLEAR = Text(
    "Which of its sentences decides here is not certain: read all of it.",
    "どの文に当たるかは、はっきりしません。全体を読んでください。",
)
NOT_IN_COPY = Text(
    "In your copy “{file}” nothing was found for this.",
    "手持ちの「{file}」には、該当する箇所が見つかりませんでした。",
)
SAME_EDITION = Text(
    "“{file}”, edition of {edition}: the one that is meant here.",
    "「{file}」（{edition}の版）。ここで示している版と同じです。",
)
OTHER_EDITION = Text(
    "“{file}” is the edition of {edition}; what is said here is of that of {meant}.",
    "「{file}」は{edition}の版です。ここで示しているのは{meant}の版です。",
)
UNKNOWN_EDITION = Text(
    "“{file}” does not say of which edition it is; what is said here is of that of {meant}.",
    "「{file}」には版の日付が見当たりません。ここで示しているのは{meant}の版です。",
)
READ_SECTION = Text("Read the whole section", "節の全体を読む")
READ_DOCUMENT = Text("Read the whole document", "文書の全体を読む")

# one's own copies
GUIDE_FILES = Text("PDF or text", "PDFまたはテキスト")
GUIDE_IS_READ = Text("“{file}” is being read…", "「{file}」を読み込んでいます…")
GUIDE_TAKEN = Text(
    "{document}, {edition}: what it says stands beside the questions and remedies now, under "
    "“Source”. The copy is kept on this machine alone.",
    "{document}（{edition}）を読み込みました。質問や処置の「出典」に、該当する箇所が出ます。"
    "この文書は、このコンピューターにだけ保存されます。",
)
GUIDE_REMOVED = Text(
    "The copy of “{file}” is no longer kept here; your file itself was not touched.",
    "「{file}」の読み込み内容を削除しました。元のファイルはそのままです。",
)
EDITION_UNKNOWN = Text("edition unknown", "版は不明")
OWN_GUIDES_ABOUT = Text(
    "Documents that you have opened are indexed once and kept on this machine: the Infraction "
    "Procedure Guide and Judging at Regular REL, in English or Japanese, as PDF or as text. What "
    "decides then stands beside each question and remedy, under “Source”.",
    "手持ちの文書は、一度読み込むとこのコンピューターに保存されます。マジック違反処置指針と"
    "一般ルール適用度（REL）用ジャッジ法の、英語版か日本語版（PDFまたはテキスト）を開けます。"
    "質問や処置の「出典」に、該当する箇所が出ます。",
)
NO_GUIDES = Text("There are none yet.", "まだありません。")
GUIDE_KEPT = Text(
    "{document}, {edition}: “{file}”, opened on {opened}",
    "{document}（{edition}）：「{file}」、読み込んだ日：{opened}",
)
GUIDE_DAMAGED = Text(
    "What is kept as “{file}” is damaged and left out. Remove it, and open the document again.",
    "「{file}」として保存されたものは壊れているため、使いません。削除してから、文書を開き直してください。",
)
DAMAGED_REMOVED = Text("“{file}” is no longer kept here.", "「{file}」を削除しました。")
REMOVE_DAMAGED = Text("Remove “{file}”", "「{file}」を削除")
REMOVE_GUIDE = Text("Remove {document}, {edition}", "{document}（{edition}）を削除")

# how new the policy is
POLICY_KNOWN = Text(
    "The newest edition that this program knows: {newest}. Its content is of {content}; on "
    "{looked} no newer edition was found.",
    "このプログラムが扱う最新版：{newest}。教材は{content}時点のもので、{looked}の時点では"
    "これより新しい版は見つかっていません。",
)
POLICY_OF_PACK = Text(
    "The newest edition that this program knows: {newest}. It comes from the content pack {pack}. "
    "The content of the program itself is of {content}; nobody has looked for an edition newer "
    "than that of the pack.",
    "このプログラムが扱う最新版：{newest}。教材パック{pack}によるものです。付属の教材は"
    "{content}時点のもので、パックの版より新しい版があるかどうかは確認されていません。",
)
POLICY_SEE = Text(
    "How to see for yourself: open the page of rules documents below. Beside “Infraction "
    "Procedure Guide” stands the day from which the newest edition is in force. If that day is "
    "later than {newest}, this program does not know that edition. The program itself opens "
    "nothing on the network: your browser does, when you click.",
    "確かめ方：下の規定文書のページを開き、違反処置指針（Infraction Procedure Guide）の発効日を"
    "見てください。{newest}より後なら、このプログラムはその版を扱っていません。"
    "プログラム自体がネットワークに接続することはありません。クリックしたときに、ブラウザーが開きます。",
)
POLICY_NEWER = Text(
    "Where there is a newer one: open it as your own copy. Each question and remedy then shows "
    "what the new text says, and says that the chart is of an older edition. Rule by the text, not "
    "by the chart, wherever the two differ; the section to compare first is 2.1.",
    "新しい版があるとき：その文書を手持ちの指針として開いてください。質問や処置に新しい文面が並び、"
    "チャートの版が古いことも示されます。両者が違うところは、チャートではなく文面に従ってください。"
    "まず比べるのは2.1節です。",
)
POLICY_CONTENT = Text(
    "Then the content: make a content pack with two copies of the newest chart. One gets a name of "
    "its own, the new day, and what the new text changes; the other keeps its name and is marked "
    "as superseded. Once the pack is taken in, cases are ruled on by the new chart. The guide for "
    "authors of content has the steps.",
    "教材を更新するには：最新のチャートのファイルのコピーを2つ作り、教材パックにします。"
    "1つは別の名前にして、新しい発効日と変わったところを書きます。もう1つは元の名前のまま、現在は無効と書きます。"
    "パックを取り込むと、以後の裁定は新しいチャートに従います。"
    "手順は、使い方の手引きの「教材を書く人へ」にあります。",
)
