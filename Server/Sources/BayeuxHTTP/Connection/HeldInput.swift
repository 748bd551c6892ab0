import NIOCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What was read from a connection and waits for its turn.
///
/// It is never more than was read at once: while it holds anything, nothing more is read.
struct HeldInput {
    private var bytes = ByteBuffer()
    /// Whether whoever reads has asked for more meanwhile.
    var wantsRead = false
    /// Whether the peer has closed its side meanwhile.
    var isFinished = false

    /// Whether no bytes wait.
    var isEmpty: Bool { bytes.readableBytes == 0 }

    /// Adds what was read.
    mutating func append(_ read: ByteBuffer) {
        var read = read
        if isEmpty { bytes = read } else { bytes.writeBuffer(&read) }
    }

    /// Takes what is decoded next.
    ///
    /// - Parameter body: How many bytes the body of the request in hand lacks: they hold no other request. Nil where no
    ///   requests are read.
    /// - Returns: The bytes; nil if none wait.
    mutating func next(body: Int?) -> ByteBuffer? {
        guard !isEmpty else { return nil }
        let piece = bytes.readSlice(length: min(bytes.readableBytes, pieceBytes(body: body)))
        if isEmpty { bytes = ByteBuffer() }
        return piece
    }

    private func pieceBytes(body: Int?) -> Int {
        let least = max(PipelineTurn.pieceBytes, body ?? 0)
        guard body != nil, least < bytes.readableBytes else { return least }
        return max(least, bytes.withUnsafeReadableBytes(Self.endsOfOneHead))
    }

    /// How many bytes hold the end of one head at most, so that no more than one request begins to be handled with them.
    ///
    /// Every head ends with an empty line. Bodies may have such lines, too; then it is fewer bytes than it could be.
    private static func endsOfOneHead(_ bytes: UnsafeRawBufferPointer) -> Int {
        let count = min(bytes.count, PipelineTurn.requestBytes)
        guard let begin = bytes.baseAddress else { return count }
        var line = 0
        var isSecond = false
        while let found = memchr(begin + line, Int32(UInt8(ascii: "\n")), count - line) {
            let end = begin.distance(to: found)
            if end == line || (end == line + 1 && bytes[line] == UInt8(ascii: "\r")) {
                if isSecond { return line }
                isSecond = true
            }
            line = end + 1
        }
        return count
    }

    /// Forgets everything.
    mutating func drop() { self = HeldInput() }
}
