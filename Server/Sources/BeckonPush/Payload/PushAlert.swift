import BeckonJSON

/// The title and text that a phone shows without the app.
struct PushAlert: Sendable, Hashable {
    var title: String?
    var body: String

    /// Writes `aps.alert`: an object, or the bare text if there is no title.
    func write(to writer: inout JSONWriter) {
        guard let title else { return writer.string(body) }
        writer.beginObject()
        writer.key("title")
        writer.string(title)
        writer.key("body")
        writer.string(body)
        writer.endObject()
    }
}
