/// A body of the type `application/x-www-form-urlencoded`, which the Chat API documents.
struct FormBody: Sendable {
    private(set) var bytes: [UInt8] = []

    /// Adds a field; nil adds nothing.
    mutating func add(_ name: String, _ value: String?) {
        guard let value else { return }
        if !bytes.isEmpty { bytes.append(UInt8(ascii: "&")) }
        append(name)
        bytes.append(UInt8(ascii: "="))
        append(value)
    }

    private mutating func append(_ text: String) {
        for byte in text.utf8 {
            if byte.isUnreserved {
                bytes.append(byte)
            } else {
                bytes.append(UInt8(ascii: "%"))
                bytes.append(Self.digits[Int(byte >> 4)])
                bytes.append(Self.digits[Int(byte & 15)])
            }
        }
    }

    private static let digits = Array("0123456789ABCDEF".utf8)
}

extension UInt8 {
    /// Whether a URL holds the byte unescaped (RFC 3986, 2.3).
    var isUnreserved: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }
}
