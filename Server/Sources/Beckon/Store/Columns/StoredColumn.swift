/// A column of a statement's result, by its number from 0.
package protocol ResultColumn: RawRepresentable, Sendable where RawValue == Int {}

/// A column of a result that is no table's, by its place.
package struct ResultPlace: ResultColumn {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
}

extension ResultColumn where Self == ResultPlace {
    package static var first: ResultPlace { ResultPlace(rawValue: 0) }
    package static var second: ResultPlace { ResultPlace(rawValue: 1) }
    package static var third: ResultPlace { ResultPlace(rawValue: 2) }
    package static var fourth: ResultPlace { ResultPlace(rawValue: 3) }
    package static var fifth: ResultPlace { ResultPlace(rawValue: 4) }
}

/// A column of a table: a case is named `serviceName` where the table says `service_name`.
///
/// A row is read by the cases' numbers, so a statement lists the columns in their order, from the first.
package protocol StoredColumn: ResultColumn, CaseIterable, Hashable {
    var name: String { get }
    var type: StoredType { get }
}

/// The type of a column's values, besides NULL.
package enum StoredType: Sendable {
    case text
    case integer
    case boolean
}

extension StoredColumn {
    package var name: String { snakeCase }

    /// All columns, as a statement lists them.
    package static var list: String { allCases.list }

    /// The columns up to and including `last`.
    package static func through(_ last: Self) -> [Self] { allCases.filter { $0.rawValue <= last.rawValue } }

    /// The case's name as a table says it.
    package var snakeCase: String {
        "\(self)".reduce(into: "") { name, letter in
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

/// A row of a table, read by the names of its columns.
///
/// A NULL in a column that must have a value, or an unknown word, shows that another program has written to the database.
package protocol StoredRow {
    associatedtype Failure: Error

    /// Reads the column at an index from 0; nil for NULL.
    func text(at index: Int) throws(Failure) -> String?
    /// Reads the column at an index from 0; nil for NULL.
    func integer(at index: Int) throws(Failure) -> Int64?
    /// Reads the column at an index from 0; nil for NULL.
    func boolean(at index: Int) throws(Failure) -> Bool?

    /// The same row without its first columns.
    func skipping(_ count: Int) -> Self

    /// The error for a column whose text is not a known value of a type.
    static func unknown<Value>(_: Value.Type) -> Failure
    /// The error for a NULL, or a number out of range, where a value must be.
    static var missing: Failure { get }
}

extension StoredRow {
    package func text(_ column: some ResultColumn) throws(Failure) -> String { try present(optionalText(column)) }
    package func int(_ column: some ResultColumn) throws(Failure) -> Int { try present(optionalInt(column)) }
    package func int64(_ column: some ResultColumn) throws(Failure) -> Int64 { try present(optionalInt64(column)) }
    package func bool(_ column: some ResultColumn) throws(Failure) -> Bool { try present(optionalBool(column)) }
    package func time(_ column: some ResultColumn) throws(Failure) -> Timestamp { try present(optionalTime(column)) }

    package func optionalText(_ column: some ResultColumn) throws(Failure) -> String? { try text(at: column.rawValue) }

    package func optionalInt64(_ column: some ResultColumn) throws(Failure) -> Int64? {
        try integer(at: column.rawValue)
    }

    package func optionalBool(_ column: some ResultColumn) throws(Failure) -> Bool? {
        try boolean(at: column.rawValue)
    }

    package func optionalInt(_ column: some ResultColumn) throws(Failure) -> Int? {
        guard let integer = try optionalInt64(column) else { return nil }
        return try present(Int(exactly: integer))
    }

    package func optionalTime(_ column: some ResultColumn) throws(Failure) -> Timestamp? {
        try optionalInt64(column).map { Timestamp(milliseconds: $0) }
    }

    /// A word of a closed set.
    package func word<Word: RawRepresentable>(_ column: some ResultColumn) throws(Failure) -> Word
    where Word.RawValue == String {
        try known(Word(rawValue: text(column)))
    }

    /// A word of a closed set; nil for NULL.
    package func optionalWord<Word: RawRepresentable>(_ column: some ResultColumn) throws(Failure) -> Word?
    where Word.RawValue == String {
        guard let text = try optionalText(column) else { return nil }
        return try known(Word(rawValue: text))
    }

    /// A dictionary, stored as JSON.
    package func dictionary(_ column: some ResultColumn) throws(Failure) -> [String: String] {
        try known(StoredJSON.dictionary(from: text(column)))
    }

    /// A dictionary, stored as JSON; an empty one for NULL.
    func optionalDictionary(_ column: some ResultColumn) throws(Failure) -> [String: String] {
        guard let text = try optionalText(column) else { return [:] }
        return try known(StoredJSON.dictionary(from: text))
    }

    /// A push route.
    package func route(_ column: some ResultColumn) throws(Failure) -> PushRoute {
        try known(StoredRoute(text: text(column)).route)
    }

    func typing(_ isTyping: some ResultColumn, _ lastStart: some ResultColumn) throws(Failure) -> TypingState {
        TypingState(isTyping: try bool(isTyping), lastStart: try optionalTime(lastStart))
    }

    /// The row from the column after `column` on, as another table's columns, numbered from 0 again.
    package func after(_ column: some ResultColumn) -> Self { skipping(column.rawValue + 1) }

    /// Returns the value of the columns; throws when it is nil, because this program does not know it.
    package func known<Value>(_ value: Value?) throws(Failure) -> Value {
        guard let value else { throw Self.unknown(Value.self) }
        return value
    }

    private func present<Value>(_ value: Value?) throws(Failure) -> Value {
        guard let value else { throw Self.missing }
        return value
    }
}

/// A value that is written into a column or passed to a statement as a parameter.
package enum StoredValue: Hashable, Sendable {
    case null
    case text(String)
    case integer(Int64)
    case boolean(Bool)

    package var isNull: Bool { if case .null = self { true } else { false } }
}

/// A type whose values a column can hold.
package protocol Storable {
    var sql: StoredValue { get }
}

extension String: Storable { package var sql: StoredValue { .text(self) } }
extension Int: Storable { package var sql: StoredValue { .integer(Int64(self)) } }
extension Int64: Storable { package var sql: StoredValue { .integer(self) } }
extension Bool: Storable { package var sql: StoredValue { .boolean(self) } }
extension Timestamp: Storable { package var sql: StoredValue { .integer(milliseconds) } }
extension ServiceID: Storable { package var sql: StoredValue { .text(text) } }
extension ChatID: Storable { package var sql: StoredValue { .text(text) } }
extension DeviceID: Storable { package var sql: StoredValue { .text(text) } }
extension NodeID: Storable { package var sql: StoredValue { .text(text) } }
extension FileID: Storable { package var sql: StoredValue { .text(text) } }
extension CustomerKey: Storable { package var sql: StoredValue { .text(text) } }

extension Optional: Storable where Wrapped: Storable {
    package var sql: StoredValue { self?.sql ?? .null }
}

extension Storable where Self: RawRepresentable, RawValue == String {
    package var sql: StoredValue { .text(rawValue) }
}

extension ServiceKind: Storable {}
extension EventKind: Storable {}
extension PartyKind: Storable {}
extension PushType: Storable {}
extension PushRecord.Kind: Storable {}
extension CallbackState: Storable {}
extension CallbackReason: Storable {}
extension DeskAccount.Role: Storable {}
extension StoredStep.Word: Storable {}
