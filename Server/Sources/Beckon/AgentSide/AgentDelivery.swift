/// What an agent side is told of one chat at a time: notices in order.
package struct AgentDelivery: Hashable, Sendable {
    /// How many events are told at a time at most.
    package static let longest = 100
    /// How many bytes their texts have at most, unless one event alone has more.
    static let longestTexts = 200_000

    /// The chat as it stands; what is owed beyond the notices is told the next time.
    package let chat: ChatHead
    package let notices: [AgentNotice]
    /// How far the transcript was looked through.
    package let through: Int

    /// What an agent side that is delivered to is owed now.
    ///
    /// Its own side's events are passed over: it said them. Typing is worth telling while the customer did nothing since.
    ///
    /// - Parameters:
    ///   - head: The chat; its ledger says what was accepted.
    ///   - events: The events after the agent side's cursor, at most ``longest``.
    ///   - receipt: How far the customer's devices have got.
    ///   - options: The options of the chat's service.
    package init(
        owedOf head: ChatHead, events: [TranscriptEvent], receipt: ReceiptMark, options: ServiceOptions
    ) {
        let told = head.side.ledger?.told ?? AgentLedger.Told()
        let events = Self.page(of: events)
        let through = events.last?.position ?? head.side.cursor
        let newest = events.last { $0.party == .client }?.position
        var notices: [AgentNotice] = told.isOpened ? [] : [.opened(data: BusinessData.of(head.userData))]
        notices += events.filter { $0.party == .client && (!$0.kind.isTyping || $0.position == newest) }
            .map { .event($0) }
        // The customer's place and receipts are as of now: they stand behind all that came before.
        if through >= head.lastPosition {
            notices += Self.place(of: head, told: told, options: options)
            let raised = told.receipt.raised(by: receipt)
            if raised != told.receipt { notices.append(.receipt(raised)) }
        }
        self.init(chat: head, notices: notices, through: through)
    }

    /// What an agent side that reads by itself is shown of a chat.
    ///
    /// - Parameters:
    ///   - head: The chat.
    ///   - events: All events after the position from which it reads, its own among them.
    ///   - isFirst: Whether it reads from the beginning.
    ///   - receipt: How far the customer's devices have got.
    ///   - options: The options of the chat's service.
    package init(
        shown head: ChatHead, events: [TranscriptEvent], isFirst: Bool, receipt: ReceiptMark, options: ServiceOptions
    ) {
        var notices: [AgentNotice] = isFirst ? [.opened(data: BusinessData.of(head.userData))] : []
        notices += events.map { .event($0) }
        notices += Self.place(of: head, told: AgentLedger.Told(), options: options)
        notices.append(.receipt(receipt))
        self.init(chat: head, notices: notices, through: events.last?.position ?? head.lastPosition)
    }

    private init(chat: ChatHead, notices: [AgentNotice], through: Int) {
        self.chat = chat
        self.notices = notices
        self.through = through
    }

    /// The first events whose texts fit into one delivery, one at least.
    private static func page(of events: [TranscriptEvent]) -> ArraySlice<TranscriptEvent> {
        var bytes = 0
        let end = events.firstIndex { event in
            bytes += event.text.utf8.count
            return bytes > longestTexts
        }
        return events.prefix(max(1, end ?? events.count))
    }

    /// Where the customer is, if that has to be told; nobody waits for the customer of a chat that is over.
    ///
    /// Of an absence that may have been told the return is told. Between two absences there is a return.
    private static func place(
        of head: ChatHead, told: AgentLedger.Told, options: ServiceOptions
    ) -> [AgentNotice] {
        guard head.state != .ended else { return [] }
        let toldSince = told.awaySince ?? told.perhapsAwaySince
        let returned = toldSince.map { [AgentNotice.customerReturned(awaySince: $0)] } ?? []
        guard case .away(let since, _) = head.presence else { return returned }
        if since == told.awaySince { return [] }
        let away = AgentNotice.customerAway(since: since, words: options.agentTimeoutNotificationMessage)
        return since == toldSince ? [away] : returned + [away]
    }

    // MARK: - Accepting

    /// How far the agent side has got when it accepts the first notices.
    ///
    /// - Parameter count: How many; of what it did not accept nothing counts.
    /// - Returns: Its cursor, and what it knows that has no position.
    package func progress(accepting count: Int) -> AgentProgress {
        let isWhole = count >= notices.count
        var progress = AgentProgress(
            cursor: isWhole ? through : chat.side.cursor, told: chat.side.ledger?.told ?? AgentLedger.Told())
        for notice in notices.prefix(max(0, count)) {
            switch notice {
            case .opened: progress.told.isOpened = true
            case .event(let event): progress.cursor = max(progress.cursor, event.position)
            case .customerAway(let since, _):
                progress.told.awaySince = since
                progress.told.perhapsAwaySince = nil
            case .customerReturned:
                progress.told.awaySince = nil
                progress.told.perhapsAwaySince = nil
            case .receipt(let mark): progress.told.receipt = mark
            }
        }
        return progress
    }
}

/// How far an agent side has got with a chat.
package struct AgentProgress: Hashable, Sendable {
    /// It has accepted every event up to here.
    package var cursor: Int
    package var told: AgentLedger.Told
}

extension EventKind {
    /// Whether it tells of typing.
    package var isTyping: Bool { self == .typingStarted || self == .typingStopped }
}
