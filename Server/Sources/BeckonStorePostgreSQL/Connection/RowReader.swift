import Beckon

/// Reads the columns of one row from left to right.
///
/// The statements say which type a column has. NULL where none may be, or a word that this program does not know, means
/// that something else has written into the database.
struct RowReader {
    private let result: QueryResult
    private let row: Int32
    private var column = 0

    init(_ result: QueryResult, row: Int32) {
        self.result = result
        self.row = row
    }

    mutating func text() throws(ConnectionFailure) -> String { try present(optionalText()) }
    mutating func int64() throws(ConnectionFailure) -> Int64 { try present(optionalInt64()) }
    mutating func int() throws(ConnectionFailure) -> Int { try present(optionalInt()) }
    mutating func time() throws(ConnectionFailure) -> Timestamp { Timestamp(milliseconds: try int64()) }

    mutating func bool() throws(ConnectionFailure) -> Bool { try present(optionalBool()) }

    mutating func optionalBool() throws(ConnectionFailure) -> Bool? { try boolean(at: next()) }

    func boolean(at index: Int) throws(ConnectionFailure) -> Bool? {
        guard let bytes = bytes(at: index) else { return nil }
        guard bytes.count == 1 else { throw Self.missing }
        return bytes[0] != 0
    }

    mutating func optionalText() -> String? { text(at: next()) }

    func text(at index: Int) -> String? { bytes(at: index).map { String(decoding: $0, as: UTF8.self) } }

    mutating func optionalInt64() throws(ConnectionFailure) -> Int64? { try integer(at: next()) }

    func integer(at index: Int) throws(ConnectionFailure) -> Int64? {
        guard let bytes = bytes(at: index) else { return nil }
        guard bytes.count == 8 else { throw Self.missing }
        return Int64(bigEndian: bytes.loadUnaligned(as: Int64.self))
    }

    mutating func optionalInt() throws(ConnectionFailure) -> Int? {
        guard let value = try optionalInt64() else { return nil }
        return try present(Int(exactly: value))
    }

    mutating func optionalTime() throws(ConnectionFailure) -> Timestamp? {
        try optionalInt64().map { Timestamp(milliseconds: $0) }
    }

    /// A word out of a closed set.
    mutating func word<Word: RawRepresentable>(_: Word.Type = Word.self) throws(ConnectionFailure) -> Word
    where Word.RawValue == String {
        guard let word = try optionalWord(Word.self) else { throw Self.unknown(Word.self) }
        return word
    }

    mutating func optionalWord<Word: RawRepresentable>(
        _: Word.Type = Word.self
    ) throws(ConnectionFailure) -> Word? where Word.RawValue == String {
        guard let text = optionalText() else { return nil }
        guard let word = Word(rawValue: text) else { throw Self.unknown(Word.self) }
        return word
    }

    static func unknown<Word>(_: Word.Type) -> ConnectionFailure {
        .unusable("the database holds a \(Word.self) that this program does not know")
    }

    static var missing: ConnectionFailure { .unusable("the database lacks a value in a row") }

    private func present<Value>(_ value: Value?) throws(ConnectionFailure) -> Value {
        guard let value else { throw Self.missing }
        return value
    }

    /// A dictionary that no query looks into.
    mutating func dictionary() throws(ConnectionFailure) -> [String: String] {
        guard let dictionary = StoredJSON.dictionary(from: try text()) else {
            throw Self.unknown([String: String].self)
        }
        return dictionary
    }

    mutating func route() throws(ConnectionFailure) -> PushRoute {
        guard let route = StoredRoute(text: try text()).route else { throw Self.unknown(PushRoute.self) }
        return route
    }

    private func bytes(at index: Int) -> UnsafeRawBufferPointer? { result.bytes(row: row, column: Int32(index)) }

    private mutating func next() -> Int {
        defer { column += 1 }
        return column
    }
}

extension RowReader: StoredRow {
    typealias Failure = ConnectionFailure
}
