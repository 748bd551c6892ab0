import Beckon
import GRDB
import Synchronization

/// Remembers a disk failure after which no write can be promised.
///
/// A failed sync is not repeated: the system may have dropped the pages that it could not write, and would report the
/// next sync as a success. From then on every write is refused, until another process opens the file again.
final class StoreFailure: Sendable {
    /// Reports the failure once, and ends.
    let stream: AsyncStream<StoreError>

    private let continuation: AsyncStream<StoreError>.Continuation
    private let state = Mutex<StoreError?>(nil)

    init() {
        (stream, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Whether the store has failed.
    var hasFailed: Bool { state.withLock { $0 != nil } }

    /// Throws when the store has failed.
    func check() throws(StoreError) {
        if let error = state.withLock({ $0 }) { throw error }
    }

    /// Records an error if it ends all trust in the disk; ignores other errors.
    func report(_ error: any Error) {
        let cause = (error as? StoreError)?.cause ?? error
        guard let cause = cause as? DatabaseError, cause.endsTrust else { return }
        let failure = StoreError(
            .unusable,
            """
            the database's disk failed (SQLite \(cause.extendedResultCode)): nothing more is written; \
            check the disk, start again and run beckon verify
            """, cause: cause)
        let isFirst = state.withLock { state in
            defer { state = state ?? failure }
            return state == nil
        }
        guard isFirst else { return }
        continuation.yield(failure)
        continuation.finish()
    }
}

extension DatabaseError {
    /// Whether the contents of the disk are no longer known.
    ///
    /// SQLite reserves the space for the log's index before a commit is promised, so its errors mean only a lack of
    /// space.
    fileprivate var endsTrust: Bool {
        switch extendedResultCode {
        case .SQLITE_IOERR_SHMSIZE, .SQLITE_IOERR_SHMMAP, .SQLITE_IOERR_SHMOPEN, .SQLITE_IOERR_NOMEM: false
        default: resultCode == .SQLITE_IOERR || isDamage
        }
    }
}
