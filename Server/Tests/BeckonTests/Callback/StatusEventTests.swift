import BeckonTracing
import Logging
import Synchronization
import TestTime
import Testing

@testable import Beckon
@testable import BeckonCallback

/// What back-ends are told of a callback.
@Suite struct StatusEventTests {
    /// The events of a life, one list a step.
    private func story(
        _ options: ServiceOptions, desiredIn seconds: Int64? = nil, _ steps: [CallbackEvent], passing: Int = 1
    ) -> [String] {
        var life = CallbackLife(options, desiredIn: seconds)
        var record = life.machine.record
        var blank = record
        blank.version = 0
        record.version = 1
        var events = StatusEvent.events(from: blank, to: record)
        func note() {
            var after = life.machine.record
            after.version = record.version + 1
            if life.machine.record.with(record.version) != record {
                events += StatusEvent.events(from: record, to: after)
                record = after
            }
        }
        for step in steps {
            for _ in 0..<passing {
                life.pass(seconds: 1)
                note()
            }
            life.happen(step)
            note()
        }
        return events.map { String($0.rawValue.dropFirst(8)) }
    }

    @Test("a callback that is called and connected")
    func called() {
        #expect(
            story(
                .dialled(),
                [.dialEnded(.person, attempt: 1), .agentConnected, .agentCompletes])
                == [
                    "service_create", "virtual_ixn_create", "callback_queued", "dial_init", "dial_done",
                    "connect_treatment_start", "customer_queued", "callback_status_updated", "route_to_agent",
                    "callback_status_updated", "service_exit", "callback_status_updated",
                ])
    }

    @Test("a callback that is offered and cancelled")
    func offered() {
        #expect(
            story(.voiceWaitUserTerminated, [.agentOffers, .requested(.connect), .customerCancels])
                == [
                    "service_create", "virtual_ixn_create", "callback_queued", "target_found", "customer_queued",
                    "callback_status_updated", "callback_cancelled", "service_exit", "callback_status_updated",
                ])
    }

    @Test("a scheduled callback enters the queue at its time, after its reminder")
    func scheduled() {
        let options = ServiceOptions.voiceWaitUserTerminated.with { $0.status.reminds = true }
        #expect(
            story(options, desiredIn: 400, [.timeReached], passing: 401)
                == [
                    "service_create", "callback_reminder", "virtual_ixn_create", "callback_queued",
                    "callback_status_updated",
                ])
    }

    @Test("only listed events are told, and nothing without a target")
    func listed() {
        let before = CallbackLife(.voiceWaitUserTerminated).machine.record
        var after = before
        (after.step, after.state, after.reason) = (.ended, .completed, .cancelled)
        var options = StatusOptions()
        #expect(options.notices(from: before, to: after).isEmpty)
        options.target = "https://x.example/"
        #expect(options.notices(from: before.with(1), to: after).map(\.event) == [.ended])
        options.events = [.cancelled: ["first_name"]]
        let notices = options.notices(from: before.with(1), to: after)
        #expect(notices.map(\.event) == [.cancelled])
        #expect(notices.first?.parameters == ["first_name"])
    }

    // MARK: - The line

    private final class BackEnd: Sendable {
        let taken = Mutex<[String]>([])
        let failures: Mutex<Int>

        init(failures: Int = 0) { self.failures = Mutex(failures) }

        func post(_ notice: StatusNotice) async -> Bool {
            let fails = failures.withLock { left in
                left -= 1
                return left >= 0
            }
            taken.withLock { $0.append((fails ? "failed " : "") + notice.event.rawValue) }
            return !fails
        }
    }

    private func notice(_ event: StatusEvent, _ target: String = "a") -> StatusNotice {
        StatusNotice(
            target: target, attempts: 3, event: event, record: CallbackLife(.chatNow).machine.record, parameters: [])
    }

    private func run(
        _ backEnd: BackEnd, _ notices: [StatusNotice], until count: Int, time: ManualTime = ManualTime()
    ) async {
        let line = StatusSender(time: time, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }) {
            await backEnd.post($0)
        }
        line.add(notices)
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await line.run() }
            while backEnd.taken.withLock({ $0.count }) < count {
                time.advance(by: .seconds(1))
                await Task.yield()
            }
            group.cancelAll()
        }
    }

    @Test("notices of one target go out in order; one that is not accepted is tried three times")
    func line() async {
        let backEnd = BackEnd(failures: 2)
        await run(backEnd, [notice(.created), notice(.ended)], until: 4)
        #expect(
            backEnd.taken.withLock { $0 } == [
                "failed _cbe_on_service_create", "failed _cbe_on_service_create", "_cbe_on_service_create",
                "_cbe_on_service_exit",
            ])
    }

    @Test("a notice goes out in the trace of the request that it tells of")
    func trace() async {
        let trace = TraceContext(.init(high: 1, low: 2), span: 3, isSampled: true)
        let seen = Mutex<[TraceContext?]>([])
        let line = StatusSender(time: ManualTime(), logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }) {
            _ in
            seen.withLock { $0.append(TraceContext.current) }
            return true
        }
        await TraceContext.with(trace) { line.add([notice(.created)]) }
        line.add([notice(.ended)])
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await line.run() }
            while seen.withLock({ $0.count }) < 2 { await Task.yield() }
            group.cancelAll()
        }
        #expect(seen.withLock { $0 } == [trace, nil])
    }

    @Test("after three tries the next notice follows")
    func givesUp() async {
        let backEnd = BackEnd(failures: 3)
        await run(backEnd, [notice(.created), notice(.ended)], until: 4)
        #expect(backEnd.taken.withLock { $0 }.last == "_cbe_on_service_exit")
    }

    @Test("when too many wait, the oldest are left out")
    func bounded() async {
        let backEnd = BackEnd()
        let many = [notice(.created)] + Array(repeating: notice(.ended), count: StatusSender.capacity)
        await run(backEnd, many, until: StatusSender.capacity)
        #expect(backEnd.taken.withLock { $0 }.allSatisfy { $0 == "_cbe_on_service_exit" })
    }
}

extension CallbackRecord {
    fileprivate func with(_ version: Int64) -> CallbackRecord {
        var record = self
        record.version = version
        return record
    }
}
