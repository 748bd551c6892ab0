import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The id of a service instance (`_id` of GMS): the customer's key to a chat or a callback.
///
/// It is a secret: a caller that knows it may act as the customer. Logs show it shortened.
package struct ServiceID: Hashable, Sendable, CustomStringConvertible {
    package let text: String
    package init(_ text: String) { self.text = text }
    package var description: String { "\(text.prefix(4))…" }
}

/// The id of a chat (`chatSessionId` of GMS): names a chat to agents and in logs, and gives a customer no access.
package struct ChatID: Hashable, Sendable, CustomStringConvertible {
    package let text: String
    package init(_ text: String) { self.text = text }
    package var description: String { text }
}

/// The id of a registered device, made from its provider and token, so that one token has one device.
package struct DeviceID: Hashable, Sendable, CustomStringConvertible {
    package let text: String
    package init(_ text: String) { self.text = text }
    package var description: String { text }
}

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

/// Identifiers from the operating system's random generator, which is called for 32 numbers at once: a push needs three.
package final class SystemIDs: IDSource {
    private let pool = Mutex(RandomPool())

    package init() {}

    package func bits() -> UInt64 { pool.withLock { $0.next() } }
}

/// Random numbers from the system's generator; each is returned once and then erased.
struct RandomPool {
    /// 32 numbers are 256 bytes, the most that one call of `getentropy` returns.
    static let size = 32

    private var numbers = [UInt64](repeating: 0, count: size)
    private var left = 0

    mutating func next() -> UInt64 {
        if left == 0 { fill() }
        left -= 1
        defer { numbers[left] = 0 }
        return numbers[left]
    }

    private mutating func fill() {
        left = Self.size
        let isFilled = numbers.withUnsafeMutableBytes { bytes in
            bytes.baseAddress.map { getentropy($0, bytes.count) == 0 } ?? false
        }
        guard !isFilled else { return }
        var generator = SystemRandomNumberGenerator()
        for index in numbers.indices { numbers[index] = generator.next() }
    }
}

/// Makes identifiers that are the same for the same input, on any node and after any restart.
///
/// Not for secrets: the function is fast and easy to invert.
package enum StableHash {
    /// A text's 128-bit hash (two FNV-1a runs with different seeds) in the form of a UUID, 8-4-4-4-12 lower-case digits.
    package static func uuid(of text: String) -> String {
        let high = fnv(text, seed: 0xcbf2_9ce4_8422_2325)
        let low = fnv(text, seed: 0x6c62_272e_07bb_0142 ^ high.byteSwapped)
        return UUIDText.spell(high, low)
    }

    private static func fnv(_ text: String, seed: UInt64) -> UInt64 {
        var (hash, text) = (seed, text)
        text.withUTF8 { bytes in
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        }
        // One round of mixing, so that a difference at the end of a text affects all bits.
        hash ^= hash >> 32
        hash = hash &* 0xd6e8_feb8_6659_fd93
        return hash ^ (hash >> 32)
    }
}

/// Writes 128 bits in the form of a UUID.
package enum UUIDText {
    /// The bits as 8-4-4-4-12 lower-case digits, or 32 without dashes.
    package static func spell(_ high: UInt64, _ low: UInt64, hasDashes: Bool = true) -> String {
        String(unsafeUninitializedCapacity: hasDashes ? 36 : 32) { text in
            var place = 0
            for index in 0..<32 {
                if hasDashes, index == 8 || index == 12 || index == 16 || index == 20 {
                    text[place] = UInt8(ascii: "-")
                    place += 1
                }
                let digit = UInt8(truncatingIfNeeded: (index < 16 ? high : low) >> UInt64(60 - index % 16 * 4)) & 0xf
                text[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
                place += 1
            }
            return place
        }
    }
}
