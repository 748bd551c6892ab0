package import Beckon

/// What one agent side is owed, and how its adapter stands, for operators.
package struct AgentSideOverview: Hashable, Sendable {
    /// A chat that is owed a delivery.
    package struct Owed: Hashable, Sendable {
        package let chat: ChatID
        package let service: String
        /// The last event that the agent side has accepted.
        package let cursor: Int
        package let lastPosition: Int
        /// When the oldest event that it has not accepted happened; nil if it is owed something else than events.
        package let oldest: Timestamp?
        /// When the next delivery may begin.
        package let due: Timestamp
        package let failures: Int
        /// Why the last delivery failed, in words that a log may hold.
        package let failure: String?
    }

    /// The most chats that are looked at.
    package static let mostOwed = 1_000

    package let name: AgentSideName
    /// The chats that are owed a delivery, the longest due first; at most ``mostOwed``.
    package let owed: [Owed]
    /// How its adapter stands on each node; none for an agent side by webhooks.
    package let reports: [PlatformReport]

    /// The time of the oldest event that it has not accepted.
    package var oldest: Timestamp? { owed.compactMap(\.oldest).min() }

    /// Reads the overview of an agent side.
    ///
    /// - Throws: ``StoreError``.
    package static func read(_ name: AgentSideName, from store: any Store) async throws -> AgentSideOverview {
        let heads = try await store.chatsOwed(
            to: name, now: Timestamp(milliseconds: .max), limit: mostOwed)
        var owed: [Owed] = []
        for head in heads {
            let first = try await store.events(head.id, after: head.side.cursor, limit: 1).first
            guard let ledger = head.side.ledger, let due = ledger.due else { continue }
            owed.append(
                Owed(
                    chat: head.id, service: head.serviceName, cursor: head.side.cursor,
                    lastPosition: head.lastPosition, oldest: first?.at, due: due, failures: ledger.failures,
                    failure: ledger.failure))
        }
        return AgentSideOverview(
            name: name, owed: owed, reports: try await PlatformReport.all(of: name, in: store))
    }

    /// Reads the overviews of some agent sides and of all that are owed something, in the order of names.
    ///
    /// - Throws: ``StoreError``.
    package static func all(_ names: Set<AgentSideName>, from store: any Store) async throws -> [AgentSideOverview] {
        let names = names.union(try await store.agentSidesOwed(limit: 100))
        var all: [AgentSideOverview] = []
        for name in names.sorted(by: { $0.word < $1.word }) { all.append(try await read(name, from: store)) }
        return all
    }
}
