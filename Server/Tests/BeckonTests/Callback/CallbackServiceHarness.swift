import Beckon
import BeckonCallback
import Synchronization
import TestTime

/// A callback service on a store in memory, with a clock that stands still.
final class CallbackServiceHarness: Sendable {
    let memory: MemoryStore
    let time = ManualTime()
    let observer = WakeCollector()
    let queue: CommitQueue
    let service: CallbackService
    let callAccess: CallAccessService

    init(
        _ services: [ServiceOptions] = [ServiceOptions.voiceWaitUserTerminated],
        calendar: ServiceCalendar = ServiceCalendar(), callAccess: [CallAccessOptions] = [],
        numbers: AccessNumbers = AccessNumbers(), mayListCallbacks: Bool = false, ids: any IDSource = SystemIDs(),
        memory: MemoryStore = MemoryStore()
    ) {
        self.memory = memory
        let wakes = WakePlane()
        queue = CommitQueue(store: memory)
        let catalog = ServiceCatalog(
            services, callAccess: callAccess, accessNumbers: numbers, mayListCallbacks: mayListCallbacks)
        service = CallbackService(
            store: memory, queue: queue, wakes: wakes, time: time, ids: ids, calendar: { calendar },
            services: { catalog })
        self.callAccess = CallAccessService(
            store: memory, queue: queue, time: time, ids: ids, callbacks: service, services: { catalog })
        wakes.add(observer)
    }

    /// Runs a test with the commit queue at work.
    func run(_ body: () async throws -> Void) async throws {
        let queue = queue
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await queue.run() }
            defer { queue.close() }
            try await body()
        }
    }

    static let phone = [
        "_customer_number": "5550100", "_device_notification_id": "token", "_device_os": "ios",
    ]

    /// What is owed now.
    func owed() async throws -> [OwedPush] {
        try await memory.claimPushes(now: time.now, limit: 100, leaseUntil: time.now, owner: .test).map(\.push)
    }

    func record(_ id: ServiceID) async throws -> CallbackRecord? { try await memory.callback(id) }

    /// The refusal that a call ends with, or nil.
    func refusal(_ work: () async throws -> Void) async -> CallbackRefusal? {
        do {
            try await work()
            return nil
        } catch {
            return error as? CallbackRefusal
        }
    }
}

/// Remembers every wake.
final class WakeCollector: WakeObserver {
    private let heard = Mutex<[Wake]>([])

    func woken(by wakes: [Wake]) { heard.withLock { $0 += wakes } }

    /// The wakes since the last call.
    func take() -> [Wake] {
        heard.withLock { wakes in
            defer { wakes = [] }
            return wakes
        }
    }
}
