import AsyncHTTPClient
package import Logging
import NIOHTTP1

/// Keeps bodies as objects of an S3-compatible bucket, which several nodes may share.
///
/// A body arrives in a file of the spool folder, since a request names the hash and the length before it sends the body. An
/// object that is there already is put again, so that one which is being removed at this moment is there afterwards.
package final class S3Vault: FileVault {
    /// The most objects that a bucket lists at once.
    private static let pageLength = 1_000

    private let bucket: S3Bucket
    private let client: S3Client
    private let spool: IncomingFolder

    private init(_ bucket: S3Bucket, client: S3Client, spool: IncomingFolder) {
        self.bucket = bucket
        self.client = client
        self.spool = spool
    }

    /// Prepares a vault; the first request opens a connection.
    ///
    /// - Parameters:
    ///   - bucket: Where the bucket is.
    ///   - spool: The folder of bodies that are arriving; made if it is missing.
    ///   - clock: Its clocks.
    ///   - logger: It logs when the bucket goes away and returns, and what it refuses.
    /// - Returns: The vault.
    /// - Throws: ``FileVaultError`` when the folder cannot be made or used.
    package static func open(
        _ bucket: S3Bucket, spool: String, clock: VaultClock, logger: Logger
    ) async throws -> S3Vault {
        let folder = try await FileThreads.run { try IncomingFolder(spool) }
        return S3Vault(bucket, client: S3Client(bucket, clock: clock, logger: logger), spool: folder)
    }

    package func store(limit: Int, _ next: NextBytes, admission: Admission) async throws -> StoredContent {
        // Nobody sends a whole body to hear that the bucket is away.
        guard !client.isAway else { throw FileVaultError(.away) }
        return try await spool.receiving(limit: limit, next, admission: admission) { file, content in
            try await put(IncomingPieces(file: file, size: content.size), as: content.hash)
        }
    }

    private func put(_ body: IncomingPieces, as hash: ContentHash) async throws {
        do {
            try await client.send(.init(method: .PUT, hash: hash, body: body))
        } catch let error as FileVaultError where error.code == .unknown {
            // Without a bucket there is no place for a body.
            throw FileVaultError(.away)
        }
    }

    package func read(_ hash: ContentHash) async throws -> (size: Int, next: NextBytes) {
        let response = try await client.perform(.init(method: .GET, hash: hash))
        guard let size = response.headers.first(name: "content-length").flatMap(Int.init), size >= 0 else {
            throw FileVaultError(.away)
        }
        let reader = ObjectReader(response.body)
        return (size, { try await reader.next() })
    }

    package func holds(_ hash: ContentHash) async throws -> Bool {
        do {
            try await client.send(.init(method: .HEAD, hash: hash))
            return true
        } catch let error as FileVaultError where error.code == .unknown {
            return false
        }
    }

    package func remove(_ hash: ContentHash) async throws {
        do {
            try await client.send(.init(method: .DELETE, hash: hash))
        } catch let error as FileVaultError where error.code == .unknown {}
    }

    package func hashes(after: ContentHash?, limit: Int) async throws -> [ContentHash] {
        var (found, last) = ([ContentHash](), after.map { bucket.prefix + $0.text })
        while found.count < limit {
            let count = min(limit - found.count, Self.pageLength)
            var query = [(name: "list-type", value: "2"), (name: "max-keys", value: "\(count)")]
            if !bucket.prefix.isEmpty { query.append((name: "prefix", value: bucket.prefix)) }
            if let last { query.append((name: "start-after", value: last)) }
            let page = S3Answer.page(
                try await client.text(of: .init(method: .GET, query: query)), prefix: bucket.prefix)
            found += page.hashes
            guard !page.isLast, page.last != last else { break }
            last = page.last
        }
        return found
    }
}
