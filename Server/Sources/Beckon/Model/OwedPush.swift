/// What a push is about.
package enum PushSubject: Hashable, Sendable {
    /// The events of a chat after one position up to and including another.
    case chat(ChatID, after: Int, through: Int)
    /// The events of a chat after one position up to and including another, for a customer who is present.
    case active(ChatID, after: Int, through: Int)
    /// A callback's next step: the action that the app requests when the customer taps.
    case callback(ServiceID, action: String, alert: String)
    /// A text without a chat or callback; a phone shows only the newest with the same key.
    case note(key: String, title: String, body: String)
    /// The events of a chat after one position up to and including another were read: a phone removes its notice.
    case withdrawal(ChatID, after: Int, through: Int)

    /// The lane: pushes of one lane to one device are sent in order, one at a time.
    package var lane: String {
        switch self {
        case .chat(let chat, _, _), .withdrawal(let chat, _, _): "chat/\(chat.text)"
        case .active(let chat, _, _): "active/\(chat.text)"
        case .callback(let callback, _, _): "callback/\(callback.text)"
        case .note(let key, _, _): "note/\(key)"
        }
    }
}

extension PushSubject {
    /// The lane whose notices on a phone a push replaces.
    package var shownLane: String {
        if case .active(let chat, let after, let through) = self {
            return PushSubject.chat(chat, after: after, through: through).lane
        }
        return lane
    }

    /// The value of the action column in rows of withdrawals.
    package static let withdrawalWord = "withdraw"

    /// The lanes of a chat's pushes.
    package static func lanes(of chat: ChatID) -> [String] {
        [PushSubject.chat(chat, after: 0, through: 0).lane, PushSubject.active(chat, after: 0, through: 0).lane]
    }

    package var isWithdrawal: Bool { if case .withdrawal = self { true } else { false } }
}

/// An owed push: a row committed with the event that caused it, kept until its outcome is committed.
package struct OwedPush: Hashable, Sendable {
    /// The row's number from the store; 0 before it is stored.
    package var id: Int64
    package var subject: PushSubject
    package let deviceID: DeviceID
    /// The target of a note that carries its own device; nil for a push to a stored device.
    package var target: PushTarget?
    /// It is not sent before this time.
    package var due: Timestamp
    /// Since when the customer waits for it; never after ``due``, and equal to ``due`` if the customer did not wait.
    package var waitingSince: Timestamp
    /// It is not sent after this time.
    package var expiresAt: Timestamp
    /// 10 for a push that a person waits for, less for others.
    package var priority: Int
    /// How many attempts may have reached the provider.
    package var attempts: Int
    /// How many of them may have delivered it, without it being known.
    package var doubts: Int
    /// Why the policy owes it, in words that a log may hold.
    package var reason: String
    /// Whether it joins an unclaimed push of its chat and device that is due already; it always joins one that is due
    /// later.
    ///
    /// Used when the push is owed, and not stored.
    package var joinsDue = true

    /// Makes a push; a wait longer than ``longestWait`` counts as ``longestWait``.
    package init(
        id: Int64 = 0, subject: PushSubject, deviceID: DeviceID, target: PushTarget? = nil, due: Timestamp,
        waitingSince: Timestamp? = nil, expiresAt: Timestamp, priority: Int = 10, attempts: Int = 0, doubts: Int = 0,
        reason: String
    ) {
        let earliest = due.advanced(by: Milliseconds(-Self.longestWait.count))
        self.waitingSince = max(min(waitingSince ?? due, due), earliest)
        self.id = id
        self.subject = subject
        self.deviceID = deviceID
        self.target = target
        self.due = due
        self.expiresAt = expiresAt
        self.priority = priority
        self.attempts = attempts
        self.doubts = doubts
        self.reason = reason
    }

    /// An id that is the same for every attempt at the same content (`apns-id`): a UUID made of the device and the range.
    package var stableID: String {
        switch subject {
        case .chat(let chat, let after, let through):
            StableHash.uuid(of: "chat \(chat.text) \(deviceID.text) \(after) \(through)")
        case .active(let chat, let after, let through):
            StableHash.uuid(of: "active \(chat.text) \(deviceID.text) \(after) \(through)")
        case .callback(let callback, let action, _):
            StableHash.uuid(of: "callback \(callback.text) \(deviceID.text) \(action) \(id)")
        case .note(let key, _, _): StableHash.uuid(of: "note \(key) \(deviceID.text) \(id)")
        case .withdrawal(let chat, let after, let through):
            StableHash.uuid(of: "withdrawal \(chat.text) \(deviceID.text) \(after) \(through)")
        }
    }

    /// The sort key among due pushes, lowest first: the customer who has waited longest comes first, and each step of
    /// priority is worth 12 seconds of waiting.
    ///
    /// No push starves: its rank is fixed, and the ranks of new pushes grow with time, because no wait counts for more
    /// than ``longestWait``.
    package var rank: Int64 { waitingSince.milliseconds + Int64(Self.highestPriority - priority) * Self.rankStep }

    /// Why a push is owed to a customer who is present.
    package static let activeReason = "pushes go to active clients, too"

    /// The priority with no delay in ``rank``.
    package static let highestPriority = 10
    /// The longest wait that counts in ``rank``.
    package static let longestWait = Milliseconds.seconds(3_600)
    /// How many milliseconds of waiting one step of priority is worth.
    package static let rankStep: Int64 = 12_000
}

/// An owed push that one node has claimed until its lease ends.
package struct ClaimedPush: Hashable, Sendable {
    package var push: OwedPush
    package var device: Device
    /// The fencing number of this claim: the store ignores an outcome with an older number.
    package var fence: Int64
    package var leaseUntil: Timestamp

    package init(push: OwedPush, device: Device, fence: Int64, leaseUntil: Timestamp) {
        self.push = push
        self.device = device
        self.fence = fence
        self.leaseUntil = leaseUntil
    }
}

/// How an attempt ended after which the push is sent again.
package enum AttemptEnd: Hashable, Sendable, CaseIterable {
    /// The service certainly did not process it; it does not count as an attempt.
    case unprocessed
    /// The service refused the push, or refused it for now.
    case refused
    /// It is unknown whether the service accepted it.
    case inDoubt

    /// How many attempts it counts as.
    package var attempts: Int {
        switch self {
        case .unprocessed: 0
        case .refused, .inDoubt: 1
        }
    }

    /// How many attempts in doubt it counts as.
    package var doubts: Int {
        switch self {
        case .unprocessed, .refused: 0
        case .inDoubt: 1
        }
    }
}

extension OwedPush {
    /// Counts an attempt by how it ended.
    package mutating func count(_ end: AttemptEnd) {
        attempts += end.attempts
        doubts += end.doubts
    }
}
