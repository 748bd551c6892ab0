import Beckon

/// Finds the chat that a reported position is about: an app reports a position with its good-bye, but names no chat.
///
/// An app counts the events of the chat that it was sent last. If that chat is unknown, the position is about the only
/// chat that is possible. In doubt it is about no chat: then events are sent again, and none is lost.
struct ReportedPosition {
    /// A chat of the client, and the position up to which the client has surely received it.
    struct Reading {
        let chat: ChatID
        let confirmed: Int
        let lastPosition: Int
        /// Whether the chat has ended and the client has surely received its end: no position is about such a chat.
        let isOver: Bool

        init(_ head: ChatHead, confirmed: Int) {
            chat = head.id
            self.confirmed = confirmed
            lastPosition = head.lastPosition
            isOver = head.life.state == .ended && confirmed >= head.lastPosition
        }

        init(_ head: ChatHead) { self.init(head, confirmed: head.attendance.cursor) }
    }

    /// The chat; nil if it cannot be determined.
    let chat: ChatID?

    /// Finds the chat.
    ///
    /// - Parameters:
    ///   - position: The position.
    ///   - readings: The chats that the client reads.
    ///   - lastSent: The chat whose events the client was sent last; nil if unknown.
    init(_ position: Int, of readings: [Reading], lastSent: ChatID?) {
        let counted = readings.filter { !$0.isOver }
        guard let lastSent else {
            let only = counted.count == 1 ? counted.first : nil
            // The client has read nothing of this chat, and the position is beyond its end: the app counts a chat that
            // this server no longer has.
            chat = only.flatMap { $0.confirmed == 0 && position > $0.lastPosition ? nil : $0.chat }
            return
        }
        chat = counted.contains { $0.chat == lastSent } ? lastSent : nil
    }
}
