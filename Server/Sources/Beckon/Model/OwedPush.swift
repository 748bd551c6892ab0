/// What a push is about.
package enum PushSubject: Hashable, Sendable {
    /// The events of a chat after one position up to and with another.
    case chat(ChatID, after: Int, through: Int)
    /// A callback's next step: what the app requests when the customer taps.
    case callback(ServiceID, action: String, alert: String)
    /// A text of its own; of those with one key only the newest is shown.
    case note(key: String, title: String, body: String)
    /// The events of a chat after one position up to and with another were read: what a phone shows of them goes.
    case withdrawal(ChatID, after: Int, through: Int)

    /// Everything in one lane for one device leaves in order, one at a time.
    package var lane: String {
        switch self {
        case .chat(let chat, _, _), .withdrawal(let chat, _, _): "chat/\(chat.text)"
        case .callback(let callback, _, _): "callback/\(callback.text)"
        case .note(let key, _, _): "note/\(key)"
        }
    }
}

extension PushSubject {
    /// What stands in the place of a callback's action in the rows of withdrawals.
    package static let withdrawalWord = "withdraw"

    package var isWithdrawal: Bool { if case .withdrawal = self { true } else { false } }
}

/// A push that is owed: a row committed with the event that caused it, kept until its outcome is committed.
package struct OwedPush: Hashable, Sendable {
    /// The number the store gave to the row; 0 before it has one.
    package var id: Int64
    package var subject: PushSubject
    package let deviceID: DeviceID
    /// Where a note goes whose device need not be in the database; nil for what goes to one that is.
    package var target: PushTarget?
    /// Not before this time.
    package var due: Timestamp
    /// Since when the customer waits for what it tells; never after ``due``, and where nobody waited, ``due``.
    package var waitingSince: Timestamp
    /// After this time it is not worth sending.
    package var expiresAt: Timestamp
    /// 10 for what a person waits for, less for the rest.
    package var priority: Int
    /// Attempts that may have reached the provider.
    package var attempts: Int
    /// Those of them after which nobody knows whether it was delivered.
    package var doubts: Int
    /// Why the policy owes it, in words that a log may hold.
    package var reason: String
    /// Whether it joins an earlier one of its chat and device that is due and has not left; it always joins one that
    /// waits for a later time.
    ///
    /// Looked at when it is owed, and not kept.
    package var joinsDue = true

    /// Makes a push; of a wait that began before ``longestWait`` that much counts.
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

    /// The same for every attempt at the same content (`apns-id`): a UUID made of the device and the range.
    package var stableID: String {
        switch subject {
        case .chat(let chat, let after, let through):
            StableHash.uuid(of: "chat \(chat.text) \(deviceID.text) \(after) \(through)")
        case .callback(let callback, let action, _):
            StableHash.uuid(of: "callback \(callback.text) \(deviceID.text) \(action) \(id)")
        case .note(let key, _, _): StableHash.uuid(of: "note \(key) \(deviceID.text) \(id)")
        case .withdrawal(let chat, let after, let through):
            StableHash.uuid(of: "withdrawal \(chat.text) \(deviceID.text) \(after) \(through)")
        }
    }

    /// Where it stands among those that are due: the customer who has waited longest goes first, and each step of
    /// priority is worth 12 seconds of waiting.
    ///
    /// Nothing starves: it stays as it is while others come, and no wait counts for more than ``longestWait``.
    package var rank: Int64 { waitingSince.milliseconds + Int64(Self.highestPriority - priority) * Self.rankStep }

    /// The priority that no wait is added to.
    package static let highestPriority = 10
    /// Nobody is put before others for a longer wait.
    package static let longestWait = Milliseconds.seconds(3_600)
    /// Milliseconds of waiting that one step of priority is worth.
    package static let rankStep: Int64 = 12_000
}

/// An owed push in the hands of one dispatcher until its lease ends.
package struct ClaimedPush: Hashable, Sendable {
    package var push: OwedPush
    package var device: Device
    /// The fencing number of this claim: an outcome with an older number is not taken.
    package var fence: Int64
    package var leaseUntil: Timestamp

    package init(push: OwedPush, device: Device, fence: Int64, leaseUntil: Timestamp) {
        self.push = push
        self.device = device
        self.fence = fence
        self.leaseUntil = leaseUntil
    }
}
