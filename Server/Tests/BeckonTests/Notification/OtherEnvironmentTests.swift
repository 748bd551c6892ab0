import Logging
import Synchronization
import TestTime
import Testing

@testable import Beckon

/// A token of the development environment whose app did not say so.
@Suite(.timeLimit(.minutes(20))) struct OtherEnvironmentTests {
    /// Knows only some tokens.
    private final class Service: PushProvider {
        let kind = PushProviderKind.apns
        let route: PushRoute
        private let known: Set<String>
        private let asked = Mutex<[String]>([])

        init(isDebug: Bool, knowing known: Set<String>) {
            route = PushRoute(.apns, isDebug: isDebug)
            self.known = known
        }

        var tokens: [String] { asked.withLock { $0 } }

        func deliver(_ pushes: [PushRequest], report: @escaping PushReport) async {
            asked.withLock { $0 += pushes.map(\.device.token) }
            report(
                pushes.enumerated().map { index, push in
                    let isKnown = known.contains(push.device.token)
                    return PushAnswer(
                        index,
                        isKnown ? .delivered : .tokenDead(asOf: nil, reason: "apns 400 BadDeviceToken", isStrange: true)
                    )
                })
        }
    }

    /// Owes one push to each of two devices, twice, and dispatches until nothing is owed.
    private func send(_ services: [Service], areDebug: Bool = false) async throws -> MemoryStore {
        let (store, time) = (MemoryStore(), ManualTime())
        let queue = CommitQueue(store: store)
        let dispatcher = PushDispatcher(
            store: store, queue: queue, services: ServiceDirectory(ServiceCatalog([])), providers: services,
            time: time, ids: SystemIDs(), logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
            node: NodeID("node"))
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await queue.run() }
            for round in 1...2 {
                for token in ["aa", "bb"] {
                    let device = Device(type: .ios, token: token, debug: areDebug, registeredAt: time.now)
                    let push = OwedPush(
                        subject: .note(key: "\(token) \(round)", title: "", body: "B"), deviceID: device.id,
                        due: time.now,
                        expiresAt: time.now.advanced(by: .seconds(60)), reason: "test")
                    _ = try await queue.commit(Commit([.keepDevice(device), .owe(push, now: time.now)]))
                }
                for _ in 0..<3 {
                    try await dispatcher.runOnce()
                    time.advance(by: .seconds(1))
                }
            }
            group.cancelAll()
        }
        return store
    }

    @Test("it is tried there once, and from then on sent to there only")
    func learns() async throws {
        let (production, development) = (
            Service(isDebug: false, knowing: ["aa"]), Service(isDebug: true, knowing: ["bb"])
        )
        let store = try await send([production, development])
        #expect(production.tokens.sorted() == ["aa", "aa", "bb"])
        #expect(development.tokens == ["bb", "bb"])
        #expect(try await store.nextPushDue() == nil)
        #expect(
            try await store.device(Device(type: .ios, token: "bb", registeredAt: .init(milliseconds: 0)).id)?.debug
                == true)
    }

    @Test("a device that says it is of the development environment is found in the other one as well")
    func learnsBack() async throws {
        let (production, development) = (
            Service(isDebug: false, knowing: ["aa"]), Service(isDebug: true, knowing: ["bb"])
        )
        let store = try await send([production, development], areDebug: true)
        #expect(production.tokens == ["aa", "aa"])
        #expect(development.tokens.sorted() == ["aa", "bb", "bb"])
        #expect(try await device("aa", in: store)?.debug == false)
        #expect(try await device("bb", in: store)?.debug == true)
    }

    private func device(_ token: String, in store: MemoryStore) async throws -> Device? {
        try await store.device(Device(type: .ios, token: token, registeredAt: Timestamp(milliseconds: 0)).id)
    }

    @Test("one that neither knows is asked for once at each for a push, and stays where it is")
    func unknown() async throws {
        let (production, development) = (
            Service(isDebug: false, knowing: ["aa"]), Service(isDebug: true, knowing: [])
        )
        let store = try await send([production, development])
        #expect(production.tokens.sorted() == ["aa", "aa", "bb", "bb"])
        #expect(development.tokens == ["bb", "bb"])
        #expect(try await device("bb", in: store)?.debug == false)
    }

    @Test("without a credential for the other environment nothing is tried")
    func alone() async throws {
        let production = Service(isDebug: false, knowing: ["aa"])
        _ = try await send([production])
        #expect(production.tokens.sorted() == ["aa", "aa", "bb", "bb"])
    }
}
