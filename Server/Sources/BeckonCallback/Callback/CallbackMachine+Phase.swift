import Beckon

/// A callback's situation at a time; it decides what an action does.
enum CallbackPhase: Hashable, Sendable {
    case scheduled
    case waitingForAgent
    /// The menu is open until a time.
    case asked(until: Timestamp)
    /// The menu's time is over, and the timer has not acted on it yet.
    case lapsed
    /// The menu's time is over, and the callback continues without an answer (`CONNECT-ANYWAY`).
    case unanswered
    case snoozed
    /// The connection may be made; the customer has not answered yet.
    case open
    /// The connection may be made; the customer has accepted.
    case confirmed
    /// A telephone system calls the customer, now or later.
    case calling
    /// The customer is on the telephone and waits for an agent.
    case reached
    case connected
    case ended
}

extension CallbackMachine {
    /// The callback's phase.
    ///
    /// A callback whose time to live is over has ended, even if the timer has not acted on it yet.
    func phase(at now: Timestamp) -> CallbackPhase {
        if record.step != .ended && record.expiresAt <= now { return .ended }
        switch record.step {
        case .scheduled: return .scheduled
        case .waitingForAgent: return .waitingForAgent
        case .offered(let until):
            if record.state != .queued { return .unanswered }
            return now < until ? .asked(until: until) : .lapsed
        case .snoozed: return .snoozed
        case .dialDue, .dialling: return .calling
        case .reached: return .reached
        case .connecting: return record.state == .routing ? .confirmed : .open
        case .connected: return .connected
        case .ended: return .ended
        }
    }

    /// Whether the customer is asked before the connection is made; never, if the service does not wait for an agent.
    var asksCustomer: Bool { options.waitForAgent && options.waitForUserConfirm }

    /// Whether the customer has accepted as often as `_userorig_connect_limit` allows.
    var isConnectLimitReached: Bool {
        options.callDirection == .userOriginated && record.connects >= options.userOriginatedConnectLimit
    }
}
