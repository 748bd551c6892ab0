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
