import Synchronization

extension PushDelivery {
    /// The most chats with new events that are remembered until the next look; a push of another one comes at its time.
    private static let joinedLimit = 4_096

    /// Notes that new events of chats may have joined pushes that wait for a retry.
    func joined(by wakes: [Wake]) {
        // The usual path ends here.
        guard hasRetries.load(ordering: .relaxed) else { return }
        lanes.withLock { lanes in
            for case .chat(let chat) in wakes where lanes.joined.count < Self.joinedLimit { lanes.joined.insert(chat) }
        }
    }

    /// Makes pushes due that wait for a retry, where their service is back or new events have joined them.
    func bringForward() async {
        guard hasRetries.load(ordering: .relaxed) else { return }
        let (uptime, now) = (time.uptime, time.now)
        let brought = lanes.withLock { lanes -> [WaitingRetries.Wait] in
            let brought = lanes.retries.broughtForward(by: lanes.joined, now: now, uptime: uptime)
            lanes.joined = []
            hasRetries.store(!lanes.retries.isEmpty, ordering: .relaxed)
            return brought
        }
        await makeDue(brought.map { ($0.push, $0.expiresAt) })
    }

    /// Makes waiting pushes due now.
    func makeDue(_ pushes: [(id: Int64, expiresAt: Timestamp)]) async {
        guard !pushes.isEmpty else { return }
        let now = time.now
        // A failure is harmless: the pushes are due by themselves later.
        _ = try? await queue.commit(Commit(pushes.map { .retryPush($0.id, now: now, expiresAt: $0.expiresAt) }))
    }

    /// Notes which pushes wait for a retry now, and whether their services work.
    ///
    /// - Parameters:
    ///   - answers: The answers of a service.
    ///   - outcomes: What was made of them, in the same order.
    ///   - ended: What was decided on them, in the same order.
    ///   - route: The credential.
    func noteRetries(_ answers: [PushAnswer], _ outcomes: [Judged], _ ended: [Ended], by route: PushRoute) {
        let isQuiet = outcomes.allSatisfy { $0.outcome == .delivered }
        // The usual path ends here.
        guard !isQuiet || hasRetries.load(ordering: .relaxed) else { return }
        let uptime = time.uptime
        lanes.withLock { lanes in
            for (index, (claim, decision)) in ended.enumerated() {
                let receiver = providers.provider(for: claim.device)?.receiver(of: claim.device)
                let key = WaitingRetries.Key(route: route, receiver: receiver)
                let (answer, judged) = (answers[index], outcomes[index])
                if judged.outcome.isUncounted { continue }
                if judged.outcome == .delivered, !answer.isOwn {
                    lanes.retries.delivered(claim.push.id, by: key)
                    continue
                }
                let isTrouble =
                    !answer.isOwn && !judged.isDoubt && judged.outcome.isTrouble(ofReceiver: receiver != nil)
                if isTrouble { lanes.retries.failed(by: key) }
                if isTrouble, judged.outcome.isTimedHere, case .retry(let due, let attempt, _) = decision.settlement {
                    let wait = WaitingRetries.Wait(
                        push: claim.push.id, chat: claim.push.subject.joinedChat, due: due,
                        expiresAt: claim.push.expiresAt, isDoubt: attempt == .inDoubt)
                    lanes.retries.add(wait, to: key, uptime: uptime, rule: rule)
                } else {
                    lanes.retries.forget(claim.push.id, of: key)
                }
            }
            hasRetries.store(!lanes.retries.isEmpty, ordering: .relaxed)
        }
    }
}

extension PushOutcome {
    /// Whether the push was not processed, so that it counts as no attempt.
    fileprivate var isUncounted: Bool {
        switch self {
        case .unprocessed, .held: true
        default: false
        }
    }

    /// Whether the reason may befall other pushes of the same credential or host as well.
    fileprivate func isTrouble(ofReceiver: Bool) -> Bool {
        switch self {
        case .retry(_, _, let isDeviceOnly): ofReceiver || !isDeviceOnly
        case .unsure, .unexplained, .configurationFault: true
        case .delivered, .unprocessed, .held, .tokenDead, .messageBad: false
        }
    }

    /// Whether Beckon itself chose the time of the next attempt, and grows it with each.
    fileprivate var isTimedHere: Bool {
        switch self {
        case .retry(let after, _, _): after == nil
        case .unsure, .unexplained: true
        case .delivered, .unprocessed, .held, .tokenDead, .messageBad, .configurationFault: false
        }
    }
}

extension PushSubject {
    /// The chat whose new events join a waiting push with this subject.
    fileprivate var joinedChat: ChatID? {
        if case .chat(let chat, _, _) = self { chat } else { nil }
    }
}
