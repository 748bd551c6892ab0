/// The id of a service instance (`_id` of GMS): the customer's key to a chat or a callback.
///
/// It is a secret: a caller that knows it may act as the customer. Logs show it shortened.
package struct ServiceID: Hashable, Sendable, CustomStringConvertible {
    package let text: String
    package init(_ text: String) { self.text = text }
    package var description: String { "\(text.prefix(4))…" }
}

/// The id of a chat (`chatSessionId` of GMS): names a chat to agents and in logs, and gives a customer no access.
package struct ChatID: Hashable, Sendable, CustomStringConvertible {
    package let text: String
    package init(_ text: String) { self.text = text }
    package var description: String { text }
}

/// The id of a registered device, made from its provider and token, so that one token has one device.
package struct DeviceID: Hashable, Sendable, CustomStringConvertible {
    package let text: String
    package init(_ text: String) { self.text = text }
    package var description: String { text }
}
