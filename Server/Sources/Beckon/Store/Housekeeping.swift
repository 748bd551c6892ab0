/// The rows that one call of ``Store/erase(user:limit:)`` removed.
package struct ErasedRows: Hashable, Sendable {
    package var chats: Int
    package var events: Int
    package var callbacks: Int
    package var devices: Int
    /// Whether no row of the customer is left.
    package var isComplete: Bool

    package init(chats: Int = 0, events: Int = 0, callbacks: Int = 0, devices: Int = 0, isComplete: Bool = false) {
        self.chats = chats
        self.events = events
        self.callbacks = callbacks
        self.devices = devices
        self.isComplete = isComplete
    }
}

/// Version and last position of a chat, which tell whether a copy of its head is old.
package struct ChatMark: Hashable, Sendable {
    package let version: Int64
    package let lastPosition: Int

    package init(version: Int64, lastPosition: Int) { (self.version, self.lastPosition) = (version, lastPosition) }

    /// The mark of a head.
    package init(_ head: ChatHead) {
        self.init(version: head.version, lastPosition: head.lastPosition)
    }
}

/// A rule that every database keeps at every moment.
package enum AuditRule: String, Hashable, Sendable, CaseIterable {
    /// Positions of a chat are 1, 2, … up to its last position.
    case densePositions = "dense-positions"
    /// No two events of a chat have the same key.
    case uniqueKeys = "unique-keys"
    /// The cursors of customer and agent side lie within the transcript.
    case cursorsWithin = "cursors-within"
    /// A service instance has one chat at most.
    case oneChatAService = "one-chat-a-service"
    /// Every event belongs to a chat.
    case eventsHaveChats = "events-have-chats"
    /// An owed chat push covers only events of the transcript.
    case owedWithinTranscript = "owed-within-transcript"
    /// The device of an owed push is stored.
    case owedHasDevice = "owed-has-device"
    /// No chat push is owed to a customer who is not away.
    case nothingOwedToPresent = "nothing-owed-to-present"
    /// A push to an active client covers only events of a stored chat's transcript.
    case activeWithinTranscript = "active-within-transcript"
    /// An open chat has a due time; an ended chat has none.
    case timersFollowState = "timers-follow-state"
    /// A chat whose agent side is owed the customer's events has a time at which their delivery is due.
    case agentSideIsTold = "agent-side-is-told"
    /// A refusal is kept for every event that an agent side goes on without, as a line of the transcript says.
    case passedOverIsKept = "passed-over-is-kept"
    /// A callback has at most one place in a time slot.
    case oneSlotACallback = "one-slot-a-callback"
    /// A scheduled callback has a place in the time slot of its service that holds its desired time.
    case scheduledHasSlot = "scheduled-has-slot"
    /// A place in a time slot belongs to a stored callback of the same service and that time, which did not end before it.
    case slotsHaveCallbacks = "slots-have-callbacks"
    /// No time slot has more callbacks than the greatest number that a booking was allowed.
    case slotsWithinCapacity = "slots-within-capacity"
    /// A completed callback has a known reason, any other none.
    case reasonsFollowState = "reasons-follow-state"
    /// What a callback waits for, on the telephone or elsewhere, fits its state and has its time.
    case stepsFollowState = "steps-follow-state"
    /// An open callback is looked at when its step ends at the latest; a completed one never again.
    case wakesFollowStep = "wakes-follow-step"
    /// A callback that waits stands in the line of its service, no other does.
    case lineFollowsState = "line-follows-state"
    /// A callback whose customer was reached, or not, by telephone has the result of a call.
    case callsHaveResults = "calls-have-results"
    /// Lookup keys and counted starts belong to stored callbacks.
    case keysHaveCallbacks = "keys-have-callbacks"
    /// The files of a transcript belong to a stored chat, which counts those of its customer.
    case filesFollowChats = "files-follow-chats"
    /// Every content that a file names is kept, outside the database, as it was sent.
    case contentsAreKept = "contents-are-kept"
    /// The database file is whole (the engine's own check).
    case intactFile = "intact-file"
}

/// What an audit found.
package struct AuditReport: Hashable, Sendable {
    package struct Violation: Hashable, Sendable {
        package let rule: AuditRule
        /// The id of the chat or the number of the row that breaks the rule; never a text.
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

/// One statement of a migration and the lock that it takes.
package struct MigrationStep: Hashable, Sendable {
    package let sql: String
    /// The lock, and what a running server cannot do meanwhile, in words.
    package let lock: String

    package init(sql: String, lock: String) { (self.sql, self.lock) = (sql, lock) }
}
