import Beckon
import BeckonCallback
import Testing

/// Random lives against what must always hold.
@Suite struct CallbackWalkTests {
    static let events: [CallbackEvent] =
        CallbackAction.allCases.map { .requested($0) } + [
            .requested(.connect), .requested(.snooze), .customerCancels, .agentOffers, .agentOffers, .agentOffers,
            .agentConnected, .agentCompletes, .adminCancels, .chatStarted, .timeReached, .moved(to: nil),
            .moved(to: Timestamp(milliseconds: 1_700_000_900_000)),
            .movedByCompany(to: Timestamp(milliseconds: 1_700_000_500_000)), .agentNotFound, .agentNotConnected,
            .agentsRefused(2), .customerLeft, .paused, .resumed, .dialNotSubmitted(attempt: 1),
            .dialPutOff(until: Timestamp(milliseconds: 1_700_000_100_000)), .dialEnded(.busy, attempt: nil),
            .dialEnded(.person, attempt: nil), .dialEnded(.person, attempt: 1), .dialEnded(.unknown, attempt: 2),
            .dialEnded(.noAnswer, attempt: 1), .dialEnded(.connected, attempt: nil), .dialEnded(.fax, attempt: nil),
        ]

    @Test("whatever happens in whatever order, a callback keeps its promises")
    func walk() {
        let first = UInt64.random(in: 0...UInt64.max)
        for offset in 0..<500 {
            let seed = first &+ UInt64(offset)
            var dice = SeededGenerator(seed: seed)
            let options = options(&dice)
            var life = CallbackLife(options, desiredIn: Bool.random(using: &dice) ? nil : 20)
            for _ in 0..<60 {
                let before = life
                let event = Self.events.randomElement(using: &dice) ?? .timeReached
                let decision = life.happen(event)
                let problem = problem(before, event, decision, life)
                #expect(problem == nil, "seed \(seed), \(event)")
                if problem != nil { return }
                life.pass(seconds: [0, 0, 1, 3, 40].randomElement(using: &dice) ?? 0)
            }
        }
    }

    private func options(_ dice: inout SeededGenerator) -> ServiceOptions {
        var options = ServiceOptions.scenarios.randomElement(using: &dice) ?? .chatNow
        options.waitForUserConfirm = Bool.random(using: &dice)
        options.onUserConfirmTimeout = Bool.random(using: &dice) ? .connectAnyway : .cancel
        options.provideCode = Bool.random(using: &dice)
        options.timeToLive = .seconds([60, 600, 86_400].randomElement(using: &dice) ?? 60)
        options.userOriginatedConnectLimit = Int.random(in: 0...3, using: &dice)
        options.dialling = ServiceOptions.dialled().dialling
        options.dialling.mostAttempts = Int.random(in: 1...3, using: &dice)
        if Bool.random(using: &dice) { options.dialling.telephony = nil }
        options.reminderBuffer = .seconds(10)
        for notice in CustomerNotice.allCases where Bool.random(using: &dice) { options.customerPushes[notice] = "" }
        return options
    }

    /// What is wrong with a step, in words; nil when nothing is.
    private func problem(
        _ before: CallbackLife, _ event: CallbackEvent, _ decision: CallbackDecision, _ after: CallbackLife
    ) -> String? {
        let old = before.machine.record
        let new = after.machine.record
        let options = after.machine.options
        if old.state == .completed && new != old { return "a callback that is over changed" }
        if decision.changed != (new != old) { return "the decision does not say what it did" }
        if (new.state == .completed) != (new.step == .ended) { return "state and step disagree about the end" }
        if (new.reason != nil) != (new.step == .ended) { return "an end without a reason, or a reason without an end" }
        if let due = endOfStep(new) {
            guard let set = new.due, set <= due else { return "a step that ends has no time to look at it" }
        } else if new.due != nil {
            return "somebody is to look at a callback that is over"
        }
        if event == .agentOffers, decision.changed != (before.machine.offer(at: before.now) != nil) {
            return "an offer does other than was said of it"
        }
        if decision.push != nil {
            if !decision.changed { return "a push without a change" }
            if case .requested = event { return "the customer's own act owes a push" }
            if [.customerCancels, .chatStarted].contains(event) { return "the customer's own act owes a push" }
            if case .moved = event { return "the customer's own act owes a push" }
            if case .offered = old.step, old.state == .queued, new.step != .ended, event != .resumed {
                return decision.push?.reason.hasPrefix("customer notice") == true ? nil : "a second push for one offer"
            }
        }
        if options.callDirection == .userOriginated, case .requested = event,
            new.connects > max(old.connects, options.userOriginatedConnectLimit)
        {
            return "more connects than the limit"
        }
        if let order = decision.order { if let problem = self.problem(order, old, new, options) { return problem } }
        if case .dialling = new.step, old.step != new.step, decision.order?.act != .dial {
            return "a call that nobody orders"
        }
        if new.dialResults.count > options.dialling.mostAttempts { return "more calls than allowed" }
        if case .connectInbound = decision.dialog, ![.queued, .paused, .routing].contains(new.state) {
            return "a number to dial although the customer is not to dial"
        }
        return nil
    }

    private func problem(
        _ order: TelephonyOrder, _ old: CallbackRecord, _ new: CallbackRecord, _ options: ServiceOptions
    ) -> String? {
        guard options.dialling.telephony != nil else { return "an order without a telephone system" }
        let isOnTelephone =
            if case .dialling = old.step { true } else if case .reached = old.step { true } else { false }
        switch order.act {
        case .dial:
            guard case .dialling = new.step, order.attempt == new.dialResults.count + 1 else { return "an odd call" }
            return order.attempt <= options.dialling.mostAttempts ? nil : "more calls than allowed"
        case .connectAgent:
            guard case .reached = new.step, new.state == .routing else { return "an agent for nobody" }
            return nil
        case .hangUp: return isOnTelephone ? nil : "no call is under way"
        }
    }

    private func endOfStep(_ record: CallbackRecord) -> Timestamp? {
        switch record.step {
        case .scheduled(let until):
            // A reminder may come before.
            record.state == .paused ? record.expiresAt : min(until, record.expiresAt)
        case .snoozed(let until), .dialDue(let until):
            record.state == .paused ? record.expiresAt : min(until, record.expiresAt)
        case .dialling(let until), .reached(let until): min(until, record.expiresAt)
        case .offered(let until): record.state == .queued ? until : record.expiresAt
        case .waitingForAgent, .connecting, .connected: record.expiresAt
        case .ended: nil
        }
    }
}
