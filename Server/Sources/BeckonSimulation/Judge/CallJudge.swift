import Beckon
import BeckonCallback

/// Watches the calls to customers: no order is handed over twice, no customer has two calls at once or too many, and each
/// callback ends once, for a reason that happened.
final class CallJudge {
    private struct Evidence {
        var orders: Set<String> = []
        var calls = 0
        var unreachable = 0
        var isCancelled = false
        var reported: [CallbackEvent] = []
        var failedConnects = 0
    }

    private unowned let judge: Judge
    private var evidence: [ServiceID: Evidence] = [:]

    init(_ judge: Judge) {
        self.judge = judge
    }

    private func note(_ callback: ServiceID, _ change: (inout Evidence) -> Void) {
        change(&evidence[callback, default: Evidence()])
    }

    /// An order leaves a process.
    func left(_ order: TelephonyOrder, _ world: World) {
        guard order.act == .dial else { return }
        // An order that was put off because nobody took it is the same order again.
        let id = "\(order.id) \(order.record.version)"
        if evidence[order.record.id]?.orders.contains(id) == true {
            judge.fail("telephone", "order \(order.id) was handed over twice")
        }
        note(order.record.id) { $0.orders.insert(id) }
    }

    func answered(_ order: TelephonyOrder, _ answer: TelephonyAnswer) {
        switch answer {
        case .accepted, .acceptedAs, .inDoubt: break
        case .unreachable:
            note(order.record.id) {
                if order.act == .dial { $0.unreachable += 1 } else { $0.failedConnects += 1 }
            }
        case .refused: if order.act == .connectAgent { note(order.record.id) { $0.failedConnects += 1 } }
        }
    }

    /// A customer's telephone rings.
    func rang(_ order: TelephonyOrder, _ world: World) {
        note(order.record.id) { $0.calls += 1 }
        if let calls = evidence[order.record.id]?.calls, calls > CalledCustomer.options.dialling.mostAttempts {
            judge.fail("telephone", "a customer was called \(calls) times")
        }
    }

    func reports(_ event: CallbackEvent, about callback: ServiceID) { note(callback) { $0.reported.append(event) } }

    func cancels(_ callback: ServiceID) { note(callback) { $0.isCancelled = true } }

    // MARK: - The end

    /// Whether every callback by telephone has ended.
    func isAtRest(_ tables: MemoryTables) -> Bool {
        tables.callbacks.values.allSatisfy { $0.serviceName != CalledCustomer.options.name || $0.step == .ended }
    }

    func conclude(_ world: World) {
        for record in world.database.tables.callbacks.values where record.serviceName == CalledCustomer.options.name {
            guard record.state == .completed, let reason = record.reason else {
                judge.fail("telephone", "a callback ended as \(record.state.rawValue) without a reason")
                continue
            }
            world.coverage.count(.callEnded)
            if !isRight(reason, of: record, world) {
                judge.fail("telephone", "a callback ended with \(reason.rawValue), which did not happen")
            }
        }
    }

    /// Whether what a reason says has happened.
    private func isRight(_ reason: CallbackReason, of record: CallbackRecord, _ world: World) -> Bool {
        let evidence = evidence[record.id] ?? Evidence()
        let results = record.dialResults
        switch reason {
        case .agentConnected:
            return evidence.reported.contains { event in
                switch event {
                case .agentConnected, .dialEnded(.connected, _): true
                default: false
                }
            }
        case .cancelled: return evidence.isCancelled
        case .customerNotReached:
            let isFinal = results.last == .fax || results.last == .errorTone
            return isFinal || results.count >= CalledCustomer.options.dialling.mostAttempts
        case .notSubmitted: return evidence.unreachable >= CalledCustomer.options.dialling.mostSubmissions
        case .timeToLive: return world.jumps > 0 || record.expiresAt <= world.wall
        case .agentNotFound: return results.contains(.person)
        case .agentNotConnected:
            return evidence.failedConnects > 0 || evidence.reported.contains(.agentNotConnected)
        case .customerLeft: return evidence.reported.contains(.customerLeft)
        default: return false
        }
    }
}

extension Judge {
    /// Checks a callback's record that was written: each version once, each timer once and not before its time.
    func stands(_ record: CallbackRecord, after before: CallbackRecord?, _ world: World) {
        if record.version != (before?.version ?? 0) + 1 {
            fail("callback", "version \(record.version) follows \(before?.version ?? 0)")
        }
        if before?.step == .ended { fail("callback", "a callback changed after its end") }
        if record.step == .ended { world.coverage.count(.callbackEnded) }
        if record.state == .paused { world.coverage.count(.callbackPaused) }
        guard case .offered = record.step else { return }
        world.coverage.count(.callbackOffered)
        switch before?.step {
        case .scheduled(let until), .snoozed(let until):
            world.coverage.count(.callbackTimer)
            // A node's clock may be as old as its last reading of the database's clock.
            if world.jumps == 0, world.wall.advanced(by: Milliseconds(Self.clockError)) < until {
                fail("callback", "a callback was offered before its time")
            }
        default: break
        }
    }
}
