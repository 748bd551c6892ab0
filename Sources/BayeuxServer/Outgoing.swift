import Bayeux

/// How a poll that is answered goes on.
enum PollEnding: Sendable {
    /// With the next connect.
    case retry
    /// Not at all: the session was ended by its client.
    case stop
}

/// Who waits for the answer of a poll.
enum PollHolder: Sendable {
    /// The exchange of a connect that came alone.
    case exchange(any BayeuxExchange)
    /// The request that the connect came in with other messages.
    case batch(CheckedContinuation<OutgoingAnswer?, Never>)
}

/// A connect that waits, with what its reply needs.
struct HeldPoll: Sendable {
    let token: PollToken
    let holder: PollHolder
    let messageID: RawJSON?
}

/// A connect on its way to its session.
struct ConnectOrder {
    /// How long to hold it, in milliseconds; 0 is to answer at once.
    let hold: Int64
    let holder: PollHolder
    /// The connect's `id`.
    let messageID: RawJSON?
    /// The time in milliseconds.
    let now: Int64
}

/// An answer on its way out of the sessions' lock.
struct OutgoingAnswer: Sendable {
    let session: SessionHandle
    let poll: HeldPoll
    let answer: PollAnswer
    let ending: PollEnding
}

/// A load to start.
struct LoadOrder: Sendable {
    let session: SessionHandle
    let id: SourceID
    let source: any EventSource
    let cursor: Int
    let limit: Int
}

/// What was decided under the sessions' lock and is done outside of it.
struct Outgoing: Sendable {
    var answers: [OutgoingAnswer] = []
    var loads: [LoadOrder] = []
}

/// A session that has left the table, with what its application has to know.
struct RemovedSession: Sendable {
    let summary: SessionSummary
    let confirmed: [String: Int]
    let isAssociated: Bool
}
