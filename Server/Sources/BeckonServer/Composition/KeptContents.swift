package import Beckon
package import BeckonFiles

/// The contents of chat files beside a database: whether all that rows name are kept, and copies of them.
package enum KeptContents {
    /// How many contents are asked for together.
    private static let page = 500

    /// Looks for contents that rows of files name and that are not kept.
    ///
    /// - Parameters:
    ///   - store: The database.
    ///   - reading: Whether each content is read and compared with its hash; else only its presence is checked.
    ///   - limit: The most violations in the report.
    ///   - open: Opens the place where contents are kept; not called while no row names one.
    /// - Returns: A violation of ``AuditRule/contentsAreKept`` for each content that is missing or damaged.
    /// - Throws: ``StoreError``; ``FileVaultError`` while the place is away.
    package static func violations(
        in store: any Store, reading: Bool, limit: Int, _ open: () async throws -> any FileVault
    ) async throws -> [AuditReport.Violation] {
        var (found, last, opened): ([AuditReport.Violation], String?, (any FileVault)?) = ([], nil, nil)
        while found.count < limit {
            let named = try await store.contents(after: last, limit: page)
            guard let end = named.last else { break }
            last = end
            let vault: any FileVault
            if let opened { vault = opened } else { vault = try await open() }
            opened = vault
            for text in named where try await !isKept(text, in: vault, reading: reading) && found.count < limit {
                found.append(.init(rule: .contentsAreKept, subject: text))
            }
        }
        return found
    }

    private static func isKept(_ text: String, in vault: any FileVault, reading: Bool) async throws -> Bool {
        guard let hash = ContentHash(text) else { return false }
        guard reading else { return try await vault.holds(hash) }
        do {
            return try await vault.isIntact(hash)
        } catch let error as FileVaultError where error.code == .unknown {
            return false
        }
    }

    /// What a copy did.
    package struct Copy: Hashable, Sendable {
        /// How many contents were copied.
        package var copied = 0
        /// How many were left out, because their bytes are not what their hash says.
        package var damaged = 0

        package init() {}
    }

    /// Copies the contents that another place does not have yet; damaged ones are left out and counted.
    ///
    /// What is removed while the copy is made is left out, too.
    ///
    /// - Parameters:
    ///   - source: Where the contents are.
    ///   - target: Where the copies go.
    ///   - copy: Counts.
    /// - Throws: ``FileVaultError``.
    package static func copy(
        from source: any FileVault, to target: any FileVault, counting copy: inout Copy
    ) async throws {
        var last: ContentHash?
        while true {
            let hashes = try await source.hashes(after: last, limit: page)
            guard let end = hashes.last else { return }
            last = end
            for hash in hashes where try await !target.holds(hash) {
                do {
                    guard try await source.isIntact(hash) else {
                        copy.damaged += 1
                        continue
                    }
                    let (size, next) = try await source.read(hash)
                    _ = try await target.store(limit: size, next)
                    copy.copied += 1
                } catch let error as FileVaultError where error.code == .unknown {
                    continue
                }
            }
        }
    }
}
