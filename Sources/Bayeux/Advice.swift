public import BeckonJSON

/// The protocol's field `advice`, with which a server tells a client what to do next.
///
/// Clients send it too: `timeout` in a connect asks for another hold. A field of a wrong type counts as missing.
public struct Advice: Sendable, Hashable {
    /// What the client does next, the field `reconnect`.
    public struct Reconnect: RawRepresentable, Sendable, Hashable {
        /// The word on the wire.
        public let rawValue: String

        /// Makes a value from its word.
        ///
        /// - Parameter rawValue: The word on the wire.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Send the next connect.
        public static let retry = Reconnect(rawValue: "retry")
        /// The session is gone: shake hands again.
        public static let handshake = Reconnect(rawValue: "handshake")
        /// Stop.
        public static let none = Reconnect(rawValue: "none")
    }

    /// What the client does next.
    public var reconnect: Reconnect?
    /// How long the client waits before that, in milliseconds; a negative value means for ever.
    public var interval: Int64?
    /// The longest hold of a connect, in milliseconds.
    public var timeout: Int64?
    /// How long the server keeps a session without a poll, in milliseconds.
    public var maxInterval: Int64?
    /// Whether another client of the same browser has a connect held, the field `multiple-clients`; nil to leave it out.
    public var multipleClients: Bool?

    /// Makes an advice.
    ///
    /// - Parameters:
    ///   - reconnect: What the client does next.
    ///   - interval: How long the client waits before that, in milliseconds.
    ///   - timeout: The longest hold of a connect, in milliseconds.
    ///   - maxInterval: How long the server keeps a session without a poll, in milliseconds.
    public init(
        reconnect: Reconnect? = nil, interval: Int64? = nil, timeout: Int64? = nil, maxInterval: Int64? = nil
    ) {
        self.reconnect = reconnect
        self.interval = interval
        self.timeout = timeout
        self.maxInterval = maxInterval
    }

    /// Writes the advice as an object of its non-nil fields.
    ///
    /// - Parameter writer: Where to write.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        if let reconnect {
            writer.key("reconnect")
            writer.string(reconnect.rawValue)
        }
        if let interval {
            writer.key("interval")
            writer.integer(interval)
        }
        if let timeout {
            writer.key("timeout")
            writer.integer(timeout)
        }
        if let maxInterval {
            writer.key("maxInterval")
            writer.integer(maxInterval)
        }
        if let multipleClients {
            writer.key("multiple-clients")
            writer.bool(multipleClients)
        }
        writer.endObject()
    }

    /// Reads the next value as an advice; skips it and returns nil if it is not an object.
    init?(from reader: inout JSONReader) throws(JSONError) {
        guard try reader.peek() == .object else {
            _ = try reader.skipValue()
            return nil
        }
        try reader.beginObject()
        while try reader.nextMember() {
            if reader.isKey("reconnect") {
                reconnect = try reader.readStringIfPresent().map(Reconnect.init(rawValue:))
            } else if reader.isKey("interval") {
                interval = try reader.readIntegerIfPresent()
            } else if reader.isKey("timeout") {
                timeout = try reader.readIntegerIfPresent()
            } else if reader.isKey("maxInterval") {
                maxInterval = try reader.readIntegerIfPresent()
            }
        }
    }
}
