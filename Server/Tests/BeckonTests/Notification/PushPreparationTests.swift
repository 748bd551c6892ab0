import Logging
import Synchronization
import TestTime
import Testing

@testable import Beckon

/// Claims are read from the store before they are sent.
@Suite(.timeLimit(.minutes(20))) struct PushPreparationTests {
    /// Answers a read only when several are waiting, or no more can come; at once when the test is over.
    private final class Patience: StoreConduct {
        private struct State {
            var reads = 0
            var isOver = false
            var waiting: [CheckedContinuation<Void, Never>] = []
        }

        private let together: Int
        private let total: Int
        private let state = Mutex(State())

        init(total: Int, together: Int) {
            self.total = total
            self.together = together
        }

        func read<Answer: Sendable>(_ function: String, _ answer: () -> Answer) async throws -> Answer {
            if function == "chat(_:)" { await turn() }
            return answer()
        }

        private func turn() async {
            await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    release { state in
                        state.reads += 1
                        state.waiting.append(continuation)
                        return state.isOver || state.waiting.count >= together || state.reads == total
                    }
                }
            } onCancel: {
                release { state in
                    state.isOver = true
                    return true
                }
            }
        }

        private func release(_ isTime: (inout State) -> Bool) {
            let ready = state.withLock { state in
                guard isTime(&state) else { return [CheckedContinuation<Void, Never>]() }
                defer { state.waiting = [] }
                return state.waiting
            }
            for continuation in ready { continuation.resume() }
        }
    }

    @Test("the claims of a round are read together, not one after another")
    func together() async throws {
        let time = ManualTime()
        let device = Device(type: .ios, token: "aa", registeredAt: time.now)
        let claims = (1...256).map { number in
            ClaimedPush(
                push: OwedPush(
                    id: Int64(number), subject: .chat(ChatID("\(number)"), after: 0, through: 1), deviceID: device.id,
                    due: time.now, expiresAt: time.now.advanced(by: .seconds(60)), reason: "test"),
                device: device, fence: 1, leaseUntil: time.now.advanced(by: .seconds(30)))
        }
        let store = MemoryStore(conduct: Patience(total: claims.count, together: 16))
        let queue = CommitQueue(store: store)
        let ends = Mutex(0)
        let delivery = PushDelivery(
            queue: queue, providers: PushProviderTable([]),
            composer: PushComposer(store: store, services: ServiceDirectory(ServiceCatalog([])), rules: PushRules()),
            rules: PushRules(), time: time, ids: SystemIDs(),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, sendMargin: .seconds(15),
            observer: { _, decision in
                if decision.word == "no longer needed" { ends.withLock { $0 += 1 } }
            })
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await queue.run() }
            await delivery.deliver(claims)
            group.cancelAll()
        }
        #expect(ends.withLock { $0 } == 256)
    }
}
