import Bayeux
import BeckonTime

/// A session with the driver's own state about it.
///
/// It is an object, because copying a session costs more than all work on it. Only its shard uses it, and only under
/// the shard's lock.
final class SessionRecord: @unchecked Sendable {
    var session: ServerSession
    let handle: SessionHandle
    var held: HeldPoll?
    /// The exchange that carried the last answer to a poll.
    var answered: (any BayeuxExchange)?
    /// The answer that its client may or may not have, while that is unknown.
    var doubtful: (exchange: any BayeuxExchange, token: PollToken)?
    /// The session's WebSocket.
    var line: (any BayeuxLine)?
    /// Encodes the session's replies.
    let encoder: ReplyEncoder
    private var lastToken: UInt64 = 0
    /// When the timing wheel next brings up the session.
    var scheduled = Uptime.never

    init(session: ServerSession, handle: SessionHandle, encoder: ReplyEncoder) {
        self.session = session
        self.handle = handle
        self.encoder = encoder
    }

    func nextToken() -> PollToken {
        lastToken &+= 1
        return PollToken(number: lastToken)
    }
}
