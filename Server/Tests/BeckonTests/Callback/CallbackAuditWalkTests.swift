import Beckon
import BeckonCallback
import Testing

/// Random lives, each change committed as the service commits it, against the rules that `beckon verify` checks.
@Suite struct CallbackAuditWalkTests {
    @Test("whatever happens in whatever order, no commit of a callback breaks a rule")
    func walk() throws {
        let first = UInt64.random(in: 0...UInt64.max)
        var ends: Set<CallbackReason> = []
        for offset in 0..<200 {
            let seed = first &+ UInt64(offset)
            var dice = SeededGenerator(seed: seed)
            var life = StoredLife(options(&dice), desiredIn: [nil, 20, 600].randomElement(using: &dice) ?? nil)
            for _ in 0..<40 {
                let event = CallbackWalkTests.events.randomElement(using: &dice) ?? .timeReached
                life.happen(event)
                try #require(life.violations.isEmpty, "seed \(seed), \(event): \(life.violations)")
                for _ in 0..<([0, 0, 1, 3, 40, 300].randomElement(using: &dice) ?? 0) where life.pass() {
                    try #require(life.violations.isEmpty, "seed \(seed): \(life.violations)")
                }
            }
            if let reason = life.life.reason { ends.insert(reason) }
        }
        #expect(ends.count > 5)
    }

    private func options(_ dice: inout SeededGenerator) -> ServiceOptions {
        var options = ServiceOptions.scenarios.randomElement(using: &dice) ?? .chatNow
        options.waitForUserConfirm = Bool.random(using: &dice)
        options.onUserConfirmTimeout = Bool.random(using: &dice) ? .connectAnyway : .cancel
        options.timeToLive = .seconds([60, 600, 86_400].randomElement(using: &dice) ?? 60)
        options.dialling = ServiceOptions.dialled().dialling
        if Bool.random(using: &dice) { options.dialling.telephony = nil }
        options.reminderBuffer = .seconds(10)
        for notice in CustomerNotice.allCases where Bool.random(using: &dice) { options.customerPushes[notice] = "" }
        return options
    }
}

/// A callback's life with the rows that its commits write.
private struct StoredLife {
    private(set) var life: CallbackLife
    private var tables = MemoryTables()
    private var stored: CallbackRecord

    init(_ options: ServiceOptions, desiredIn seconds: Int64?) {
        life = CallbackLife(options, desiredIn: seconds)
        stored = life.machine.record
        let isBooked = stored.desiredTime != nil
        commit(nil, isBooked ? .slot(slot, capacity: 1) : CallbackBooking.none)
    }

    var violations: [AuditReport.Violation] { tables.audit(limit: 9, now: life.now).violations }

    mutating func happen(_ event: CallbackEvent) {
        let canMove = life.machine.canMove(at: life.now)
        let decision = life.happen(event)
        guard decision.changed else { return }
        switch event {
        case .moved(let time?) where canMove && time > life.now,
            .movedByCompany(let time?) where canMove && time > life.now:
            commit(decision.push, .slot(slot, capacity: 1))
        case .moved where canMove, .movedByCompany where canMove: commit(decision.push, CallbackBooking.none)
        default: commit(decision.push, nil)
        }
    }

    /// Lets a second pass.
    ///
    /// - Returns: Whether the callback was due.
    mutating func pass() -> Bool {
        life.now = life.now.advanced(by: .seconds(1))
        guard let due = life.machine.record.due, due <= life.now else { return false }
        happen(.timeReached)
        return true
    }

    private var slot: SlotBooking {
        let record = life.machine.record
        let time = record.desiredTime ?? life.now
        let start = Timestamp(milliseconds: time.milliseconds - time.milliseconds % 300_000)
        return SlotBooking(
            service: record.serviceName, slot: start..<start.advanced(by: .seconds(300)), time: time,
            callback: record.id)
    }

    private mutating func commit(_ push: CallbackPush?, _ booking: CallbackBooking?) {
        var after = life.machine.record
        (after.version, after.queuedAt, after.leftAt) = (stored.version, stored.queuedAt, stored.leftAt)
        let change = CallbackChange(from: stored, to: after, push: push, now: life.now, booking: booking)
        #expect(tables.commit(change.commit) == .committed)
        stored = change.record
    }
}
