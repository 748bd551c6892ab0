/// Where a callback stands at a time, seen from who acts on it.
enum CallbackPhase: Hashable, Sendable {
    case scheduled
    case waitingForAgent
    /// The menu is open until a time.
    case asked(until: Timestamp)
    /// The menu's time is over and the timer is about to act on that.
    case lapsed
    /// The menu's time is over and the callback goes on without an answer (`CONNECT-ANYWAY`).
    case unanswered
    case snoozed
    /// The connection may be made; nothing was heard of the customer yet.
    case open
    /// The connection may be made and the customer said yes.
    case confirmed
    case connected
    case ended
}

extension CallbackSession {
    /// Where the callback stands.
    ///
    /// One whose time to live is over has ended, whether or not the timer has run.
    func phase(at now: Timestamp) -> CallbackPhase {
        if record.step != .ended && record.expiresAt <= now { return .ended }
        switch record.step {
        case .scheduled: return .scheduled
        case .waitingForAgent: return .waitingForAgent
        case .offered(let until):
            if record.state != .queued { return .unanswered }
            return now < until ? .asked(until: until) : .lapsed
        case .snoozed: return .snoozed
        case .connecting: return record.state == .queued ? .open : .confirmed
        case .connected: return .connected
        case .ended: return .ended
        }
    }

    /// Whether the customer is asked before the connection is made; only makes sense where an agent is waited for.
    var asksCustomer: Bool { options.waitForAgent && options.waitForUserConfirm }

    /// Whether the customer has said yes as often as `_userorig_connect_limit` allows.
    var isConnectLimitReached: Bool {
        options.callDirection == .userOriginated && record.connects >= options.userOriginatedConnectLimit
    }
}
