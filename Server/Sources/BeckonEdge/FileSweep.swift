package import Beckon
package import BeckonFiles
package import Logging

/// Removes contents that no file of a chat names any more.
///
/// A content goes when two looks in a row find it without a name, so that one that was stored just now and gets its name in a
/// moment stays. Before it goes it is marked in the database: whoever names it from then on sees the mark, or finds the
/// content gone, and asks for another attempt.
package actor FileSweep {
    /// The time between two looks.
    private static let pause = Milliseconds.seconds(3_600)
    /// The time after a mark in which its content is removed, or not at all.
    static let longestRemoval = Milliseconds.seconds(600)
    /// How many contents are looked at together.
    private static let page = 500
    /// The time after a mark in which the last removal begins; a slow one ends before the mark does.
    private static let lastRemoval = Milliseconds.seconds(300)
    /// How many contents are marked together.
    private static let removals = 20
    /// How many contents in a row may fail to go; then the vault fails, and the look is over.
    private static let mostFailures = 3
    /// How many contents without a name are remembered; further ones are found by later looks.
    private static let mostSuspects = 65_536

    private let vault: any FileVault
    private let store: any Store
    private let time: any TimeSource
    private let logger: Logger
    /// What the last look found without a name.
    private var suspects: Set<String> = []

    package init(vault: any FileVault, store: any Store, time: any TimeSource, logger: Logger) {
        self.vault = vault
        self.store = store
        self.time = time
        self.logger = logger
    }

    /// Looks again and again until the task is cancelled.
    package func run() async {
        while (try? await time.sleep(Self.pause)) != nil {
            do {
                try await look()
            } catch {
                let code = (error as? FileVaultError)?.code.rawValue ?? (error as? StoreError)?.code.rawValue
                logger.warning(
                    "contents of files that no chat names could not be removed; the next attempt is in an hour",
                    metadata: ["error.code": "\(code ?? "\(type(of: error))")"])
            }
        }
    }

    /// What failed in one look.
    private struct Failures {
        var inRow = 0
        var last: (any Error)?
    }

    /// Looks at all contents once; one that cannot be removed keeps no other.
    ///
    /// - Returns: How many were removed.
    /// - Throws: What kept contents from being removed, after the others were.
    @discardableResult
    func look() async throws -> Int {
        var (found, removed, last): (Set<String>, Int, ContentHash?) = ([], 0, nil)
        var failures = Failures()
        while true {
            let contents = try await vault.hashes(after: last, limit: Self.page)
            guard let end = contents.last else { break }
            last = end
            let free = try await store.unnamed(contents.map(\.text))
            var due = free.filter(suspects.contains)[...]
            while !due.isEmpty {
                removed += try await remove(Array(due.prefix(Self.removals)), &failures)
                due = due.dropFirst(Self.removals)
            }
            found.formUnion(free.prefix(max(0, Self.mostSuspects - found.count)))
        }
        suspects = found
        if let error = failures.last { throw error }
        return removed
    }

    /// Removes those of some contents that nothing names.
    ///
    /// - Returns: How many were removed.
    private func remove(_ contents: [String], _ failures: inout Failures) async throws -> Int {
        let start = time.now
        let marked = try await store.markForRemoval(contents, at: start)
        var removed = 0
        var unsure: Set<String> = []
        for hash in marked.compactMap(ContentHash.init) {
            guard time.now < start.advanced(by: Self.lastRemoval) else { break }
            do {
                try await vault.remove(hash)
                removed += 1
                failures.inRow = 0
            } catch {
                failures = Failures(inRow: failures.inRow + 1, last: error)
                guard failures.inRow < Self.mostFailures else { throw error }
                unsure.insert(hash.text)
            }
        }
        // The mark of one that failed stays until it ends: the content may go late.
        try await store.unmark(marked.filter { !unsure.contains($0) })
        return removed
    }
}
