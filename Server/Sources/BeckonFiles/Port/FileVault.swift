/// Where the bytes of chat files are kept: by the SHA-256 of their content, each content once.
package protocol FileVault: Sendable {
    /// Stores a body; a yes means it is complete on disk or in the bucket.
    ///
    /// - Parameters:
    ///   - limit: The most bytes.
    ///   - next: The body, piece by piece, read only as fast as it is stored.
    /// - Returns: What it is.
    /// - Throws: ``FileVaultError`` (too long, away, full), or what `next` throws; then nothing is kept.
    func store(limit: Int, _ next: NextBytes) async throws -> StoredContent

    /// Reads a body piece by piece (pieces of at most 64 KiB).
    ///
    /// - Throws: ``FileVaultError`` (unknown, away); the pieces throw it too when the rest is not there.
    func read(_ hash: ContentHash) async throws -> (size: Int, next: NextBytes)

    /// Removes a body; nothing happens if there is none.
    func remove(_ hash: ContentHash) async throws

    /// All hashes in order, page by page, for verify and for removing what no chat names.
    ///
    /// - Parameters:
    ///   - after: The last hash of the page before; nil for the first page.
    ///   - limit: The most hashes.
    /// - Returns: The next page; an empty one is the end.
    /// - Throws: ``FileVaultError`` (away).
    func hashes(after: ContentHash?, limit: Int) async throws -> [ContentHash]
}
