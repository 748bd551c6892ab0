/// The life of one callback, as a value: what happens goes in, a new record, a push and a dialog come out.
///
/// It reads no clock and writes nothing. The same event twice is harmless: a repeated "yes" gets the same dialog, a
/// repeated offer no second push. Whoever holds it commits ``record`` when a decision says that it changed.
package struct CallbackSession: Sendable {
    package internal(set) var record: CallbackRecord
    /// The options of its service as this callback has them.
    package let options: ServiceOptions

    /// - Parameters:
    ///   - record: the callback as it stands in the store.
    ///   - options: its service's options with what the request was allowed to change.
    package init(record: CallbackRecord, options: ServiceOptions) {
        self.record = record
        self.options = options
    }

    /// Sets a new callback on its way: to its time, into the queue or straight on to the connection.
    package mutating func start(at now: Timestamp) -> CallbackDecision {
        if let time = record.desiredTime {
            move(to: .scheduled, .scheduled(until: time))
        } else if options.waitForAgent {
            move(to: .queued, .waitingForAgent)
        } else {
            goOn(as: .queued)
        }
        return CallbackDecision(changed: true, push: nil, dialog: dialog(for: .confirmation, at: now))
    }

    /// Takes one event.
    ///
    /// - Parameters:
    ///   - event: what happened; at any step, in any order, any number of times.
    ///   - now: the wall clock.
    /// - Returns: whether the record changed, what is owed and what the customer is answered.
    package mutating func handle(_ event: CallbackEvent, at now: Timestamp) -> CallbackDecision {
        let before = record
        var push: CallbackPush?
        var action = CallbackAction.confirmation
        switch event {
        case .requested(let requested):
            action = requested
            choose(requested, at: now)
        case .customerCancels: cancelByCustomer(at: now)
        case .agentOffers: push = offerByAgent(at: now)
        case .agentConnected: connectAgent()
        case .agentCompletes: complete()
        case .adminCancels: end(.cancelledByAdmin)
        case .chatStarted: startChat()
        case .moved(let time): move(to: time, at: now)
        case .timeReached: push = reachTime(at: now)
        }
        let changed = record != before
        let dialog = self.dialog(for: action, at: now)
        return CallbackDecision(changed: changed, push: changed ? push : nil, dialog: dialog)
    }

    /// Moves to a step; the only place that writes one, so that ``CallbackRecord/due`` always fits it.
    mutating func move(to state: CallbackState, _ step: CallbackStep) {
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

    /// Lets the connection be made: by a call to the customer, by the customer's own call, in a chat.
    ///
    /// - Parameter state: `queued` while nothing was heard of the customer, `routing` from a yes on.
    mutating func goOn(as state: CallbackState) {
        guard !lacksNumber else { return end(.noCustomerNumber) }
        move(to: state, .connecting)
    }

    /// Whether the customer is to be called and gave no number.
    var lacksNumber: Bool {
        options.media == .voice && options.callDirection == .userTerminated && record.customerNumber.isEmpty
    }

    /// Counts a yes.
    mutating func countConnect() {
        record.connects += record.connects < Int.max ? 1 : 0
    }

    private var due: Timestamp? {
        switch record.step {
        case .scheduled(let until), .snoozed(let until): min(until, record.expiresAt)
        case .offered(let until): record.state == .queued ? min(until, record.expiresAt) : record.expiresAt
        case .waitingForAgent, .connecting, .connected: record.expiresAt
        case .ended: nil
        }
    }
}
