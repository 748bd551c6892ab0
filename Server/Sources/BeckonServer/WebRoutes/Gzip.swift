import CZlib

/// Compresses bytes in the format gzip, with the system's zlib.
enum Gzip {
    /// The bytes as one gzip member, at zlib's best compression; nil without memory for it.
    static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
        guard let length = UInt32(exactly: bytes.count) else { return nil }
        var stream = z_stream()
        // 16 more than the window's bits ask for gzip's head.
        let begun = deflateInit2_(
            &stream, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        guard begun == Z_OK else { return nil }
        defer { deflateEnd(&stream) }
        var input = bytes
        var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))))
        let result = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                stream.next_in = input.baseAddress
                stream.avail_in = length
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(clamping: output.count)
                return deflate(&stream, Z_FINISH)
            }
        }
        guard result == Z_STREAM_END else { return nil }
        return Array(output.prefix(Int(stream.total_out)))
    }
}
