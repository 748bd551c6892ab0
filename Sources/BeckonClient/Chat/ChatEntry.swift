import Foundation
import GMSContract

/// One event of a chat's transcript, with its position.
struct ChatEntry: Sendable, Hashable {
    /// The position in the transcript; positions count from 1 without gaps.
    var position: Int64
    /// What happened.
    var type: TranscriptEventType
    /// The shown name of the party that caused the event.
    var nickname: String
    /// The text.
    var text: String
    /// The party that caused the event.
    var party: TranscriptParty
    /// When it happened, to the second; nil if the server did not give the time.
    var time: Date?

    /// Makes an event.
    ///
    /// - Parameters:
    ///   - position: The position in the transcript.
    ///   - type: What happened.
    ///   - nickname: The shown name of the party that caused the event.
    ///   - text: The text.
    ///   - party: The party that caused the event.
    ///   - time: When it happened.
    init(
        position: Int64, type: TranscriptEventType, nickname: String, text: String, party: TranscriptParty,
        time: Date? = nil
    ) {
        self.position = position
        self.type = type
        self.nickname = nickname
        self.text = text
        self.party = party
        self.time = time
    }

    /// Whether the customer caused it; the customer's own messages are events of the transcript too.
    var isOwn: Bool { party == .client }

    /// Makes an event from one of the wire, whose time counts from the start of the chat.
    init(_ entry: TranscriptEntry, position: Int64, startedAt: String?) {
        let start = startedAt.flatMap(WireTimestamp.parse)
        let seconds = Int64(entry.seconds)
        self.init(
            position: position, type: entry.type, nickname: entry.nickname, text: entry.text, party: entry.party,
            time: start.flatMap { start in
                seconds.map { Date(timeIntervalSince1970: Double(start) / 1_000 + Double($0)) }
            })
    }
}
