public import BeckonJSON

/// The payload of an APNs push as the contract has it: `aps`, and beside it `message` (Callback Push Notifications for
/// iOS).
public struct APNsUserInfo: ContractValue {
    /// `aps.alert`: the text to show; when reading an alert with parts, its `body`.
    public var alert: String?
    /// `aps.sound`: the sound to play.
    public var sound: String?
    /// `aps.badge`: the number on the app's icon.
    public var badge: Int64?
    /// `message`: what the push tells the app.
    public var message: PushMessage

    /// Makes a payload.
    ///
    /// - Parameters:
    ///   - alert: The text to show.
    ///   - sound: The sound to play.
    ///   - badge: The number on the app's icon.
    ///   - message: What the push tells the app.
    public init(alert: String?, sound: String? = nil, badge: Int64? = nil, message: PushMessage) {
        self.alert = alert
        self.sound = sound
        self.badge = badge
        self.message = message
    }

    /// Reads a payload, with `message` as a JSON text or as an object.
    ///
    /// - Parameter json: What was received.
    /// - Throws: ``ContractError`` with the first field found at fault.
    public init(decoding json: JSONValue) throws(ContractError) {
        let members = try Members(json, of: "APNsUserInfo")
        if let aps = members.value("aps") {
            let parts = try Members(aps, of: "aps")
            let alert = parts.value("alert")
            self.alert = alert?.object == nil ? try parts.text("alert") : alert?["body"]?.contractText
            // A critical alert's sound is an object; only its name is of use here.
            let sound = parts.value("sound")
            self.sound = sound?.object == nil ? try parts.text("sound") : sound?["name"]?.contractText
            badge = try parts.integer("badge")
        }
        guard members.value("message") != nil else { throw ContractError(code: .missing, field: "message") }
        message = try PushMessage(decoding: json)
    }

    /// Writes the payload with `message` as a JSON text, which is what apps of the contract's age read.
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
