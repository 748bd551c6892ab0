package import BeckonTime

/// Names one connect of a session, so that what comes late is told apart from what is current.
package struct PollToken: Hashable, Sendable {
    package let number: UInt64

    package init(number: UInt64) {
        self.number = number
    }
}

/// Names a source within a session; a source that was detached and attached again has a new one.
package struct SourceID: Hashable, Sendable {
    let number: UInt32
}

/// Names a WebSocket.
package struct LineToken: Hashable, Sendable {
    package let number: UInt64

    package init(number: UInt64) {
        self.number = number
    }
}

/// What the driver has to do next for a session; see ``ServerSession/nextEffect(now:)``.
package enum SessionEffect: Sendable {
    /// Read the source and hand the result to ``ServerSession/didRead(_:_:)``.
    case read(SourceID, any EventSource, after: Int, limit: Int)
    /// Load from the source and hand the result to ``ServerSession/didLoad(_:after:_:now:)``.
    case load(SourceID, any EventSource, after: Int, limit: Int)
    /// Answer the poll that waits, and report the end of the write to ``ServerSession/writeEnded(_:_:now:)``.
    case answer(PollAnswer)
    /// Write events to the WebSocket that the session is bound to, and report the end of the write as for an answer.
    case push(PollAnswer)
}

/// What goes out with a connect reply, before it, or without one.
package struct PollAnswer: Sendable {
    /// The poll to answer, or the name of what goes out without one.
    package let token: PollToken
    /// The events, in the order to be sent.
    package var batches: [SourceBatch] = []
    /// The number of the answer, if the client speaks the ack extension.
    package var acknowledgement: Int64?
}

/// The durations that a session goes by.
package struct SessionTiming: Sendable {
    /// How long a session lives without a poll.
    var lifetime: Milliseconds
    /// How long an answer may take to be written before the session begins to age anyway.
    var longestWrite = Milliseconds.seconds(60)
    /// How long a poll waits for events to be loaded if it is not held for longer.
    var longestLoad = Milliseconds.seconds(20)
    /// How long a source rests after a load that failed.
    var rest = Milliseconds.seconds(1)

    /// Names the lifetime; the others are as they are usually.
    package init(lifetime: Milliseconds) {
        self.lifetime = lifetime
    }
}
