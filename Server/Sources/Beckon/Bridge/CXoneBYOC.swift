package import BeckonJSON

/// Outbound calls of a CXone BYOC channel: `1.0/posts/{id}/messages` and `2.0/channel/{id}/outbound`.
///
/// They do not distinguish agents from bots, and have no message id: each call is a new message.
package enum CXoneBYOC {
    /// The most recipients of a call that its answer names again.
    private static let mostRecipients = 50

    /// The recipients of a call of the second version, as its answer names them again in `endUserIdentities` and `recipients`.
    ///
    /// - Parameter body: The call's body.
    /// - Returns: Those with an id, as they came; none if the call names none.
    package static func recipients(of body: JSONValue) -> JSONValue {
        let named = (body["endUserRecipients"] ?? body["recipients"])?.array ?? []
        return .array(named.prefix(mostRecipients).filter { $0["idOnExternalPlatform"]?.identifier != nil })
    }

    static func report(_ body: JSONValue) throws(BridgeRefusal) -> BridgeReport {
        guard let content = body["messageContent"], content.object != nil else {
            throw BridgeRefusal("messageContent is missing")
        }
        let recipients = (body["endUserRecipients"] ?? body["recipients"])?.array ?? []
        let customer = recipients.first { $0["isPrimary"]?.bool == true } ?? recipients.first
        // Set when the platform sends a message that the customer wrote on another channel.
        let isCustomers = body["authorEndUserIdentity"]?.object != nil
        let text = CXoneContent(content).text
        let hasAttachments = !(body["attachments"]?.array ?? []).isEmpty
        return BridgeReport([
            BridgeEvent(
                conversation: (body["thread"] ?? body["post"])?["idOnExternalPlatform"]?.identifier,
                customer: customer?["idOnExternalPlatform"]?.identifier, actor: isCustomers ? .customer : .agentOrBot,
                direction: isCustomers ? .inbound : .outbound,
                kind: hasAttachments ? .attachment : CXoneContent(content).kind, text: text,
                sender: body["author"]?["nickname"]?.words, at: body["createdAtWithMilliseconds"]?.time)
        ])
    }
}

/// The contents of a `messageContent`.
struct CXoneContent {
    private let content: JSONValue

    init(_ content: JSONValue) {
        self.content = content
    }

    var kind: BridgeEvent.Kind {
        switch content["type"]?.string {
        case "TEXT": .text
        case "FILE": .attachment
        case "STREAMED": .partial
        default: .structured
        }
    }

    var text: String? {
        let text = content["payload"]?["text"]
        return text?.words ?? text?["content"]?.words ?? content["fallbackText"]?.words
    }
}
