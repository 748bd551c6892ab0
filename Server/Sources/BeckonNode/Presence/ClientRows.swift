import Beckon

/// The rows with which clients are taken over or come back without a handshake.
struct ClientRows: Sendable {
    /// How long the row of a client that polls is good for, should its node die; no app stays open for longer.
    private static let liveLifetime = Milliseconds.seconds(7 * 86_400)
    /// How long the row of a client without chats is good for; nobody shortens it when the client is gone.
    private static let idleLifetime = Milliseconds.seconds(86_400)

    let store: any Store
    let queue: CommitQueue
    let time: any TimeSource

    /// Whether the next message of a client may come to another node.
    var areShared: Bool { store.isShared }

    /// The row with which a live client can be taken over should this node die.
    func live(_ client: HeldClient) -> StoredClient { row(of: client, for: Self.liveLifetime) }

    /// A stored client that comes back.
    func revived(_ row: StoredClient) -> StoredClient {
        var row = row
        row.lastSent = nil
        row.expiresAt = time.now.advanced(by: Self.liveLifetime)
        return row
    }

    /// A client as it is stored.
    func find(_ clientID: String) async throws -> StoredClient? { try await store.client(clientID) }

    /// Whether a client has said good-bye nowhere: one that has is without a row.
    ///
    /// A node with a database of its own is told of every good-bye.
    func isKnown(_ clientID: String) async throws -> Bool {
        guard store.isShared else { return true }
        return try await store.client(clientID) != nil
    }

    /// Keeps the row of a client that has only shaken hands.
    func keepHandshake(_ client: HeldClient) async throws -> Bool {
        var row = row(of: client, for: ChatService.lostClientLifetime)
        row.isSubscribed = false
        return try await queue.commit(Commit([.putClient(row)])) == .committed
    }

    /// Keeps the row of a client that reads no chat yet.
    func keepIdle(_ client: HeldClient) async throws {
        _ = try await queue.commit(Commit([.putClient(row(of: client, for: Self.idleLifetime))]))
    }

    /// Removes the row of a client.
    func remove(_ clientID: String) async throws {
        _ = try await queue.commit(Commit([.removeClient(clientID: clientID)]))
    }

    private func row(of client: HeldClient, for lifetime: Milliseconds) -> StoredClient {
        StoredClient(
            clientID: client.clientID, user: client.user, browserID: client.browserID,
            expiresAt: time.now.advanced(by: lifetime), acknowledged: client.acknowledged)
    }
}
