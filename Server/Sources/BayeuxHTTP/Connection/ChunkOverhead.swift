/// Counts what a chunked body has besides its content.
///
/// The decoder reads chunk extensions of any length and says nothing of them. So the bytes of each read are set against
/// what the decoder made of them; what is left over counts.
struct ChunkOverhead {
    /// What a chunk may cost: its size in hexadecimal and two line ends, with room for leading zeros.
    private static let bytesPerPart = 24

    private let limit: Int
    private let headerAllowance: Int
    private var isChunked = false
    private var spent = 0
    private var unexplained = 0
    private var wasChunked = false

    init(limits: HTTPLimits) {
        limit = limits.maxChunkOverhead
        headerAllowance = limits.maxHeaderBytes
    }

    /// Bytes are about to be decoded.
    mutating func beginRead(bytes count: Int) {
        unexplained = count
        wasChunked = isChunked
    }

    /// The decoder found the end of a header.
    mutating func header(isChunked: Bool) {
        unexplained -= headerAllowance
        self.isChunked = isChunked
        wasChunked = wasChunked || isChunked
    }

    /// The decoder found bytes of a body.
    mutating func body(bytes count: Int) {
        unexplained -= count + Self.bytesPerPart
    }

    /// The decoder found the end of a request.
    mutating func end() {
        guard isChunked else { return }
        isChunked = false
        spent = 0
        // The next request's header may have begun in the same read.
        unexplained -= headerAllowance
    }

    /// The bytes were decoded.
    ///
    /// - Returns: Whether the body says too much.
    mutating func endRead() -> Bool {
        guard wasChunked, unexplained > 0 else { return false }
        spent += unexplained
        return spent > limit
    }
}
