import Beckon
import BeckonPlatform

/// Delivers a chat's notices to its web chat, in order, and says how far it came.
///
/// The number of texts that a server took is noted with the chat; when an answer did not come, or another node delivered before, the
/// chat's history at the server says which it really has, and those are not sent again (``WebChatCount``). Before web-chat 6 there is
/// no history: then a text whose answer was lost may come twice.
///
/// A delivery that begins a web chat ends with it, so that the place of the chat is stored before the first words go there. A node
/// that dies before leaves a web chat in which nothing was said; the server ends it when nobody polls.
struct WebChatDelivery: Sendable {
    let configuration: PureConnectSide.Configuration
    let calls: any CustomerCalls
    let places: WebChatPlaces
    let link: @Sendable (FileID, Timestamp) -> String?
    let intake: WebChatIntake
    let webhook: WebhookAddress?

    func take(_ delivery: AgentDelivery, _ port: PlatformPort) async -> AgentAnswer {
        let chat = delivery.chat.id
        let stored = WebChatReference(delivery.reference)
        var run = Run(stored: stored, place: places.place(of: chat, stored: stored), port: port)
        // Where nothing is to be said, nothing can be said twice.
        let saysSomething = delivery.notices.contains { WebChatSpelling.act($0, link: link) != .nothing }
        let failures = delivery.notices.first.map { delivery.failures(at: $0) } ?? 0
        if saysSomething, places.isInDoubt(delivery.chat, stored: stored),
            let failure = await settle(&run, after: failures)
        {
            return .nothing(failure)
        }
        places.begin(chat)
        if saysSomething, let failure = await tellEarlier(of: delivery.chat, &run, after: failures) {
            return answer(0, failure, run, chat)
        }
        for (count, notice) in delivery.notices.enumerated() {
            if Task.isCancelled, count > 0 {
                return ended(.first(count, .refused(reason: "out of time")), run, chat)
            }
            switch await deliver(notice, of: delivery.chat, &run) {
            case .taken: continue
            case .begun: return begun(count, notice, run, chat)
            case .refused(let failure): return ended(.first(count, failure), run, chat)
            case .failed(let failure): return answer(count, failure, run, chat)
            }
        }
        run.count.settle()
        if let again = await leave(delivery, run) { return ended(again, run, chat) }
        // Typing that failed alone does not show that texts would be taken.
        return ended(run.lostTyping && !run.hasSaid ? .all.besideWords : .all, run, chat)
    }

    /// One delivery's progress.
    struct Run: Sendable {
        /// What is stored with the chat.
        let stored: WebChatReference?
        /// The port of the node that delivers.
        let port: PlatformPort
        var place: WebChatReference?
        /// Which of the next texts the server has already.
        var count: WebChatCount
        /// Whether typing was not taken, and left out.
        var lostTyping = false
        /// Whether the server took a text.
        var hasSaid = false

        init(stored: WebChatReference?, place: WebChatReference?, port: PlatformPort) {
            self.stored = stored
            self.port = port
            self.place = place
            count = WebChatCount(sent: place?.sent ?? 0)
        }

        /// What is to be stored with the chat.
        var reference: WebChatReference? {
            var reference = place
            reference?.sent = count.sent
            return reference
        }
    }

    /// What became of one notice.
    private enum Step {
        case taken
        /// A web chat was begun, in which nothing was said yet.
        case begun
        /// The server refuses what the notice holds.
        case refused(AgentAnswer.Failure)
        case failed(CustomerCallFailure)

        static func of(_ failure: CustomerCallFailure) -> Step {
            if case .refused = failure { .refused(failure.noticeFailure) } else { .failed(failure) }
        }
    }

    // MARK: - Answers

    private func answer(
        _ count: Int, _ failure: CustomerCallFailure, _ run: Run, _ chat: ChatID
    ) -> AgentAnswer {
        // The doubt stays until the history is read.
        if failure.isInDoubt { return .first(count, failure.failure).noting(run.reference?.text) }
        return ended(.first(count, failure.failure), run, chat)
    }

    private func begun(_ count: Int, _ notice: AgentNotice, _ run: Run, _ chat: ChatID) -> AgentAnswer {
        if case .opened = notice { return ended(.part(count + 1), run, chat) }
        // A pause keeps a server that loses each chat at once from getting one after the other. One that loses the chat at the
        // same notice again and again does not take that notice.
        let lost = AgentAnswer.Failure.perhapsContent(reason: "the server lost the chat, another one is begun")
        return ended(.first(count, lost), run, chat)
    }

    private func ended(_ answer: AgentAnswer, _ run: Run, _ chat: ChatID) -> AgentAnswer {
        if run.count.isSettled { places.settled(chat, at: run.reference, stored: run.stored) }
        return answer.noting(run.reference?.text)
    }

    // MARK: - Notices

    private func deliver(_ notice: AgentNotice, of chat: ChatHead, _ run: inout Run) async -> Step {
        let act = WebChatSpelling.act(notice, link: link)
        if case .nothing = act {
            // The first notice of a chat begins it, so that agents see who waits.
            guard case .opened = notice, run.place == nil else { return .taken }
            return await begin(chat, &run).map(Step.of) ?? .begun
        }
        if case .say(let text) = act, run.count.has(text, isPresence: notice.isPresence) { return .taken }
        for _ in 0..<2 {
            guard let place = run.place else {
                return await begin(chat, &run, isAnew: true).map(Step.of) ?? .begun
            }
            guard let failure = await perform(act, of: chat, at: place, run.port) else {
                if case .say = act {
                    run.count.add()
                    run.hasSaid = true
                }
                return .taken
            }
            // Typing that is not taken is not worth a text that waits behind it.
            if case .type = act, failure != .unknownChat {
                run.lostTyping = true
                return .taken
            }
            switch failure {
            case .unknownChat: run.place = nil
            // Where the words in a notice's place are not taken either, it is the chat that is not found.
            case .refused where failure.perhapsUnknownChat && notice.isInItsPlace: run.place = nil
            case .noAnswer, .busy:
                guard !failure.isInDoubt else { return .failed(failure) }
                switch await moved(place) {
                case .to(let moved): run.place = moved
                case .nowhere: run.place = nil
                case .unanswered: return .failed(failure)
                }
            case .refused: return .of(failure)
            }
        }
        guard run.place == nil else { return .failed(.unknownChat) }
        return await begin(chat, &run, isAnew: true).map(Step.of) ?? .begun
    }

    private func perform(
        _ act: WebChatSpelling.Act, of chat: ChatHead, at place: WebChatReference, _ port: PlatformPort
    ) async -> CustomerCallFailure? {
        do throws(CustomerCallFailure) {
            let batch: WebChatBatch? =
                switch act {
                case .say(let text): try await calls.say(text, as: place.participant, at: place.server)
                case .type(let isOn): try await calls.showTyping(isOn, as: place.participant, at: place.server)
                case .nothing: nil
                }
            if act != .nothing { places.found(place.chat, of: chat.id) }
            await intake.take(batch, of: chat, at: place, port)
            return nil
        } catch {
            if error.isTooLong { await intake.tellLoss(of: chat, at: place, port) }
            return error
        }
    }

    /// Tells the agents of a chat that was begun anew what was said before, as one text.
    ///
    /// It is left out where it is refused, or failed too often with the notice that follows: it blocks no chat.
    private func tellEarlier(of chat: ChatHead, _ run: inout Run, after failures: Int) async -> CustomerCallFailure? {
        guard let place = run.place, place.owesRecap else { return nil }
        let text: String?
        do {
            text = try await WebChatRecap.text(of: chat, run.port.agents)
        } catch {
            return .busy(nil, status: 503)
        }
        if let text, !run.count.has(text, isPresence: true) {
            if let failure = await perform(.say(text), of: chat, at: place, run.port) {
                let isGivenUp = failures >= RefusedNotice.patienceWithFailures
                if case .refused = failure { run.place?.owesRecap = false }
                if isGivenUp { run.place?.owesRecap = false }
                // The notices that follow find out what became of a chat that the server does not know.
                return failure == .unknownChat || isGivenUp ? nil : failure
            }
            run.count.add()
        }
        run.place?.owesRecap = false
        return nil
    }
}

extension AgentNotice {
    /// Whether these are the words in the place of a notice that was refused.
    fileprivate var isInItsPlace: Bool {
        if case .event(let event) = self { event.kind == .custom && event.text == Self.words } else { false }
    }

    /// Whether it says where the customer is.
    fileprivate var isPresence: Bool {
        switch self {
        case .customerAway, .customerReturned: true
        case .opened, .event, .receipt: false
        }
    }
}
