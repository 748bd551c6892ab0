import Bayeux
import Beckon
import BeckonEdge
import BeckonNode
import GMSContract

/// The operations of chat version 2 over CometD (Chat API Version 2 with CometD): published data in, answers and events out.
///
/// It knows no Bayeux. Failures are answers, because clients drop the acknowledgements of what they publish.
struct GMSChatV2Comet: ChatV2Surface {
    let chat: GMSChatV2
    let limits: TrafficLimits
    let access: GMSAccessGuard

    func offers(_ service: String) -> Bool { chat.offers(service) }

    func take(_ data: RawJSON?, to service: String, from peer: String) async -> ChatV2Reply {
        do {
            try limits.admit(publicationOf: data?.bytes.count ?? 0, from: peer, time: chat.time)
            let publication = try ChatV2Publication(data)
            try access.check(publication.credentials, service: service, from: peer)
            var call = Call(parameters: publication.fields.parameters, baseURL: "")
            call.peer = peer
            guard case .chat = publication.request else {
                return try await perform(publication, in: try await admitted(publication, to: service, call), call)
            }
            try limits.admit(.creation, call, user: nil, time: chat.time)
            let head = try await chat.begin(service, call)
            return .reads(head.id, after: 0, nil)
        } catch {
            let fault = ChatV2Fault(error) ?? .closed(error)
            return .answer(fault.answer("").encoded())
        }
    }

    /// The chat whose key was published.
    private func admitted(
        _ publication: ChatV2Publication, to service: String, _ call: Call
    ) async throws -> ChatHead {
        let identity = CometIdentity(publication.fields.parameters)
        return try await limits.trying(identity.secret, call, time: chat.time) {
            let head = try await chat.admitted(identity)
            guard head.serviceName == service else { throw ChatV2Fault.unknownChat }
            return head
        }
    }

    private func perform(
        _ publication: ChatV2Publication, in head: ChatHead, _ call: Call
    ) async throws -> ChatV2Reply {
        let asked = try publication.fields.position()
        guard case .operation(let operation) = publication.request else {
            try limits.admit(.read, call, user: nil, time: chat.time)
            if !publication.fields.userData.isEmpty {
                try limits.admit(.change, call, user: head.id.text, time: chat.time)
                try await chat.takeDevice(of: publication.fields, for: head)
            }
            let after = min(asked ?? 0, head.lastPosition)
            return .reads(head.id, after: after, after < head.lastPosition ? nil : current(head))
        }
        let act = LimitedAct.ofChatV2[operation.rawValue] ?? .change
        try limits.admit(act, call, user: act == .read ? nil : head.id.text, time: chat.time)
        if act != .send, publication.fields.parameters.first(of: "message") != nil {
            try limits.admit(.send, call, user: head.id.text, time: chat.time)
        }
        let outcome = try await chat.apply(operation, to: head, publication.fields, asked: asked, call)
        guard let last = outcome.events.last else { return .answer(current(outcome.head)) }
        let shown = chat.keys.comet(
            outcome.head, outcome.events, next: last.position + 1, isEnded: outcome.head.life.state == .ended)
        return .event(head.id, orElse: shown)
    }

    /// The answer without events, for a client that has all of them or gets them by itself.
    private func current(_ head: ChatHead) -> [UInt8] {
        chat.keys.comet(head, [], next: head.lastPosition + 1, isEnded: head.life.state == .ended)
    }

    var busy: [UInt8] { ChatV2Fault.busy.answer("").encoded() }
}

extension ChatV2Keys {
    /// Spells a chat's events for CometD clients, see ``ChatV2Spelling``.
    func cometAnswers(_ events: [TranscriptEvent], of head: ChatHead) -> [[UInt8]] {
        let last = events.last?.position ?? head.lastPosition
        let shown = comet(head, events, next: last + 1, isEnded: false)
        guard head.life.state == .ended, last >= head.lastPosition else { return [shown] }
        // Clients drop the messages of an answer that tells the end, so it comes by itself.
        return [shown, comet(head, [], next: last + 1, isEnded: true)]
    }

    fileprivate func comet(_ head: ChatHead, _ events: [TranscriptEvent], next: Int, isEnded: Bool) -> [UInt8] {
        answer(head, events, next: next, isEnded: isEnded, isComet: true).encoded()
    }
}

extension ChatV2Fault {
    /// A failure that has an HTTP status of its own over REST.
    static func closed(_ error: any Error) -> ChatV2Fault {
        if let fault = error as? Fault, fault == .wrongCredentials { return .refused("The credentials are wrong.") }
        return .busy
    }
}
