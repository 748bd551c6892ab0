/// Counts the bytes of a chunked body that are not its content.
///
/// The decoder reads chunk extensions of any length and does not report them. So this counts the bytes of each read and
/// subtracts those that the decoder reported; the rest is overhead.
struct ChunkOverhead {
    /// The bytes that each chunk may add free: its size in hexadecimal and two line ends, with room for leading zeros.
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
    /// - Returns: Whether the body has more overhead than the limit.
    mutating func endRead() -> Bool {
        guard wasChunked, unexplained > 0 else { return false }
        spent += unexplained
        return spent > limit
    }
}
