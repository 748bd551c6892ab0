import Foundation

/// A file that a request sends, or into which its answer comes, and who is told of the progress.
///
/// `@unchecked Sendable`: `lock` guards all mutable state.
final class FileTransfer: @unchecked Sendable {
    private let target: URL?
    private let sent: @Sendable (Int64) -> Void
    private let received: @Sendable (Int64, Int64?) -> Void
    private let lock = NSLock()
    private var count: UInt64 = 0

    /// Sends a file.
    init(sent: @escaping @Sendable (Int64) -> Void) {
        self.sent = sent
        (target, received) = (nil, { _, _ in })
    }

    /// Receives into a file.
    init(target: URL, received: @escaping @Sendable (Int64, Int64?) -> Void) {
        self.target = target
        self.received = received
        sent = { _ in }
    }

    /// Counts what has moved, so that whoever waits knows whether something does.
    var moves: UInt64 { lock.withLock { count } }

    /// The file to write into, made empty; nil when a file is sent.
    func openedTarget() throws(TransportError) -> FileHandle? {
        guard let target else { return nil }
        do {
            try Data().write(to: target)
            return try FileHandle(forWritingTo: target)
        } catch {
            throw .notStored(error)
        }
    }

    func went(_ bytes: Int64) {
        lock.withLock { count += 1 }
        sent(bytes)
    }

    /// Takes an answer to its end, its body into a file or, without one, into memory.
    func take(_ answer: URLSessionConnections.Answer, into file: FileHandle?) async throws -> TransportResponse {
        var (body, count) = ([UInt8](), 0)
        try await answer.read { chunk in
            count += chunk.count
            if let file {
                do { try file.write(contentsOf: Data(chunk)) } catch { throw TransportError.notStored(error) }
            } else {
                body += chunk
            }
            came(count, of: answer.length)
        }
        return TransportResponse(status: answer.status, headers: answer.headers, body: body)
    }

    private func came(_ bytes: Int, of total: Int64) {
        lock.withLock { count += 1 }
        received(Int64(bytes), total >= 0 ? total : nil)
    }
}
