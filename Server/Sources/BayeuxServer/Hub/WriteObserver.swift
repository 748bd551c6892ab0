/// Learns how far clients were written to.
package protocol WriteObserver: Sendable {
    /// Learns that events were fully written to a session's client.
    ///
    /// Nobody waits for it; when many are under way it is left out.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - sent: How far every source was written, by its name.
    func wrote(to session: SessionSummary, sent: [SourceName: Int]) async
}
