import Beckon
import GRDB
import Synchronization

/// Remembers that the disk failed where nothing can be promised any more.
///
/// A sync that failed is not tried again: the system may have thrown away what it could not write, and would call the
/// next sync a success. From then on every write is refused, until another process opens the file anew.
final class StoreFailure: Sendable {
    /// Tells the failure once, and ends.
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

    /// Takes note of an error; only those that end all trust count.
    func report(_ error: any Error) {
        let cause = (error as? StoreError)?.cause ?? error
        guard let cause = cause as? DatabaseError, cause.endsTrust else { return }
        let failure = StoreError(
            .unusable,
            """
            the disk failed under the database (SQLite \(cause.extendedResultCode)): nothing more is written; \
            see to the disk, start again and run beckon verify
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
    /// Whether it is not known any more what stands on the disk.
    ///
    /// Room for the index of the log is had before anything is promised, so the lack of it is only a lack of room.
    fileprivate var endsTrust: Bool {
        switch extendedResultCode {
        case .SQLITE_IOERR_SHMSIZE, .SQLITE_IOERR_SHMMAP, .SQLITE_IOERR_SHMOPEN, .SQLITE_IOERR_NOMEM: false
        default: resultCode == .SQLITE_IOERR || isDamage
        }
    }
}
