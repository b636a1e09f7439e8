"""Japanese words in lines: the signs that begin and end none, phrases, where a line ends."""
