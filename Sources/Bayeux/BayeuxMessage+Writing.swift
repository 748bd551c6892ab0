public import BeckonJSON

extension BayeuxMessage {
    /// Writes the message as an object of its non-nil fields.
    ///
    /// - Parameter writer: Where to write.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        if let channel {
            writer.key("channel")
            writer.string(channel)
        }
        if let clientID {
            writer.key("clientId")
            writer.string(clientID)
        }
        if let successful {
            writer.key("successful")
            writer.bool(successful)
        }
        writeHandshake(to: &writer)
        if let connectionType {
            writer.key("connectionType")
            writer.string(connectionType)
        }
        if let subscription {
            writer.key("subscription")
            writer.raw(subscription.raw.bytes)
        }
        if let error {
            writer.key("error")
            writer.string(error)
        }
        writePayload(to: &writer)
        writer.endObject()
    }

    private func writeHandshake(to writer: inout JSONWriter) {
        if let version {
            writer.key("version")
            writer.string(version)
        }
        if let minimumVersion {
            writer.key("minimumVersion")
            writer.string(minimumVersion)
        }
        if let supportedConnectionTypes {
            writer.key("supportedConnectionTypes")
            writer.beginArray()
            for type in supportedConnectionTypes { writer.string(type) }
            writer.endArray()
        }
    }

    private func writePayload(to writer: inout JSONWriter) {
        if let data {
            writer.key("data")
            writer.raw(data.bytes)
        }
        if let ext {
            writer.key("ext")
            writer.raw(ext.bytes)
        }
        if let id {
            writer.key("id")
            writer.raw(id.bytes)
        }
        if let advice {
            writer.key("advice")
            advice.write(to: &writer)
        }
        if let timestamp {
            writer.key("timestamp")
            writer.string(timestamp)
        }
    }

    /// Writes messages as a body, an array even for one message.
    ///
    /// - Parameter messages: The messages, in order.
    /// - Returns: The body.
    public static func encode(_ messages: [BayeuxMessage]) -> [UInt8] {
        var writer = JSONWriter(reservingCapacity: messages.count * 192)
        writer.beginArray()
        for message in messages { message.write(to: &writer) }
        writer.endArray()
        return writer.bytes
    }
}

extension BayeuxMessage.Subscription {
    /// Names one channel, written as a string.
    ///
    /// - Parameter channel: The channel or pattern.
    public init(_ channel: String) {
        var writer = JSONWriter()
        writer.string(channel)
        self.init(raw: RawJSON(writer.bytes), channels: [channel])
    }

    /// Names channels, written as an array.
    ///
    /// - Parameter channels: The channels and patterns.
    public init(_ channels: [String]) {
        var writer = JSONWriter()
        writer.beginArray()
        for channel in channels { writer.string(channel) }
        writer.endArray()
        self.init(raw: RawJSON(writer.bytes), channels: channels)
    }
}

extension RawJSON {
    /// Writes a string, for example as the `id` of a message.
    ///
    /// - Parameter string: The text.
    /// - Returns: The text as a JSON string.
    public static func string(_ string: String) -> RawJSON {
        var writer = JSONWriter()
        writer.string(string)
        return RawJSON(writer.bytes)
    }
}
