import Synchronization
import Testing

@testable import BayeuxServer

@Suite(.timeLimit(.minutes(20)))
struct CallQueueTests {
    private final class Log: Sendable {
        let entries = Mutex<[String]>([])

        func add(_ entry: String) {
            entries.withLock { $0.append(entry) }
        }
    }

    private func call(_ name: String, _ log: Log, turn: String? = nil) -> CallQueue.Call {
        CallQueue.Call(turn: turn) {
            log.add("ran \(name)")
        } refuse: {
            log.add("refused \(name)")
        }
    }

    /// A call that runs until its gate is finished, also when its task is cancelled.
    private func call(_ name: String, _ log: Log, turn: String, until gate: AsyncStream<Void>) -> CallQueue.Call {
        CallQueue.Call(turn: turn) {
            log.add("began \(name)")
            await Task { for await _ in gate {} }.value
            log.add("ended \(name)")
        } refuse: {
            log.add("refused \(name)")
        }
    }

    @Test("calls of one turn run one after the other in their order, and hold up no others")
    func turns() async {
        let log = Log()
        let queue = CallQueue(limit: 9)
        let (gate, opener) = AsyncStream.makeStream(of: Void.self)
        for _ in 0..<5 { _ = queue.reserve() }
        queue.add(call("first", log, turn: "a", until: gate))
        for name in ["second", "third"] { queue.add(call(name, log, turn: "a")) }
        queue.add(call("other", log, turn: "b"))
        queue.add(call("free", log))
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await queue.run() }
            while log.entries.withLock({ $0.count }) < 3, !Task.isCancelled { await Task.yield() }
            #expect(log.entries.withLock { Set($0) } == ["began first", "ran other", "ran free"])
            opener.finish()
            while log.entries.withLock({ $0.count }) < 6, !Task.isCancelled { await Task.yield() }
            group.cancelAll()
        }
        #expect(log.entries.withLock { $0.suffix(3) } == ["ended first", "ran second", "ran third"])
    }

    @Test("calls that wait for their turn when the queue ends are refused")
    func turnsEnd() async {
        let log = Log()
        let queue = CallQueue(limit: 9)
        let (gate, opener) = AsyncStream.makeStream(of: Void.self)
        #expect(queue.reserve() && queue.reserve())
        queue.add(call("first", log, turn: "a", until: gate))
        queue.add(call("second", log, turn: "a"))
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await queue.run() }
            while log.entries.withLock({ $0.isEmpty }), !Task.isCancelled { await Task.yield() }
            group.cancelAll()
            while !log.entries.withLock({ $0.contains { $0.hasSuffix(" second") } }) { await Task.yield() }
            opener.finish()
        }
        #expect(log.entries.withLock { $0.contains("ran second") } == false)
    }

    @Test("there is so much room and no more, and a place given back can be had again")
    func bound() {
        let queue = CallQueue(limit: 2)
        #expect(queue.reserve())
        #expect(queue.reserve())
        #expect(queue.reserve() == false)
        queue.giveBack()
        #expect(queue.reserve())
    }

    @Test("calls that came before the queue ran are run; their places are free again")
    func runs() async {
        let log = Log()
        let queue = CallQueue(limit: 3)
        for name in ["a", "b", "c"] where queue.reserve() { queue.add(call(name, log)) }
        #expect(queue.reserve() == false)
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await queue.run() }
            while !queue.reserve(), !Task.isCancelled { await Task.yield() }
            group.cancelAll()
        }
        #expect(log.entries.withLock { $0.sorted().first } == "ran a")
    }

    @Test("what has not begun when the queue ends is refused, and so is what comes later")
    func ends() async {
        let log = Log()
        let queue = CallQueue(limit: 3)
        #expect(queue.reserve() && queue.reserve())
        queue.add(call("early", log))
        await withTaskGroup(of: Void.self) { group in
            group.cancelAll()
            group.addTask { await queue.run() }
        }
        queue.add(call("late", log))
        let entries = log.entries.withLock { $0 }
        #expect(entries.count == 2 && entries.last == "refused late")
        #expect(queue.reserve() == false)
    }
}
