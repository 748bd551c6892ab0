import Beckon
import BeckonPlatform

/// Delivers a chat's notices to its web chat, in order, and says how far it came.
///
/// The number of texts that a server took is noted with the chat; when an answer did not come, or another node delivered before, the
/// chat's history at the server says which it really has, and those are not sent again (``WebChatCount``). Before web-chat 6 there is
/// no history: then a text whose answer was lost may come twice.
struct WebChatDelivery: Sendable {
    let configuration: PureConnectSide.Configuration
    let calls: WebChatCalls
    let places: WebChatPlaces
    let link: @Sendable (FileID, Timestamp) -> String?

    func take(_ delivery: AgentDelivery) async -> AgentAnswer {
        let chat = delivery.chat.id
        let stored = WebChatReference(delivery.reference)
        var run = Run(stored: stored, place: places.place(of: chat, stored: stored))
        if places.isInDoubt(chat, stored: stored), let trouble = await settle(&run) { return .nothing(trouble) }
        places.begin(chat)
        for (count, notice) in delivery.notices.enumerated() {
            if Task.isCancelled, count > 0 {
                return ended(.first(count, .refused(reason: "out of time")), run, chat)
            }
            if let failure = await deliver(notice, of: delivery.chat, &run) {
                // The doubt stays until the history is read.
                if failure.isInDoubt { return .first(count, failure.trouble).noting(run.reference?.text) }
                return ended(.first(count, failure.trouble), run, chat)
            }
        }
        run.count.settle()
        if delivery.chat.state == .ended, delivery.through >= delivery.chat.lastPosition { await leave(&run) }
        return ended(.all, run, chat)
    }

    /// One delivery's progress.
    struct Run: Sendable {
        /// What is stored with the chat.
        let stored: WebChatReference?
        var place: WebChatReference?
        /// Which of the next texts the server has already.
        var count: WebChatCount

        init(stored: WebChatReference?, place: WebChatReference?) {
            self.stored = stored
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

    private func ended(_ answer: AgentAnswer, _ run: Run, _ chat: ChatID) -> AgentAnswer {
        if run.count.isSettled { places.settled(chat, at: run.reference, stored: run.stored) }
        return answer.noting(run.reference?.text)
    }

    /// Finds out which of our texts the server has; another server is asked when this one does not answer.
    ///
    /// - Returns: Why nothing may be sent now: without the answer it might be the second time.
    private func settle(_ run: inout Run) async -> AgentAnswer.Trouble? {
        for _ in 0..<2 {
            guard let place = run.place else { return nil }
            do throws(WebChatCalls.Failure) {
                let history = try await calls.history(place.participant, at: place.server)
                let own = history.messages.compactMap { message -> String? in
                    guard message.participant == place.participant, case .text(let text) = message.kind else {
                        return nil
                    }
                    return text
                }
                run.count = WebChatCount(sent: place.sent, own: own)
                return nil
            } catch {
                // A server without a history, or without the chat: the next text shows which.
                guard error.concernsServer else { return nil }
                guard let moved = await moved(place) else { return error.trouble }
                run.place = moved
            }
        }
        return .unreachable(reason: "no answer")
    }

    // MARK: - Notices

    private func deliver(_ notice: AgentNotice, of chat: ChatHead, _ run: inout Run) async -> WebChatCalls.Failure? {
        let act = WebChatSpelling.act(notice, link: link)
        if case .nothing = act {
            // The first notice of a chat begins it, so that agents see who waits.
            guard case .opened = notice, run.place == nil else { return nil }
            return await begin(chat, &run)
        }
        if case .say(let text) = act, run.count.has(text, isPresence: notice.isPresence) { return nil }
        for _ in 0..<2 {
            if run.place == nil, let failure = await begin(chat, &run) { return failure }
            guard let place = run.place, let failure = await perform(act, at: place) else {
                if case .say = act { run.count.add() }
                return nil
            }
            switch failure {
            case .unknownChat: run.place = nil
            case .noAnswer, .busy:
                guard !failure.isInDoubt, let moved = await moved(place) else { return failure }
                run.place = moved
            case .refused:
                // Typing that is refused is not worth a text that waits behind it.
                if case .type = act { return nil }
                return failure
            }
        }
        return .unknownChat
    }

    private func perform(_ act: WebChatSpelling.Act, at place: WebChatReference) async -> WebChatCalls.Failure? {
        do throws(WebChatCalls.Failure) {
            switch act {
            case .say(let text): try await calls.say(text, as: place.participant, at: place.server)
            case .type(let isOn): try await calls.showTyping(isOn, as: place.participant, at: place.server)
            case .nothing: break
            }
            return nil
        } catch {
            return error
        }
    }

    // MARK: - Servers

    /// Begins a chat at the first server that takes it.
    private func begin(_ chat: ChatHead, _ run: inout Run) async -> WebChatCalls.Failure? {
        var failure = WebChatCalls.Failure.refused(status: 0)
        for server in configuration.servers {
            do throws(WebChatCalls.Failure) {
                let started = try await calls.start(WebChatSpelling.start(chat, configuration), at: server)
                run.place = WebChatReference(server: server, chat: started.chat, participant: started.participant)
                run.count = WebChatCount(sent: 0)
                places.put(run.place, of: chat.id, stored: run.stored)
                return nil
            } catch {
                failure = error
                guard error.concernsServer else { return error }
            }
        }
        return failure
    }

    /// The same chat at another server that took it over; nil if none did.
    func moved(_ place: WebChatReference) async -> WebChatReference? {
        for server in configuration.servers where server != place.server {
            do throws(WebChatCalls.Failure) {
                try await calls.reconnect(place.chat, as: place.participant, at: server)
                var moved = place
                moved.server = server
                return moved
            } catch {
                continue
            }
        }
        return nil
    }

    /// Leaves the web chat; a server that does not answer ends it by itself when nobody polls.
    private func leave(_ run: inout Run) async {
        guard let place = run.place else { return }
        try? await calls.exit(place.participant, at: place.server)
    }
}

extension AgentNotice {
    /// Whether it says where the customer is.
    fileprivate var isPresence: Bool {
        switch self {
        case .customerAway, .customerReturned: true
        case .opened, .event, .receipt: false
        }
    }
}
