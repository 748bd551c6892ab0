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

    private func call(_ name: String, _ log: Log) -> CallQueue.Call {
        CallQueue.Call {
            log.add("ran \(name)")
        } refuse: {
            log.add("refused \(name)")
        }
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
