/// The checked bytes of a string between its quotes, and whether they hold a backslash.
struct ScannedString {
    let range: Range<Int>
    let hasEscapes: Bool
}

extension JSONScanner {
    /// Takes a string, quotes included, and checks every byte of it.
    ///
    /// Apps that cut texts by UTF-16 units send half an emoji: the grammar allows its escape, and it is read as U+FFFD.
    mutating func takeString() throws(JSONError) -> ScannedString {
        try take(UInt8(ascii: "\""))
        let start = position
        var hasEscapes = false
        while true {
            position = bytes.endOfPlainRun(from: position, to: end, stoppingAtNonASCII: true)
            guard position < end else { throw failure(.unexpectedEnd) }
            switch bytes[position] {
            case UInt8(ascii: "\""):
                position &+= 1
                return ScannedString(range: start..<(position &- 1), hasEscapes: hasEscapes)
            case UInt8(ascii: "\\"):
                hasEscapes = true
                try skipEscape()
            case 0..<0x20:
                throw failure(.controlCharacter)
            default:
                while position < end, bytes[position] >= 0x80 { try skipMultibyteScalar() }
            }
        }
    }

    private mutating func skipEscape() throws(JSONError) {
        guard position &+ 1 < end else { throw JSONError(code: .unexpectedEnd, offset: end) }
        switch bytes[position &+ 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            position &+= 2
        case UInt8(ascii: "u"):
            try skipUnicodeEscape()
        default:
            throw failure(.invalidEscape)
        }
    }

    private mutating func skipUnicodeEscape() throws(JSONError) {
        let unit = try codeUnit(at: position)
        guard unit & 0xF800 == 0xD800 else {
            position &+= 6
            return
        }
        // The escape of a low half must follow a high half directly; anything else names no character.
        guard unit < 0xDC00, position &+ 7 < end, bytes[position &+ 6] == UInt8(ascii: "\\"),
            bytes[position &+ 7] == UInt8(ascii: "u"), try codeUnit(at: position &+ 6) & 0xFC00 == 0xDC00
        else {
            holdsHalves = true
            position &+= 6
            return
        }
        position &+= 12
    }

    /// The four hexadecimal digits of the `\u` escape whose backslash is at `offset`.
    private func codeUnit(at offset: Int) throws(JSONError) -> UInt32 {
        var unit: UInt32 = 0
        for index in (offset &+ 2)..<(offset &+ 6) {
            guard index < end else { throw JSONError(code: .unexpectedEnd, offset: end) }
            guard let digit = hexadecimalDigit(bytes[index]) else {
                throw JSONError(code: .invalidEscape, offset: offset)
            }
            unit = unit << 4 | digit
        }
        return unit
    }

    /// Skips one scalar of two to four bytes that table 3-7 of the Unicode standard allows.
    private mutating func skipMultibyteScalar() throws(JSONError) {
        let lead = bytes[position]
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: throw failure(.invalidUTF8)
        }
        guard length <= end &- position, second.contains(bytes[position &+ 1]) else { throw failure(.invalidUTF8) }
        for index in 2..<max(length, 2) where bytes[position &+ index] & 0xC0 != 0x80 {
            throw failure(.invalidUTF8)
        }
        position &+= length
    }

    /// The text of a checked string, its runs of marks bounded.
    func text(of scanned: ScannedString) -> String {
        let raw = UnsafeRawBufferPointer(rebasing: bytes[scanned.range])
        guard scanned.hasEscapes else { return StreamSafe.text(String(decoding: raw, as: UTF8.self)) }
        // The character of an escape is never longer than the escape, so `raw.count` bytes are enough.
        return StreamSafe.text(String(unsafeUninitializedCapacity: raw.count) { unescape(raw, into: $0) })
    }
}

extension [UInt8] {
    /// Checked JSON in which each escape of half a surrogate pair without the other half names U+FFFD.
    ///
    /// In checked JSON a backslash stands only in strings, and both escapes are six bytes long.
    var withoutHalves: [UInt8] {
        var json = self
        withUnsafeBytes { raw in
            var read = 0
            while read < raw.count {
                guard raw[read] == UInt8(ascii: "\\") else {
                    read &+= 1
                    continue
                }
                guard read &+ 5 < raw.count, raw[read &+ 1] == UInt8(ascii: "u") else {
                    read &+= 2
                    continue
                }
                let unit = hexadecimal(raw, at: read &+ 2)
                if unit & 0xF800 == 0xD800, lowHalf(in: raw, at: read &+ 6, after: unit) == nil {
                    json.replaceSubrange((read &+ 2)..<(read &+ 6), with: "FFFD".utf8)
                    read &+= 6
                } else {
                    read &+= unit & 0xF800 == 0xD800 ? 12 : 6
                }
            }
        }
        return json
    }
}

/// The low half that is escaped at an offset, right after the high half `unit`; nil if either is none.
private func lowHalf(in raw: UnsafeRawBufferPointer, at offset: Int, after unit: UInt32) -> UInt32? {
    guard unit & 0xFC00 == 0xD800, offset &+ 5 < raw.count, raw[offset] == UInt8(ascii: "\\"),
        raw[offset &+ 1] == UInt8(ascii: "u")
    else { return nil }
    let low = hexadecimal(raw, at: offset &+ 2)
    return low & 0xFC00 == 0xDC00 ? low : nil
}

/// Writes a checked string with its escapes replaced, and returns the number of bytes written.
private func unescape(_ raw: UnsafeRawBufferPointer, into output: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var read = 0
    var written = 0
    while read < raw.count {
        let byte = raw[read]
        guard byte == UInt8(ascii: "\\"), read &+ 1 < raw.count else {
            output[written] = byte
            (read, written) = (read &+ 1, written &+ 1)
            continue
        }
        let escape = raw[read &+ 1]
        read &+= 2
        guard escape == UInt8(ascii: "u") else {
            output[written] = character(ofEscape: escape)
            written &+= 1
            continue
        }
        var scalar = hexadecimal(raw, at: read)
        read &+= 4
        if scalar & 0xF800 == 0xD800 {
            if let low = lowHalf(in: raw, at: read, after: scalar) {
                scalar = 0x10000 &+ (scalar & 0x3FF) << 10 &+ low & 0x3FF
                read &+= 6
            } else {
                scalar = 0xFFFD
            }
        }
        written &+= encode(scalar, into: output, at: written)
    }
    return written
}

private func character(ofEscape escape: UInt8) -> UInt8 {
    switch escape {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: escape
    }
}

private func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte &- 0x30)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte &- 0x37)
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte &- 0x57)
    default: nil
    }
}

private func hexadecimal(_ raw: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
    var value: UInt32 = 0
    for index in offset..<(offset &+ 4) where index < raw.count {
        value = value << 4 | (hexadecimalDigit(raw[index]) ?? 0)
    }
    return value
}

private func encode(_ scalar: UInt32, into output: UnsafeMutableBufferPointer<UInt8>, at offset: Int) -> Int {
    func continuation(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: 0x80 | (scalar >> shift) & 0x3F) }
    switch scalar {
    case 0..<0x80:
        output[offset] = UInt8(truncatingIfNeeded: scalar)
        return 1
    case 0x80..<0x800:
        output[offset] = UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6)
        output[offset &+ 1] = continuation(0)
        return 2
    case 0x800..<0x10000:
        output[offset] = UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12)
        output[offset &+ 1] = continuation(6)
        output[offset &+ 2] = continuation(0)
        return 3
    default:
        output[offset] = UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18)
        output[offset &+ 1] = continuation(12)
        output[offset &+ 2] = continuation(6)
        output[offset &+ 3] = continuation(0)
        return 4
    }
}
