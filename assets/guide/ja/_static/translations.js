Documentation.addTranslations({
    "locale": "ja",
    "messages": {
        ", in ": "、",
        "Hide Search Matches": "検索した言葉の強調をやめる",
        "Preparing search...": "検索の準備をしています…",
        "Search Results": "検索結果",
        "Search finished, found one page matching the search query.": ["${resultCount}か所が見つかりました。"],
        "Searching": "検索しています",
        "Your search did not match any documents. Please make sure that all words are spelled correctly and that you've selected enough categories.": "見つかりませんでした。別の言葉でも試してください。"
    },
    "plural_expr": "0"
});
