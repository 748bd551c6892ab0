/// Keeps what is owed to an agent side with deliveries, until the agent side has accepted it.
extension ChatSession {
    /// The pause before the next delivery after a failure; it doubles with each failure up to ``longestPause``.
    package static let shortestPause = Milliseconds.seconds(1)
    package static let longestPause = RetryAfter.longest
    /// Why a delivery failed whose claim ended without an end of its own.
    static let interrupted = "interrupted"

    mutating func receiptRaised() { oweAgentSide() }

    /// Makes a delivery due after an action of the customer or a change of presence, if the agent side has deliveries.
    ///
    /// A delivery under way holds only what was known at its beginning; later news is for the next one.
    mutating func oweAgentSide() {
        guard var ledger = head.side.ledger else { return }
        isChanged = true
        if ledger.claim != nil {
            ledger.hasNews = true
        } else if ledger.due.map({ ledger.failure == nil && $0 > now }) ?? true {
            // What waits without a failure waits for news.
            ledger.due = now
            agentSideWaits = true
        }
        head.side.ledger = ledger
    }

    /// Begins a delivery if one is due; a chat has one delivery under way, until it ends or its claim does.
    mutating func beginDelivery(_ claim: String, until end: Timestamp) {
        guard var ledger = head.side.ledger, let due = ledger.due, due <= now else { return }
        isChanged = true
        if ledger.claim != nil {
            // Nobody knows what the agent side took of the delivery before: its node died, or could not store the end.
            ledger.failures = min(ledger.failures + 1, 64)
            ledger.failure = Self.interrupted
        }
        ledger.claim = claim
        ledger.due = end
        ledger.hasNews = false
        // The delivery may report this absence and then fail, so that is noted before it begins.
        if case .away(let since, _) = head.attendance.presence, since != ledger.told.awaySince {
            ledger.told.perhapsAwaySince = since
        }
        head.side.ledger = ledger
    }

    mutating func endDelivery(_ claim: String, _ end: DeliveryEnd) {
        guard var ledger = head.side.ledger else { return }
        // A late delivery moves only the cursor: notices without a position are delivered again, as are refused ones.
        let passed = ledger.claim == claim ? end.passedOver : nil
        let progress = passed?.progress ?? end.progress
        let isFurther = progress.cursor > head.side.cursor
        if isFurther {
            isChanged = true
            head.side.cursor = min(progress.cursor, head.lastPosition)
            debts.append(.moveAgentCursor(head.id, to: head.side.cursor))
        }
        guard ledger.claim == claim else { return }
        isChanged = true
        ledger.claim = nil
        // A new reference alone is no progress: an adapter may begin one conversation after the other.
        ledger.told.reference = progress.told.reference
        if isFurther || ledger.told != progress.told { ledger.failures = 0 }
        ledger.told = progress.told
        ledger.refused = end.refused
        if let pause = end.pause {
            ledger.failures = min(ledger.failures + 1, 64)
            // What waits without words waits for news, too. After the end of a chat there is none, and operators read the reason.
            ledger.failure = end.isBesideWords && head.life.state != .ended ? nil : pause.reason
            let asked = min(pause.atLeast ?? .seconds(0), Self.longestPause)
            ledger.due = now.advanced(by: max(asked, Self.pause(after: ledger.failures)))
            if ledger.failure == nil, ledger.hasNews { ledger.due = now }
            agentSideWaits = ledger.due == now
        } else {
            ledger.failures = 0
            ledger.failure = nil
            let next = end.wait.map { now.advanced(by: $0) }
            ledger.due = ledger.hasNews ? now : next ?? (end.leavesMore ? now : nil)
            agentSideWaits = ledger.due == now
        }
        ledger.hasNews = false
        head.side.ledger = ledger
        for notice in passed?.notices ?? [] { passOver(notice, because: passed?.reason ?? "", at: progress.cursor) }
    }

    /// Keeps the refusal of a notice that the agent side goes on without, and tells the customer.
    private mutating func passOver(_ notice: AgentNotice, because reason: String, at cursor: Int) {
        guard case .event(let event) = notice else {
            return record(.passedOver, notice.word, reason, after: cursor, through: cursor)
        }
        guard !event.kind.isTyping else { return }
        record(.passedOver, notice.word, reason, after: event.position - 1, through: event.position)
        // Nobody reads on in a chat that has ended.
        guard head.life.state != .ended, let words = event.wordsOfPassing else { return }
        append(
            .messageText, Self.systemName, words, .external, "\(TranscriptEvent.passedOverPrefix)\(event.position)")
    }

    /// The name under which the gateway itself speaks to customers.
    static var systemName: String { "System" }

    /// The pause after a number of failures: 1, 2, 4, … 256, 300 seconds.
    static func pause(after failures: Int) -> Milliseconds {
        Backoff(first: shortestPause, longest: longestPause).pause(after: failures)
    }

    /// Whether pushes to the customer's devices were added, changed or cancelled.
    var owesPushes: Bool {
        debts.contains {
            switch $0 {
            case .moveAgentCursor, .putDevice, .removeUnusedDevice: false
            default: true
            }
        }
    }
}

/// How a delivery to an agent side ended.
package struct DeliveryEnd: Hashable, Sendable {
    /// Why deliveries pause, and for how long at least.
    package struct Pause: Hashable, Sendable {
        /// The shortest pause that the agent side asks for, of which ``ChatSession/longestPause`` counts at most; nil if it asks
        /// for none.
        package var atLeast: Milliseconds?
        /// Words that a log may hold.
        package var reason: String
    }

    /// What the agent side has accepted.
    package var progress: AgentProgress
    /// Whether the transcript has more events than the delivery held.
    package var leavesMore: Bool
    /// Nil when nothing was amiss.
    package var pause: Pause?
    /// Whether what pauses holds no words, so that words that come meanwhile do not wait.
    package var isBesideWords: Bool
    /// How long the rest waits for news at most; nil for not at all.
    package var wait: Milliseconds?
    /// The next notice, if it was refused by its content.
    package var refused: RefusedNotice?
    /// The notices that the agent side goes on without, if any.
    package var passedOver: PassedNotices?

    package init(
        progress: AgentProgress, leavesMore: Bool = false, pause: Pause? = nil, isBesideWords: Bool = false,
        wait: Milliseconds? = nil, refused: RefusedNotice? = nil, passedOver: PassedNotices? = nil
    ) {
        self.progress = progress
        self.leavesMore = leavesMore
        self.pause = pause
        self.isBesideWords = isBesideWords
        self.wait = wait
        self.refused = refused
        self.passedOver = passedOver
    }
}
