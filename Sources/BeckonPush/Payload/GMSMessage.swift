import Beckon
import BeckonJSON

/// The member `message` of a GMS push, as the documents show it.
///
/// A callback's is `{"_id", "_action"}`; a chat's is `{"message", "serviceId", "lastTranscript"}` with the transcript
/// as a list of one-member objects from event type to text, oldest first.
struct GMSMessage: Sendable {
    enum Content: Sendable {
        case callback(id: String, action: String)
        case chat(notice: String, serviceID: String, lines: [TranscriptLine])
        /// What an iPhone gets of a chat: the notice stands in `aps.alert` already.
        case chatReference(serviceID: String)
    }

    var content: Content

    /// Writes the object.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        switch content {
        case .callback(let id, let action):
            writer.key("_id")
            writer.string(id)
            writer.key("_action")
            writer.string(action)
        case .chat(let notice, let serviceID, let lines):
            writer.key("message")
            writer.string(notice)
            writer.key("serviceId")
            writer.string(serviceID)
            writer.key("lastTranscript")
            writer.beginArray()
            for line in lines {
                writer.beginObject()
                writer.key(line.kind.rawValue)
                writer.string(line.text)
                writer.endObject()
            }
            writer.endArray()
        case .chatReference(let serviceID):
            writer.key("serviceId")
            writer.string(serviceID)
        }
        writer.endObject()
    }

    /// Writes the object, or a string that holds it.
    func write(as form: MessageForm, to writer: inout JSONWriter) {
        switch form {
        case .object: write(to: &writer)
        case .string: writer.string(text)
        }
    }

    /// The object as JSON text.
    var text: String {
        var writer = JSONWriter(reservingCapacity: 256)
        write(to: &writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
