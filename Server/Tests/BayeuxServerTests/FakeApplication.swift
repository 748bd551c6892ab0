import Bayeux
import Synchronization

@testable import BayeuxServer

/// An application that allows `/_genesys` and service channels, and remembers what it was told.
final class FakeApplication: BayeuxApplication {
    struct State {
        var sources: [SourceAttachment] = []
        var stored: [String: ResumedSession] = [:]
        var handshakeVerdict: HandshakeVerdict?
        var subscribeVerdict: SubscribeVerdict?
        var disconnectVerdict: DisconnectVerdict?
        var handshakes: [HandshakeContext] = []
        var subscriptions: [[String]] = []
        var published: [String] = []
        var farewells: [Farewell] = []
        var expired: [ConfirmedCursors] = []
        var replaced: [(session: ConfirmedCursors, by: String)] = []
        var resumes: [String] = []
        /// Whether clients are kept before their handshakes are answered.
        var keepsHandshakes = false
        /// Whether what is kept cannot be reached.
        var isStoreAway = false
        var kept: [String] = []
        /// Clients that have subscribed at another hub.
        var moved: Set<String> = []
        fileprivate var gate: [CheckedContinuation<Void, Never>]?
        fileprivate var watchers: [(condition: @Sendable (State) -> Bool, waiter: CheckedContinuation<Void, Never>)] =
            []
    }

    private let state = Mutex(State())

    /// Looks at, or changes, what it does and what it was told.
    func with<Result: Sendable>(_ body: (inout sending State) -> Result) -> Result {
        state.withLock { body(&$0) }
    }

    /// Waits until something holds.
    func wait(until condition: @escaping @Sendable (State) -> Bool) async {
        await withCheckedContinuation { continuation in
            let holds = state.withLock { state in
                if condition(state) { return true }
                state.watchers.append((condition, continuation))
                return false
            }
            if holds { continuation.resume() }
        }
    }

    /// Makes asynchronous calls wait until ``openGate()``.
    func closeGate() {
        with { $0.gate = $0.gate ?? [] }
    }

    func openGate() {
        let waiting = with { state in
            defer { state.gate = nil }
            return state.gate ?? []
        }
        for continuation in waiting { continuation.resume() }
    }

    /// How many calls wait at the gate.
    var waiting: Int { with { $0.gate?.count ?? 0 } }

    private func note(_ body: (inout State) -> Void) {
        let waiters = state.withLock { state in
            body(&state)
            let met = state.watchers.filter { $0.condition(state) }.map(\.waiter)
            let conditions = state.watchers
            state.watchers = conditions.filter { !$0.condition(state) }
            return met
        }
        for waiter in waiters { waiter.resume() }
    }

    private func passGate() async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                guard state.gate != nil else { return true }
                state.gate?.append(continuation)
                return false
            }
            if isOpen { continuation.resume() }
            note { _ in }
        }
    }

    func handshake(_ handshake: HandshakeContext) -> HandshakeVerdict {
        note { $0.handshakes.append(handshake) }
        return with { $0.handshakeVerdict } ?? .accept(user: handshake.request.user)
    }

    func subscribe(_ session: SessionSummary, to channels: [String]) async -> SubscribeVerdict {
        note { $0.subscriptions.append(channels) }
        await passGate()
        if let verdict = with({ $0.subscribeVerdict }) { return verdict }
        guard channels.allSatisfy({ $0 == "/_genesys" || $0.hasPrefix("/service/") }) else {
            return .deny(BayeuxError(.forbidden, "Subscription denied"))
        }
        return .allow(with { $0.sources })
    }

    func publish(
        _ data: RawJSON?, to channel: String, from session: SessionSummary, by request: BayeuxRequest
    ) async -> PublishVerdict {
        let text = data.map { String(decoding: $0.bytes, as: UTF8.self) } ?? "nothing"
        note { $0.published.append("\(channel) \(text)") }
        await passGate()
        return channel.hasPrefix("/service/") ? .accept : .deny(BayeuxError(.forbidden, "Publish denied"))
    }

    func disconnect(_ farewell: Farewell) async -> DisconnectVerdict {
        note { $0.farewells.append(farewell) }
        await passGate()
        return with { $0.disconnectVerdict } ?? .accept
    }

    func expired(_ session: SessionSummary, confirmed: [SourceName: Int]) async {
        let cursors = ConfirmedCursors(clientID: session.clientID, user: session.user, cursors: confirmed)
        note { $0.expired.append(cursors) }
    }

    func replaced(_ session: SessionSummary, confirmed: [SourceName: Int], by clientID: String) async {
        let cursors = ConfirmedCursors(clientID: session.clientID, user: session.user, cursors: confirmed)
        note { $0.replaced.append((cursors, clientID)) }
    }

    func resume(clientID: String, request: BayeuxRequest, acknowledged: Int64?) async throws -> ResumedSession? {
        note { $0.resumes.append(clientID) }
        await passGate()
        if with({ $0.isStoreAway }) { throw StoreIsAway() }
        return with { $0.stored[clientID] }
    }

    private struct StoreIsAway: Error {}

    func hasMoved(_ session: SessionSummary) async throws -> Bool {
        if with({ $0.isStoreAway }) { throw StoreIsAway() }
        return with { $0.moved.contains(session.clientID) }
    }

    var keepsHandshakes: Bool { with { $0.keepsHandshakes } }

    func keep(_ session: SessionSummary) async -> Bool {
        await passGate()
        guard !with({ $0.isStoreAway }) else { return false }
        note { $0.kept.append(session.clientID) }
        return true
    }
}
