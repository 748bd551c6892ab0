public import BeckonJSON

/// What the server advises the client to do next, the protocol's field `advice`.
///
/// Clients send it too: `timeout` in a connect asks for another hold. A field of a wrong type counts as missing.
public struct Advice: Sendable, Hashable {
    /// How to go on, the field `reconnect`.
    public struct Reconnect: RawRepresentable, Sendable, Hashable {
        /// The word on the wire.
        public let rawValue: String

        /// Names a way to go on.
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

    /// How to go on.
    public var reconnect: Reconnect?
    /// How long to wait before it, in milliseconds; a negative value means never.
    public var interval: Int64?
    /// How long the server holds a connect at most, in milliseconds.
    public var timeout: Int64?
    /// How long the server keeps a session that does not poll, in milliseconds.
    public var maxInterval: Int64?
    /// Whether another client of the same browser holds a connect, the field `multiple-clients`; nil is not to say.
    public var multipleClients: Bool?

    /// Makes an advice.
    ///
    /// - Parameters:
    ///   - reconnect: How to go on.
    ///   - interval: How long to wait before it, in milliseconds.
    ///   - timeout: How long the server holds a connect at most, in milliseconds.
    ///   - maxInterval: How long the server keeps a session that does not poll, in milliseconds.
    public init(
        reconnect: Reconnect? = nil, interval: Int64? = nil, timeout: Int64? = nil, maxInterval: Int64? = nil
    ) {
        self.reconnect = reconnect
        self.interval = interval
        self.timeout = timeout
        self.maxInterval = maxInterval
    }

    /// Writes the advice as an object of the fields it has.
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

    /// Reads the advice that stands next, or passes over a value that is no object.
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
