public import BeckonJSON

/// The payload of an APNs push in the form of the contract: `aps`, and beside it `message` (Callback Push Notifications for
/// iOS).
public struct APNsUserInfo: ContractValue {
    /// `aps.alert`: the text to show; of an alert that is an object, reading takes the `body`.
    public var alert: String?
    /// `aps.sound`: the sound to play.
    public var sound: String?
    /// `aps.badge`: the number on the app's icon.
    public var badge: Int64?
    /// `message`: the content for the app.
    public var message: PushMessage

    /// Makes a payload.
    ///
    /// - Parameters:
    ///   - alert: The text to show.
    ///   - sound: The sound to play.
    ///   - badge: The number on the app's icon.
    ///   - message: The content for the app.
    public init(alert: String?, sound: String? = nil, badge: Int64? = nil, message: PushMessage) {
        self.alert = alert
        self.sound = sound
        self.badge = badge
        self.message = message
    }

    /// Reads a payload, with `message` as a JSON text or as an object.
    ///
    /// - Parameter json: The received JSON.
    /// - Throws: ``ContractError`` for the first faulty field.
    public init(decoding json: JSONValue) throws(ContractError) {
        let members = try Members(json, of: "APNsUserInfo")
        if let aps = members.value("aps") {
            let parts = try Members(aps, of: "aps")
            let alert = parts.value("alert")
            self.alert = alert?.object == nil ? try parts.text("alert") : alert?["body"]?.contractText
            // A critical alert's sound is an object; only its name is kept.
            let sound = parts.value("sound")
            self.sound = sound?.object == nil ? try parts.text("sound") : sound?["name"]?.contractText
            badge = try parts.integer("badge")
        }
        guard members.value("message") != nil else { throw ContractError(code: .missing, field: "message") }
        message = try PushMessage(decoding: json)
    }

    /// Writes the payload with `message` as a JSON text, the form that old apps read.
    ///
    /// - Parameter writer: Where to write.
    public func write(to writer: inout JSONWriter) {
        write(to: &writer, form: .string)
    }

    /// Writes the payload.
    ///
    /// - Parameters:
    ///   - writer: Where to write.
    ///   - form: How `message` is written.
    public func write(to writer: inout JSONWriter, form: MessageForm) {
        writer.beginObject()
        writer.key("aps")
        writer.beginObject()
        writer.optionalMember("alert", alert)
        writer.optionalMember("sound", sound)
        writer.optionalMember("badge", badge)
        writer.endObject()
        writer.key("message")
        message.write(to: &writer, form: form)
        writer.endObject()
    }
}
