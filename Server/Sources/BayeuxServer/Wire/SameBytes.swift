extension UnsafeRawBufferPointer {
    /// Whether the buffer has these bytes at an offset; compares eight at a time.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - offset: Where they should be; any number.
    /// - Returns: False also if the bytes would reach beyond the end.
    package func has(_ bytes: [UInt8], at offset: Int) -> Bool {
        guard offset >= 0, offset <= count, bytes.count <= count - offset else { return false }
        return bytes.withUnsafeBytes { bytes in
            var index = 0
            while index + 8 <= bytes.count {
                let word = loadUnaligned(fromByteOffset: offset + index, as: UInt64.self)
                guard word == bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) else { return false }
                index += 8
            }
            while index < bytes.count, self[offset + index] == bytes[index] { index += 1 }
            return index == bytes.count
        }
    }
}
