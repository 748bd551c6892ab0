import Beckon
import GRDBSQLite

extension StoredValue {
    /// The number of bytes of a text; 0 for other values.
    var textSize: Int { if case .text(let text) = self { text.utf8.count } else { 0 } }

    /// Binds the value.
    ///
    /// A text is bound with all of its bytes, which are copied to `space`: they must stay there until the statement's
    /// bindings are cleared.
    ///
    /// - Parameters:
    ///   - statement: The statement.
    ///   - index: The parameter's number, from 1.
    ///   - space: Room for at least ``textSize`` bytes; it becomes the unused rest.
    /// - Returns: SQLite's result code.
    func bind(
        to statement: OpaquePointer, at index: Int32, in space: inout Slice<UnsafeMutableRawBufferPointer>
    ) -> Int32 {
        switch self {
        case .null: return sqlite3_bind_null(statement, index)
        case .integer(let value): return sqlite3_bind_int64(statement, index, value)
        case .boolean(let isTrue): return sqlite3_bind_int64(statement, index, isTrue ? 1 : 0)
        case .text(var text):
            return text.withUTF8 { bytes in
                let copy = UnsafeMutableRawBufferPointer(rebasing: space.prefix(bytes.count))
                // An empty buffer may have no address, which SQLite would read as NULL.
                guard !bytes.isEmpty, let start = copy.baseAddress else {
                    return sqlite3_bind_text(statement, index, "", 0, Self.copied)
                }
                copy.copyMemory(from: UnsafeRawBufferPointer(bytes))
                space = space.dropFirst(bytes.count)
                return sqlite3_bind_text64(
                    statement, index, start.assumingMemoryBound(to: CChar.self), UInt64(bytes.count), nil,
                    UInt8(SQLITE_UTF8))
            }
        }
    }

    /// SQLite's constant for "copy it now", -1 in C, which has no name in Swift.
    private static var copied: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }
}
