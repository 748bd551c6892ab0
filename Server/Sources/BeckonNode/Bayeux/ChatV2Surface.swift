package import Bayeux
package import Beckon

/// Spells a chat's events, at least one, as encoded answers of chat version 2, in order; the head is not older than the events.
///
/// The last answer tells the end once the chat's last event is among the events. Presence has clients read, so it stands in
/// ``NodeCore`` before the ``ChatV2Surface``, which needs presence.
package typealias ChatV2Spelling = @Sendable (_ events: [TranscriptEvent], _ head: ChatHead) -> [[UInt8]]

/// Knows the words of chat version 2: reads what clients publish, and spells answers.
package protocol ChatV2Surface: Sendable {
    /// Whether a service takes chats, and so has a channel.
    func offers(_ service: String) -> Bool

    /// Carries out what a client publishes on a service's channel.
    ///
    /// - Parameters:
    ///   - data: The field `data`.
    ///   - service: A service that takes chats.
    ///   - peer: The client's address, for limits.
    /// - Returns: What to tell the client; what changed is committed.
    func take(_ data: RawJSON?, to service: String, from peer: String) async -> ChatV2Reply

    /// An encoded answer that a request could not be carried out, and may be repeated.
    var busy: [UInt8] { get }
}

/// What a client is told about what it published.
package enum ChatV2Reply: Sendable {
    /// An event of a chat tells it; a client that does not read the chat gets an encoded answer.
    case event(ChatID, orElse: [UInt8])
    /// An encoded answer.
    case answer([UInt8])
    /// It reads a chat after a position from now on; first it gets an encoded answer, if there is one.
    case reads(ChatID, after: Int, [UInt8]?)
}
