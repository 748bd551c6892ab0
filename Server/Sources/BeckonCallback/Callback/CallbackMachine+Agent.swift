package import Beckon

/// Events of the agent side and the clock.
extension CallbackMachine {
    /// The effect that an offer would have at a time; nil for none.
    ///
    /// An offer does nothing while the menu is open, during a snooze, and when the service does not wait for an agent. A
    /// customer who accepted or let the menu lapse can be offered again, within the connect limit.
    package func offer(at now: Timestamp) -> CallbackOffer? {
        guard record.state != .paused else { return nil }
        switch phase(at: now) {
        case .waitingForAgent: break
        case .unanswered, .confirmed: if !options.waitForAgent || isConnectLimitReached { return nil }
        default: return nil
        }
        return asksCustomer ? .question : .connection
    }

    /// Offers an available agent: asks the customer, or opens the connection directly.
    mutating func offerByAgent(at now: Timestamp) -> CallbackPush? {
        guard offer(at: now) != nil else { return nil }
        let isFirst = record.step == .waitingForAgent
        return offer(at: now, reason: isFirst ? "agent available" : "agent available again")
    }

    /// Notes that agent and customer are talking; it holds in every step but the last.
    mutating func connectAgent() {
        guard record.step != .ended else { return }
        move(to: .processing, .connected)
    }

    /// Ends the callback for the agent; the reason says whether the customer was reached.
    mutating func complete() {
        switch record.step {
        case .connecting, .connected, .reached: end(.agentConnected)
        case .offered where record.state == .routing: end(.agentConnected)
        default: end(.notAvailable)
        }
    }

    /// Acts on the time that is reached; does nothing if none is.
    mutating func reachTime(at now: Timestamp) -> (CallbackPush?, TelephonyOrder.Act?) {
        guard record.step != .ended else { return (nil, nil) }
        if record.expiresAt <= now {
            end(record.step == .connected ? .agentConnected : .timeToLive)
            return (nil, nil)
        }
        guard record.state != .paused else { return (nil, nil) }
        switch record.step {
        case .scheduled(let until) where until > now && (reminder(of: until) ?? until) <= now:
            return (remind(of: until, at: now), nil)
        case .scheduled(let until) where until <= now:
            return (holdBack() ? nil : comeDue(at: now), nil)
        case .snoozed(let until) where until <= now:
            return (holdBack() ? nil : offer(at: now, reason: "snooze over"), nil)
        case .dialDue(let time) where time <= now:
            return holdBack() ? (nil, nil) : dial(at: now)
        case .dialling(let until) where until <= now:
            // A call that still goes on must not reach the customer beside the next one.
            let (push, order) = endDial(.unknown, attempt: nil, at: now)
            return (push, order ?? .hangUp)
        case .reached(let until) where until <= now:
            return (nil, failAgent(.agentNotFound))
        case .offered(let until) where until <= now && record.state == .queued:
            lapse(at: now)
            return (nil, nil)
        default:
            return (nil, nil)
        }
    }

    /// Acts on the desired time: queues the callback if it waits for an agent without a question, else offers it at once.
    private mutating func comeDue(at now: Timestamp) -> CallbackPush? {
        if options.waitForAgent && !options.waitForUserConfirm {
            move(to: .queued, .waitingForAgent)
            return nil
        }
        return offer(at: now, reason: "desired time")
    }

    /// Asks the customer with the menu, or opens the connection if the service asks no question.
    private mutating func offer(at now: Timestamp, reason: String) -> CallbackPush? {
        if asksCustomer {
            let until = min(now.advanced(by: options.userConfirmTimeout), record.expiresAt)
            move(to: .queued, .offered(until: until))
            let menu = menu(withCodeNotice: options.provideCode, until: until)
            return push(.menu(withCode: options.provideCode), saying: menu, until: until, reason: reason)
        }
        goOn(as: .queued, at: now)
        switch record.step {
        case .connecting, .dialDue: break
        default: return nil
        }
        return push(nextAction, saying: nextDialog, until: record.expiresAt, reason: reason)
    }

    /// The push of an offer that stands, for another device; nil while no offer does.
    func standingPush(at now: Timestamp) -> CallbackPush? {
        switch phase(at: now) {
        case .asked(let until):
            let menu = menu(withCodeNotice: options.provideCode, until: until)
            return push(
                .menu(withCode: options.provideCode), saying: menu, until: until, reason: "another device")
        case .open where options.waitForAgent:
            return push(nextAction, saying: nextDialog, until: record.expiresAt, reason: "another device")
        default: return nil
        }
    }

    /// Acts on a menu that the customer did not answer in time.
    private mutating func lapse(at now: Timestamp) {
        switch options.onUserConfirmTimeout {
        case .connectAnyway:
            guard !lacksNumber else { return end(.noCustomerNumber) }
            if dialsCustomer { return dialSoon(at: now) }
            // The step does not change: it shows that this menu has lapsed, so that a late item of it changes nothing.
            move(to: .routing, record.step)
        case .cancel:
            end(.noConfirmation)
        }
    }

    private func push(
        _ action: CallbackAction, saying dialog: CallbackDialog, until: Timestamp, reason: String
    ) -> CallbackPush {
        CallbackPush(action: action, alert: dialog.headline, expiresAt: until, reason: reason)
    }
}

extension CallbackAction {
    /// The action by which a push shows the menu.
    fileprivate static func menu(withCode: Bool) -> CallbackAction {
        withCode ? .confirmationWithCode : .confirmationWithoutCode
    }
}
