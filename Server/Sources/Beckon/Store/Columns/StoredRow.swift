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
