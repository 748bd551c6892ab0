import Beckon
import GMSContract

extension PushMessage {
    /// Returns the message of a chat push with its transcript: notice, service, and the events in order.
    static func chat(notice: String, service: ServiceID, lines: [PushedEvent]) -> PushMessage {
        let events = lines.map { line in
            ChatPush.Event(type: TranscriptEventType(rawValue: line.kind.v1Word), text: line.text)
        }
        return .chat(ChatPush(message: notice, serviceID: service.text, lastTranscript: events))
    }
}
