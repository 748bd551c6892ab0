import Beckon
import BeckonStoreSQL

/// The values of one request in libpq's binary form: one flat buffer, and the place of each value in it.
struct ParameterBuffer {
    private var bytes: [UInt8] = []
    /// Offset and length of each value; nil for NULL.
    private var places: [(offset: Int, count: Int)?] = []
    private var formats: [Int32] = []
    private var lengths: [Int32] = []
    private var pointers: [UnsafePointer<CChar>?] = []

    mutating func fill(with request: BoundStatement) {
        bytes.removeAll(keepingCapacity: true)
        places.removeAll(keepingCapacity: true)
        for (index, type) in request.statement.parameters.enumerated() {
            let start = bytes.count
            if request.statement.takesRows {
                appendArray(of: type, column: index, of: request.rows)
            } else {
                let value = request.rows[0][index]
                guard !value.isNull else {
                    places.append(nil)
                    continue
                }
                append(value)
            }
            places.append((start, bytes.count - start))
        }
        // A buffer without bytes may have no address, which libpq would read as NULL.
        if bytes.isEmpty { bytes.append(0) }
    }

    /// Passes the values in libpq's form; the pointers are valid only while the body runs.
    mutating func withValues<Result>(
        _ body: (
            _ values: [UnsafePointer<CChar>?], _ lengths: [Int32], _ formats: [Int32]
        ) -> Result
    ) -> Result {
        formats = [Int32](repeating: 1, count: places.count)
        lengths = places.map { Int32($0?.count ?? 0) }
        return bytes.withUnsafeBytes { raw in
            let start = raw.assumingMemoryBound(to: CChar.self).baseAddress
            pointers = places.map { place in place.flatMap { start?.advanced(by: $0.offset) } }
            return body(pointers, lengths, formats)
        }
    }

    /// Appends an array of one dimension: dimensions, whether it has NULLs, element type, length, lower bound,
    /// elements.
    private mutating func appendArray(of type: ParameterType, column: Int, of rows: [[StoredValue]]) {
        append(Int32(rows.isEmpty ? 0 : 1))
        append(Int32(rows.contains { $0[column].isNull } ? 1 : 0))
        append(Int32(bitPattern: type.oid))
        guard !rows.isEmpty else { return }
        append(Int32(rows.count))
        append(Int32(1))
        for row in rows { appendElement(row[column]) }
    }

    private mutating func appendElement(_ value: StoredValue) {
        guard !value.isNull else { return append(Int32(-1)) }
        let place = bytes.count
        append(Int32(0))
        append(value)
        let length = UInt32(bytes.count - place - 4)
        for index in 0..<4 { bytes[place + index] = UInt8(truncatingIfNeeded: length >> (24 - 8 * index)) }
    }

    private mutating func append(_ value: StoredValue) {
        switch value {
        case .null: break
        case .integer(let value): withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
        case .boolean(let value): bytes.append(value ? 1 : 0)
        case .text(let text): append(text)
        }
    }

    /// PostgreSQL's texts cannot hold U+0000: U+FFFD replaces it in values that are stored and in values that are
    /// looked up.
    private mutating func append(_ text: String) {
        let start = bytes.count
        bytes.append(contentsOf: text.utf8)
        guard bytes[start...].contains(0) else { return }
        bytes.removeSubrange(start...)
        for byte in text.utf8 {
            if byte == 0 { bytes += StoredText.replacement } else { bytes.append(byte) }
        }
    }

    private mutating func append(_ value: Int32) {
        withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
    }
}

/// A text as the database stores and compares it: byte by byte, with U+FFFD instead of U+0000.
struct StoredText: Hashable {
    private let bytes: [UInt8]

    init(_ text: String) {
        let bytes = Array(text.utf8)
        self.bytes = bytes.contains(0) ? bytes.flatMap { $0 == 0 ? Self.replacement : [$0] } : bytes
    }

    /// U+FFFD in UTF-8.
    static let replacement: [UInt8] = [0xef, 0xbf, 0xbd]
}
