/// The state machine of one callback, as a value: takes events; gives a new record, a push and a dialog.
///
/// It reads no clock and writes nothing. A repeated event is harmless: a repeated "yes" gets the same dialog, and a
/// repeated offer makes no second push. The caller commits ``record`` when a decision says that it changed.
package struct CallbackSession: Sendable {
    package internal(set) var record: CallbackRecord
    /// The service's options, with this callback's own changes.
    package let options: ServiceOptions

    /// - Parameters:
    ///   - record: the stored callback.
    ///   - options: the service's options, with the changes that the request was allowed to make.
    package init(record: CallbackRecord, options: ServiceOptions) {
        self.record = record
        self.options = options
    }

    /// Starts a new callback: it waits for its desired time or for an agent, or may be connected at once.
    package mutating func start(at now: Timestamp) -> CallbackDecision {
        if let time = record.desiredTime {
            // One that is near is in the queue already; nobody is called before the time all the same.
            move(to: options.schedules(time, at: now) ? .scheduled : .queued, .scheduled(until: time))
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
    ///   - event: the event; any event may come at any step, any number of times.
    ///   - now: the wall clock.
    /// - Returns: whether the record changed, the push that is owed, and the answer to the customer.
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

    /// Moves to a step; the only place that sets one, so that ``CallbackRecord/due`` always fits it.
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

    /// Opens the connection: by a call to the customer, by the customer's own call, or in a chat.
    ///
    /// - Parameter state: `queued` while the customer has not answered, `routing` once the customer has accepted.
    mutating func goOn(as state: CallbackState) {
        guard !lacksNumber else { return end(.noCustomerNumber) }
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
        case .scheduled(let until), .snoozed(let until): min(until, record.expiresAt)
        case .offered(let until): record.state == .queued ? min(until, record.expiresAt) : record.expiresAt
        case .waitingForAgent, .connecting, .connected: record.expiresAt
        case .ended: nil
        }
    }
}
