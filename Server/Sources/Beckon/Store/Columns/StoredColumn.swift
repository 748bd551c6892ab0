/// A column of a table: a case is named `serviceName` where the table says `service_name`.
package protocol StoredColumn: CaseIterable, RawRepresentable, Sendable where RawValue == Int {
    /// What the table calls its columns, in the order of the cases.
    static var names: [String] { get }
    var type: StoredType { get }
}

/// What a column holds, besides NULL.
package enum StoredType: Sendable {
    case text
    case integer
    case boolean
}

/// What is written into a column.
package enum StoredValue: Hashable, Sendable {
    case null
    case text(String)
    case integer(Int64)
    case boolean(Bool)
}

extension StoredColumn {
    package var name: String { Self.names[rawValue] }

    /// All columns, as a statement lists them.
    package static var list: String { names.joined(separator: ", ") }

    static func snakeCase(_ column: Self) -> String {
        "\(column)".reduce(into: "") { name, letter in
            if letter.isUppercase { name += "_" }
            name += letter.lowercased()
        }
    }
}
