import Beckon
import GRDB

/// Reads the columns of one row from left to right.
struct RowReader {
    private let row: Row
    private var column = 0

    init(_ row: Row) {
        self.row = row
    }

    mutating func text() throws -> String { try row.decode(String.self, atIndex: next()) }
    mutating func optionalText() throws -> String? { try row.decode(String?.self, atIndex: next()) }
    mutating func int() throws -> Int { try row.decode(Int.self, atIndex: next()) }
    mutating func optionalInt() throws -> Int? { try row.decode(Int?.self, atIndex: next()) }
    mutating func int64() throws -> Int64 { try row.decode(Int64.self, atIndex: next()) }
    mutating func bool() throws -> Bool { try row.decode(Bool.self, atIndex: next()) }
    mutating func time() throws -> Timestamp { Timestamp(milliseconds: try int64()) }

    mutating func optionalTime() throws -> Timestamp? {
        try row.decode(Int64?.self, atIndex: next()).map { Timestamp(milliseconds: $0) }
    }

    /// A word out of a closed set; another word means that something else has written into the database.
    mutating func word<Word: RawRepresentable>(_: Word.Type = Word.self) throws -> Word
    where Word.RawValue == String {
        guard let word = try optionalWord(Word.self) else { throw Self.unknown(Word.self) }
        return word
    }

    mutating func optionalWord<Word: RawRepresentable>(_: Word.Type = Word.self) throws -> Word?
    where Word.RawValue == String {
        guard let text = try optionalText() else { return nil }
        guard let word = Word(rawValue: text) else { throw Self.unknown(Word.self) }
        return word
    }

    static func unknown<Word>(_: Word.Type) -> StoreError {
        StoreError(.unusable, "the database holds a \(Word.self) that this program does not know")
    }

    private mutating func next() -> Int {
        defer { column += 1 }
        return column
    }
}
