import Bayeux
import BeckonTime

/// How a poll that is answered goes on.
enum PollEnding: Sendable {
    /// With the next connect.
    case retry
    /// Not at all: the session was ended by its client.
    case stop
    /// Not at all: the session was ended by the server, and its client is told so.
    case dismiss
    /// With a handshake: the session is gone.
    case lost
}

/// Who waits for the answer of a poll.
enum PollHolder: Sendable {
    /// The exchange of a connect that came alone.
    case exchange(any BayeuxExchange)
    /// The request that the connect came in with other messages.
    case batch(CheckedContinuation<OutgoingAnswer?, Never>)
}

/// A connect that waits, with what its reply needs.
///
/// It is an object, since it changes hands more often than it is read.
final class HeldPoll: Sendable {
    let token: PollToken
    let holder: PollHolder
    let messageID: RawJSON?
    let timeQuestion: TimeQuestion?
    /// Whether another client of the same browser had a connect held when it came.
    let isCrowded: Bool

    init(
        token: PollToken, holder: PollHolder, messageID: RawJSON?, timeQuestion: TimeQuestion? = nil,
        isCrowded: Bool = false
    ) {
        self.isCrowded = isCrowded
        self.token = token
        self.holder = holder
        self.messageID = messageID
        self.timeQuestion = timeQuestion
    }
}

/// A connect on its way to its session.
struct ConnectOrder {
    /// How long to hold a connect.
    enum Hold {
        /// It is answered at once.
        case none
        /// As long as the session's rules say, given what the client asked for.
        case asked(Milliseconds?)
    }

    let hold: Hold
    let holder: PollHolder
    /// The connect's `id`.
    let messageID: RawJSON?
    /// The WebSocket that it came over.
    var line: OpenLine?
    /// The longest hold, because another client of the same browser has a connect held.
    var crowdedHold: Milliseconds?
    /// The number of the last answer that the client has, by the ack extension.
    var acknowledged: Int64?
    /// What the client wants to know of the time.
    var timeQuestion: TimeQuestion?
    /// The time.
    let now: Uptime
}

/// An answer on its way out of the sessions' lock.
final class OutgoingAnswer: Sendable {
    let session: SessionHandle
    let poll: HeldPoll
    let answer: PollAnswer
    let ending: PollEnding
    let encoder: ReplyEncoder

    init(session: SessionHandle, poll: HeldPoll, answer: PollAnswer, ending: PollEnding, encoder: ReplyEncoder) {
        self.session = session
        self.poll = poll
        self.answer = answer
        self.ending = ending
        self.encoder = encoder
    }
}

/// Events on their way to a WebSocket.
struct OutgoingPush: Sendable {
    let session: SessionHandle
    let line: any BayeuxLine
    let answer: PollAnswer
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
    var pushes: [OutgoingPush] = []
    var loads: [LoadOrder] = []
    /// WebSockets that are of no more use.
    var closings: [any BayeuxLine] = []
}

/// A session that has left the table, with what its application has to know.
struct RemovedSession: Sendable {
    let summary: SessionSummary
    let confirmed: [SourceName: Int]
    let isAssociated: Bool
    /// The messages that the client has not surely got.
    var letters: [[UInt8]] = []
    /// The WebSocket that it was on.
    var line: (any BayeuxLine)?
}
