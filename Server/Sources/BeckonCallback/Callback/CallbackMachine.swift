package import Beckon

/// The state machine of one callback, as a value: takes events; gives a new record, a push and a dialog.
///
/// It reads no clock and writes nothing. A repeated event is harmless: a repeated "yes" gets the same dialog, and a
/// repeated offer makes no second push. The caller commits ``record`` when a decision says that it changed.
package struct CallbackMachine: Sendable {
    package internal(set) var record: CallbackRecord
    /// The service's options, with this callback's own changes.
    package let options: ServiceOptions
    let surroundings: CallbackSurroundings

    /// - Parameters:
    ///   - record: the stored callback.
    ///   - options: the service's options, with the changes that the request was allowed to make.
    ///   - surroundings: what else the decisions depend on.
    package init(
        record: CallbackRecord, options: ServiceOptions, surroundings: CallbackSurroundings = CallbackSurroundings()
    ) {
        self.record = record
        self.options = options
        self.surroundings = surroundings
    }

    /// Starts a new callback: it waits for its desired time or for an agent, or may be connected at once.
    package mutating func start(at now: Timestamp) -> CallbackDecision {
        if let time = record.desiredTime {
            planReminder(of: time, at: now)
            // One that is near is in the queue already; nobody is called before the time all the same.
            move(to: options.schedules(time, at: now) ? .scheduled : .queued, .scheduled(until: time))
        } else if options.waitForAgent {
            move(to: .queued, .waitingForAgent)
        } else {
            goOn(as: .queued, at: now)
        }
        if surroundings.isPaused { pause(at: now) }
        return CallbackDecision(changed: true, push: nil, dialog: dialog(for: .confirmation, at: now))
    }

    /// Takes one event.
    ///
    /// - Parameters:
    ///   - event: the event; any event may come at any step, any number of times.
    ///   - now: the wall clock.
    /// - Returns: whether the record changed, the push that is owed, and the answer to the customer.
    package mutating func handle(_ event: CallbackEvent, at now: Timestamp) -> CallbackDecision {
        let before = record
        var push: CallbackPush?
        var order: TelephonyOrder.Act?
        var action = CallbackAction.confirmation
        switch event {
        case .requested(let requested):
            action = requested
            choose(requested, at: now)
        case .customerCancels: cancelByCustomer(at: now)
        case .agentOffers: push = offerByAgent(at: now)
        case .agentConnected: connectAgent()
        case .agentCompletes: complete()
        case .adminCancels: push = cancelByCompany(at: now)
        case .chatStarted: startChat()
        case .calledIn: callIn(at: now)
        case .moved(let time): move(to: time, at: now)
        case .movedByCompany(let time): push = moveByCompany(to: time, at: now)
        case .dialEnded(let result, let attempt): (push, order) = endDial(result, attempt: attempt, at: now)
        case .dialAccepted(let reference, let attempt): order = note(call: reference, attempt: attempt)
        case .dialNotSubmitted(let attempt): failSubmission(attempt: attempt, at: now)
        case .dialPutOff(let time): putOffDial(until: time)
        case .agentNotFound: order = failAgent(.agentNotFound)
        case .agentNotConnected: order = failAgent(.agentNotConnected)
        case .agentsRefused(let count): refuse(count: count)
        case .customerLeft: leave()
        case .paused: pause(at: now)
        case .resumed:
            resume(at: now)
            (push, order) = reachTime(at: now)
        case .timeReached: (push, order) = reachTime(at: now)
        }
        let changed = record != before
        var decision = CallbackDecision(
            changed: changed, push: changed ? push : nil, dialog: dialog(for: action, at: now))
        if changed, let act = order ?? hangUp(after: event, from: before) {
            decision.order = TelephonyOrder(act: act, attempt: event.attempt ?? before.presentAttempt, record: record)
        }
        return decision
    }

    /// Ends the call of a callback that ended for another reason than the call.
    private func hangUp(after event: CallbackEvent, from before: CallbackRecord) -> TelephonyOrder.Act? {
        guard record.step == .ended, before.isOnTelephone else { return nil }
        switch event {
        case .dialEnded, .dialAccepted, .dialNotSubmitted, .customerLeft: return nil
        default: return .hangUp
        }
    }

    /// Moves to a step; the only place that sets one, so that ``CallbackRecord/due`` always fits it.
    mutating func move(to state: CallbackState, _ step: CallbackStage) {
        record.state = state
        record.step = step
        record.due = due
    }

    /// Ends the callback for good.
    mutating func end(_ reason: CallbackReason) {
        guard record.step != .ended else { return }
        record.reason = reason
        move(to: .completed, .ended)
    }

    /// Opens the connection: by a call to the customer, by the customer's own call, or in a chat.
    ///
    /// - Parameters:
    ///   - state: `queued` while the customer has not answered, `routing` once the customer has accepted.
    ///   - now: the wall clock.
    mutating func goOn(as state: CallbackState, at now: Timestamp) {
        guard !lacksNumber else { return end(.noCustomerNumber) }
        if dialsCustomer { return dialSoon(at: now) }
        move(to: state, .connecting)
    }

    /// Whether the customer has to be called and gave no number.
    var lacksNumber: Bool {
        options.media == .voice && options.callDirection == .userTerminated && record.customerNumber.isEmpty
    }

    /// Counts an acceptance by the customer.
    mutating func countConnect() {
        record.connects += record.connects < Int.max ? 1 : 0
    }

    private var due: Timestamp? {
        switch record.step {
        case .scheduled(let until):
            record.state == .paused ? record.expiresAt : min(reminder(of: until) ?? until, record.expiresAt)
        case .snoozed(let until), .dialDue(let until):
            record.state == .paused ? record.expiresAt : min(until, record.expiresAt)
        case .dialling(let until), .reached(let until): min(until, record.expiresAt)
        case .offered(let until): record.state == .queued ? min(until, record.expiresAt) : record.expiresAt
        case .waitingForAgent, .connecting, .connected: record.expiresAt
        case .ended: nil
        }
    }
}

extension CallbackRecord {
    /// Whether the telephone system has an order of the callback that has not ended.
    var isOnTelephone: Bool {
        switch step {
        case .dialling, .reached: true
        default: false
        }
    }

    /// Which call to the customer an order is about, from 1.
    var presentAttempt: Int {
        if case .reached = step { return max(1, dialResults.count) }
        return dialResults.count + 1
    }
}

extension CallbackEvent {
    /// The call that the event names.
    fileprivate var attempt: Int? {
        if case .dialEnded(_, let attempt) = self { attempt } else { nil }
    }
}

/// What a callback's decisions depend on besides its record and options.
package struct CallbackSurroundings: Hashable, Sendable {
    /// Whether the operator has paused the service.
    package var isPaused: Bool
    /// Seconds that local time of the service is ahead of UTC now, for the hours in which customers may be called.
    package var zoneOffset: Int64

    package init(isPaused: Bool = false, zoneOffset: Int64 = 0) {
        self.isPaused = isPaused
        self.zoneOffset = zoneOffset
    }
}
