import Beckon
import BeckonCrypto
import BeckonJSON
import BeckonPlatform
import Foundation
import Logging

/// Takes what servers push (`webhook` of web-chat 5).
///
/// No source shows what a push carries. Messages in the form of a poll's are read, alone or in a list. Any other push is only a
/// sign that there is news: each makes the next poll due at once, and polls go on besides. A message that comes both ways stands once.
/// A server that gives messages by pushes alone, in another form, would lose them: operators leave `webhook` out there.
struct WebChatReceiver: Sendable {
    /// The longest body in bytes, as long as the gateway lets one through: a text of an agent may fill it.
    static let longestBody = 1_048_576

    let address: WebhookAddress
    let places: WebChatPlaces
    let intake: WebChatIntake
    let tally: PlatformTally
    let logger: Logger
    let refusals = RefusedWebhooks()

    /// Answers a push: 200 when what it says is committed.
    func answer(_ request: PlatformRequest, _ port: PlatformPort) async -> PlatformAnswer {
        guard request.path.count == 3 else { return refuse("webhook-proof", 401, request, port) }
        let chat = ChatID(request.path[1])
        guard address.isProof(request.path[2], of: chat) else { return refuse("webhook-proof", 401, request, port) }
        guard request.body.count <= Self.longestBody else { return refuse("too-large", 413, request, port) }
        do {
            let head = try await port.agents.head(chat)
            let stored = WebChatReference(head.side.ledger?.told.reference)
            guard head.life.state != .ended, let place = places.place(of: chat, stored: stored) else {
                return .empty(200)
            }
            tally.heard(at: port.time.now)
            let isTold = await intake.push(Self.batch(request.body), of: head, at: place, port)
            return .empty(isTold ? 200 : 503)
        } catch let refusal as ChatRefusal where refusal.code != .contended {
            return refuse("webhook-chat", 410, request, port)
        } catch {
            return .empty(503)
        }
    }

    private func refuse(
        _ reason: String, _ status: Int, _ request: PlatformRequest, _ port: PlatformPort
    ) -> PlatformAnswer {
        tally.refused(reason)
        refusals.tell(
            reason, side: AgentSideName.pureConnect.word, body: request.body, at: port.time.uptime, in: logger)
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

/// The address at which servers push what happens in one web chat (`webhook` of web-chat 5).
///
/// No source shows how a server proves itself there. So the address itself is the proof: it has a code that only this installation
/// can make, and each web chat has another one.
struct WebhookAddress: Sendable {
    /// nil if the settings do not say how others reach this server.
    private let base: String?
    private let newest: Data
    private let secrets: SharedSecrets

    /// - Returns: nil without a secret.
    init?(_ configuration: PureConnectSide.Configuration.Webhook?) {
        guard let configuration, let newest = configuration.secrets.first,
            let secrets = SharedSecrets(configuration.secrets)
        else { return nil }
        (base, self.newest, self.secrets) = (configuration.address, Data(newest.utf8), secrets)
    }

    /// The address of a chat; nil if others are not known to reach this server.
    func url(of chat: ChatID) -> String? {
        guard let base else { return nil }
        let code = HMACSHA256.authenticationCode(for: Data(chat.text.utf8), using: newest)
        return "\(base)/\(PlatformCall.escaped(chat.text))/\(code.hexadecimal)"
    }

    /// Whether a code is that of a chat's address, made with any of the secrets.
    func isProof(_ code: String, of chat: ChatID) -> Bool {
        guard let code = SharedSecrets.bytes(hexadecimal: code) else { return false }
        return secrets.isCode(code, of: Data(chat.text.utf8))
    }
}
