import Beckon

/// The columns of a table in one order, with the statements that read and write them, one row or many at once.
struct TableColumns<Column: StoredColumn>: Sendable {
    private let table: String
    private let columns: [Column]
    /// The names of columns that this engine calls by another name.
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

    /// The types of the columns, for parameters in the same order.
    var types: [ParameterType] { columns.map { ParameterType($0.type) } }

    /// Inserts one row.
    var insertOne: String { "INSERT INTO \(table) (\(names)) VALUES (\(places))" }

    /// Inserts rows that do not exist yet.
    var insert: Statement {
        Statement("INSERT INTO \(table) (\(names)) SELECT \(names) FROM \(rows)", rows: types)
    }

    /// Writes every column of existing rows.
    func update(key: Column) -> Statement {
        let set = set(from: "new", but: key).joined(separator: ", ")
        let key = name(of: key)
        return Statement("UPDATE \(table) SET \(set) FROM \(rows) WHERE \(table).\(key) = new.\(key)", rows: types)
    }

    /// Inserts rows, or writes every column of the existing ones.
    ///
    /// - Parameters:
    ///   - key: The column that identifies a row.
    ///   - more: One more assignment for existing rows.
    /// - Returns: The statement.
    func put(key: Column, adding more: String? = nil) -> Statement {
        let set = (set(from: "excluded", but: key) + [more].compactMap(\.self)).joined(separator: ", ")
        return Statement(
            """
            INSERT INTO \(table) (\(names)) SELECT \(names) FROM \(rows) \
            ON CONFLICT (\(name(of: key))) DO UPDATE SET \(set)
            """, rows: types)
    }

    /// The parameter for a column of one row.
    func place(of column: Column) -> String { "$\((columns.firstIndex(of: column) ?? 0) + 1)" }

    /// The parameters for one row.
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
