import Beckon
import GRDBSQLite

/// Reads the columns of a statement's current row from left to right.
///
/// The tables are strict, so a column holds its type or NULL. NULL where none may be means that something else has
/// written into the database.
struct RowReader {
    private let statement: OpaquePointer
    private var column = 0

    /// - Parameter statement: one that has stepped onto a row, and stays there while it is read.
    init(_ statement: OpaquePointer) {
        self.statement = statement
    }

    mutating func text() throws -> String { try present(optionalText()) }
    mutating func int() throws -> Int { try present(optionalInt()) }
    mutating func int64() throws -> Int64 { try present(optionalInt64()) }
    mutating func bool() throws -> Bool { try int64() != 0 }
    mutating func time() throws -> Timestamp { Timestamp(milliseconds: try int64()) }

    mutating func optionalText() -> String? { text(at: next()) }

    func text(at index: Int) -> String? {
        let column = Int32(index)
        guard let start = sqlite3_column_text(statement, column) else { return nil }
        let count = Int(sqlite3_column_bytes(statement, column))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    mutating func optionalInt64() -> Int64? { integer(at: next()) }

    func integer(at index: Int) -> Int64? {
        let column = Int32(index)
        guard sqlite3_column_type(statement, column) != SQLITE_NULL else { return nil }
        return sqlite3_column_int64(statement, column)
    }

    mutating func optionalInt() throws -> Int? {
        guard let value = optionalInt64() else { return nil }
        return try present(Int(exactly: value))
    }

    mutating func optionalTime() -> Timestamp? { optionalInt64().map { Timestamp(milliseconds: $0) } }

    /// A word out of a closed set; another word means that something else has written into the database.
    mutating func word<Word: RawRepresentable>(_: Word.Type = Word.self) throws -> Word
    where Word.RawValue == String {
        guard let word = try optionalWord(Word.self) else { throw Self.unknown(Word.self) }
        return word
    }

    mutating func optionalWord<Word: RawRepresentable>(_: Word.Type = Word.self) throws -> Word?
    where Word.RawValue == String {
        guard let text = optionalText() else { return nil }
        guard let word = Word(rawValue: text) else { throw Self.unknown(Word.self) }
        return word
    }

    static func unknown<Word>(_: Word.Type) -> StoreError {
        StoreError(.unusable, "the database holds a \(Word.self) that this program does not know")
    }

    mutating func route() throws -> PushRoute {
        guard let route = StoredRoute(text: try text()).route else { throw Self.unknown(PushRoute.self) }
        return route
    }

    static var missing: StoreError { StoreError(.unusable, "the database lacks a value in a row") }

    /// A dictionary that no query looks into.
    mutating func dictionary() throws -> [String: String] {
        guard let dictionary = StoredJSON.dictionary(from: try text()) else {
            throw Self.unknown([String: String].self)
        }
        return dictionary
    }

    private func present<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw Self.missing }
        return value
    }

    private mutating func next() -> Int {
        defer { column += 1 }
        return column
    }
}

extension RowReader: StoredRow {
    typealias Failure = StoreError

    func boolean(at index: Int) -> Bool? { integer(at: index).map { $0 != 0 } }
}
