/// Where a callback stands in the line of its service.
package struct CallbackPlace: Hashable, Sendable {
    /// The place, from 1; 0 for a callback whose customer is connected, nil for one that waits for its desired time.
    package let position: Int?
    /// How long it is likely to wait; nil when that is not known.
    package let wait: Milliseconds?
    /// How many callbacks wait in the line.
    package let waiting: Int
    /// Whether the customer can be connected, or is.
    package let isAgentReady: Bool
}

/// How long one waits in a virtual queue who comes now.
package struct QueueWait: Hashable, Sendable {
    /// What is known of a virtual queue.
    package enum State: Hashable, Sendable {
        /// No callback service has it.
        case unknown
        /// All its services are paused.
        case paused
        /// The wait is told by an estimate, if that knows one.
        case open(WaitEstimate)
    }

    package let name: String
    package let state: State
    /// The time; nil when it is not known.
    package let wait: Milliseconds?
}
