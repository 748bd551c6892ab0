package import Foundation

extension Data {
    private static let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

    /// The text in the alphabet for URLs, without padding (RFC 4648 §5).
    package var base64URL: String {
        String(unsafeUninitializedCapacity: (count * 4 + 2) / 3) { text in
            var (bits, held, length) = (UInt32(0), UInt32(0), 0)
            func put(_ digit: UInt32) {
                text[length] = Self.alphabet.utf8Start[Int(digit & 63)]
                length += 1
            }
            withUnsafeBytes { bytes in
                for byte in bytes {
                    bits = bits << 8 | UInt32(byte)
                    held += 8
                    while held >= 6 {
                        held -= 6
                        put(bits >> held)
                    }
                }
            }
            if held > 0 { put(bits << (6 - held)) }
            return length
        }
    }

    /// Reads a text in the alphabet for URLs, without padding.
    ///
    /// - Returns: nil for any other text.
    package init?(base64URL text: some StringProtocol) {
        // A single digit at the end holds no whole byte.
        guard text.utf8.count % 4 != 1 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count * 3 / 4)
        var (bits, held) = (UInt32(0), UInt32(0))
        for byte in text.utf8 {
            guard let value = Self.value(ofDigit: byte) else { return nil }
            bits = bits << 6 | UInt32(value)
            held += 6
            guard held >= 8 else { continue }
            held -= 8
            bytes.append(UInt8(truncatingIfNeeded: bits >> held))
        }
        self.init(bytes)
    }

    private static func value(ofDigit byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
        case UInt8(ascii: "-"): 62
        case UInt8(ascii: "_"): 63
        default: nil
        }
    }
}

extension Sequence<UInt8> {
    /// The bytes as hexadecimal digits in lower case, two for each.
    package var hexadecimal: String {
        let digits: StaticString = "0123456789abcdef"
        var text: [UInt8] = []
        text.reserveCapacity(2 * underestimatedCount)
        for byte in self {
            text.append(digits.utf8Start[Int(byte >> 4)])
            text.append(digits.utf8Start[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }
}
