/// The source of identifiers and random numbers; an input, so that a simulation can repeat a run.
package protocol IDSource: Sendable {
    /// Fresh random bits.
    func bits() -> UInt64
}

extension IDSource {
    /// A service id: 32 characters out of 36, about 165 random bits, in the form of GMS service ids.
    package func serviceID() -> ServiceID { ServiceID(text(length: 32)) }

    /// A chat id: 16 characters out of 36, in the form of a `chatSessionId`.
    package func chatID() -> ChatID { ChatID(text(length: 16)) }

    /// A value for the header `gms_user`: 128 random bits as 32 hexadecimal digits.
    package func userHeader() -> String { hexadecimal(digits: 32) }

    /// Lower-case hexadecimal digits.
    ///
    /// - Parameter digits: how many, each worth 4 random bits.
    /// - Returns: the digits.
    package func hexadecimal(digits: Int) -> String {
        text(length: digits, from: Alphabet.hexadecimal)
    }

    /// A random UUID (version 4) of 8-4-4-4-12 lower-case digits.
    package func uuid() -> String {
        let high = bits() & 0xffff_ffff_ffff_0fff | 0x4000
        let low = bits() & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000
        return UUIDText.spell(high, low)
    }

    /// A random number in 0..<1.
    package func fraction() -> Double { Double(bits() >> 11) / Double(UInt64(1) << 53) }

    /// Capital letters and digits.
    package func text(length: Int) -> String {
        text(length: length, from: Alphabet.capitals)
    }

    private func text(length: Int, from alphabet: [UInt8]) -> String {
        // Values from the last incomplete multiple of the alphabet's size are skipped: every character is equally likely.
        let count = UInt64(alphabet.count)
        let fair = 256 / count * count
        var bytes: [UInt8] = []
        bytes.reserveCapacity(length)
        while bytes.count < length {
            var word = bits()
            for _ in 0..<8 where bytes.count < length {
                let value = word & 0xff
                if value < fair { bytes.append(alphabet[Int(value % count)]) }
                word >>= 8
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

private enum Alphabet {
    static let capitals = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8)
    static let hexadecimal = Array("0123456789abcdef".utf8)
}
