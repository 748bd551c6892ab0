import Bayeux

/// What holds for every body, whatever its bytes.
enum BayeuxProperties {
    /// Reads a body as the server does, and what it reads once more.
    ///
    /// - Parameter body: Any bytes.
    /// - Returns: What does not hold; nil if all does.
    static func fault(of body: [UInt8]) -> String? {
        var limits = MessageLimits()
        limits.maxBodyBytes = 1 << 16
        limits.maxMessageBytes = 1 << 12
        limits.maxMessages = 64
        guard let messages = try? BayeuxMessage.decode(body, limits: limits) else { return nil }
        if messages.isEmpty || messages.count > limits.maxMessages { return "\(messages.count) messages" }
        for message in messages {
            if let fault = fault(of: message, limits) { return fault }
        }
        return nil
    }

    private static func fault(of message: BayeuxMessage, _ limits: MessageLimits) -> String? {
        if let error = message.fault {
            return error.wire.split(separator: ":", omittingEmptySubsequences: false).count == 3 ? nil : error.wire
        }
        if let id = message.id, id.bytes.count > limits.maxIDBytes { return "an id of \(id.bytes.count) bytes" }
        for channel in message.subscription?.channels ?? [] {
            if let fault = fault(of: channel) { return fault }
        }
        if let error = message.error, BayeuxError(wire: error).wire.isEmpty { return "an error without text" }
        if let version = message.version, ProtocolVersion(version) < ProtocolVersion(version) {
            return "a version before itself"
        }
        // What is written must be read as the same message.
        guard let again = try? BayeuxMessage.decode(BayeuxMessage.encode([message])), again.count == 1 else {
            return "it cannot be read again"
        }
        return again[0] == message ? nil : "it is another message when it is read again"
    }

    private static func fault(of channel: String) -> String? {
        let name = ChannelName(channel)
        guard let pattern = ChannelPattern(channel) else { return name == nil ? nil : "a name that is no pattern" }
        if let name, pattern.isWild || !pattern.matches(name) { return "a name that is not its own pattern" }
        return nil
    }
}
