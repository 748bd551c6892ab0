import AsyncHTTPClient
import NIOCore

/// Reads an object out of an answer, in pieces of at most 64 KiB.
///
/// One piece is asked for after the other, so the state needs no lock.
final class ObjectReader: @unchecked Sendable {
    private var iterator: HTTPClientResponse.Body.AsyncIterator
    private var rest = ByteBuffer()

    init(_ body: HTTPClientResponse.Body) { iterator = body.makeAsyncIterator() }

    func next() async throws -> [UInt8]? {
        do {
            while rest.readableBytes == 0 {
                guard let buffer = try await iterator.next() else { return nil }
                rest = buffer
            }
        } catch {
            if Task.isCancelled { throw CancellationError() }
            throw FileVaultError(.away)
        }
        return rest.readBytes(length: min(rest.readableBytes, FilePiece.length))
    }
}
