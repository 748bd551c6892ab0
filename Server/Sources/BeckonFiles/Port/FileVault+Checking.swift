import BeckonCrypto

extension FileVault {
    /// Whether a body still has the content that its name says.
    ///
    /// - Throws: ``FileVaultError`` (unknown, away).
    package func isIntact(_ hash: ContentHash) async throws -> Bool {
        let (size, next) = try await read(hash)
        var content = ArrivingContent(limit: size)
        do {
            while let piece = try await next() { try content.take(piece) }
        } catch let error as FileVaultError where error.code == .unknown || error.code == .tooLong {
            return false
        }
        return try content.finish().hash == hash
    }
}
