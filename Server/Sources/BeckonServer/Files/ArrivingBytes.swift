import Hummingbird
import NIOCore

/// The bytes of a request's body as they arrive, read only as fast as they are used.
///
/// Every body that is not read whole goes through here: `drop()` must not make arrays.
actor ArrivingBytes {
    private var pieces: RequestBody.AsyncIterator

    init(_ body: RequestBody) { pieces = body.makeAsyncIterator() }

    /// The next bytes; nil at the end.
    ///
    /// - Throws: The error of reading the body, for instance when the client leaves.
    func next() async throws -> [UInt8]? {
        try await read().map { Array($0.readableBytesView) }
    }

    /// Reads on to the end, so that a client that reads no answer before it has sent all gets one.
    ///
    /// It makes no arrays: Swift 6.3.1 (`-O`) frees an array that nobody uses before it copies the bytes into it.
    func drop() async {
        while (try? await read()) != nil {}
    }

    private func read() async throws -> ByteBuffer? {
        var pieces = pieces
        let buffer = try await pieces.next(isolation: self)
        self.pieces = pieces
        return buffer
    }
}
