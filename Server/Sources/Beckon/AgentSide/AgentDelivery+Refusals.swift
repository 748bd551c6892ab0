/// What becomes of a notice that an agent side refuses by its content.
extension AgentDelivery {
    /// What to do about a refusal.
    package enum Verdict: Hashable, Sendable {
        /// The notice is delivered again after a pause.
        case again
        /// Words are delivered in the place of the notice; when they are accepted, the agent side goes on without it.
        ///
        /// Their acceptance shows that the notice is at fault. An agent side that refuses them refuses everything, so it
        /// goes on blocking the chat, and gets the notice itself first when it is better.
        case inItsPlace(AgentDelivery)
        /// The agent side goes on without the notice.
        case passedOver
    }

    /// Decides what becomes of the first notice that an answer does not accept.
    ///
    /// - Parameters:
    ///   - answer: The agent side's answer to this delivery.
    ///   - isFineOtherwise: Whether the agent side has taken other chats' notices since this chat's were not taken.
    /// - Returns: Nil when the notice was not refused by its content.
    package func verdict(on answer: AgentAnswer, isFineOtherwise: Bool = false) -> Verdict? {
        guard !answer.isBesideWords, let failure = answer.failure, let refused = refused(by: answer),
            let notice = notice(after: answer)
        else { return nil }
        if case .failing = failure {
            guard refused.name == RefusedNotice.failing(notice.name), isFineOtherwise,
                refused.count >= RefusedNotice.patienceWithFailures
            else { return nil }
        } else {
            guard failure.isOfContent else { return nil }
        }
        // Typing is over soon; it is not worth a message that waits behind it.
        if notice.isTyping { return .passedOver }
        guard refused.count >= RefusedNotice.patience else { return .again }
        let progress = progress(accepting: answer.accepted(of: notices.count), noting: answer.reference)
        let first = notices.index(notices.startIndex, offsetBy: answer.accepted(of: notices.count))
        let words = Self.inPlace(of: notices[first...])
        if !words.isEmpty { return .inItsPlace(AgentDelivery(of: words, in: chat, at: progress)) }
        // Presence and receipts hold nothing that could be left out. They wait for an agent side that knows the chat, and no words
        // show whether it refuses everything at present.
        if case .perhapsContent = failure, !isFineOtherwise { return .again }
        return progress.told.isOpened ? .passedOver : .again
    }

    /// Counts the notices that the agent side goes on without; this delivery holds the words in their place.
    ///
    /// - Parameters:
    ///   - answer: The answer to the words.
    ///   - isFineOtherwise: Whether the agent side has taken other chats' notices meanwhile.
    /// - Returns: How many of the first notices are passed over; 0 if the words are refused, too.
    package func passedOver(after answer: AgentAnswer, isFineOtherwise: Bool = false) -> Int {
        let accepted = answer.accepted(of: notices.count)
        guard accepted == 0, let failure = answer.failure, case .event(let event)? = notices.first else {
            return accepted
        }
        // Nothing is left to say in a chat that the customer has left, and the agent side knows the chat.
        guard event.kind == .left, chat.side.cursor > 0 else { return 0 }
        // Only the conversation could not be ended: one try for each refusal of the words since they count as refused.
        if answer.isBesideWords {
            let tries = (chat.side.ledger?.refused?.count ?? 0) + 2 - RefusedNotice.patience
            return tries >= Self.patience(with: failure) ? 1 : 0
        }
        switch failure {
        case .content: return 1
        // An agent side that takes nothing at present learns of the end later.
        case .perhapsContent, .failing: return isFineOtherwise ? 1 : 0
        case .unreachable, .busy, .refused: return 0
        }
    }

    /// What is delivered in the place of the first of some notices; nothing for one that holds nothing to leave out.
    ///
    /// An adapter may tell that a chat is opened with the chat's first event alone, so that the two go together.
    private static func inPlace(of notices: ArraySlice<AgentNotice>) -> [AgentNotice] {
        switch notices.first {
        case .opened:
            guard case .event(let event)? = notices.dropFirst().first else { return [.opened(data: [:])] }
            return [.opened(data: [:]), .event(event.inItsPlace)]
        case .event(let event): return [.event(event.inItsPlace)]
        case .customerAway, .customerReturned, .receipt, nil: return []
        }
    }

    /// The first notice that an answer does not accept; nil if it accepts all.
    package func notice(after answer: AgentAnswer) -> AgentNotice? {
        let count = answer.accepted(of: notices.count)
        return count < notices.count ? notices[count] : nil
    }

    /// The refusals of the first notice that an answer does not accept, this one included; nil if there are none.
    ///
    /// An agent side that does not answer, or asks for a pause, refuses nothing and forgets nothing.
    package func refused(by answer: AgentAnswer) -> RefusedNotice? {
        guard let failure = answer.failure, let notice = notice(after: answer) else { return nil }
        let (name, failing) = (notice.name, RefusedNotice.failing(notice.name))
        let beside = RefusedNotice.beside(notice.name)
        let before = chat.side.ledger?.refused
        if answer.isBesideWords { return before?.name == beside ? before?.again : RefusedNotice(beside) }
        switch failure {
        case .perhapsContent, .content: return before?.name == name ? before?.again : RefusedNotice(name)
        case .failing where before?.name != name && before?.name != beside:
            return before?.name == failing ? before?.again : RefusedNotice(failing)
        case .failing, .unreachable, .busy, .refused:
            return before.flatMap { [name, failing, beside].contains($0.name) ? $0 : nil }
        }
    }

    /// How many deliveries failed at a notice before this one.
    package func failures(at notice: AgentNotice) -> Int {
        guard let refused = chat.side.ledger?.refused, refused.name == RefusedNotice.failing(notice.name) else {
            return 0
        }
        return refused.count
    }

    /// The answer when only what belongs to a notice beside its words failed: a receipt, or the end of the conversation.
    ///
    /// The notice stays owed, and holds up neither words nor other chats.
    ///
    /// - Parameters:
    ///   - count: How many of the first notices are accepted; the next one is not.
    ///   - failure: Why not.
    /// - Returns: Nil when the notice counts as told: it was refused ``RefusedNotice/patience`` times, or failed
    ///   ``RefusedNotice/patienceWithFailures`` times.
    package func again(after count: Int, _ failure: AgentAnswer.Failure) -> AgentAnswer? {
        let answer = AgentAnswer.first(count, failure).besideWords
        guard let tries = refused(by: answer)?.count, tries < Self.patience(with: failure) else { return nil }
        return answer
    }

    private static func patience(with failure: AgentAnswer.Failure) -> Int {
        failure.isRefusal ? RefusedNotice.patience : RefusedNotice.patienceWithFailures
    }

    /// Whether nothing that an answer does not accept holds words: then it waits for news, and holds up none.
    func isBesideWords(_ answer: AgentAnswer) -> Bool {
        answer.isBesideWords || notices.dropFirst(answer.accepted(of: notices.count)).allSatisfy(\.isWordless)
    }

    /// A delivery of words to an agent side that has accepted everything before them.
    ///
    /// It says of the customer only what no agent side can object to: the name and the attached data may be at fault.
    private init(of words: [AgentNotice], in chat: ChatHead, at progress: AgentProgress) {
        var chat = chat
        chat.side.cursor = progress.cursor
        chat.side.ledger?.told = progress.told
        chat.customer.nickname = "Customer"
        chat.customer.userData = [:]
        let through = if case .event(let event)? = words.last { event.position } else { progress.cursor }
        self.init(chat: chat, notices: words, through: through)
    }
}

/// Notices that an agent side goes on without.
package struct PassedNotices: Hashable, Sendable {
    package let notices: [AgentNotice]
    /// Why they were refused, in words that a log may hold.
    package let reason: String
    /// What the agent side has accepted when they count as told.
    package let progress: AgentProgress

    package init(_ notices: [AgentNotice], reason: String, progress: AgentProgress) {
        self.notices = notices
        self.reason = reason
        self.progress = progress
    }
}

extension AgentNotice {
    /// What agents read in the place of a customer's words that their side refuses.
    package static let words = "The customer sent something that cannot be shown here."

    /// The notice's name in a ledger.
    var name: String {
        switch self {
        case .event(let event): "\(event.position)"
        case .opened: "opened"
        case .customerAway: "away"
        case .customerReturned: "returned"
        case .receipt: "receipt"
        }
    }

    /// Whether nobody misses words without it: typing, or a receipt.
    var isWordless: Bool { if case .receipt = self { true } else { isTyping } }

    /// Whether it says that the customer types, or types no more.
    package var isTyping: Bool { if case .event(let event) = self { event.kind.isTyping } else { false } }

    /// The word for what it is, for operators.
    package var word: String { if case .event(let event) = self { event.kind.rawValue } else { name } }
}

extension TranscriptEvent {
    /// The event without the customer's words.
    fileprivate var inItsPlace: TranscriptEvent {
        switch kind {
        // Adapters begin conversations with this.
        case .joined:
            TranscriptEvent(position: position, kind: kind, nickname: "", text: text, party: party, at: at, key: nil)
        // Adapters end conversations with this, which they can without words.
        case .left:
            TranscriptEvent(position: position, kind: kind, nickname: "", text: "", party: party, at: at, key: nil)
        default:
            TranscriptEvent(
                position: position, kind: .custom, nickname: "", text: AgentNotice.words, party: party, at: at, key: nil
            )
        }
    }

    /// What the customer reads when the agent side goes on without this event; nil for one that nobody misses.
    var wordsOfPassing: String? {
        switch kind {
        case .messageText, .pushURL, .custom: "This could not be delivered: \(text.beginning(characters: 100))"
        case .fileUploaded:
            "This file could not be delivered: \((file?.name ?? text).beginning(characters: 100))"
        case .joined, .left, .typingStarted, .typingStopped, .nicknameUpdated, .fileDeleted: nil
        }
    }
}

extension String {
    /// The text, or its beginning with a sign that it goes on.
    fileprivate func beginning(characters limit: Int) -> String {
        guard count > limit || utf8.count > 4 * limit else { return self }
        return String(prefix(limit)).prefix(bytes: 4 * limit) + "…"
    }
}
