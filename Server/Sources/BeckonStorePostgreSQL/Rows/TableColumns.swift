import Beckon

/// The columns of a table in one order: for reading, for writing, and for many rows at once.
struct TableColumns<Column: StoredColumn>: Sendable {
    private let table: String
    private let columns: [Column]
    /// What this engine calls a column by another name.
    private let spelling: [Column: String]

    init(_ table: String, of _: Column.Type, spelling: [Column: String] = [:]) {
        self.init(table, Array(Column.allCases), spelling: spelling)
    }

    init(_ table: String, _ columns: [Column], spelling: [Column: String] = [:]) {
        self.table = table
        self.columns = columns
        self.spelling = spelling
    }

    var names: String { columns.map(name).joined(separator: ", ") }
    var select: String { "SELECT \(names) FROM \(table)" }

    /// The types of the columns, for parameters in their order.
    var types: [ParameterType] { columns.map { ParameterType($0.type) } }

    /// Inserts one row.
    var insertOne: String { "INSERT INTO \(table) (\(names)) VALUES (\(places))" }

    /// Inserts rows that are not there yet.
    var insert: Statement {
        Statement("INSERT INTO \(table) (\(names)) SELECT \(names) FROM \(rows)", rows: types)
    }

    /// Writes every column of rows that are there.
    func update(key: Column) -> Statement {
        let set = set(from: "new", but: key).joined(separator: ", ")
        let key = name(of: key)
        return Statement("UPDATE \(table) SET \(set) FROM \(rows) WHERE \(table).\(key) = new.\(key)", rows: types)
    }

    /// Inserts rows, or writes every column of those that are there.
    ///
    /// - Parameters:
    ///   - key: The column that tells rows apart.
    ///   - more: One more that is written of those that are there.
    /// - Returns: The statement.
    func put(key: Column, adding more: String? = nil) -> Statement {
        let set = (set(from: "excluded", but: key) + [more].compactMap(\.self)).joined(separator: ", ")
        return Statement(
            """
            INSERT INTO \(table) (\(names)) SELECT \(names) FROM \(rows) \
            ON CONFLICT (\(name(of: key))) DO UPDATE SET \(set)
            """, rows: types)
    }

    /// The parameter that gives a column of one row.
    func place(of column: Column) -> String { "$\((columns.firstIndex(of: column) ?? 0) + 1)" }

    /// The parameters that give one row.
    var places: String { columns.indices.map { "$\($0 + 1)" }.joined(separator: ", ") }

    private var rows: String { "unnest(\(places)) AS new (\(names))" }

    private func name(of column: Column) -> String { spelling[column] ?? column.name }

    private func set(from row: String, but key: Column) -> [String] {
        columns.filter { $0 != key }.map { "\(name(of: $0)) = \(row).\(name(of: $0))" }
    }
}

extension ParameterType {
    init(_ type: StoredType) {
        self =
            switch type {
            case .text: .text
            case .integer: .bigint
            case .boolean: .boolean
            }
    }
}
