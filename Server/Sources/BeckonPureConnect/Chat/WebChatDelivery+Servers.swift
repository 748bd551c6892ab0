import Beckon
import BeckonPlatform

/// Which server has a chat.
extension WebChatDelivery {
    /// Where a chat is whose server does not answer.
    enum Move: Hashable {
        /// Another server took it over.
        case to(WebChatReference)
        /// Another server is the active one now, and does not have it.
        case nowhere
        /// No other server says.
        case unanswered
    }

    /// Finds out which of our texts the server has; another server is asked when this one does not answer.
    ///
    /// - Parameters:
    ///   - run: The delivery.
    ///   - failures: How many deliveries failed at the same notice: a history that fails again and again blocks no chat.
    /// - Returns: Why nothing may be sent now: without the answer it might be the second time.
    func settle(_ run: inout Run, after failures: Int) async -> AgentAnswer.Failure? {
        for _ in 0..<2 {
            guard let place = run.place else { return nil }
            do throws(CustomerCallFailure) {
                let history = try await calls.history(place.participant, at: place.server)
                let own = history.messages.compactMap { message -> String? in
                    guard message.participant == place.participant, case .text(let text) = message.kind else {
                        return nil
                    }
                    // Nothing that is owed.
                    return text == WebChatSpelling.lostWords ? nil : text
                }
                run.count = WebChatCount(sent: place.sent, own: own)
                return nil
            } catch {
                // A server without a history, or without the chat: the next text shows which. A history that is too long stays so.
                guard error.concernsServer, !error.isTooLong, failures < RefusedNotice.patienceWithFailures else {
                    return nil
                }
                switch await moved(place) {
                case .to(let moved): run.place = moved
                case .nowhere:
                    run.place = nil
                    return nil
                case .unanswered: return error.failure
                }
            }
        }
        return .unreachable(reason: "no answer")
    }

    /// Begins a chat at the first server that takes it.
    ///
    /// - Parameters:
    ///   - chat: The chat.
    ///   - run: The delivery, which goes on at the new place.
    ///   - isAnew: Whether agents had the chat before, at a server that lost it.
    /// - Returns: Why no server takes it; nil when one did.
    func begin(_ chat: ChatHead, _ run: inout Run, isAnew: Bool = false) async -> CustomerCallFailure? {
        var failure = CustomerCallFailure.refused(status: 0)
        for server in configuration.servers {
            do throws(CustomerCallFailure) {
                var address: String?
                if let webhook, await calls.takesWebhooks(server) { address = webhook.url(of: chat.id) }
                let request = WebChatSpelling.start(chat, configuration, webhook: address)
                let started = try await calls.start(request, at: server)
                run.place = WebChatReference(
                    server: server, chat: started.chat, participant: started.participant, owesRecap: isAnew)
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

    /// Asks the other servers for a chat.
    ///
    /// Of the servers only one is active, and one that is passive answers 503. So one that answers that it does not know the chat is
    /// the active one, and the chat is lost.
    func moved(_ place: WebChatReference) async -> Move {
        var move = Move.unanswered
        for server in configuration.servers where server != place.server {
            do throws(CustomerCallFailure) {
                var moved = place
                moved.participant = try await calls.reconnect(place.chat, as: place.participant, at: server)
                moved.server = server
                return .to(moved)
            } catch {
                if error == .unknownChat { move = .nowhere }
            }
        }
        return move
    }

    /// Leaves the web chat of a chat that has ended, when everything is told.
    ///
    /// - Returns: The answer while it is tried again later; nil when it is left, or failed often enough: a server that is gone for
    ///   good ends the chat by itself when nobody polls.
    func leave(_ delivery: AgentDelivery, _ run: Run) async -> AgentAnswer? {
        let chat = delivery.chat
        guard chat.life.state == .ended, delivery.through >= chat.lastPosition, let place = run.place else {
            return nil
        }
        do throws(CustomerCallFailure) {
            try await calls.exit(place.participant, at: place.server)
            return nil
        } catch {
            guard error.concernsServer, let last = delivery.notices.last,
                case .nothing = WebChatSpelling.act(last, link: link)
            else { return nil }
            return delivery.again(after: delivery.notices.count - 1, error.failure)
        }
    }
}
