/// A column of a statement's result, by its number from 0.
package protocol ResultColumn: RawRepresentable, Sendable where RawValue == Int {}

/// The column of a result that has only one.
package enum OnlyColumn: Int, ResultColumn {
    case value
}

/// A column of a table: a case is named `serviceName` where the table says `service_name`.
///
/// A row is read by the cases' numbers, so a statement lists the columns in their order, from the first.
package protocol StoredColumn: ResultColumn, CaseIterable, Hashable {
    /// The names of the table's columns, in the order of the cases.
    static var names: [String] { get }
    var type: StoredType { get }
}

/// The type of a column's values, besides NULL.
package enum StoredType: Sendable {
    case text
    case integer
    case boolean
}

extension StoredColumn {
    package var name: String { Self.names[rawValue] }

    /// All columns, as a statement lists them.
    package static var list: String { allCases.list }

    /// The columns up to and including `last`.
    package static func through(_ last: Self) -> [Self] { allCases.filter { $0.rawValue <= last.rawValue } }

    package static func snakeCase(_ column: Self) -> String {
        "\(column)".reduce(into: "") { name, letter in
            if letter.isUppercase { name += "_" }
            name += letter.lowercased()
        }
    }
}

extension Sequence where Element: StoredColumn {
    /// The columns, as a statement lists them.
    package var list: String { map(\.name).joined(separator: ", ") }

    /// The columns, each with the name of its table.
    package func list(of table: String) -> String { map { "\(table).\($0.name)" }.joined(separator: ", ") }

    /// Assignments that set each column to its value in another row.
    package func list(settingFrom row: String) -> String {
        map { "\($0.name) = \(row).\($0.name)" }.joined(separator: ", ")
    }
}
