import Bayeux
import BeckonTime

/// What the answer to a poll tells the client to do next.
enum PollEnding: Sendable {
    /// Connect again.
    case retry
    /// Nothing: the client ended the session.
    case stop
    /// Nothing: the server ended the session; the answer also carries a `/meta/disconnect`.
    case dismiss
    /// Shake hands again: the session is gone.
    case lost
}

/// What gets the answer to a poll.
enum PollHolder: Sendable {
    /// The exchange of a connect that was alone in its request.
    case exchange(any BayeuxExchange)
    /// The request that held the connect among other messages.
    case batch(CheckedContinuation<OutgoingAnswer?, Never>)
}

/// A held connect, with what its reply needs.
///
/// It is an object, because it is passed on more often than it is read.
final class HeldPoll: Sendable {
    let token: PollToken
    let holder: PollHolder
    let messageID: RawJSON?
    let timeQuestion: TimeQuestion?
    /// Whether another client of the same browser had a connect held when this one arrived.
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

/// A connect to hand to its session.
struct ConnectOrder {
    /// How long to hold a connect.
    enum Hold {
        /// Answer it at once.
        case none
        /// Hold it as long as the session's rules say for the time-out that the client asked for.
        case asked(Milliseconds?)
    }

    let hold: Hold
    let holder: PollHolder
    /// The connect's `id`.
    let messageID: RawJSON?
    /// The WebSocket that it arrived over.
    var socket: OpenSocket?
    /// The interval to advise because another client of the same browser has a connect held, else nil.
    ///
    /// The connect is answered at once, or after the rest of the interval if its client did not wait.
    var crowdedInterval: Milliseconds?
    /// The number of the last answer that the client received, by the ack extension.
    var acknowledged: Int64?
    /// The client's question about the time, by the timesync extension.
    var timeQuestion: TimeQuestion?
    /// The time.
    let now: Uptime
}

/// An answer to write outside of the sessions' lock.
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

/// Events to write to a WebSocket.
struct OutgoingPush: Sendable {
    let session: SessionHandle
    let socket: any BayeuxSocket
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

/// What was decided under the sessions' lock and is carried out outside of it.
struct Outgoing: Sendable {
    var answers: [OutgoingAnswer] = []
    var pushes: [OutgoingPush] = []
    var loads: [LoadOrder] = []
    /// WebSockets to close.
    var closings: [any BayeuxSocket] = []
}

/// A session that was removed from the table, with what its application needs to know.
struct RemovedSession: Sendable {
    let summary: SessionSummary
    let confirmed: [SourceName: Int]
    let isAssociated: Bool
    /// The mailbox messages that the client has not confirmed.
    var letters: [[UInt8]] = []
    /// The WebSocket that its client used.
    var socket: (any BayeuxSocket)?
}
