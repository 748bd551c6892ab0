/// The port to the database: what Beckon stores and how it changes.
///
/// One conformance suite runs on every engine.
///
/// Changes are on disk when ``commit(_:)`` returns, and not before. Engines are safe for use from many tasks. A read
/// sees every commit that had returned when it began. A limit below 1 gives an empty result. An engine whose texts
/// cannot hold U+0000 stores U+FFFD instead, and replaces it in the texts that it looks up as well.
package protocol Store: ChatStore, CallbackStore, PushStore, FileStore, DeskStore, TrailStore, ClusterStore {
    /// Applies commits in their order in one transaction; each succeeds or fails alone.
    ///
    /// - Returns: one result for each commit, in the same order, after all of them are on disk.
    /// - Throws: ``StoreError`` when nothing was committed (`unavailable`, `full`; `refused` and `unusable`, where one of
    ///   the commits may be the cause), or when the outcome is not known (`unknownOutcome`). Cancellation does not undo
    ///   a commit.
    func commit(_ commits: [Commit]) async throws -> [CommitResult]

    /// A number that has changed if another process has changed the database since the last call.
    ///
    /// - Returns: The number; nil where it cannot be told: of several nodes only wakes tell.
    /// - Throws: ``StoreError``.
    func foreignVersion() async throws -> Int64?
}

extension Store {
    package func foreignVersion() async throws -> Int64? { nil }

    /// Claims the due pushes of one credential, to any device.
    package func claimPushes(
        from route: PushRoute, now: Timestamp, limit: Int, leaseUntil: Timestamp, owner: NodeID
    ) async throws -> [ClaimedPush] {
        try await claimPushes(
            from: route, to: .every, now: now, limit: limit, leaseUntil: leaseUntil, owner: owner)
    }

    /// Claims the due pushes of every credential, one credential after another.
    package func claimPushes(
        now: Timestamp, limit: Int, leaseUntil: Timestamp, owner: NodeID
    ) async throws -> [ClaimedPush] {
        var claims: [ClaimedPush] = []
        for route in try await nextPushDues(now: now).keys.sorted(by: { "\($0)" < "\($1)" }) {
            claims += try await claimPushes(
                from: route, now: now, limit: limit - claims.count, leaseUntil: leaseUntil, owner: owner)
        }
        return claims
    }

    /// When the first push of each credential with owed pushes may be claimed; times in the past stay as they are.
    package func nextPushDues() async throws -> [PushRoute: Timestamp] {
        try await nextPushDues(now: Timestamp(milliseconds: .min))
    }

    /// When the next push of any credential may be claimed; nil when nothing is owed.
    package func nextPushDue() async throws -> Timestamp? { try await nextPushDues().values.min() }
}

/// Why the store did not carry out a call.
package struct StoreError: Error, CustomStringConvertible {
    package enum Code: String, Sendable {
        /// The database does not answer; nothing was committed.
        case unavailable
        /// The disk is full; nothing was committed.
        case full
        /// The commit queue holds as much as it may; nothing was committed.
        case overloaded
        /// It is not known whether the commit happened; committing it again with the same keys is safe.
        case unknownOutcome
        /// The database works but can never store these values; nothing was committed.
        case refused
        /// The database is damaged or has another version than this program expects, or its disk failed.
        case unusable
        /// Another server uses the database, or the file exists already.
        case occupied
    }

    package let code: Code
    package let message: String
    package let cause: (any Error)?

    package init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    package var description: String { "store \(code.rawValue): \(message)" }
}
