/// A row of a table, read by the names of its columns.
///
/// NULL where none may be, or a word that this program does not know, means that something else has written into the
/// database.
package protocol StoredRow {
    associatedtype Failure: Error

    /// Reads the column at an index from 0; nil for NULL.
    func text(at index: Int) throws(Failure) -> String?
    /// Reads the column at an index from 0; nil for NULL.
    func integer(at index: Int) throws(Failure) -> Int64?
    /// Reads the column at an index from 0; nil for NULL.
    func boolean(at index: Int) throws(Failure) -> Bool?

    /// The database holds something of a type that this program does not know.
    static func unknown<Value>(_: Value.Type) -> Failure
    /// The database lacks a value in a row.
    static var missing: Failure { get }
}

extension StoredRow {
    func text(_ column: some StoredColumn) throws(Failure) -> String { try present(optionalText(column)) }
    func int(_ column: some StoredColumn) throws(Failure) -> Int { try present(Int(exactly: int64(column))) }
    func int64(_ column: some StoredColumn) throws(Failure) -> Int64 { try present(integer(at: column.rawValue)) }
    func bool(_ column: some StoredColumn) throws(Failure) -> Bool { try present(boolean(at: column.rawValue)) }
    func time(_ column: some StoredColumn) throws(Failure) -> Timestamp { try present(optionalTime(column)) }

    func optionalText(_ column: some StoredColumn) throws(Failure) -> String? { try text(at: column.rawValue) }

    func optionalTime(_ column: some StoredColumn) throws(Failure) -> Timestamp? {
        try integer(at: column.rawValue).map { Timestamp(milliseconds: $0) }
    }

    /// A word out of a closed set.
    func word<Word: RawRepresentable>(_ column: some StoredColumn) throws(Failure) -> Word
    where Word.RawValue == String {
        try known(Word(rawValue: text(column)))
    }

    func typing(_ isTyping: some StoredColumn, _ lastStart: some StoredColumn) throws(Failure) -> TypingState {
        TypingState(isTyping: try bool(isTyping), lastStart: try optionalTime(lastStart))
    }

    /// What the columns spell; nil is what this program does not know.
    func known<Value>(_ value: Value?) throws(Failure) -> Value {
        guard let value else { throw Self.unknown(Value.self) }
        return value
    }

    private func present<Value>(_ value: Value?) throws(Failure) -> Value {
        guard let value else { throw Self.missing }
        return value
    }
}
