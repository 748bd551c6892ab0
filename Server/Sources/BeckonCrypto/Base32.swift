package import Foundation

extension Data {
    private static let base32Digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".utf8)

    /// The text in base32, without padding (RFC 4648 §6): what people can read to each other and type.
    package var base32: String {
        var (text, bits, held): ([UInt8], UInt32, Int) = ([], 0, 0)
        for byte in self {
            bits = bits << 8 | UInt32(byte)
            held += 8
            while held >= 5 {
                held -= 5
                text.append(Self.base32Digits[Int(bits >> UInt32(held) & 31)])
            }
        }
        if held > 0 { text.append(Self.base32Digits[Int(bits << UInt32(5 - held) & 31)]) }
        return String(decoding: text, as: UTF8.self)
    }

    /// Reads a text in base32, without padding, in capitals or not.
    ///
    /// - Returns: nil for any other text, also for one whose last digit has bits that no byte holds.
    package init?(base32 text: some StringProtocol) {
        var (bytes, bits, held): ([UInt8], UInt32, Int) = ([], 0, 0)
        for digit in text.utf8 {
            let value: UInt8
            switch digit {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = digit - UInt8(ascii: "A")
            case UInt8(ascii: "a")...UInt8(ascii: "z"): value = digit - UInt8(ascii: "a")
            case UInt8(ascii: "2")...UInt8(ascii: "7"): value = digit - UInt8(ascii: "2") + 26
            default: return nil
            }
            bits = bits << 5 | UInt32(value)
            held += 5
            guard held >= 8 else { continue }
            held -= 8
            bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(held)))
        }
        guard held < 5, bits & (1 << UInt32(held) - 1) == 0 else { return nil }
        self.init(bytes)
    }
}
