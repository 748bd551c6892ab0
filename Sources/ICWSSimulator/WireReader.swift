import Foundation

/// Reads JSON text; any error in it makes the result nil.
struct WireReader {
    private static let maximumDepth = 128

    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Reads the whole text, which must hold one value.
    mutating func document() -> WireJSON? {
        guard let value = value(0) else { return nil }
        skipSpace()
        return place == bytes.count ? value : nil
    }

    private mutating func skipSpace() {
        while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
    }

    private mutating func take(_ text: StaticString, _ value: WireJSON) -> WireJSON? {
        let wanted = UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        guard bytes[place...].starts(with: wanted) else { return nil }
        place += wanted.count
        return value
    }

    private mutating func value(_ depth: Int) -> WireJSON? {
        skipSpace()
        guard place < bytes.count, depth < Self.maximumDepth else { return nil }
        switch bytes[place] {
        case UInt8(ascii: "{"): return object(depth)
        case UInt8(ascii: "["): return list(depth)
        case UInt8(ascii: "\""): return string().map { .text($0) }
        case UInt8(ascii: "t"): return take("true", .bool(true))
        case UInt8(ascii: "f"): return take("false", .bool(false))
        case UInt8(ascii: "n"): return take("null", .null)
        default: return number()
        }
    }

    /// Skips white space, and takes the next byte if it is this one.
    ///
    /// - Returns: Whether it was.
    private mutating func takes(_ byte: Unicode.Scalar) -> Bool {
        skipSpace()
        guard place < bytes.count, bytes[place] == UInt8(ascii: byte) else { return false }
        place += 1
        return true
    }

    private mutating func object(_ depth: Int) -> WireJSON? {
        place += 1
        var members: [String: WireJSON] = [:]
        if takes("}") { return .object(members) }
        while true {
            skipSpace()
            guard place < bytes.count, bytes[place] == UInt8(ascii: "\""), let key = string(), takes(":"),
                let member = value(depth + 1)
            else { return nil }
            members[key] = member
            if takes("}") { return .object(members) }
            guard takes(",") else { return nil }
        }
    }

    private mutating func list(_ depth: Int) -> WireJSON? {
        place += 1
        var elements: [WireJSON] = []
        if takes("]") { return .list(elements) }
        while true {
            guard let element = value(depth + 1) else { return nil }
            elements.append(element)
            if takes("]") { return .list(elements) }
            guard takes(",") else { return nil }
        }
    }

    private mutating func number() -> WireJSON? {
        let start = place
        while place < bytes.count, Self.isNumber(bytes[place]) { place += 1 }
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        if let whole = Int(text), !text.hasPrefix("+") { return .integer(whole) }
        return Double(text).map { .number($0) }
    }

    private static func isNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }

    private mutating func string() -> String? {
        place += 1
        var text: [UInt8] = []
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            switch byte {
            case UInt8(ascii: "\""): return String(bytes: text, encoding: .utf8)
            case UInt8(ascii: "\\"):
                guard let scalar = escape() else { return nil }
                text += Array(String(Character(scalar)).utf8)
            case 0..<0x20: return nil
            default: text.append(byte)
            }
        }
        return nil
    }

    private mutating func escape() -> Unicode.Scalar? {
        guard place < bytes.count else { return nil }
        let byte = bytes[place]
        place += 1
        let plain: [UInt8: Unicode.Scalar] = [
            0x22: "\"", 0x5C: "\\", 0x2F: "/", 0x62: "\u{8}", 0x66: "\u{C}", 0x6E: "\n", 0x72: "\r", 0x74: "\t",
        ]
        guard byte == UInt8(ascii: "u") else { return plain[byte] }
        guard let first = hex() else { return nil }
        guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
        guard bytes[place...].starts(with: [0x5C, 0x75]) else { return nil }
        place += 2
        guard let second = hex(), (0xDC00..<0xE000).contains(second) else { return nil }
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    }

    private mutating func hex() -> UInt32? {
        guard place + 4 <= bytes.count else { return nil }
        defer { place += 4 }
        return UInt32(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
    }
}
