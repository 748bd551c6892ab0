import BeckonJSON

/// One delivery of a chat to an agent side: notices in order.
package struct AgentDelivery: Hashable, Sendable {
    /// The most events of one delivery.
    package static let longest = 100
    /// The most bytes of all texts in one delivery, unless its first event alone has more.
    static let longestTexts = 200_000

    /// The chat's head for this delivery; what is owed beyond the notices is for the next delivery.
    package let chat: ChatHead
    package let notices: [AgentNotice]
    /// The last transcript position that this delivery covers.
    package let through: Int

    /// Makes the delivery that an agent side is owed now.
    ///
    /// It leaves out the agent side's own events, and typing after which the customer has done something else.
    ///
    /// - Parameters:
    ///   - head: The chat; its ledger holds what was accepted.
    ///   - events: The events after the agent side's cursor, at most ``longest``.
    ///   - receipt: The customer's delivered and read positions.
    ///   - options: The options of the chat's service.
    package init(
        owedOf head: ChatHead, events: [TranscriptEvent], receipt: ReceiptMark, options: ServiceOptions
    ) {
        let told = head.side.ledger?.told ?? AgentLedger.Told()
        let events = Self.page(of: events)
        let through = events.last?.position ?? head.side.cursor
        let newest = events.last { $0.party == .client }?.position
        var notices: [AgentNotice] = told.isOpened ? [] : [.opened(data: BusinessData.of(head.customer.userData))]
        notices += events.filter { $0.party == .client && (!$0.kind.isTyping || $0.position == newest) }
            .map { .event($0) }
        // Presence and receipts are current, so they follow only after the last event.
        if through >= head.lastPosition {
            notices += Self.place(of: head, told: told, options: options)
            let raised = told.receipt.raised(by: receipt)
            if raised != told.receipt { notices.append(.receipt(raised)) }
        }
        self.init(chat: head, notices: notices, through: through)
    }

    /// Makes the delivery for an agent side that reads transcripts itself.
    ///
    /// - Parameters:
    ///   - head: The chat.
    ///   - events: All events after the position from which it reads, including its own.
    ///   - isFirst: Whether it reads from the beginning.
    ///   - receipt: The customer's delivered and read positions.
    ///   - options: The options of the chat's service.
    package init(
        shown head: ChatHead, events: [TranscriptEvent], isFirst: Bool, receipt: ReceiptMark, options: ServiceOptions
    ) {
        var notices: [AgentNotice] = isFirst ? [.opened(data: BusinessData.of(head.customer.userData))] : []
        notices += events.map { .event($0) }
        notices += Self.place(of: head, told: AgentLedger.Told(), options: options)
        notices.append(.receipt(receipt))
        self.init(chat: head, notices: notices, through: events.last?.position ?? head.lastPosition)
    }

    init(chat: ChatHead, notices: [AgentNotice], through: Int) {
        self.chat = chat
        self.notices = notices
        self.through = through
    }

    /// The first events whose texts fit into one delivery, at least one.
    private static func page(of events: [TranscriptEvent]) -> ArraySlice<TranscriptEvent> {
        var bytes = 0
        let end = events.firstIndex { event in
            bytes += event.text.utf8.count
            return bytes > longestTexts
        }
        return events.prefix(max(1, end ?? events.count))
    }

    /// The notices about the customer's absence or return that are owed; none for an ended chat.
    ///
    /// A return is owed for every absence that the agent side knows or may know of, also before a new absence.
    private static func place(
        of head: ChatHead, told: AgentLedger.Told, options: ServiceOptions
    ) -> [AgentNotice] {
        guard head.life.state != .ended else { return [] }
        let toldSince = told.awaySince ?? told.perhapsAwaySince
        let returned = toldSince.map { [AgentNotice.customerReturned(awaySince: $0)] } ?? []
        guard case .away(let since, _) = head.attendance.presence else { return returned }
        if since == told.awaySince { return [] }
        let away = AgentNotice.customerAway(since: since, words: options.agentTimeoutNotificationMessage)
        return since == toldSince ? [away] : returned + [away]
    }

    /// The adapter's own reference to the chat (``AgentAnswer/noting(_:)``); nil if it has none.
    package var reference: String? { chat.side.ledger?.told.reference }

    // MARK: - Accepting

    /// The agent side's progress when it accepts the first notices of this delivery.
    ///
    /// - Parameters:
    ///   - count: How many notices it accepts; later ones do not count.
    ///   - reference: The adapter's new reference to the chat; nil leaves the one it has.
    /// - Returns: Its cursor, and what it knows besides.
    package func progress(accepting count: Int, noting reference: String? = nil) -> AgentProgress {
        let isWhole = count >= notices.count
        var progress = AgentProgress(
            cursor: isWhole ? through : chat.side.cursor, told: chat.side.ledger?.told ?? AgentLedger.Told())
        if let reference { progress.told.reference = reference }
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

/// What an agent side has accepted of a chat.
package struct AgentProgress: Hashable, Sendable {
    /// It has accepted every event up to this position.
    package var cursor: Int
    package var told: AgentLedger.Told
}

extension EventKind {
    /// Whether it is a typing event.
    package var isTyping: Bool { self == .typingStarted || self == .typingStopped }
}

/// One notice to an agent side about a chat.
package enum AgentNotice: Hashable, Sendable {
    /// The agent side has this new chat, with the data attached to it (``BusinessData``).
    case opened(data: [String: String])
    /// An event of the transcript.
    case event(TranscriptEvent)
    /// The customer is not online, with the text for it (001: `_agent_timeout_notification_message`).
    ///
    /// It has no position, because it is about presence and not part of the transcript.
    case customerAway(since: Timestamp, words: String)
    /// The customer is present again after the absence that began at a time.
    case customerReturned(awaySince: Timestamp)
    /// The customer's delivered and read positions.
    case receipt(ReceiptMark)
}

/// Selects the business data of a request, which agents see.
package enum BusinessData {
    /// Keys that control how the request is served, or whose values are stored elsewhere.
    private static let technical: Set<String> = [
        "notify_by", "message", "gms_user", "subscriptionID", "transcriptPosition", "userDisplayName", "UserName",
        "nickname",
    ]
    private static let addressPrefixes = ["push_notification", "_device_", "GCTI_GMS_", "GCTI_Chat_Push"]
    /// Push addresses and options of GMS.
    private static let technicalPrefixes = addressPrefixes + ["_"]
    /// What stands for `userData[key]` of chat version 2.
    private static let objectName = "userData"

    /// The data without technical keys, and without values of which nothing can be seen.
    package static func of(_ data: [String: String]) -> [String: String] {
        withoutAddresses(
            data.filter { key, value in
                VisibleText.isSeen(value) && !technical.contains(key) && !isNamed(key, by: technicalPrefixes)
            })
    }

    /// The data without push addresses, also without those in values that are JSON.
    ///
    /// Options of GMS in an object `userData` stay out as well; in any other value a name with `_` is the app's own.
    package static func withoutAddresses(_ data: [String: String]) -> [String: String] {
        var kept: [String: String] = [:]
        for (key, value) in data where !isNamed(key, by: addressPrefixes) {
            kept[key] = cleaned(value, of: key == objectName ? technicalPrefixes : addressPrefixes)
        }
        return kept
    }

    /// Whether a key, or the key in the brackets of `userData[key]`, begins with one of the prefixes.
    private static func isNamed(_ key: String, by prefixes: [String]) -> Bool {
        var name = key[...]
        if name.hasPrefix("\(objectName)[") {
            name = name.dropFirst(objectName.count + 1).drop { $0 == "\"" || $0 == "'" }
        }
        return prefixes.contains { name.hasPrefix($0) }
    }

    /// A value without the members of these names if it is a JSON object or array, else as it is; nil if no member is left.
    private static func cleaned(_ value: String, of prefixes: [String]) -> String? {
        let first = value.utf8.first { $0 > UInt8(ascii: " ") }
        guard first == UInt8(ascii: "{") || first == UInt8(ascii: "["), let json = try? JSONValue(parsing: value) else {
            return value
        }
        let clean = cleaned(json, of: prefixes)
        if clean == json { return value }
        return clean == [:] ? nil : String(decoding: clean.encoded(), as: UTF8.self)
    }

    private static func cleaned(_ value: JSONValue, of prefixes: [String]) -> JSONValue {
        switch value {
        case .object(let members):
            let kept = members.filter { !isNamed($0.key, by: prefixes) }
            return .object(JSONObject(kept.map { (key: $0.key, value: cleaned($0.value, of: prefixes)) }))
        case .array(let elements): return .array(elements.map { cleaned($0, of: prefixes) })
        case .string(let text): return .string(cleaned(text, of: prefixes) ?? "")
        case .null, .bool, .integer, .number: return value
        }
    }
}
