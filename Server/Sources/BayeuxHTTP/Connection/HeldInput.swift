import NIOCore

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
    /// - Parameter body: How many bytes the body of the request in hand lacks: they hold no other request.
    /// - Returns: The bytes; nil if none wait.
    mutating func next(body: Int) -> ByteBuffer? {
        guard !isEmpty else { return nil }
        let count = min(bytes.readableBytes, max(PipelineTurn.pieceBytes, body))
        let piece = bytes.readSlice(length: count)
        if isEmpty { bytes = ByteBuffer() }
        return piece
    }

    /// Forgets everything.
    mutating func drop() { self = HeldInput() }
}
