/// The numbers of answers (Bayeux ack extension) that a client gets after each return.
///
/// Every return begins a block of numbers of its own. So a number never proves an answer that another session of the same
/// client gave, whether at another node or at this one, even if an old copy of a request arrives late.
enum AnswerNumbers {
    /// How many numbers a block has; a longer session counts on into the next block.
    static let blockLength: Int64 = 65_536
    /// The highest number that a client is believed to have.
    private static let highest: Int64 = 1 << 52

    /// Returns the number before the first one of a new block.
    ///
    /// - Parameter number: The highest number that the client may have. A negative one counts as 0, an absurdly high one as
    ///   2^52.
    /// - Returns: The base, a multiple of ``blockLength``.
    static func base(after number: Int64) -> Int64 {
        (min(max(number, 0), highest) / blockLength + 1) * blockLength
    }
}
