import Bayeux
import BeckonTime

/// A session with what its driver keeps for it.
///
/// It is an object, since copying a session costs more than all that is done with it. Only the shard that it belongs to
/// has it, and only under that shard's lock.
final class SessionRecord: @unchecked Sendable {
    var session: ServerSession
    let handle: SessionHandle
    var held: HeldPoll?
    /// What the last poll was answered over.
    var answered: (any BayeuxExchange)?
    /// The WebSocket that the session is bound to.
    var line: (any BayeuxLine)?
    /// Spells its replies.
    let encoder: ReplyEncoder
    private var lastToken: UInt64 = 0
    /// When the wheel looks at the session next.
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
