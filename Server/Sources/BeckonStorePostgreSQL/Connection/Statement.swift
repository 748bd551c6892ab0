import Beckon
import Synchronization

/// The type of a statement's parameter.
package enum ParameterType: Sendable {
    case bigint
    case text
    case boolean

    var oid: UInt32 {
        switch self {
        case .bigint: 20
        case .text: 25
        case .boolean: 16
        }
    }

    /// The type's array type.
    package var arrayOID: UInt32 {
        switch self {
        case .bigint: 1_016
        case .text: 1_009
        case .boolean: 1_000
        }
    }
}

/// A statement that each connection prepares when it first runs it.
package struct Statement: Sendable {
    /// The number that identifies the statement on every connection.
    let number: Int
    /// The name on the server.
    let name: String
    package let sql: String
    package let parameters: [ParameterType]
    /// Whether the parameters are arrays: one for each column, with an element for each row.
    let takesRows: Bool

    private static let count = Atomic(0)

    /// Makes a statement with single values.
    init(_ sql: String, _ parameters: ParameterType...) {
        self.init(sql: sql, parameters: parameters, takesRows: false)
    }

    /// Makes a statement with the values of one row.
    init(_ sql: String, row parameters: [ParameterType]) {
        self.init(sql: sql, parameters: parameters, takesRows: false)
    }

    /// Makes a statement for many rows at once, which it reads by `unnest`.
    init(_ sql: String, rows parameters: [ParameterType]) {
        self.init(sql: sql, parameters: parameters, takesRows: true)
    }

    private init(sql: String, parameters: [ParameterType], takesRows: Bool) {
        number = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
        name = "beckon_\(number)"
        self.sql = sql
        self.parameters = parameters
        self.takesRows = takesRows
    }
}

/// A statement with its values.
struct Request: Sendable {
    let statement: Statement
    /// One row for a statement with single values, any number for a statement that takes rows.
    let rows: [[StoredValue]]

    init(_ statement: Statement, _ values: StoredValue...) {
        self.statement = statement
        rows = [values]
    }

    init(_ statement: Statement, values: [StoredValue]) {
        self.statement = statement
        rows = [values]
    }

    init(_ statement: Statement, rows: [[StoredValue]]) {
        self.statement = statement
        self.rows = rows
    }
}
