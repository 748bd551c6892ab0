/// Makes and recognises the client and browser IDs of a hub: 26 letters and digits with 128 random bits.
enum Identifiers {
    private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
    private static let length = 26
    /// The longest client ID that is looked up, in bytes.
    static let longest = 64

    /// Makes an ID.
    ///
    /// - Parameter random: A source of unguessable bits.
    /// - Returns: The ID.
    static func make(_ random: () -> UInt64) -> String {
        let words = [random(), random()]
        return String(unsafeUninitializedCapacity: length) { buffer in
            for (half, word) in words.enumerated() {
                for index in 0..<13 {
                    buffer[half * 13 + index] = alphabet[Int(truncatingIfNeeded: word >> (5 * UInt64(index))) & 31]
                }
            }
            return length
        }
    }

    /// Whether a text has the form of an ID that hubs make.
    ///
    /// - Parameter text: The text.
    /// - Returns: True if it has that form.
    static func isWellFormed(_ text: String) -> Bool {
        text.utf8.count == length
            && text.utf8.allSatisfy { isLetter($0) || (UInt8(ascii: "2")...UInt8(ascii: "7") ~= $0) }
    }

    /// Whether a cookie's value is acceptable: this or another implementation may have made it.
    ///
    /// - Parameter text: The value.
    /// - Returns: True for 1 to 64 letters, digits, hyphens and underscores.
    static func isCookieValue(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
    }
}
