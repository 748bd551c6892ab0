/// What one page of an erasure took away.
package struct ErasedRows: Hashable, Sendable {
    package var chats: Int
    package var events: Int
    package var callbacks: Int
    package var devices: Int
    /// Whether nothing of the customer is left.
    package var isComplete: Bool

    package init(chats: Int = 0, events: Int = 0, callbacks: Int = 0, devices: Int = 0, isComplete: Bool = false) {
        self.chats = chats
        self.events = events
        self.callbacks = callbacks
        self.devices = devices
        self.isComplete = isComplete
    }
}

/// Where a chat stands: all that tells whether a copy of its head is old.
package struct ChatMark: Hashable, Sendable {
    package let version: Int64
    package let lastPosition: Int

    package init(version: Int64, lastPosition: Int) { (self.version, self.lastPosition) = (version, lastPosition) }

    /// Where a chat stands by its head.
    package init(_ head: ChatHead) {
        self.init(version: head.version, lastPosition: head.lastPosition)
    }
}

/// A rule that every database keeps at every moment.
package enum AuditRule: String, Hashable, Sendable, CaseIterable {
    /// Positions of a chat are 1, 2, … up to its last position.
    case densePositions = "dense-positions"
    /// No key stands twice in a chat.
    case uniqueKeys = "unique-keys"
    /// What customer and agent side have lies within the transcript.
    case cursorsWithin = "cursors-within"
    /// A service instance has one chat at most.
    case oneChatAService = "one-chat-a-service"
    /// Every event belongs to a chat.
    case eventsHaveChats = "events-have-chats"
    /// An owed chat push covers events that stand in the transcript.
    case owedWithinTranscript = "owed-within-transcript"
    /// An owed push has its device.
    case owedHasDevice = "owed-has-device"
    /// Nothing is owed to a customer who is there.
    case nothingOwedToPresent = "nothing-owed-to-present"
    /// A chat that ended waits for no time; one that has not will be looked at again.
    case timersFollowState = "timers-follow-state"
    /// What an agent side that is delivered to has not been told has a time at which it is told.
    case agentSideIsTold = "agent-side-is-told"
    /// No slot has a callback twice.
    case oneSlotACallback = "one-slot-a-callback"
    /// The database file is whole (the engine's own check).
    case intactFile = "intact-file"
}

/// What an audit found.
package struct AuditReport: Hashable, Sendable {
    package struct Violation: Hashable, Sendable {
        package let rule: AuditRule
        /// The handle of what breaks it: a chat's id, a row's number; never a text.
        package let subject: String

        package init(rule: AuditRule, subject: String) { (self.rule, self.subject) = (rule, subject) }
    }

    package var chats: Int
    package var events: Int
    package var owedPushes: Int
    package var callbacks: Int
    package var violations: [Violation]

    package init(
        chats: Int = 0, events: Int = 0, owedPushes: Int = 0, callbacks: Int = 0, violations: [Violation] = []
    ) {
        self.chats = chats
        self.events = events
        self.owedPushes = owedPushes
        self.callbacks = callbacks
        self.violations = violations
    }
}
