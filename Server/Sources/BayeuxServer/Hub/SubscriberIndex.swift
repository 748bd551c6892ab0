import Bayeux
import BeckonTime

/// A message for the subscribers of its channel.
struct Letter: Sendable {
    /// The encoded message, which all receivers share.
    let message: [UInt8]
    /// The patterns that match its channel.
    let patterns: [String]
    /// The latest time to send it, so that others can go with it; nil to send it at once.
    let waitsUntil: Uptime?
}

/// Finds the sessions of a shard that are subscribed to a channel or pattern.
struct SubscriberIndex: Sendable {
    private var slots: [String: [Int32]] = [:]

    /// Adds a session to a pattern; the caller makes sure that it is not there yet.
    mutating func add(_ slot: Int, to pattern: ChannelPattern) {
        slots[pattern.string, default: []].append(Int32(slot))
    }

    /// Removes a session from a pattern.
    mutating func remove(_ slot: Int, from pattern: ChannelPattern) {
        let slot = Int32(slot)
        guard let index = slots[pattern.string]?.lastIndex(of: slot) else { return }
        if let last = slots[pattern.string]?.popLast(), last != slot { slots[pattern.string]?[index] = last }
        if slots[pattern.string]?.isEmpty == true { slots[pattern.string] = nil }
    }

    /// The sessions of several patterns, each once.
    ///
    /// - Parameter patterns: The patterns.
    /// - Returns: The sessions' slots.
    func slots(of patterns: [String]) -> [Int32] {
        var found: [Int32] = []
        for pattern in patterns {
            guard let slots = slots[pattern] else { continue }
            if found.isEmpty {
                found = slots
            } else {
                let known = Set(found)
                found += slots.filter { !known.contains($0) }
            }
        }
        return found
    }
}

extension ChannelName {
    /// All patterns that match the channel: its name, `/*` below its parent, and `/**` below each channel above it.
    var patterns: [String] {
        var patterns = [string]
        var parent = string[...]
        var isDirect = true
        while let slash = parent.utf8.lastIndex(of: UInt8(ascii: "/")) {
            parent = parent[..<slash]
            if isDirect { patterns.append(parent + "/*") }
            patterns.append(parent + "/**")
            isDirect = false
        }
        return patterns
    }
}
