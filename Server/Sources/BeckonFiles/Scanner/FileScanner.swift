/// Looks for malware in bodies.
package protocol FileScanner: Sendable {
    /// Scans a body and returns what was found.
    ///
    /// - Parameter next: The body, piece by piece, read only as fast as it is scanned.
    /// - Returns: The verdict; a scanner that fails is away.
    /// - Throws: What `next` throws, or `CancellationError`.
    func scan(_ next: NextBytes) async throws -> ScanVerdict
}
