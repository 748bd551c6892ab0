import NIOCore

/// A body that has arrived in a file, piece by piece, from its begin for each reader.
struct IncomingPieces: AsyncSequence, Sendable {
    let file: IncomingFile
    let size: Int

    struct AsyncIterator: AsyncIteratorProtocol {
        let piece: NextBytes

        func next() async throws -> ByteBuffer? { try await piece().map { ByteBuffer(bytes: $0) } }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(piece: file.body(of: size)) }
}
