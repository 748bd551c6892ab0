import BeckonJSON

extension BayeuxMessage {
    /// Reads the messages of a body: an array of objects, or one object.
    ///
    /// A message that cannot be handled is returned with a ``fault``, so that it can be answered on its own.
    ///
    /// - Parameters:
    ///   - body: The body.
    ///   - limits: The limits of the body and its messages.
    /// - Returns: At least one message, in order.
    /// - Throws: ``BayeuxDecodingError`` if no message is readable.
    public static func decode(
        _ body: [UInt8], limits: MessageLimits = MessageLimits()
    ) throws(BayeuxDecodingError) -> [BayeuxMessage] {
        let messages: [BayeuxMessage]?
        do throws(JSONError) {
            messages = try read(body, limits: limits)
        } catch {
            let isSize = error.code == .tooLarge
            throw BayeuxDecodingError(reason: isSize ? .tooLarge : .malformed(offset: error.offset))
        }
        guard let messages else { throw BayeuxDecodingError(reason: .tooLarge) }
        // Objects without a channel are answered one by one; a body without any object is refused as a whole.
        guard messages.contains(where: { $0.fault != .notAnObject }) else {
            throw BayeuxDecodingError(reason: .noMessages)
        }
        return messages
    }

    /// Reads the messages; nil if there are too many.
    private static func read(
        _ body: [UInt8], limits: MessageLimits
    ) throws(JSONError) -> [BayeuxMessage]? {
        var reader = try JSONReader(
            body, limits: JSONLimits(maxDepth: limits.maxDepth, maxBytes: limits.maxBodyBytes))
        var messages: [BayeuxMessage] = []
        switch try reader.peek() {
        case .array:
            try reader.beginArray()
            while try reader.nextElement() {
                guard messages.count < limits.maxMessages else { return nil }
                messages.append(try BayeuxMessage(from: &reader, limits: limits))
            }
        case .object:
            messages.append(try BayeuxMessage(from: &reader, limits: limits))
        default:
            _ = try reader.skipValue()
        }
        try reader.finish()
        return messages
    }

    private init(from reader: inout JSONReader, limits: MessageLimits) throws(JSONError) {
        self.init()
        guard try reader.peek() == .object else {
            _ = try reader.skipValue()
            fault = .notAnObject
            return
        }
        let start = reader.position
        try reader.beginObject()
        while try reader.nextMember() { try readMember(from: &reader) }
        if reader.position - start > limits.maxMessageBytes {
            fault = BayeuxError(.tooLarge, "Message is too large")
        }
        check(limits)
    }

    private mutating func readMember(from reader: inout JSONReader) throws(JSONError) {
        if reader.isKey("channel") {
            channel = try reader.readStringIfPresent()
        } else if reader.isKey("clientId") {
            clientID = try readText(from: &reader, "Client ID is not a string")
        } else if reader.isKey("id") {
            id = try Self.readRaw(from: &reader)
        } else if reader.isKey("connectionType") {
            connectionType = try reader.readStringIfPresent()
        } else if reader.isKey("data") {
            data = try Self.readRaw(from: &reader)
        } else if reader.isKey("ext") {
            ext = try Self.readRaw(from: &reader)
        } else if reader.isKey("advice") {
            advice = try Advice(from: &reader)
        } else if reader.isKey("successful") {
            successful = try Self.readTruth(from: &reader)
        } else if reader.isKey("subscription") {
            subscription = try Subscription(from: &reader)
        } else if reader.isKey("error") {
            error = try reader.readStringIfPresent()
        } else {
            try readHandshakeMember(from: &reader)
        }
    }

    private mutating func readHandshakeMember(from reader: inout JSONReader) throws(JSONError) {
        if reader.isKey("version") {
            version = try reader.readStringIfPresent()
        } else if reader.isKey("minimumVersion") {
            minimumVersion = try reader.readStringIfPresent()
        } else if reader.isKey("supportedConnectionTypes") {
            supportedConnectionTypes = try Self.readStrings(from: &reader)
        } else if reader.isKey("timestamp") {
            timestamp = try reader.readStringIfPresent()
        }
    }

    private mutating func check(_ limits: MessageLimits) {
        if let id, id.bytes.count > limits.maxIDBytes {
            self.id = nil
            fault = BayeuxError(.badRequest, "Message ID is too long")
        }
        guard let channel else {
            fault = fault ?? BayeuxError(.badRequest, "Channel missing")
            return
        }
        if channel.utf8.count > limits.maxChannelBytes {
            self.channel = nil
            fault = BayeuxError(.badRequest, "Channel name is too long")
        }
    }
}

// MARK: - Values

extension BayeuxMessage {
    private mutating func readText(
        from reader: inout JSONReader, _ complaint: StaticString
    ) throws(JSONError) -> String? {
        if try reader.peek() == .string { return try reader.readString() }
        if try reader.peek() != .null { fault = BayeuxError(.badRequest, "\(complaint)") }
        _ = try reader.skipValue()
        return nil
    }

    private static func readRaw(from reader: inout JSONReader) throws(JSONError) -> RawJSON {
        RawJSON(bytes: try reader.readRaw())
    }

    /// Reads a Boolean, which some servers write as a string or a number.
    private static func readTruth(from reader: inout JSONReader) throws(JSONError) -> Bool? {
        switch try reader.peek() {
        case .bool: return try reader.readBool()
        case .string: return try reader.readString() == "true"
        case .number: return try reader.readIntegerIfPresent().map { $0 != 0 }
        default:
            _ = try reader.skipValue()
            return nil
        }
    }

    /// Reads the strings of an array and skips other elements; nil if the value is not an array.
    private static func readStrings(from reader: inout JSONReader) throws(JSONError) -> [String]? {
        guard try reader.peek() == .array else {
            _ = try reader.skipValue()
            return nil
        }
        var strings: [String] = []
        try reader.beginArray()
        while try reader.nextElement() {
            if let string = try reader.readStringIfPresent() { strings.append(string) }
        }
        return strings
    }
}

extension BayeuxMessage.Subscription {
    fileprivate init(from reader: inout JSONReader) throws(JSONError) {
        let raw = RawJSON(bytes: try reader.readRaw())
        var inner = try JSONReader(
            Array(raw.bytes), limits: JSONLimits(maxDepth: JSONLimits.greatestDepth, maxBytes: raw.bytes.count))
        self.init(raw: raw, channels: try Self.channels(from: &inner))
    }

    private static func channels(from reader: inout JSONReader) throws(JSONError) -> [String]? {
        if try reader.peek() == .string { return [try reader.readString()] }
        guard try reader.peek() == .array else { return nil }
        var channels: [String] = []
        try reader.beginArray()
        while try reader.nextElement() {
            guard let channel = try reader.readStringIfPresent() else { return nil }
            channels.append(channel)
        }
        return channels
    }
}

extension BayeuxError {
    static let notAnObject = BayeuxError(.badRequest, "Message is not an object")
}

/// The limits of a body of Bayeux messages.
public struct MessageLimits: Sendable, Hashable {
    /// The largest body in bytes, 1 MiB by default.
    public var maxBodyBytes = 1 << 20
    /// The largest single message in bytes, 64 KiB by default.
    public var maxMessageBytes = 64 << 10
    /// The most messages in a body, 1,000 by default.
    public var maxMessages = 1000
    /// The deepest nesting of JSON, 64 by default.
    public var maxDepth = 64
    /// The longest `id` in bytes as written, 64 by default.
    public var maxIDBytes = 64
    /// The longest channel name in bytes, 256 by default.
    public var maxChannelBytes = 256

    /// Makes the default limits.
    public init() {}
}
