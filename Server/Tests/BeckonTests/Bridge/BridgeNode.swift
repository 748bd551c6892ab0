import Logging
import Synchronization
import TestTime
import Testing

@testable import Beckon

/// Reports, devices and pushes over a store in memory, on a clock that the test moves.
struct BridgeNode: Sendable {
    /// Takes every push, or waits with its answers until the test lets it go.
    final class Provider: PushProvider {
        let kind = PushProviderKind.apns
        private let state = Mutex<(taken: [PushRequest], outcomes: [PushOutcome])>(([], []))

        var taken: [PushRequest] { state.withLock { $0.taken } }

        func answer(_ outcomes: PushOutcome...) { state.withLock { $0.outcomes += outcomes } }

        func deliver(_ pushes: [PushRequest], report: @escaping PushReport) async {
            let answers = state.withLock { state in
                state.taken += pushes
                return pushes.indices.map {
                    PushAnswer($0, state.outcomes.isEmpty ? .delivered : state.outcomes.removeFirst())
                }
            }
            report(answers)
        }
    }

    static let source = BridgeSourceName("crm")!

    let store = MemoryStore()
    let time: ManualTime
    let provider = Provider()
    let queue: CommitQueue
    let chats: ChatService
    let bridge: BridgeService
    let customers: CustomerService
    let dispatcher: PushDispatcher
    let ana = CustomerPrincipal.signed("ana")

    init(
        at start: String = "2026-03-02T09:05:00Z", audience: AudienceRules = AudienceRules(),
        rules: (inout PushRules) -> Void = { _ in }
    ) {
        time = ManualTime(now: Timestamp(utc: start) ?? Timestamp(milliseconds: 0))
        let registry = ChatRegistry()
        queue = CommitQueue(store: store, updating: registry)
        let services = ServiceDirectory(ServiceCatalog([ServiceOptions(name: "request-chat", kind: .chat)]))
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        chats = ChatService(
            store: store, queue: queue, registry: registry, services: services, wakes: WakePlane(), time: time,
            ids: SystemIDs(), logger: logger, node: .test, audience: audience)
        bridge = BridgeService(chats: chats)
        customers = CustomerService(chats: chats)
        var pushRules = PushRules()
        rules(&pushRules)
        dispatcher = PushDispatcher(
            store: store, queue: queue, services: services, providers: [provider], rules: pushRules, time: time,
            ids: SystemIDs(), logger: logger, node: .test)
    }

    func run(_ body: () async throws -> Void) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await queue.run() }
            try await body()
            queue.close()
            try await group.waitForAll()
        }
    }

    /// Registers an iPhone.
    @discardableResult
    func register(
        _ token: String, of principal: CustomerPrincipal = .signed("ana"), language: String? = nil
    ) async throws -> Device {
        try await customers.register(
            Device(type: .ios, token: token, language: language, registeredAt: time.now), for: principal)
    }

    /// Reports an agent's message.
    @discardableResult
    func say(
        _ text: String, message: String? = nil, in conversation: String = "c", to customer: String? = "ana"
    ) async throws -> BridgeService.Outcome {
        try await report(
            BridgeEvent(
                conversation: conversation, customer: customer, message: message, actor: .agent, direction: .outbound,
                kind: .text, text: text, sender: "Lee"))
    }

    @discardableResult
    func report(
        _ event: BridgeEvent, rules: BridgePolicy.Rules = .init(), isDry: Bool = false
    ) async throws -> BridgeService.Outcome {
        try #require(
            try await bridge.take(BridgeReport([event]), from: Self.source, rules: rules, isDry: isDry).first)
    }

    /// What has left for phones since the last look at it.
    func pushes(after count: Int = 0) async throws -> [PushRequest] {
        try await dispatcher.runOnce()
        return Array(provider.taken.dropFirst(count))
    }

    func pass(seconds: Int64) { time.advance(by: .seconds(seconds)) }

    func explain(_ position: Int, of conversation: String = "c") async throws -> [String] {
        let explanation = try await store.explainPush("\(Self.source)/\(conversation)", position: position) {
            chats.services.chatOptions(of: $0)
        }
        return try #require(explanation).lines.map { "\($0.kind.rawValue) \($0.word)" }
    }
}

extension PushRequest {
    var notice: ConversationNotice? {
        if case .conversation(let notice) = content { notice } else { nil }
    }

    /// The badge of a withdrawal.
    var withdrawn: Int? {
        if case .withdrawal(_, let badge) = content { badge } else { nil }
    }
}
