package import Beckon
import Synchronization

/// The type of a statement's parameter.
package enum ParameterType: Sendable {
    case bigint
    case text
    case boolean

    init(_ type: StoredType) {
        self =
            switch type {
            case .text: .text
            case .integer: .bigint
            case .boolean: .boolean
            }
    }
}

/// A statement in the words of both engines, which each connection prepares when it first runs it.
///
/// It is written once, with PostgreSQL's words and `$1` for a parameter; ``SQLiteWords`` says the same to SQLite. Where the
/// engines need different statements, SQLite's stands beside it.
package final class Statement: Sendable {
    /// The number that identifies the statement on every connection.
    package let number: Int
    /// PostgreSQL's text.
    package let sql: String
    /// SQLite's text; empty where SQLite needs no statement.
    package let sqlite: String
    package let parameters: [ParameterType]
    /// Whether it takes any number of rows: PostgreSQL as an array for each column, SQLite one row after another.
    package let takesRows: Bool

    private static let count = Atomic(0)

    /// Makes a statement with single values.
    package convenience init(_ sql: String, sqlite: String? = nil, _ parameters: ParameterType...) {
        self.init(sql: sql, sqlite: sqlite ?? sql, parameters: parameters, takesRows: false)
    }

    /// Makes a statement with the values of one row.
    convenience init(_ sql: String, sqlite: String? = nil, row parameters: [ParameterType]) {
        self.init(sql: sql, sqlite: sqlite ?? sql, parameters: parameters, takesRows: false)
    }

    /// Makes a statement for many rows.
    convenience init(_ sql: String, sqlite: String? = nil, rows parameters: [ParameterType]) {
        self.init(sql: sql, sqlite: sqlite ?? sql, parameters: parameters, takesRows: true)
    }

    /// Makes a statement that only SQLite runs, one step of what PostgreSQL does at once.
    convenience init(sqlite: String) {
        self.init(sql: "", sqlite: sqlite, parameters: [], takesRows: false)
    }

    private init(sql: String, sqlite: String, parameters: [ParameterType], takesRows: Bool) {
        number = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
        self.sql = sql
        self.sqlite = SQLiteWords.text(of: sqlite)
        self.parameters = parameters
        self.takesRows = takesRows
    }
}

/// A statement with its values.
package struct BoundStatement: Sendable {
    package let statement: Statement
    /// One row for a statement with single values, any number for a statement that takes rows.
    package let rows: [[StoredValue]]

    package init(_ statement: Statement, _ values: StoredValue...) {
        self.init(statement, rows: [values])
    }

    package init(_ statement: Statement, values: [StoredValue]) {
        self.init(statement, rows: [values])
    }

    package init(_ statement: Statement, rows: [[StoredValue]]) {
        self.statement = statement
        self.rows = rows
    }
}

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
