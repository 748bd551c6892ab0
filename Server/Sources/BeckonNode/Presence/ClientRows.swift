import Beckon

/// The stored rows by which nodes take clients over, and clients come back without a handshake.
struct ClientRows: Sendable {
    /// How long the row of a client that polls is valid, in case its node dies; no app stays open for longer.
    private static let liveLifetime = Milliseconds.seconds(7 * 86_400)
    /// How long the row of a client without chats is valid; it is not shortened when the client leaves.
    private static let idleLifetime = Milliseconds.seconds(86_400)

    let store: any Store
    let queue: CommitQueue
    let time: any TimeSource

    /// Whether a client may send its next message to another node.
    var areShared: Bool { store.isShared }

    /// Returns the row by which another node can take over a live client, in case this node dies.
    func live(_ client: HeldClient) -> StoredClient { row(of: client, for: Self.liveLifetime) }

    /// Returns the row of a client that comes back, with a new lifetime.
    func revived(_ row: StoredClient) -> StoredClient {
        var row = row
        row.lastSent = nil
        row.expiresAt = time.now.advanced(by: Self.liveLifetime)
        return row
    }

    /// Reads the row of a client.
    func find(_ clientID: String) async throws -> StoredClient? { try await store.client(clientID) }

    /// Returns whether a client has said good-bye at no node: a good-bye removes its row.
    ///
    /// A node with a database of its own gets every good-bye itself.
    func isKnown(_ clientID: String) async throws -> Bool {
        guard store.isShared else { return true }
        return try await store.client(clientID) != nil
    }

    /// Stores the row of a client that has only made a handshake.
    func keepHandshake(_ client: HeldClient) async throws -> Bool {
        var row = row(of: client, for: ChatService.lostClientLifetime)
        row.isSubscribed = false
        return try await queue.commit(Commit([.putClient(row)])) == .committed
    }

    /// Stores the row of a client that reads no chat yet.
    func keepIdle(_ client: HeldClient) async throws {
        _ = try await queue.commit(Commit([.putClient(row(of: client, for: Self.idleLifetime))]))
    }

    /// Removes the row of a client.
    func remove(_ clientID: String) async throws {
        _ = try await queue.commit(Commit([.removeClient(clientID: clientID)]))
    }

    private func row(of client: HeldClient, for lifetime: Milliseconds) -> StoredClient {
        StoredClient(
            clientID: client.clientID, scope: client.scope, browserID: client.browserID,
            expiresAt: time.now.advanced(by: lifetime), acknowledged: client.acknowledged)
    }
}
