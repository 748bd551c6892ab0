import Beckon
import TestLog
import TestTime
import Testing

@testable import BeckonServer

@Suite("The service manager", .timeLimit(.minutes(20)))
struct ServiceManagerTests {
    private func variables(_ keeper: DatagramKeeper, _ more: [String: String] = [:]) -> [String: String] {
        more.merging(["NOTIFY_SOCKET": keeper.path]) { first, _ in first }
    }

    @Test("what it is told arrives, at a path and at an abstract socket", arguments: [false, true])
    func notices(isAbstract: Bool) async throws {
        #if canImport(Darwin)
            guard !isAbstract else { return }
        #endif
        let keeper = try DatagramKeeper(isAbstract: isAbstract)
        let manager = ServiceManager(environment: variables(keeper))
        for notice in [ServiceNotice.status("starting"), .ready, .alive, .stopping] { manager.tell(notice) }
        #expect(
            keeper.texts() == ["STATUS=starting", "READY=1\nSTATUS=ready", "WATCHDOG=1", "STOPPING=1\nSTATUS=draining"])
        await manager.reloading { #expect(keeper.texts().first?.hasPrefix("RELOADING=1\nMONOTONIC_USEC=") == true) }
        #expect(keeper.texts() == ["READY=1\nSTATUS=ready"])
    }

    @Test("without a manager, or with one that is gone, nothing happens")
    func nobody() {
        for path in ["", "relative", "/nowhere/notify", "@", "/" + String(repeating: "x", count: 200)] {
            ServiceManager(environment: ["NOTIFY_SOCKET": path, "WATCHDOG_USEC": "1000"]).tell(.ready)
            #expect(ServiceManager(environment: ["NOTIFY_SOCKET": path, "WATCHDOG_USEC": "1000"]).watchPeriod == nil)
        }
        ServiceManager(environment: [:]).tell(.ready)
    }

    @Test(
        "the time between two signs of life is a third of what the manager allows this process",
        arguments: [
            (["WATCHDOG_USEC": "60000000"], Milliseconds.seconds(20)),
            (["WATCHDOG_USEC": "60000000", "WATCHDOG_PID": "7"], .seconds(20)),
            (["WATCHDOG_USEC": "1"], Milliseconds(1)),
            (["WATCHDOG_USEC": "60000000", "WATCHDOG_PID": "8"], nil), (["WATCHDOG_USEC": "0"], nil),
            (["WATCHDOG_USEC": "soon"], nil), ([:], nil),
        ] as [([String: String], Milliseconds?)])
    func periods(variables: [String: String], expected: Milliseconds?) {
        #expect(ServiceManager.watchPeriod(in: variables, process: 7) == expected)
    }

    @Test("a sign of life follows an answer of the store alone")
    func watch() async throws {
        let (keeper, time) = (try DatagramKeeper(), ManualTime())
        let manager = ServiceManager(environment: variables(keeper, ["WATCHDOG_USEC": "30000000"]))
        let queue = CommitQueue(store: MemoryStore())
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await manager.watch(queue, time: time) }
            while time.sleeperCount == 0 { await Task.yield() }
            time.advance(by: .seconds(10))
            while time.sleeperCount == 0 { await Task.yield() }
            #expect(queue.untold == 0 && keeper.texts().isEmpty, "it does not serve yet")
            manager.tell(.ready)
            #expect(keeper.texts() == ["READY=1\nSTATUS=ready"])
            time.advance(by: .seconds(10))
            // Nothing takes the commits, so the question waits.
            while queue.untold == 0 { await Task.yield() }
            time.advance(by: .seconds(100))
            #expect(time.sleeperCount == 0 && keeper.texts().isEmpty)
            group.addTask { await queue.run() }
            while time.sleeperCount == 0 { await Task.yield() }
            #expect(keeper.texts() == ["WATCHDOG=1"])
            time.advance(by: .seconds(10))
            while time.sleeperCount == 0 { await Task.yield() }
            #expect(keeper.texts() == ["WATCHDOG=1"])
            group.cancelAll()
        }
    }
}
