/// What the agent side and the clock do.
extension CallbackSession {
    /// What an offer would do at a time; nil when it would do nothing.
    ///
    /// An open question is not asked twice, a snooze is respected, and there is nothing to offer where no agent is
    /// waited for. A customer who said yes or let the menu lapse can be offered again, within the connect limit.
    package func offer(at now: Timestamp) -> CallbackOffer? {
        switch phase(at: now) {
        case .waitingForAgent: break
        case .unanswered, .confirmed: if !options.waitForAgent || isConnectLimitReached { return nil }
        default: return nil
        }
        return asksCustomer ? .question : .connection
    }

    /// An agent is available: asks the customer or names the next step directly.
    mutating func offerByAgent(at now: Timestamp) -> CallbackPush? {
        guard offer(at: now) != nil else { return nil }
        let isFirst = record.step == .waitingForAgent
        return offer(at: now, reason: isFirst ? "agent available" : "agent available again")
    }

    /// Agent and customer talk: a fact, whatever was agreed before.
    mutating func connectAgent() {
        guard record.step != .ended else { return }
        move(to: .processing, .connected)
    }

    /// The agent is done; whether the customer was reached makes the reason.
    mutating func complete() {
        switch record.step {
        case .connecting, .connected: end(.agentConnected)
        case .offered where record.state == .routing: end(.agentConnected)
        default: end(.notAvailable)
        }
    }

    /// Acts on what has come due; does nothing when nothing has.
    mutating func reachTime(at now: Timestamp) -> CallbackPush? {
        guard record.step != .ended else { return nil }
        if record.expiresAt <= now {
            end(record.step == .connected ? .agentConnected : .timeToLive)
            return nil
        }
        switch record.step {
        case .scheduled(let until) where until <= now:
            return comeDue(at: now)
        case .snoozed(let until) where until <= now:
            return offer(at: now, reason: "snooze over")
        case .offered(let until) where until <= now && record.state == .queued:
            lapse()
            return nil
        default:
            return nil
        }
    }

    /// The desired time is here: into the queue, and on to the customer unless an agent has to be there first.
    private mutating func comeDue(at now: Timestamp) -> CallbackPush? {
        if options.waitForAgent && !options.waitForUserConfirm {
            move(to: .queued, .waitingForAgent)
            return nil
        }
        return offer(at: now, reason: "desired time")
    }

    /// Asks the customer with the menu, or opens the connection where no question is wanted.
    private mutating func offer(at now: Timestamp, reason: String) -> CallbackPush? {
        if asksCustomer {
            let until = min(now.advanced(by: options.userConfirmTimeout), record.expiresAt)
            move(to: .queued, .offered(until: until))
            let menu = menu(withCodeNotice: options.provideCode, until: until)
            return push(.menu(withCode: options.provideCode), saying: menu, until: until, reason: reason)
        }
        goOn(as: .queued)
        guard record.step == .connecting else { return nil }
        return push(nextAction, saying: nextDialog, until: record.expiresAt, reason: reason)
    }

    /// Nobody answered the menu in time.
    private mutating func lapse() {
        switch options.onUserConfirmTimeout {
        case .connectAnyway:
            guard !lacksNumber else { return end(.noCustomerNumber) }
            // The step stays: it remembers that this menu is over, so that a late item of it changes nothing.
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
    /// The action that a push names to bring the menu up.
    fileprivate static func menu(withCode: Bool) -> CallbackAction {
        withCode ? .confirmationWithCode : .confirmationWithoutCode
    }
}
