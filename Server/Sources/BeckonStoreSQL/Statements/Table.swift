import Beckon

/// The columns of a table in one order, with the statements that read and write them.
///
/// PostgreSQL writes any number of rows with one statement (`unnest`), SQLite one row after another.
struct Table<Column: StoredColumn>: Sendable {
    private let table: String
    private let columns: [Column]

    init(_ table: String, of _: Column.Type) {
        self.init(table, Array(Column.allCases))
    }

    init(_ table: String, _ columns: [Column]) {
        self.table = table
        self.columns = columns
    }

    var names: String { columns.list }

    /// Reads every column.
    var select: String { select(columns) }

    func select(_ columns: [Column]) -> String { "SELECT \(columns.list) FROM \(table)" }

    /// The types of the columns, for parameters in the same order.
    var types: [ParameterType] { columns.map { ParameterType($0.type) } }

    /// Inserts one row.
    var insertOne: String { "INSERT INTO \(table) (\(names)) VALUES (\(places))" }

    /// Inserts rows that do not exist yet.
    var insert: Statement { Statement(insertMany, sqlite: insertOne, rows: types) }

    /// Writes every column of existing rows.
    func update(key: Column) -> Statement {
        let others = columns.filter { $0 != key }
        let set = others.map { "\($0.name) = \(place(of: $0))" }.joined(separator: ", ")
        return Statement(
            """
            UPDATE \(table) SET \(others.list(settingFrom: "new")) FROM \(rows) WHERE \(table).\(key.name) = new.\(key.name)
            """,
            sqlite: "UPDATE \(table) SET \(set) WHERE \(key.name) = \(place(of: key))", rows: types)
    }

    /// Inserts rows, or writes every column of the existing ones.
    ///
    /// - Parameters:
    ///   - key: The column that identifies a row.
    ///   - more: One more assignment for existing rows.
    /// - Returns: The statement.
    func put(key: Column, adding more: String? = nil) -> Statement {
        let others = columns.filter { $0 != key }
        let set = [others.list(settingFrom: "excluded"), more].compactMap(\.self).joined(separator: ", ")
        let change = "ON CONFLICT (\(key.name)) DO UPDATE SET \(set)"
        return Statement("\(insertMany) \(change)", sqlite: "\(insertOne) \(change)", rows: types)
    }

    /// The parameter for a column of one row.
    func place(of column: Column) -> String { "$\((columns.firstIndex(of: column) ?? 0) + 1)" }

    /// The parameters for one row.
    var places: String { columns.indices.map { "$\($0 + 1)" }.joined(separator: ", ") }

    private var insertMany: String { "INSERT INTO \(table) (\(names)) SELECT \(names) FROM \(rows)" }
    private var rows: String { "unnest(\(places)) AS new (\(names))" }
}
