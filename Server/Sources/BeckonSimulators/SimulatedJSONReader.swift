/// Reads one JSON document from bytes by recursive descent; no input makes it trap.
struct SimulatedJSONReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var depthLeft: Int

    init(bytes: UnsafeBufferPointer<UInt8>, depthLeft: Int) {
        self.bytes = bytes
        self.depthLeft = depthLeft
    }

    mutating func document() -> SimulatedJSON? {
        guard let value = value() else { return nil }
        skipSpace()
        return position == bytes.count ? value : nil
    }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard current == byte else { return false }
        position += 1
        return true
    }

    private mutating func take(word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        guard bytes.count - position >= length else { return false }
        for offset in 0..<length where bytes[position + offset] != word.utf8Start[offset] { return false }
        position += length
        return true
    }

    private mutating func value() -> SimulatedJSON? {
        skipSpace()
        switch current {
        case UInt8(ascii: "{"): return nested { $0.object() }
        case UInt8(ascii: "["): return nested { $0.array() }
        case UInt8(ascii: "\""): return text().map(SimulatedJSON.string)
        case UInt8(ascii: "t"): return take(word: "true") ? .bool(true) : nil
        case UInt8(ascii: "f"): return take(word: "false") ? .bool(false) : nil
        case UInt8(ascii: "n"): return take(word: "null") ? .null : nil
        default: return number()
        }
    }

    private mutating func nested(_ read: (inout Self) -> SimulatedJSON?) -> SimulatedJSON? {
        guard depthLeft > 0 else { return nil }
        depthLeft -= 1
        defer { depthLeft += 1 }
        position += 1
        return read(&self)
    }

    private mutating func array() -> SimulatedJSON? {
        var elements: [SimulatedJSON] = []
        skipSpace()
        if take(UInt8(ascii: "]")) { return .array(elements) }
        while let element = value() {
            elements.append(element)
            skipSpace()
            if take(UInt8(ascii: "]")) { return .array(elements) }
            guard take(UInt8(ascii: ",")) else { return nil }
        }
        return nil
    }

    private mutating func object() -> SimulatedJSON? {
        var members: [(name: String, value: SimulatedJSON)] = []
        var names: Set<String> = []
        skipSpace()
        if take(UInt8(ascii: "}")) { return .object(members) }
        while true {
            skipSpace()
            guard let name = text(), Self.isNew(name, in: members, &names) else { return nil }
            skipSpace()
            guard take(UInt8(ascii: ":")), let value = value() else { return nil }
            members.append((name: name, value: value))
            skipSpace()
            if take(UInt8(ascii: "}")) { return .object(members) }
            guard take(UInt8(ascii: ",")) else { return nil }
        }
    }

    /// Whether no member has this name yet; small objects are searched without a set.
    private static func isNew(
        _ name: String, in members: [(name: String, value: SimulatedJSON)], _ names: inout Set<String>
    ) -> Bool {
        if members.count < 16 { return !members.contains { $0.name == name } }
        if names.isEmpty { names = Set(members.map(\.name)) }
        return names.insert(name).inserted
    }

    private mutating func number() -> SimulatedJSON? {
        let start = position
        _ = take(UInt8(ascii: "-"))
        let integerDigits = digits()
        guard integerDigits > 0 else { return nil }
        if integerDigits > 1, bytes[position - integerDigits] == UInt8(ascii: "0") { return nil }
        if take(UInt8(ascii: ".")), digits() == 0 { return nil }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            guard digits() > 0 else { return nil }
        }
        return .number(String(decoding: bytes[start..<position], as: UTF8.self))
    }

    private mutating func digits() -> Int {
        let start = position
        while let byte = current, (0x30...0x39).contains(byte) { position += 1 }
        return position - start
    }

    private mutating func text() -> String? {
        guard take(UInt8(ascii: "\"")) else { return nil }
        // Most texts have no escapes and are copied unchanged.
        var result: [UInt8] = []
        var start = position
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                let rest = UnsafeBufferPointer(rebasing: bytes[start..<position])
                position += 1
                if result.isEmpty { return Self.validated(rest) }
                result.append(contentsOf: rest)
                return result.withUnsafeBufferPointer(Self.validated)
            case UInt8(ascii: "\\"):
                result.append(contentsOf: bytes[start..<position])
                position += 1
                guard appendEscape(to: &result) else { return nil }
                start = position
            case 0..<0x20: return nil
            default: position += 1
            }
        }
        return nil
    }

    /// Returns the text; nil unless it is UTF-8, which ASCII always is.
    private static func validated(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        if bytes.reduce(0, |) < 0x80 { return String(decoding: bytes, as: UTF8.self) }
        return String(validating: bytes, as: UTF8.self)
    }

    private mutating func appendEscape(to result: inout [UInt8]) -> Bool {
        guard let byte = current else { return false }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(byte)
        case UInt8(ascii: "b"): result.append(0x08)
        case UInt8(ascii: "f"): result.append(0x0C)
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "u"):
            guard let scalar = escapedScalar() else { return false }
            result.append(contentsOf: Array(String(Character(scalar)).utf8))
        default: return false
        }
        return true
    }

    private mutating func escapedScalar() -> Unicode.Scalar? {
        guard let first = codeUnit() else { return nil }
        guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(UInt32(first)) }
        guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")), let second = codeUnit(),
            UTF16.isTrailSurrogate(second)
        else { return nil }
        return Unicode.Scalar(0x10000 + ((UInt32(first) - 0xD800) << 10) + (UInt32(second) - 0xDC00))
    }

    private mutating func codeUnit() -> UInt16? {
        guard bytes.count - position >= 4 else { return nil }
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue else { return nil }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }
}
