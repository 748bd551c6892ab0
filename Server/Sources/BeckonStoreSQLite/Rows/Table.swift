import Beckon

/// Makes a table's statements from its columns.
struct Table<Column: StoredColumn>: Sendable {
    let name: String

    init(_ name: String, of _: Column.Type) {
        self.name = name
    }

    /// Reads every column.
    var select: String { select(Column.allCases) }

    func select(_ columns: some Sequence<Column>) -> String { "SELECT \(columns.list) FROM \(name)" }

    /// Writes every column of a new row.
    var insert: String { insert(Column.allCases) }

    func insert(_ columns: some Collection<Column>) -> String {
        "INSERT INTO \(name) (\(columns.list)) VALUES (\(Self.places(for: columns)))"
    }

    /// Writes a new row, or all columns but the key of the existing row.
    func put(_ columns: some Collection<Column>, key: Column) -> String {
        let others = columns.filter { $0 != key }
        return "\(insert(columns)) ON CONFLICT (\(key.name)) DO UPDATE SET \(others.list(settingFrom: "excluded"))"
    }

    func put(key: Column) -> String { put(Array(Column.allCases), key: key) }

    private static func places(for columns: some Collection<Column>) -> String {
        columns.map { _ in "?" }.joined(separator: ", ")
    }
}
