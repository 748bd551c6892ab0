package import Beckon

/// Calls to the customer by a telephone system, or by an agent who reports the result.
extension CallbackMachine {
    /// Whether a telephone system calls the customer, if another call follows.
    var dialsCustomer: Bool {
        options.dialling.telephony != nil && options.media == .voice && options.callDirection == .userTerminated
    }

    /// Has the customer called: now, or as soon as calls are allowed.
    mutating func dialSoon(at now: Timestamp) {
        move(to: .queued, .dialDue(at: dialTime(from: now)))
    }

    private func dialTime(from now: Timestamp) -> Timestamp {
        let promised = record.desiredTime ?? record.createdAt
        return options.dialling.hours?.next(from: now, promised: promised, offset: surroundings.zoneOffset) ?? now
    }

    /// Orders a call whose time is reached, unless calls are not allowed yet.
    mutating func dial(at now: Timestamp) -> (CallbackPush?, TelephonyOrder.Act?) {
        // Without a telephone system, an agent gets the callback again.
        guard dialsCustomer else {
            record.telephony = nil
            if options.waitForAgent { move(to: .queued, .waitingForAgent) } else { move(to: .queued, .connecting) }
            return (nil, nil)
        }
        let time = dialTime(from: now)
        guard time <= now else {
            move(to: .queued, .dialDue(at: time))
            return (nil, nil)
        }
        // An offer, and the desired time, had a push of their own that announced the call.
        let isFirst =
            record.dialResults.isEmpty && record.submissions == 0 && record.desiredTime == nil && !options.waitForAgent
        move(to: .queued, .dialling(until: now.advanced(by: options.dialling.resultTimeout)))
        noteHolders()
        return (isFirst ? notice(.ready, at: now) : nil, .dial)
    }

    /// Notes who has the call that is ordered now.
    ///
    /// The settings may name others before it ends; they decide about the next one.
    private mutating func noteHolders() {
        if let last = record.telephony, last != options.dialling.telephony {
            // References to earlier calls mean nothing to another telephone system.
            record.calls = record.dialResults.map { CallbackCall(result: $0) }
        }
        record.telephony = options.dialling.telephony
        if record.agentSide == nil { record.note(options.agentSide) }
    }

    /// Takes the result of a call.
    ///
    /// A late report about an earlier call counts only if it says that the customer is on the telephone.
    mutating func endDial(
        _ result: DialResult, attempt: Int?, at now: Timestamp
    ) -> (CallbackPush?, TelephonyOrder.Act?) {
        let current = record.dialResults.count + 1
        let attempt = attempt ?? current
        guard attempt >= 1 else { return (nil, nil) }
        let verdict = DialVerdict(result, attempt: current, mostAttempts: options.dialling.mostAttempts)
        let isReached = verdict == .reached || verdict == .connected
        switch record.step {
        case .dialling where attempt == current: break
        case .dialling where attempt < current && isReached: break
        case .dialDue where attempt < current && isReached:
            record.replaceDialResult(result, of: attempt)
            return (nil, reach(verdict, at: now))
        // An agent called by hand and reports the result, also when the next call is a telephone system's.
        case .connecting where attempt == current, .offered where !dialsCustomer && attempt == current: break
        default: return (nil, nil)
        }
        if attempt < current {
            // The later call, which is under way, must not reach the customer a second time.
            record.replaceDialResult(result, of: attempt)
        } else {
            record.addDialResult(result)
        }
        switch verdict {
        case .reached, .connected: return (nil, reach(verdict, at: now))
        case .again: move(to: .queued, .dialDue(at: now.advanced(by: options.dialling.retryPause)))
        case .giveUp: end(.customerNotReached)
        }
        return (result.mayHaveRung ? notice(.missed, at: now) : nil, nil)
    }

    private mutating func reach(_ verdict: DialVerdict, at now: Timestamp) -> TelephonyOrder.Act? {
        guard verdict == .reached, isDialled else {
            move(to: .processing, .connected)
            return nil
        }
        move(to: .routing, .reached(until: now.advanced(by: options.dialling.longestWait)))
        return .connectAgent
    }

    /// Whether a telephone system has called the customer, and not an agent by hand.
    private var isDialled: Bool {
        switch record.step {
        case .dialling, .dialDue: record.telephony != nil || dialsCustomer
        default: false
        }
    }

    /// Notes how the telephone system refers to the present call; one that it took for a callback which is over has to end.
    mutating func note(call reference: String, attempt: Int) -> TelephonyOrder.Act? {
        guard attempt == record.presentAttempt else { return nil }
        record.keep(reference, ofCall: attempt)
        return record.step == .ended ? .hangUp : nil
    }

    /// Notes that the telephone system did not get an order: it is repeated, a limited number of times.
    mutating func failSubmission(attempt: Int, at now: Timestamp) {
        guard case .dialling = record.step, attempt == record.dialResults.count + 1 else { return }
        record.submissions += 1
        guard record.submissions < options.dialling.mostSubmissions else { return end(.notSubmitted) }
        move(to: .queued, .dialDue(at: now.advanced(by: options.dialling.retryPause)))
    }

    /// Puts off an order that the telephone system cannot take yet.
    mutating func putOffDial(until time: Timestamp) {
        guard case .dialDue(let at) = record.step, record.state == .queued, at < time else { return }
        move(to: .queued, .dialDue(at: time))
    }

    /// Ends a call in which the customer waits for an agent.
    mutating func failAgent(_ reason: CallbackReason) -> TelephonyOrder.Act? {
        guard case .reached = record.step else { return nil }
        end(reason)
        return reason == .customerLeft ? nil : .hangUp
    }

    /// Notes that the customer hung up.
    mutating func leave() {
        switch record.step {
        case .reached: end(.customerLeft)
        case .connected: end(.agentConnected)
        default: break
        }
    }

    /// Ends a callback that agents refused.
    mutating func refuse(count: Int) {
        switch record.step {
        case .waitingForAgent, .dialDue, .reached, .connecting: end(.agentsRefused(count))
        default: break
        }
    }
}

extension CallbackRecord {
    /// The longest reference of a telephone system to a call in UTF-8 bytes; a longer one is not kept.
    package static let longestCallReference = 1_000

    /// The call that the telephone system follows; nil if none is under way.
    package var openCall: OpenCall? {
        guard let call = callReference else { return nil }
        switch step {
        case .dialling where call.attempt == presentAttempt: break
        case .reached, .connected: break
        default: return nil
        }
        return OpenCall(callback: id, attempt: call.attempt, reference: call.text, isConnected: step == .connected)
    }

    /// Notes the agent side that has the callback; the desk may act on all of them.
    mutating func note(_ side: AgentSideName) {
        if side != .desk { agentSide = BridgeSourceName(side.word) }
    }

    /// Keeps the telephone system's reference to the call that it took last, and no other one.
    ///
    /// - Parameters:
    ///   - reference: The reference; one that is empty or too long is not kept.
    ///   - attempt: The call, from 1: one that has a result, or the one after those.
    fileprivate mutating func keep(_ reference: String, ofCall attempt: Int) {
        guard !reference.isEmpty, reference.utf8.count <= Self.longestCallReference else { return }
        calls = dialResults.map { CallbackCall(result: $0) }
        if attempt > calls.count { calls.append(CallbackCall()) }
        calls[attempt - 1].reference = reference
    }

    fileprivate mutating func addDialResult(_ result: DialResult) {
        if let last = calls.indices.last, calls[last].result == nil {
            calls[last].result = result
        } else {
            calls.append(CallbackCall(result: result))
        }
        submissions = 0
    }

    fileprivate mutating func replaceDialResult(_ result: DialResult, of attempt: Int) {
        guard attempt >= 1, attempt <= dialResults.count else { return }
        calls[attempt - 1].result = result
    }
}

/// What follows a call to a customer.
enum DialVerdict: Hashable, Sendable {
    /// The customer is on the telephone; an agent follows.
    case reached
    /// Customer and agent are talking.
    case connected
    /// The customer is called again later.
    case again
    /// The customer is not called again.
    case giveUp

    /// Judges a result.
    ///
    /// - Parameters:
    ///   - result: The result.
    ///   - attempt: Which call it was, from 1.
    ///   - mostAttempts: `_max_dial_attempts`.
    init(_ result: DialResult, attempt: Int, mostAttempts: Int) {
        switch result {
        case .person: self = .reached
        case .connected: self = .connected
        case .errorTone, .fax: self = .giveUp
        case .busy, .noAnswer, .answeringMachine, .createCallError, .unknown:
            self = attempt < mostAttempts ? .again : .giveUp
        }
    }
}

extension DialResult {
    /// Whether the customer may have noticed the call.
    var mayHaveRung: Bool {
        switch self {
        case .busy, .noAnswer, .answeringMachine: true
        case .person, .connected, .errorTone, .fax, .createCallError, .unknown: false
        }
    }
}
