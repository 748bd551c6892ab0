/// The grammar of RFC 8259 over raw bytes: all JSON text is checked here.
///
/// A scanner lives only inside one call that holds the buffer. `JSONValue` and `JSONReader` both use it, so they accept
/// exactly the same texts. The scanner itself checks `position < end` before every read; the buffer does not.
struct JSONScanner {
    let bytes: UnsafeRawBufferPointer
    let end: Int
    let maxDepth: Int
    var position: Int
    /// Whether a string escaped half a surrogate pair without the other half.
    var holdsHalves = false

    /// Makes a scanner over the bytes `range`, which must lie inside the buffer.
    init(_ bytes: UnsafeRawBufferPointer, in range: Range<Int>, maxDepth: Int) {
        self.bytes = bytes
        self.end = range.upperBound
        self.position = range.lowerBound
        self.maxDepth = maxDepth
    }

    func failure(_ code: JSONError.Code) -> JSONError {
        JSONError(code: code, offset: position)
    }

    /// Refuses a text that is too long or begins with a byte order mark.
    func checkStart(_ limits: JSONLimits) throws(JSONError) {
        guard end &- position <= limits.maxBytes else {
            throw JSONError(code: .tooLarge, offset: position &+ limits.maxBytes)
        }
        if end &- position >= 3, bytes[position] == 0xEF, bytes[position &+ 1] == 0xBB, bytes[position &+ 2] == 0xBF {
            throw failure(.byteOrderMark)
        }
    }

    @inline(__always)
    mutating func skipWhitespace() {
        while position < end {
            switch bytes[position] {
            case 0x20, 0x0A, 0x0D, 0x09: position &+= 1
            default: return
            }
        }
    }

    /// Skips white space and returns the byte after it, without taking that byte.
    @inline(__always)
    mutating func peek() throws(JSONError) -> UInt8 {
        skipWhitespace()
        guard position < end else { throw failure(.unexpectedEnd) }
        return bytes[position]
    }

    /// Takes one byte that must be `expected`.
    @inline(__always)
    mutating func take(_ expected: UInt8) throws(JSONError) {
        guard try peek() == expected else { throw failure(.unexpectedByte) }
        position &+= 1
    }

    /// Takes `true`, `false` or `null`.
    mutating func takeLiteral(_ literal: StaticString) throws(JSONError) {
        let length = literal.utf8CodeUnitCount
        for index in 0..<length {
            guard position &+ index < end else {
                throw JSONError(code: .unexpectedEnd, offset: end)
            }
            guard bytes[position &+ index] == literal.utf8Start[index] else {
                throw JSONError(code: .unexpectedByte, offset: position &+ index)
            }
        }
        position &+= length
    }

    /// Makes sure that only white space is left.
    mutating func finish() throws(JSONError) {
        skipWhitespace()
        guard position == end else { throw failure(.trailingBytes) }
    }
}

extension [UInt8] {
    /// Calls `body` with the bytes; unlike `withUnsafeBytes` it keeps the type of the error.
    @inline(__always)
    func withRawBytes<Result>(
        _ body: (UnsafeRawBufferPointer) throws(JSONError) -> Result
    ) throws(JSONError) -> Result {
        try withUnsafeBufferPointer { (buffer) throws(JSONError) -> Result in
            try body(UnsafeRawBufferPointer(buffer))
        }
    }
}

extension ArraySlice<UInt8> {
    /// Calls `body` with the bytes; unlike `withUnsafeBytes` it keeps the type of the error.
    @inline(__always)
    func withRawBytes<Result>(
        _ body: (UnsafeRawBufferPointer) throws(JSONError) -> Result
    ) throws(JSONError) -> Result {
        try withUnsafeBufferPointer { (buffer) throws(JSONError) -> Result in
            try body(UnsafeRawBufferPointer(buffer))
        }
    }
}

extension UnsafeRawBufferPointer {
    /// The offset of the first byte from `start` that cannot simply be copied between text and JSON, or `end`.
    ///
    /// Such bytes are quotes, backslashes and control characters, and with `stoppingAtNonASCII` bytes above 0x7F. The loop
    /// checks eight bytes at a time: a high bit in `hit` marks a byte found. A borrow can wrongly mark only a byte after
    /// a correct mark, so the first mark is always correct.
    @inline(__always)
    func endOfPlainRun(from start: Int, to end: Int, stoppingAtNonASCII: Bool) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs: UInt64 = 0x8080_8080_8080_8080
        var offset = start
        while end &- offset >= 8 {
            let word = UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            let quotes = word ^ (ones &* 0x22)
            let backslashes = word ^ (ones &* 0x5C)
            var hit =
                (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes | (word &- ones &* 0x20) & ~word
            if stoppingAtNonASCII { hit |= word }
            hit &= highs
            guard hit == 0 else { return offset &+ hit.trailingZeroBitCount / 8 }
            offset &+= 8
        }
        while offset < end {
            let byte = self[offset]
            if byte < 0x20 || byte == 0x22 || byte == 0x5C || (stoppingAtNonASCII && byte >= 0x80) { return offset }
            offset &+= 1
        }
        return end
    }
}
