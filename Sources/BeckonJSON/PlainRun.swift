extension UnsafeRawBufferPointer {
    /// The offset of the first byte from `start` that cannot simply be copied between text and JSON, or `end`.
    ///
    /// Such bytes are quotes, backslashes and control characters, and with `stoppingAtNonASCII` bytes above 0x7F. The loop
    /// checks eight bytes at a time: a high bit in `hit` marks a byte found. A borrow can wrongly mark only a byte after
    /// a correct mark, so the first mark is always correct.
    @inline(__always)
    func endOfPlainRun(from start: Int, to end: Int, stoppingAtNonASCII: Bool) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs: UInt64 = 0x8080_8080_8080_8080
        var offset = start
        while end &- offset >= 8 {
            let word = UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            let quotes = word ^ (ones &* 0x22)
            let backslashes = word ^ (ones &* 0x5C)
            var hit =
                (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes | (word &- ones &* 0x20) & ~word
            if stoppingAtNonASCII { hit |= word }
            hit &= highs
            guard hit == 0 else { return offset &+ hit.trailingZeroBitCount / 8 }
            offset &+= 8
        }
        while offset < end {
            let byte = self[offset]
            if byte < 0x20 || byte == 0x22 || byte == 0x5C || (stoppingAtNonASCII && byte >= 0x80) { return offset }
            offset &+= 1
        }
        return end
    }
}
