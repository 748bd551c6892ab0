/// Gets reports of how far events were written to clients.
package protocol WriteObserver: Sendable {
    /// Takes a report that events were fully written to a session's client.
    ///
    /// The hub does not wait for it, and leaves reports out when too many calls are under way.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - sent: The sent cursor of every source, by its name.
    func wrote(to session: SessionSummary, sent: [SourceName: Int]) async
}
