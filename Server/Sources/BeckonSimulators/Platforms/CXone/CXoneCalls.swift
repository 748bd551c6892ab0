import BeckonCrypto
import Foundation
import Synchronization

/// Calls the gateway: the BYOC channel's middleware and the address for digital events (contact-centers §3.2, §3.4).
///
/// What happened in a thread is sent in order; faults change that. Each call but the first sends the token of the last time. A
/// call that is refused with 401 asks for a token, and is made again.
final class CXoneCalls: Sendable {
    /// The token with which one call is made.
    private final class Token: Sendable {
        private let held: Mutex<String?>

        init(_ token: String?) { held = Mutex(token) }

        var header: [(name: String, value: String)] {
            held.withLock { $0 }.map { [("authorization", "Bearer \($0)")] } ?? []
        }

        func set(_ token: String) { held.withLock { $0 = token } }
    }

    private let configuration: SimulatedCXone.Configuration
    private let desk: StandInDesk
    private let faults: StandInFaults
    private let caller: WebhookCaller
    /// The token of the last time.
    private let last = Mutex<String?>(nil)

    init(
        _ configuration: SimulatedCXone.Configuration, desk: StandInDesk, faults: StandInFaults, caller: WebhookCaller
    ) {
        self.configuration = configuration
        self.desk = desk
        self.faults = faults
        self.caller = caller
    }

    // MARK: - Messages

    /// Sends a message to the customer; `ended` is told whether it was taken.
    func post(
        _ body: SimulatedJSON, _ conversation: StandInConversation, ended: @escaping @Sendable (Bool) -> Void
    ) {
        guard let middleware = configuration.middleware else { return ended(false) }
        let path =
            configuration.version == 1
            ? "1.0/posts/\(configuration.channel)_\(conversation.customer)/messages"
            : "2.0/channel/\(configuration.channel)/outbound"
        let token = Token(faults.occurs(.expiredTokens) ? "expired" : last.withLock { $0 })
        var call = WebhookCaller.Call(
            conversation: conversation.customer, url: "\(middleware)/\(path)", headers: [],
            forged: [("authorization", "Bearer forged")], body: body.bytes,
            ended: { status, _ in ended((200..<300).contains(status)) })
        call.sign = { token.header }
        call.unauthorized = { [weak self] in
            guard let new = await self?.askToken(middleware) else { return false }
            token.set(new)
            return true
        }
        caller.enqueue(call)
    }

    /// Asks the middleware for a token.
    private func askToken(_ middleware: String) async -> String? {
        let answer = await caller.ask(
            "\(middleware)/1.0/token",
            json: [
                "client_id": .string(configuration.client.id), "client_secret": .string(configuration.client.secret),
                "grant_type": "client_credentials",
            ])
        guard answer.status == 200, let token = answer.json["access_token"]?.string else { return nil }
        last.withLock { $0 = token }
        return token
    }

    // MARK: - Events

    /// Sends an event, if there is an address for such.
    func send(_ event: SimulatedJSON, _ kind: SimulatedCXone.Events.Kind, of conversation: StandInConversation) {
        guard let events = configuration.events, events.kinds.contains(kind) else { return }
        let body = event.bytes
        let (id, type) = (event["eventId"]?.string ?? "", event["eventType"]?.string ?? "")
        caller.enqueue(
            WebhookCaller.Call(
                conversation: conversation.customer, url: events.url,
                headers: [(events.header, Self.proof(of: body, events.proof, events.secret))],
                forged: [(events.header, Self.proof(of: body, events.proof, "forged"))], body: body,
                ended: { [desk] status, _ in
                    let isTaken = (200..<300).contains(status)
                    desk.note(
                        .outgoing, "event", conversation.customer, id: id, text: type, isTaken ? .accepted : .failed)
                }))
    }

    private static func proof(of body: [UInt8], _ proof: SimulatedCXone.Events.Proof, _ secret: String) -> String {
        switch proof {
        case .header: return secret
        case .signature:
            let code = HMACSHA256.authenticationCode(for: body, using: Data(secret.utf8))
            return "sha256=" + code.base64EncodedString()
        }
    }
}
