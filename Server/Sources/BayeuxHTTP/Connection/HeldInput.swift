import NIOCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Keeps bytes that were read from a connection and wait for its turn.
///
/// It holds at most the bytes of one read: while it holds any, the connection is not read.
struct HeldInput {
    private var bytes = ByteBuffer()
    /// Whether the handlers behind have asked for more meanwhile.
    var wantsRead = false
    /// Whether the peer has closed its sending side meanwhile.
    var isFinished = false

    /// Whether no bytes wait.
    var isEmpty: Bool { bytes.readableBytes == 0 }

    /// Adds what was read.
    mutating func append(_ read: ByteBuffer) {
        var read = read
        if isEmpty { bytes = read } else { bytes.writeBuffer(&read) }
    }

    /// Takes the bytes to decode next.
    ///
    /// - Parameter body: How many bytes of the body in hand are missing: they hold no other request. Nil on a WebSocket.
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

    /// The longest piece with the end of at most one head, so that at most one request begins with it.
    ///
    /// Every head ends with an empty line. A body may hold such lines, too; then the piece is shorter than it could be.
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
