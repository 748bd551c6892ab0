/// What an agent side that is delivered to is owed, until it has accepted it.
extension ChatSession {
    /// How long after a failure the next delivery begins: doubled from this to ``longestPause``.
    package static let shortestPause = Milliseconds.seconds(1)
    package static let longestPause = Milliseconds.seconds(300)

    mutating func receiptRaised() { oweAgentSide() }

    /// What the customer did, and where the customer is, is owed to an agent side that is delivered to.
    ///
    /// A delivery under way tells what it began with; what came since is for the next one.
    mutating func oweAgentSide() {
        guard var ledger = head.side.ledger else { return }
        isChanged = true
        if ledger.claim != nil {
            ledger.hasNews = true
        } else if ledger.due == nil {
            ledger.due = now
            agentSideWaits = true
        }
        head.side.ledger = ledger
    }

    /// Only one delivery of a chat is under way; one whose lease has ended gives way to the next.
    mutating func beginDelivery(_ claim: String, until end: Timestamp) {
        guard var ledger = head.side.ledger, let due = ledger.due, due <= now else { return }
        isChanged = true
        ledger.claim = claim
        ledger.due = end
        ledger.hasNews = false
        // Whatever becomes of the delivery: what it may have said stands here before it leaves.
        if case .away(let since, _) = head.presence, since != ledger.told.awaySince {
            ledger.told.perhapsAwaySince = since
        }
        head.side.ledger = ledger
    }

    mutating func endDelivery(_ claim: String, _ end: DeliveryEnd) {
        guard var ledger = head.side.ledger else { return }
        let isFurther = end.progress.cursor > head.side.cursor
        if isFurther {
            isChanged = true
            head.side.cursor = min(end.progress.cursor, head.lastPosition)
            debts.append(.moveAgentCursor(head.id, to: head.side.cursor))
        }
        // Of a late one only the cursor counts: what has no position is told again.
        guard ledger.claim == claim else { return }
        isChanged = true
        ledger.claim = nil
        if isFurther || ledger.told != end.progress.told { ledger.failures = 0 }
        ledger.told = end.progress.told
        if let pause = end.pause {
            ledger.failures = min(ledger.failures + 1, 64)
            ledger.failure = pause.reason
            ledger.due = now.advanced(by: max(pause.atLeast ?? .seconds(0), Self.pause(after: ledger.failures)))
        } else {
            ledger.failures = 0
            ledger.failure = nil
            ledger.due = ledger.hasNews || end.leavesMore ? now : nil
            agentSideWaits = ledger.due != nil
        }
        ledger.hasNews = false
        head.side.ledger = ledger
    }

    /// 1, 2, 4, … 256, 300 seconds.
    static func pause(after failures: Int) -> Milliseconds {
        let doubled = shortestPause.count << Int64(min(max(failures, 1) - 1, 20))
        return Milliseconds(min(doubled, longestPause.count))
    }

    /// Whether something is owed to the customer's devices, or owed no more.
    var owesPushes: Bool {
        debts.contains { if case .moveAgentCursor = $0 { false } else { true } }
    }
}

/// How a delivery to an agent side ended.
package struct DeliveryEnd: Hashable, Sendable {
    /// Why, and how long, nothing more is delivered.
    package struct Pause: Hashable, Sendable {
        /// The least time that the agent side asks for; nil where it asks for none.
        package var atLeast: Milliseconds?
        /// Words that a log may hold.
        package var reason: String

        package init(atLeast: Milliseconds? = nil, reason: String) {
            self.atLeast = atLeast
            self.reason = reason
        }
    }

    /// How far the agent side has got.
    package var progress: AgentProgress
    /// Whether the transcript goes on behind what was told.
    package var leavesMore: Bool
    /// Nil when everything was accepted.
    package var pause: Pause?

    package init(progress: AgentProgress, leavesMore: Bool = false, pause: Pause? = nil) {
        self.progress = progress
        self.leavesMore = leavesMore
        self.pause = pause
    }
}
