import Beckon

/// Which of a customer's chats a position is about that its app reports with a good-bye: the message names no chat.
///
/// An app counts the events of the chat that it was sent last. Where nobody knows which that was, the only chat that it can
/// be is meant. In doubt the position is about none: then events come again, and none is lost.
struct ReportedPosition {
    /// A chat of the client, as far as the client surely has it.
    struct Reading {
        let chat: ChatID
        let confirmed: Int
        let lastPosition: Int
        /// Whether the chat has ended and the client surely has its end: nothing is counted there any more.
        let isOver: Bool

        init(_ head: ChatHead, confirmed: Int) {
            chat = head.id
            self.confirmed = confirmed
            lastPosition = head.lastPosition
            isOver = head.state == .ended && confirmed >= head.lastPosition
        }

        init(_ head: ChatHead) { self.init(head, confirmed: head.cursor) }
    }

    /// The chat; nil if it cannot be told.
    let chat: ChatID?

    /// Finds the chat.
    ///
    /// - Parameters:
    ///   - position: The position.
    ///   - readings: The chats that the client reads.
    ///   - lastSent: The chat whose events the client was sent last; nil if nobody knows.
    init(_ position: Int, of readings: [Reading], lastSent: ChatID?) {
        let counted = readings.filter { !$0.isOver }
        guard let lastSent else {
            let only = counted.count == 1 ? counted.first : nil
            // Nothing of it was ever read, and it is shorter: the app counts a chat that is forgotten here.
            chat = only.flatMap { $0.confirmed == 0 && position > $0.lastPosition ? nil : $0.chat }
            return
        }
        chat = counted.contains { $0.chat == lastSent } ? lastSent : nil
    }
}
