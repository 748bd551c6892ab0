import Beckon
import BeckonJSON

/// The members of `aps` with which an iPhone shows a push of a GMS app.
struct APSMembers: Sendable, Hashable {
    var alert: PushAlert
    var sound: String
    var badge: Int?
    var isMutable = false
    var category: String?

    /// Makes the members from the options, with the push's own text and sound as defaults.
    ///
    /// - Parameters:
    ///   - text: The text of the push.
    ///   - style: The options.
    ///   - badge: The number on the icon.
    ///   - sound: The sound unless the options name one.
    init(text: String, style: PushStyle.Apple, badge: Int?, sound: String) {
        alert = PushAlert(title: style.title, body: text)
        self.sound = style.sound ?? sound
        self.badge = badge
        isMutable = style.isMutable ?? false
        category = style.category
    }

    /// Writes the members, without the object around them.
    func write(to writer: inout JSONWriter) {
        writer.key("alert")
        alert.write(to: &writer)
        writer.key("sound")
        writer.string(sound)
        if let badge {
            writer.key("badge")
            writer.integer(badge)
        }
        if isMutable {
            writer.key("mutable-content")
            writer.integer(1)
        }
        if let category {
            writer.key("category")
            writer.string(category)
        }
    }
}

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
