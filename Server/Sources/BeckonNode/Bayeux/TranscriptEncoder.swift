package import Beckon
import BeckonJSON
package import GMSContract

/// Spells transcript events as GMS chat v1 does: the 5-string arrays and the message that carries them.
package struct TranscriptEncoder: Sendable {
    /// The value of `chatServiceMessage`.
    package static let serviceMessage = "Chat service is available"

    let eventIDs: EventIDs

    /// Returns the state to send with the events up to a position: a chat is `DISCONNECTED` once its last event is
    /// shown.
    package static func state(of head: ChatHead, through position: Int) -> GMSContract.ChatState {
        head.life.state == .ended && position >= head.lastPosition ? .disconnected : .transcript
    }

    /// Converts one event to a contract value.
    package static func entry(_ event: TranscriptEvent, of head: ChatHead) -> TranscriptEntry {
        TranscriptEntry(
            type: TranscriptEventType(rawValue: event.kind.v1Word), nickname: event.nickname, text: event.text,
            seconds: event.at.seconds(since: head.life.startedAt),
            party: TranscriptParty(rawValue: event.party.rawValue))
    }

    /// The `/_genesys` message that carries consecutive events.
    ///
    /// - Parameters:
    ///   - events: The events, in order; the message's position is the last one's.
    ///   - head: The chat's head, not older than the events.
    /// - Returns: One encoded Bayeux message.
    func message(_ events: [TranscriptEvent], of head: ChatHead) -> [UInt8] {
        let position = events.last?.position ?? head.lastPosition
        var writer = JSONWriter(reservingCapacity: 320 + events.reduce(0) { $0 + $1.text.utf8.count + 80 })
        CometNotification.writeEvent(
            entries: events.map { Self.bytes($0, of: head) }, position: Int64(position),
            state: Self.state(of: head, through: position), sessionID: head.id.text,
            startedAt: WireTimestamp.seconds(head.life.startedAt.milliseconds), serviceMessage: Self.serviceMessage,
            id: eventIDs.next(), serviceID: head.serviceID.text, to: &writer)
        return writer.bytes
    }

    private static func bytes(_ event: TranscriptEvent, of head: ChatHead) -> [UInt8] {
        var writer = JSONWriter(reservingCapacity: event.text.utf8.count + 80)
        TranscriptEntry.write(
            type: event.kind.v1Word, nickname: event.nickname, text: event.text,
            seconds: String(event.at.seconds(since: head.life.startedAt)), party: event.party.rawValue, to: &writer)
        return writer.bytes
    }
}
