import Beckon
import BeckonJSON
import BeckonPlatform

/// Takes what servers push (`webhook` of web-chat 5).
///
/// No source shows what a push carries. Messages in the form of a poll's are read, alone or in a list. Any other push is only a
/// sign that there is news: each makes the next poll due at once, and polls go on besides. A message that comes both ways stands once.
/// A server that gives messages by pushes alone, in another form, would lose them: operators leave `webhook` out there.
struct WebhookReceiver: Sendable {
    /// The longest body in bytes, as long as the gateway lets one through: a text of an agent may fill it.
    static let longestBody = 1_048_576

    let address: WebhookAddress
    let places: WebChatPlaces
    let intake: WebChatIntake
    let tally: PlatformTally

    /// Answers a push: 200 when what it says is committed.
    func answer(_ request: PlatformRequest, _ port: PlatformPort) async -> PlatformAnswer {
        guard request.path.count == 3 else { return refuse("webhook-proof", 401) }
        let chat = ChatID(request.path[1])
        guard address.isProof(request.path[2], of: chat) else { return refuse("webhook-proof", 401) }
        guard request.body.count <= Self.longestBody else { return refuse("too-large", 413) }
        do {
            let head = try await port.agents.head(chat)
            let stored = WebChatReference(head.side.ledger?.told.reference)
            guard head.state != .ended, let place = places.place(of: chat, stored: stored) else { return .empty(200) }
            tally.heard(at: port.time.now)
            let isTold = await intake.push(Self.batch(request.body), of: head, at: place, port)
            return .empty(isTold ? 200 : 503)
        } catch let refusal as ChatRefusal where refusal.code != .contended {
            return refuse("webhook-chat", 410)
        } catch {
            return .empty(503)
        }
    }

    private func refuse(_ reason: String, _ status: Int) -> PlatformAnswer {
        tally.refused(reason)
        return .empty(status)
    }

    /// The messages of a body; one that has none counts as unknown.
    static func batch(_ body: [UInt8]) -> WebChatBatch {
        guard !body.isEmpty else { return WebChatBatch([], wait: nil, unknown: []) }
        guard let json = try? JSONValue(parsing: body) else { return WebChatBatch([], wait: nil, unknown: ["push"]) }
        let messages = json.array ?? json["messages"]?.array ?? json["events"]?.array ?? [json]
        return WebChatBatch(["messages": .array(messages)])
    }
}
