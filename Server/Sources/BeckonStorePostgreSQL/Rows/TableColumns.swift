import Beckon

/// The columns of a table in one order: for reading, for writing, and for many rows at once.
struct TableColumns: Sendable {
    let table: String
    let key: String
    private let columns: [(name: String, type: ParameterType)]

    init(_ table: String, key: String, _ columns: KeyValuePairs<String, ParameterType>) {
        self.table = table
        self.key = key
        self.columns = columns.map { ($0.key, $0.value) }
    }

    init<Column: StoredColumn>(_ table: String, key: Column) {
        self.table = table
        self.key = key.name
        columns = Column.allCases.map { ($0.name, ParameterType($0.type)) }
    }

    var names: String { columns.map(\.name).joined(separator: ", ") }
    var select: String { "SELECT \(names) FROM \(table)" }

    /// Inserts rows that are not there yet.
    var insert: Statement {
        Statement("INSERT INTO \(table) (\(names)) SELECT * FROM \(rows)", rows: types)
    }

    /// Writes every column of rows that are there.
    var update: Statement {
        let set = names(but: key).map { "\($0) = new.\($0)" }.joined(separator: ", ")
        return Statement(
            "UPDATE \(table) SET \(set) FROM \(rows) WHERE \(table).\(key) = new.\(key)", rows: types)
    }

    /// Inserts rows, or writes every column of those that are there.
    var put: Statement { put(adding: nil) }

    /// The same, and writes one more of those that are there.
    func put(adding more: String?) -> Statement {
        let set = (names(but: key).map { "\($0) = excluded.\($0)" } + [more].compactMap(\.self)).joined(separator: ", ")
        return Statement(
            """
            INSERT INTO \(table) (\(names)) SELECT * FROM \(rows) \
            ON CONFLICT (\(key)) DO UPDATE SET \(set)
            """, rows: types)
    }

    private var types: [ParameterType] { columns.map(\.type) }

    private var rows: String {
        let arrays = columns.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
        return "unnest(\(arrays)) AS new (\(names))"
    }

    private func names(but key: String) -> [String] { columns.map(\.name).filter { $0 != key } }
}

extension ParameterType {
    fileprivate init(_ type: StoredType) {
        self =
            switch type {
            case .text: .text
            case .integer: .bigint
            case .boolean: .boolean
            }
    }
}
