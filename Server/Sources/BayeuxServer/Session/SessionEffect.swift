package import BeckonTime

/// Names one connect of a session, so that a late report is not taken for one about the current connect.
package struct PollToken: Hashable, Sendable {
    package let number: UInt64

    package init(number: UInt64) {
        self.number = number
    }
}

/// Names a source within a session; a source that is detached and attached again gets a new ID.
package struct SourceID: Hashable, Sendable {
    let number: UInt32
}

/// Names a WebSocket.
package struct SocketToken: Hashable, Sendable {
    package let number: UInt64

    package init(number: UInt64) {
        self.number = number
    }
}

/// What the driver must do next for a session; see ``ServerSession/nextEffect(now:)``.
package enum SessionEffect: Sendable {
    /// Read the source and hand the result to ``ServerSession/didRead(_:_:)``.
    case read(SourceID, any EventSource, after: Int, limit: Int)
    /// Load from the source and hand the result to ``ServerSession/didLoad(_:after:_:now:)``.
    case load(SourceID, any EventSource, after: Int, limit: Int)
    /// Answer the held poll and report the end of the write to ``ServerSession/writeEnded(_:_:now:)``.
    case answer(PollAnswer)
    /// Write events to the session's WebSocket and report the end of the write as for an answer.
    case push(PollAnswer)
}

/// What to write: events, and the reply to a connect behind them if there is one.
package struct PollAnswer: Sendable {
    /// The poll to answer, or the token of a write without one.
    package let token: PollToken
    /// The events in sending order.
    package var batches: [SourceBatch] = []
    /// The number of the answer; nil if the client does not use the ack extension.
    package var acknowledgement: Int64?
}

/// The durations of a session's rules.
package struct SessionTiming: Sendable {
    /// How long a session lives without a poll.
    var lifetime: Milliseconds
    /// How long the write of an answer may take before the session's lifetime starts to count anyway.
    var longestWrite = Milliseconds.seconds(60)
    /// How long a poll that is to be answered at once waits for events to be loaded.
    var longestLoad = Milliseconds.seconds(20)
    /// How long to wait before trying a source again after a failed load.
    var rest = Milliseconds.seconds(1)

    /// Sets the lifetime; the other durations have their defaults.
    package init(lifetime: Milliseconds) {
        self.lifetime = lifetime
    }
}
