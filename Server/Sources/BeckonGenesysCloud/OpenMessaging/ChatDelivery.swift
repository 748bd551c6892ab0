import Beckon
import BeckonJSON
import BeckonPlatform

/// Delivers a chat's notices to its conversation, in order, and says how far it came.
///
/// The customer's first words open the conversation, whose id is noted with the chat: flows and bots take the first message for
/// what the customer wants. A customer who says nothing for ``openingWait`` opens it by having come. Every message has an id made
/// of its chat and position, so a repeated delivery adds nothing.
struct ChatDelivery: Sendable {
    /// What the agents read when the customer is back.
    static let returnedWords = "customer is online again"

    let composer: ChatComposer
    let setsAttributes: Bool
    let openingWait: Milliseconds
    let api: GenesysAPI
    let receipts: ReceiptSender
    let replies: QuickReplyBook
    let index: ConversationIndex
    let time: any TimeSource
    let tally: PlatformTally

    func take(_ delivery: AgentDelivery, _ port: AgentPort) async -> AgentAnswer {
        var run = ChatRun(delivery: delivery, port: port, stored: ConversationReference(text: delivery.reference))
        if let newest = index.newest(of: delivery.chat.id) { run.moved(to: newest) }
        if let wait = run.wait(atMost: openingWait, now: time.now) { return .later(wait) }
        for (count, notice) in delivery.notices.enumerated() {
            // The time for a delivery may be over in a long one, which then goes on in the next.
            if Task.isCancelled, count > 0 { return .first(count, .refused(reason: "out of time")).noting(run.note) }
            if let failure = await deliver(notice, &run) { return .first(count, failure).noting(run.note) }
        }
        if run.hasSent || run.endsWithoutWords, run.isLast, let conversation = run.reference?.conversation {
            // The last notice stays owed until the conversation is ended, too, or its end failed often enough.
            if let failure = await disconnect(conversation) {
                if let again = delivery.again(after: delivery.notices.count - 1, failure) {
                    return again.noting(run.note)
                }
                tally.refused("end \(failure.reason)")
            }
        } else if setsAttributes {
            await setAttributes(&run)
        }
        // Typing that failed alone does not show that words would be taken.
        return (run.lostTyping && !run.hasSent ? AgentAnswer.all.besideWords : .all).noting(run.note)
    }

    // MARK: - Notices

    private func deliver(_ notice: AgentNotice, _ run: inout ChatRun) async -> AgentAnswer.Failure? {
        let chat = run.delivery.chat
        switch notice {
        case .opened: return nil
        case .event(let event):
            if run.isBeforeFirstWords(event) { return nil }
            if run.ends(with: event) { return nil }
            let choice = event.kind == .messageText ? replies.choice(event.text, in: chat.id) : nil
            guard let call = composer.call(for: event, in: chat, isFirst: run.isFirst, choice: choice) else {
                return nil
            }
            guard let failure = await send(call, &run) else { return nil }
            if choice != nil {
                guard failure.isRefusal || Self.fails(failure, again: run.delivery.failures(at: notice)) else {
                    return failure
                }
            } else {
                guard event.kind == .fileUploaded, failure.isOfContent else { return failure }
                tally.refused("file \(failure.reason)")
            }
            // The choice is not taken, as when the offer is too old, nor is the file; its words are.
            guard let call = composer.call(for: event, in: chat, isFirst: run.isFirst, asText: true) else {
                return failure
            }
            return await send(call, &run)
        case .customerAway(let since, let words):
            return await send(
                composer.presence(
                    words, isAway: true, since: since, in: chat, isFirst: run.isFirst, at: time.now), &run)
        case .customerReturned(let since):
            // Nobody in a conversation that has just begun was told of the absence.
            if !run.wasOpened { return nil }
            return await send(
                composer.presence(
                    Self.returnedWords, isAway: false, since: since, in: chat, isFirst: run.isFirst, at: time.now),
                &run)
        case .receipt(let mark): return await confirm(mark, chat, run.port)
        }
    }

    private func send(_ call: ChatComposer.Call, _ run: inout ChatRun) async -> AgentAnswer.Failure? {
        do throws(PlatformFailure) {
            switch call {
            case .message(let body):
                let reply = try await post("message", body, query: run.asks ? "?prefetchConversationId=true" : "")
                if let failure = reply.messageFailure { return failure }
                run.sent(reply)
                if let reference = run.reference { index.note(reference.conversation, of: run.delivery.chat.id) }
            case .choice(let body):
                let reply = try await post("structured/response", body)
                if let failure = reply.messageFailure { return failure }
                run.hasSent = true
            case .typing(let body):
                // Typing that is not taken is not worth a message that waits behind it.
                let reply = try await post("event", body)
                if let failure = reply.failure { lost(failure, &run) }
            }
            return nil
        } catch {
            switch call {
            case .typing:
                lost(error.failure, &run)
                return nil
            // Its words may be taken as a text.
            case .choice where error.mayHaveArrived && error.pause == nil:
                return .failing(reason: error.reason.rawValue)
            case .choice, .message: return error.failure
            }
        }
    }

    private func lost(_ typing: AgentAnswer.Failure, _ run: inout ChatRun) {
        tally.refused("typing \(typing.reason)")
        run.lostTyping = true
    }

    /// Whether a choice failed for the second time: then its words go as a text.
    private static func fails(_ failure: AgentAnswer.Failure, again failures: Int) -> Bool {
        if case .failing = failure { failures > 0 } else { false }
    }

    private func post(
        _ kind: String, _ body: JSONValue, query: String = ""
    ) async throws(PlatformFailure) -> PlatformReply {
        try await api.call("POST", OpenMessageSpelling.path(composer.integration, kind, query: query), json: body)
    }

    private func disconnect(_ conversation: String) async -> AgentAnswer.Failure? {
        do throws(PlatformFailure) {
            return try await api.disconnect(conversation)?.failure
        } catch {
            return error.failure
        }
    }

    // MARK: - Receipts

    /// Confirms the agents' messages that a device has got since the last receipt; there is no receipt for reading.
    private func confirm(_ mark: ReceiptMark, _ chat: ChatHead, _ port: AgentPort) async -> AgentAnswer.Failure? {
        var position = chat.side.ledger?.told.receipt.delivered ?? 0
        var told: Set<String> = []
        do {
            while position < mark.delivered {
                let page = try await port.read(chat.id, after: position, limit: AgentDelivery.longest)
                for case .event(let event) in page.notices where event.position <= mark.delivered {
                    guard let message = InboundDecision.message(ofKey: event.key), told.insert(message).inserted
                    else { continue }
                    if let failure = await deliverReceipt(message, chat.id) { return failure }
                }
                guard page.through > position else { break }
                position = page.through
            }
            return nil
        } catch {
            return .refused(reason: "the transcript cannot be read")
        }
    }

    private func deliverReceipt(_ message: String, _ chat: ChatID) async -> AgentAnswer.Failure? {
        do throws(PlatformFailure) {
            let reply = try await receipts.deliver(message, to: chat.text, at: time.now)
            // A receipt for a message that Genesys Cloud does not know any more helps nobody.
            guard let failure = reply.messageFailure, !failure.isRefusal else { return nil }
            return failure
        } catch {
            return error.failure
        }
    }

    // MARK: - Attributes

    /// Sets the data attached to the chat as attributes of the customer, once.
    ///
    /// Messages do not wait for it: without an answer the next delivery tries again.
    private func setAttributes(_ run: inout ChatRun) async {
        let attributes = ChatComposer.attached(to: run.delivery.chat)
        guard let reference = run.reference, reference.participant == nil, !attributes.isEmpty, !Task.isCancelled,
            let reply = try? await api.conversation(reference.conversation), reply.isSuccess,
            let participant = (reply.json["participants"]?.array ?? []).first(where: {
                $0["purpose"]?.string == "customer"
            })?["id"]?.string
        else { return }
        let answer = try? await api.set(attributes, of: participant, in: reference.conversation)
        guard let answer, answer.failure.map(\.isRefusal) ?? true else { return }
        run.reference = ConversationReference(reference.conversation, participant: participant)
    }
}

/// How far one delivery has come.
///
/// Pure.
struct ChatRun: Sendable {
    /// The reference of a chat whose conversation was opened and has no known id.
    static let openedText = "/"

    let delivery: AgentDelivery
    /// The port of the node that delivers.
    let port: AgentPort
    /// The reference that is stored with the chat.
    let stored: ConversationReference?
    var reference: ConversationReference?
    private var isOpened: Bool
    /// Whether a message of this delivery was accepted.
    var hasSent = false
    /// Whether typing was not taken, and left out.
    var lostTyping = false
    /// Whether the customer's end has no words, because Genesys Cloud refused them.
    private(set) var endsWithoutWords = false

    init(delivery: AgentDelivery, port: AgentPort, stored: ConversationReference?) {
        self.delivery = delivery
        self.port = port
        self.stored = stored
        reference = stored
        isOpened = delivery.reference != nil
    }

    /// Whether an earlier delivery opened the conversation.
    var wasOpened: Bool { delivery.reference != nil }

    /// The position of the customer's first words in this delivery; nil without any.
    var firstWords: Int? {
        for case .event(let event) in delivery.notices where event.isWords { return event.position }
        return nil
    }

    /// How long the opening of the conversation still waits for the customer's words; nil if it does not wait.
    func wait(atMost longest: Milliseconds, now: Timestamp) -> Milliseconds? {
        guard isFirst, firstWords == nil, delivery.chat.life.state != .ended else { return nil }
        for case .event(let event) in delivery.notices {
            let rest = event.at.advanced(by: longest).milliseconds.subtractingClamped(now.milliseconds)
            return rest > 0 ? Milliseconds(rest) : nil
        }
        return nil
    }

    /// Whether an event is left out because the customer's words, which follow, open the conversation; of a chat that ended
    /// without words, which opens none, every event is.
    func isBeforeFirstWords(_ event: TranscriptEvent) -> Bool {
        guard isFirst else { return false }
        guard let firstWords else { return delivery.chat.life.state == .ended }
        return event.position < firstWords
    }

    /// Notes an end without words, which is told by ending the conversation alone.
    ///
    /// - Returns: Whether the event is one.
    mutating func ends(with event: TranscriptEvent) -> Bool {
        guard event.kind == .left, event.text.isEmpty else { return false }
        endsWithoutWords = true
        return true
    }

    /// Whether the next message opens the conversation.
    var isFirst: Bool { !isOpened && reference == nil }

    /// Whether the next message asks for its conversation: while it is not known, and one of an ended chat, which may open another.
    var asks: Bool { reference == nil || delivery.chat.life.state == .ended }

    /// Whether nothing follows this delivery, because the chat has ended.
    var isLast: Bool { delivery.chat.life.state == .ended && delivery.through >= delivery.chat.lastPosition }

    /// The reference to store; nil if it is stored already.
    var note: String? {
        if reference != stored { return reference?.text }
        return isOpened && !wasOpened ? Self.openedText : nil
    }

    /// Notes an accepted message and the conversation that the answer names.
    mutating func sent(_ reply: PlatformReply) {
        (hasSent, isOpened) = (true, true)
        guard asks else { return }
        let json = reply.json
        let id = json["conversationId"]?.string ?? json["conversation"]?["id"]?.string
        if let id, !id.isEmpty, !id.contains("/"), id.utf8.count <= 200 { moved(to: id) }
    }

    /// Goes over to another conversation, if it is one.
    mutating func moved(to conversation: String) {
        if reference?.conversation != conversation { reference = ConversationReference(conversation) }
    }
}

extension TranscriptEvent {
    /// Whether the customer says something with it, and does not only come, go or type.
    fileprivate var isWords: Bool {
        switch kind {
        case .messageText, .fileUploaded, .pushURL: true
        default: false
        }
    }
}
