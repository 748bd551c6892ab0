import Foundation

/// The bytes of an answer that have arrived and were not read yet, within a bound.
///
/// A transport adds and finishes; one task reads ``chunks()``. A chunk is all that has arrived since the last one.
///
/// `@unchecked Sendable`: `lock` guards all mutable state; continuations are resumed after the lock is released.
package final class UnreadBytes: @unchecked Sendable {
    /// What ends an answer that is too long.
    package enum Bound: Sendable {
        /// The length of the whole answer.
        case whole(Int)
        /// How much may wait to be read.
        case waiting(Int)

        /// The bound of streams, as long as the longest message: a full state may come at once.
        package static let stream = Bound.waiting(16 * 1_048_576)
    }

    private typealias Reader = CheckedContinuation<[UInt8]?, any Error>

    private let lock = NSLock()
    private let bound: Bound
    private let onAbandon: @Sendable () -> Void
    private var bytes: [UInt8] = []
    private var received = 0
    private var end: Result<[UInt8]?, any Error>?
    private var reader: Reader?

    /// Begins without a byte.
    ///
    /// - Parameters:
    ///   - bound: What ends the answer early.
    ///   - onAbandon: Ends the request; called once when the reader goes away before the end.
    package init(_ bound: Bound, onAbandon: @escaping @Sendable () -> Void) {
        self.bound = bound
        self.onAbandon = onAbandon
    }

    /// What arrives, for one reader; when that reader's task is cancelled or lets go of it, the answer is abandoned.
    package func chunks() -> AsyncThrowingStream<[UInt8], any Error> {
        let hold = Hold(self)
        return AsyncThrowingStream { try await hold.unread.next() }
    }

    /// Takes bytes that have arrived.
    ///
    /// - Parameter arrived: The bytes.
    /// - Returns: False when the answer is too long or its reader too slow; then the answer has failed.
    package func add(_ arrived: [UInt8]) -> Bool {
        let (fits, waiting) = lock.withLock { () -> (Bool, Reader?) in
            guard end == nil else { return (true, nil) }
            received += arrived.count
            if let excess = excess(of: arrived.count) {
                end = .failure(TransportError(code: .bodyTooLarge, message: excess))
                return (false, takeReader())
            }
            guard let reader = takeReader() else {
                bytes += arrived
                return (true, nil)
            }
            return (true, reader)
        }
        waiting?.resume(with: fits ? .success(arrived) : failure)
        return fits
    }

    /// Ends the answer; the first end counts.
    ///
    /// - Parameter error: Why it is not complete; nil when it is.
    package func finish(throwing error: TransportError? = nil) {
        end(error.map { .failure($0) } ?? .success(nil))
    }

    // MARK: Inside

    private func excess(of count: Int) -> String? {
        switch bound {
        case .whole(let most): received > most ? "The answer is longer than the request allows." : nil
        // What a waiting reader takes does not wait.
        case .waiting(let most): reader == nil && bytes.count + count > most ? "More came than was read." : nil
        }
    }

    private var failure: Result<[UInt8]?, any Error> { lock.withLock { end ?? .success(nil) } }

    private func takeReader() -> Reader? {
        defer { reader = nil }
        return reader
    }

    @discardableResult
    private func end(_ result: Result<[UInt8]?, any Error>) -> Bool {
        let (isFirst, waiting) = lock.withLock { () -> (Bool, Reader?) in
            guard end == nil else { return (false, nil) }
            end = result
            return (true, takeReader())
        }
        waiting?.resume(with: result)
        return isFirst
    }

    private func abandon() {
        if end(.success(nil)) { onAbandon() }
    }

    private func next() async throws -> [UInt8]? {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                if let result = ready(continuation) { continuation.resume(with: result) }
            }
        } onCancel: {
            abandon()
        }
    }

    /// What can be handed out at once; nil when the reader waits from now on.
    private func ready(_ reader: Reader) -> Result<[UInt8]?, any Error>? {
        lock.withLock {
            if !bytes.isEmpty {
                defer { bytes = [] }
                return .success(bytes)
            }
            if let end { return end }
            guard self.reader == nil else {
                return .failure(TransportError(code: .invalidRequest, message: "Another task reads this answer."))
            }
            self.reader = reader
            return nil
        }
    }

    /// What the reader holds; the answer is abandoned when it lets go.
    private final class Hold: Sendable {
        let unread: UnreadBytes

        init(_ unread: UnreadBytes) { self.unread = unread }

        deinit { unread.abandon() }
    }
}
