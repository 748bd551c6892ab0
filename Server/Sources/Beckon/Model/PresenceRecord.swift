/// The last report of an app: whether a device shows a conversation, and when the report expires.
///
/// A device has one record, because a screen shows one conversation at a time.
package struct PresenceRecord: Hashable, Sendable {
    /// How long a record counts without another report.
    package static let lifetime = Milliseconds.seconds(60)
    /// How often an app repeats its report while it is active.
    package static let beat = Milliseconds.seconds(30)

    package let customer: CustomerKey
    /// The device as the app names it: a registered one's id, or any text of its own.
    package let device: String
    /// The conversation as the app knows it.
    package var conversation: String
    /// Whether the conversation is on the screen; false for an app in the background.
    package var isActive: Bool
    package var until: Timestamp

    package init(customer: CustomerKey, device: String, conversation: String, isActive: Bool, until: Timestamp) {
        self.customer = customer
        self.device = device
        self.conversation = conversation
        self.isActive = isActive
        self.until = until
    }
}

/// The owner of devices and presence.
package struct CustomerKey: Hashable, Sendable, CustomStringConvertible {
    /// `customer/…` for a customer whose token the operator signed, `chat/…` for a caller with the secret of a chat.
    package let text: String

    package init(_ text: String) { self.text = text }

    /// A customer by the id that the operator's tokens and the sources of events use.
    package static func signed(_ id: String) -> CustomerKey { CustomerKey("customer/\(id)") }

    /// A caller with the secret of a chat, in this chat alone.
    package static func chat(_ id: ChatID) -> CustomerKey { CustomerKey("chat/\(id.text)") }

    /// Shortened: the id may be an address.
    package var description: String { "\(text.prefix(10))…" }
}

/// The customer's delivered and read positions in a chat, as the app reported them.
package struct ReceiptMark: Hashable, Sendable {
    /// The last event that reached a device; not before ``read``.
    package var delivered: Int
    /// The last event that was read.
    package var read: Int

    package init(delivered: Int = 0, read: Int = 0) {
        self.delivered = max(delivered, read)
        self.read = read
    }

    /// The higher of both marks' positions.
    package func raised(by other: ReceiptMark) -> ReceiptMark {
        ReceiptMark(delivered: max(delivered, other.delivered), read: max(read, other.read))
    }
}
