/// SQLite's words for what statements say in PostgreSQL's.
enum SQLiteWords {
    /// In the order in which they are replaced.
    private static let words: KeyValuePairs<String, String> = [
        // A statement that takes rows runs once for each row.
        " = ANY (": " = (",
        "least(": "min(", "greatest(": "max(",
        " IS NOT DISTINCT FROM ": " IS ", " IS DISTINCT FROM ": " IS NOT ",
        // SQLite compares texts byte by byte, and a transaction that writes holds the whole file.
        #" COLLATE "C""#: "", " FOR UPDATE": "",
    ]

    /// Returns a statement's text as SQLite reads it, with `?1` for `$1`.
    static func text(of sql: String) -> String {
        let text = words.reduce(sql) { $0.replacing($1.key, with: $1.value) }
        var (result, rest) = ("", text[...])
        while let place = rest.firstIndex(of: "$") {
            result += rest[..<place]
            rest = rest[text.index(after: place)...]
            // A path in a JSON text begins with the same sign.
            result += rest.first?.isWholeNumber == true ? "?" : "$"
        }
        return result + rest
    }
}
