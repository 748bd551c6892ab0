import Bayeux
import BayeuxServer
import Beckon
import GMSContract

/// Clients of chat version 2 publish their requests, and read the chat whose key they have given.
///
/// The surface knows the words; this part ties a session to its chat.
extension GMSBayeuxApplication {
    func publish(
        _ data: RawJSON?, to channel: String, from session: SessionSummary, by request: BayeuxRequest
    ) async -> PublishVerdict {
        guard let surface = chatV2,
            let service = ChatV2Channel.service(of: channel, where: surface.offers)
        else {
            return .deny(BayeuxError(.forbidden, "publish_denied", arguments: [channel]))
        }
        switch await surface.take(data, to: service, from: request.peer) {
        case .event(let chat, let answer): return session.subject == chat.text ? .accept : .answer(RawJSON(answer))
        case .answer(let answer): return .answer(RawJSON(answer))
        case .reads(let chat, let position, let answer):
            return await read(chat, after: position, answer, on: channel, by: session, surface)
        }
    }

    /// Lets a client read a chat from a position on, and no other one.
    private func read(
        _ chat: ChatID, after position: Int, _ answer: [UInt8]?, on channel: String, by session: SessionSummary,
        _ surface: any ChatV2Surface
    ) async -> PublishVerdict {
        if let earlier = session.subject, earlier != chat.text { await leave(ChatID(earlier), session) }
        // The subject comes first: a client that goes away meanwhile is missed in its chat.
        clients.sessions.setSubject(chat.text, of: session.clientID)
        let client = HeldClient(session, in: .chat(chat))
        switch await presence.comes(client, .request(after: position)) {
        case .reads(let heads):
            // The client names the position itself, also when it reads the chat already.
            clients.sessions.detach(source: SourceName(chat), from: session.clientID)
            return .answer(answer.map { RawJSON($0) }, sources: attachments(heads, in: client.scope, among: [channel]))
        case .unknown: return .deny(.unknownClient)
        case .busy, .gone: return .answer(RawJSON(surface.busy))
        }
    }

    /// Ends a client's reading of the chat that it was about before.
    private func leave(_ chat: ChatID, _ session: SessionSummary) async {
        clients.sessions.detach(source: SourceName(chat), from: session.clientID)
        guard let client = HeldClient(session) else { return }
        _ = await presence.goes(ClientDeparture(client, .goodBye, [ChatPosition(chat, nil)]))
    }

    /// Handles the good-bye of a client that this node does not hold.
    func lateDeparture(of row: StoredClient, _ farewell: Farewell) async throws -> ClientDeparture? {
        guard GMSBayeuxPolicy.mayUse(browserID: row.browserID, user: nil, by: farewell.request) else { return nil }
        guard row.scope != .nothing else {
            try await rows.remove(row.clientID)
            return nil
        }
        let position = Self.position(in: farewell.ext).map(Self.received(before:))
        return ClientDeparture(
            HeldClient(clientID: row.clientID, scope: row.scope), .goodBye,
            try await chats.chats(in: row.scope).map { ChatPosition($0.id, position) })
    }

    /// The last position that a client has which asks for a position next.
    ///
    /// Chat version 2 names the next position, chat v1 the last one.
    static func received(before next: Int) -> Int { next > 0 ? next - 1 : 0 }
}
