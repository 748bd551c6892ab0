/// Nodes, the clients and chats that they hold, the settings of an installation, and the upkeep of the database.
///
/// A part of the port to the database, ``Store``.
package protocol ClusterStore: Sendable {
    /// Whether other nodes may write to the database, so that cached reads can be out of date.
    var isShared: Bool { get }
    /// The last step of the tables that this program knows.
    var schema: Int { get }
    /// Chats whose customer is `present` or `expected` and whose id follows `after`, in the order of their ids.
    ///
    /// With a node, only chats whose client that node holds.
    func presentChats(heldBy node: NodeID?, after: ChatID?, limit: Int) async throws -> [ChatHead]
    /// Chats whose customer's Bayeux client is announced and has not connected yet, oldest first.
    func expectedChats(limit: Int) async throws -> [ChatHead]
    func client(_ clientID: String) async throws -> StoredClient?
    func setting(_ name: String) async throws -> String?
    /// The settings whose names begin with a text, in the order of their names.
    func settings(startingWith prefix: String, limit: Int) async throws -> [String: String]

    /// Removes expired presence and desk sessions, stored clients that expired, and files whose event was not committed, and
    /// marks of contents that were not taken away, within ``ChatFile/longestPending``, and notification subscriptions that ended
    /// ``NotificationSubscription/memory`` ago, and devices that were forgotten ``ForgottenDevice/memory`` ago.
    ///
    /// A client that had subscribed is kept for ``StoredClient/memory`` longer.
    func removeClients(expiredBefore: Timestamp) async throws
    /// All nodes that have a row.
    func nodes() async throws -> [NodeRecord]
    /// Extends a node's lease.
    ///
    /// - Returns: false when the node has no row: its lease had expired, and other nodes may have taken over its work.
    func renewNode(_ id: NodeID, until: Timestamp) async throws -> Bool
    /// Counts what is open, for operators; groups come in no order.
    func figures(at now: Timestamp) async throws -> StoreFigures
    /// The database's own clock; nil for an engine that uses this machine's.
    func clock() async throws -> Timestamp?

    /// Removes everything about one customer.
    ///
    /// These are chats and callbacks with that `gms_user`, in themselves or in their service instance, and callbacks
    /// with that customer number; rows that belong to them; service instances, clients and bookings; devices that no
    /// other row names; and the devices and presence of the customer with that id.
    ///
    /// - Parameters:
    ///   - user: the `gms_user`, customer number or customer id.
    ///   - limit: at most so many chats and callbacks in one call; call again until it is complete.
    /// - Returns: what was removed, and whether that was all.
    /// - Throws: ``StoreError``; then this call removed nothing.
    func erase(user: String, limit: Int) async throws -> ErasedRows

    /// Removes chats, callbacks and service instances that ended before a time, those that ended longest ago first.
    ///
    /// A chat ends at its end, or else when it expires; a completed callback, and a service instance without chat or
    /// callback, when it expires. Rows that belong to them and devices that no other row names are removed as well.
    ///
    /// - Parameters:
    ///   - before: the time.
    ///   - limit: at most so many chats, callbacks and service instances in one call.
    /// - Returns: how many of them were removed.
    /// - Throws: ``StoreError``; then this call removed nothing.
    func removeEnded(before: Timestamp, limit: Int) async throws -> Int

    /// Checks the rules of ``AuditRule`` on one snapshot.
    ///
    /// - Parameters:
    ///   - limit: at most so many violations are reported.
    ///   - now: the time of the check: what a callback holds for a later time, it holds for the future.
    /// - Returns: what it found.
    /// - Throws: ``StoreError`` when the database could not be read.
    func audit(limit: Int, now: Timestamp) async throws -> AuditReport
}
