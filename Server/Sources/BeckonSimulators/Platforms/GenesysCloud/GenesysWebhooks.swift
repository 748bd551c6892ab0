import BeckonCrypto
import Foundation

/// The webhooks of Open Messaging and the events of EventBridge (contact-centers §2.6, §2.7).
final class GenesysWebhooks: Sendable {
    private let configuration: SimulatedGenesysCloud.Configuration
    private let caller: WebhookCaller

    init(_ configuration: SimulatedGenesysCloud.Configuration, caller: WebhookCaller) {
        self.configuration = configuration
        self.caller = caller
    }

    /// An agent's or a bot's line as a normalized message.
    func message(_ line: StandInConversation.Line, to conversation: StandInConversation) -> SimulatedJSON {
        var members = head(line.id, line.name, conversation)
        members.append(("type", "Text"))
        members.append(("text", .string(line.text)))
        members.append(("originatingEntity", line.side == .bot ? "Bot" : "Human"))
        if let file = line.file {
            members.append(
                (
                    "content",
                    [
                        [
                            "contentType": "Attachment",
                            "attachment": [
                                "id": .string(UUID().uuidString.lowercased()), "mediaType": "File",
                                "url": .string(file.url), "mime": "application/octet-stream",
                                "filename": .string(file.name),
                            ],
                        ]
                    ]
                ))
        }
        members.append(("direction", "Outbound"))
        return .object(members)
    }

    /// Sends a line; `ended` is told whether it was taken.
    func send(
        _ line: StandInConversation.Line, to conversation: StandInConversation,
        ended: @escaping @Sendable (Bool) -> Void
    ) {
        post(message(line, to: conversation), of: conversation) { status in ended((200..<300).contains(status)) }
    }

    /// Sends that an agent types.
    func typing(_ agent: String, in conversation: StandInConversation) {
        var members = head(UUID().uuidString.lowercased(), agent, conversation)
        members.append(("type", "Event"))
        members.append(("events", [["eventType": "Typing", "typing": ["type": "On", "duration": 5_000]]]))
        members.append(("direction", "Outbound"))
        post(.object(members), of: conversation) { _ in }
    }

    private func head(
        _ id: String, _ name: String, _ conversation: StandInConversation
    ) -> [(name: String, value: SimulatedJSON)] {
        [
            ("id", .string(id)),
            (
                "channel",
                [
                    "id": .string(configuration.integration), "platform": "Open", "type": "Private",
                    "messageId": .string(id), "to": ["id": .string(conversation.customer)],
                    "from": [
                        "nickname": "Mobile app", "id": .string(configuration.integration), "idType": "Opaque",
                        "firstName": .string(name),
                    ],
                    "time": .string(StandInClock.text(StandInClock.now())),
                ]
            ),
        ]
    }

    private func post(
        _ json: SimulatedJSON, of conversation: StandInConversation, ended: @escaping @Sendable (Int) -> Void
    ) {
        guard let url = configuration.webhookURL else { return ended(0) }
        let body = json.bytes
        caller.enqueue(
            WebhookCaller.Call(
                conversation: conversation.customer, url: url,
                headers: [("x-hub-signature-256", Self.signature(of: body, configuration.webhookSecret))],
                forged: [("x-hub-signature-256", Self.signature(of: body, "forged"))], body: body,
                ended: { status, _ in ended(status) }))
    }

    /// The signature of a body: base64, not hexadecimal.
    static func signature(of body: [UInt8], _ secret: String) -> String {
        let code = HMACSHA256.authenticationCode(for: body, using: Data(secret.utf8))
        return "sha256=" + code.base64EncodedString()
    }

    // MARK: - EventBridge

    /// Sends an event of a topic to the EventBridge destination, if there is one.
    func event(_ topic: String, _ body: SimulatedJSON, of customer: String) {
        guard let destination = configuration.eventBridge else { return }
        let parts = topic.split(separator: ".").map(String.init)
        let template = parts.map { UUID(uuidString: $0) == nil ? $0 : "{id}" }.joined(separator: ".")
        let time = StandInClock.text(StandInClock.now())
        let envelope: SimulatedJSON = [
            "version": "0", "id": .string(UUID().uuidString.lowercased()), "detail-type": .string(template),
            "source": "aws.partner/genesys.com/cloud/00000000-0000-4000-8000-000000000000/beckon",
            "account": "000000000000", "time": .string(time), "region": "eu-west-1", "resources": [],
            "detail": [
                "topicName": .string(topic), "version": "2", "eventBody": body,
                "metadata": ["CorrelationId": .string(UUID().uuidString.lowercased())], "timestamp": .string(time),
            ],
        ]
        caller.enqueue(
            WebhookCaller.Call(
                conversation: "event \(customer)", url: destination.url,
                headers: [(destination.header, destination.secret)], forged: [(destination.header, "forged")],
                body: envelope.bytes, ended: { _, _ in }))
    }
}
