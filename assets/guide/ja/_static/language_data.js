/*
 * This script contains the language-specific data used by searchtools.js,
 * namely the set of stopwords, stemmer, scorer and splitter.
 */

const stopwords = new Set([]);
window.stopwords = stopwords;  // Export to global scope


/* Non-minified versions are copied as separate JavaScript files, if available */

var Stemmer = function () {
  this.stemWord = (word) => word.length < 3 ? word + "__" : word;
};



var splitQuery = (query) => [].concat(...(query.normalize("NFKC").match(/[々〆ぁ-ゖァ-ヺー㐀-鿿]+|[0-9A-Za-z_]+/g) || []).map(
  (run) => run.match(/^\w/) || run.length < 2
    ? [run]
    : Array.from(run.slice(1), (_letter, at) => run.slice(at, at + 2))
));

