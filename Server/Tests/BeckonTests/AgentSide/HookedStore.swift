@testable import Beckon

/// A store in memory that does something before what its tests name; it knows what deliveries need.
struct HookedStore: UnreadableStore {
    let memory: MemoryStore
    var beforeCommit: @Sendable ([Commit]) throws -> Void = { _ in }
    var beforeReceipt: @Sendable (ChatID) async throws -> Void = { _ in }

    func commit(_ commits: [Commit]) async throws -> [CommitResult] {
        try beforeCommit(commits)
        return try await memory.commit(commits)
    }

    func receipt(_ chat: ChatID) async throws -> ReceiptMark {
        try await beforeReceipt(chat)
        return try await memory.receipt(chat)
    }

    func service(_ id: ServiceID) async throws -> ServiceInstance? { try await memory.service(id) }
    func chat(_ id: ChatID) async throws -> ChatHead? { try await memory.chat(id) }
    func chat(service: ServiceID) async throws -> ChatHead? { try await memory.chat(service: service) }
    func chatsOwed(to side: AgentSideName, now: Timestamp, limit: Int) async throws -> [ChatHead] {
        try await memory.chatsOwed(to: side, now: now, limit: limit)
    }
    func events(_ chat: ChatID, after position: Int, limit: Int) async throws -> [TranscriptEvent] {
        try await memory.events(chat, after: position, limit: limit)
    }
}
