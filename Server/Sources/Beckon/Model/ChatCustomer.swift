/// The customer of a chat, and the customer's current activity in it.
package struct ChatCustomer: Hashable, Sendable {
    /// The name that agents see; empty if the request gave none.
    package var nickname: String
    /// The customer's id in the operator's tokens and in other contact centres; nil while it is unknown.
    package var signedID: String?
    /// The header `gms_user` that associates CometD clients with this chat; nil for a customer who only polls.
    package var user: String?
    /// The device that the chat's own requests named.
    package var deviceID: DeviceID?
    /// Since when the chat has had this device, or none because another customer took it; nil if that did not change since the
    /// chat began.
    package var deviceSince: Timestamp?
    package var typing: TypingState
    /// Since when the customer waits for an agent, who has not answered a message or has left; nil if the customer does
    /// not wait.
    package var waitingSince: Timestamp?
    /// Business data from the chat's creation, passed to the agent; only what ``lean`` leaves while ``hasMoreData``.
    package var userData: [String: String]
    /// Whether the store holds more data than ``userData``.
    package var hasMoreData: Bool

    package init(
        nickname: String, signedID: String? = nil, user: String? = nil, deviceID: DeviceID? = nil,
        deviceSince: Timestamp? = nil, typing: TypingState = TypingState(), waitingSince: Timestamp? = nil,
        userData: [String: String] = [:], hasMoreData: Bool = false
    ) {
        self.nickname = nickname
        self.signedID = signedID
        self.user = user
        self.deviceID = deviceID
        self.deviceSince = deviceSince
        self.typing = typing
        self.waitingSince = waitingSince
        self.userData = userData
        self.hasMoreData = hasMoreData
    }
}

extension ChatCustomer {
    /// The data that lists, pushes and every message to an agent side need.
    private static let briefNames = [
        "subject", "Subject", "GCTI_GMS_PushIncludePayload", "firstName", "first_name", "FirstName", "lastName",
        "last_name", "LastName", "email", "emailAddress", "EmailAddress",
    ]
    /// The most bytes of one of them.
    private static let longestBrief = 480

    /// The customer with only the data that are needed without a look at the others: what a chat's row holds.
    package var lean: ChatCustomer {
        guard !hasMoreData, userData.contains(where: { !Self.isBrief($0, $1) }) else { return self }
        var lean = self
        lean.userData = [:]
        for name in Self.briefNames {
            if let value = userData[name] { lean.userData[name] = value.prefix(bytes: Self.longestBrief) }
        }
        lean.hasMoreData = lean.userData != userData
        return lean
    }

    private static func isBrief(_ name: String, _ value: String) -> Bool {
        value.utf8.count <= longestBrief && briefNames.contains(name)
    }

    /// Takes all data that are attached to the chat.
    package mutating func hold(_ data: [String: String]) {
        userData = data
        hasMoreData = false
    }
}

/// Whether a party is typing, and when it last began.
package struct TypingState: Hashable, Sendable {
    package var isTyping: Bool
    package var lastStart: Timestamp?

    /// The shortest time between two events that a party began to type.
    package static let period = Milliseconds.seconds(5)

    package init(isTyping: Bool = false, lastStart: Timestamp? = nil) {
        self.isTyping = isTyping
        self.lastStart = lastStart
    }

    /// Ends typing because the party has sent what it typed; it may begin the next text at once.
    package mutating func sent() {
        self = TypingState()
    }

    /// Takes a report of typing.
    ///
    /// - Returns: the kind of the new event; nil if nothing changed, or for a second start within ``period``.
    package mutating func take(_ change: TypingChange, at now: Timestamp) -> EventKind? {
        let isTyping = change == .began
        guard self.isTyping != isTyping else { return nil }
        if isTyping {
            if let lastStart, now >= lastStart, now < lastStart.advanced(by: Self.period) { return nil }
            lastStart = now
        }
        self.isTyping = isTyping
        return isTyping ? .typingStarted : .typingStopped
    }
}

/// A report that a party began or stopped typing.
package enum TypingChange: Hashable, Sendable {
    case began
    case stopped
}
