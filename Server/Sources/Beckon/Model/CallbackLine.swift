/// The callbacks of a service that wait, counted.
package struct CallbackLine: Hashable, Sendable {
    package let waiting: Int
    /// How many of them have a place before the one that was asked about.
    package let ahead: Int
    /// Since when the first of them waits.
    package let oldest: Timestamp?

    package init(waiting: Int, ahead: Int, oldest: Timestamp?) {
        self.waiting = waiting
        self.ahead = ahead
        self.oldest = oldest
    }

    /// A callback's place in the line: by time, then by id.
    package struct Place: Hashable, Sendable {
        package let queuedAt: Timestamp
        package let id: ServiceID

        package init(queuedAt: Timestamp, id: ServiceID) {
            self.queuedAt = queuedAt
            self.id = id
        }

        /// Behind everybody.
        package static let last = Place(queuedAt: Timestamp(milliseconds: .max), id: ServiceID(""))
    }
}

/// A callback that has left the line of its service.
package struct LineDeparture: Hashable, Sendable {
    package let queuedAt: Timestamp
    package let leftAt: Timestamp
    /// Whether an agent took it; a customer may also have given up.
    package let isTaken: Bool

    package init(queuedAt: Timestamp, leftAt: Timestamp, isTaken: Bool) {
        self.queuedAt = queuedAt
        self.leftAt = leftAt
        self.isTaken = isTaken
    }
}

extension CallbackRecord {
    /// How this callback left the line; nil while it has not.
    package var departure: LineDeparture? {
        guard let queuedAt, let leftAt else { return nil }
        return LineDeparture(
            queuedAt: queuedAt, leftAt: leftAt, isTaken: state == .processing || reason == .agentConnected)
    }
}

/// How many callbacks a service, or one number in it, may have when one more starts.
package struct QueueLimit: Hashable, Sendable {
    /// What is counted.
    package enum Count: Hashable, Sendable {
        /// The callbacks of the service that are neither scheduled nor completed.
        case queued
        /// The uncompleted callbacks of a number, which has no marks, see ``CallbackStore/openCallbackCount(service:number:)``.
        case open(number: String)
    }

    package let service: String
    package let count: Count
    /// With so many there is no further one.
    package let limit: Int

    package init(service: String, _ count: Count, limit: Int) {
        self.service = service
        self.count = count
        self.limit = limit
    }
}
