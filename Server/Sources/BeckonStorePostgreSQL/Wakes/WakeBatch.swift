import Beckon

/// Wakes that wait to be sent to the other nodes, each once.
///
/// If more than ``capacity`` wait, they become one wake: check everything.
struct WakeBatch {
    static let capacity = 4_096
    /// PostgreSQL accepts less than 8,000 bytes in one notification.
    static let payloadLimit = 7_900

    private var waiting: [String] = []
    private var known: Set<String> = []
    private(set) var isEverything = false

    var isEmpty: Bool { waiting.isEmpty && !isEverything }

    mutating func add(_ wakes: [Wake]) {
        for wake in wakes where !isEverything {
            guard let text = WakeText.text(of: wake), known.count < Self.capacity || known.contains(text) else {
                return addEverything()
            }
            if known.insert(text).inserted { waiting.append(text) }
        }
    }

    mutating func addEverything() {
        self = WakeBatch()
        isEverything = true
    }

    /// Removes the wakes that fit into one notification; the rest waits on.
    ///
    /// - Parameter sender: The name of this node.
    /// - Returns: The notification's payload; nil if no wake waits.
    mutating func takePayload(from sender: String) -> String? {
        guard !isEmpty else { return nil }
        if isEverything {
            self = WakeBatch()
            return "\(sender)\n\(WakeText.everything)"
        }
        var payload = sender
        var count = 0
        for text in waiting {
            guard payload.utf8.count + 1 + text.utf8.count <= Self.payloadLimit else { break }
            payload += "\n" + text
            count += 1
        }
        known.subtract(waiting.prefix(count))
        waiting.removeFirst(count)
        return payload
    }
}

/// The text of a wake in a notification: a letter for its kind and the id, each on a line after the sender's.
enum WakeText {
    static let everything = "*"
    /// Beckon never makes a longer id, or one with a line end.
    private static let longestID = 512

    /// Returns nil for a wake whose id cannot be written.
    static func text(of wake: Wake) -> String? {
        switch wake {
        case .chat(let id): line("c", id.text)
        case .callback(let id): line("b", id.text)
        case .push: "p"
        case .agentSide: "a"
        case .work: "w"
        }
    }

    /// Reads a notification; returns nil for this node's own.
    ///
    /// Unreadable lines count as news too, because a newer node may have written them.
    static func wakes(in payload: String, besides sender: String) -> CarriedWakes? {
        let lines = payload.split(separator: "\n")
        guard let first = lines.first else { return .everything }
        guard first != sender else { return nil }
        let wakes = lines.dropFirst().map { wake(in: $0) }
        let known = wakes.compactMap(\.self)
        return known.isEmpty || known.count < wakes.count ? .everything : .wakes(known)
    }

    private static func wake(in line: Substring) -> Wake? {
        let id = String(line.dropFirst())
        return switch line.first {
        case "c" where !id.isEmpty: .chat(ChatID(id))
        case "b" where !id.isEmpty: .callback(ServiceID(id))
        case "p" where id.isEmpty: .push
        case "a" where id.isEmpty: .agentSide
        case "w" where id.isEmpty: .work
        default: nil
        }
    }

    private static func line(_ letter: String, _ id: String) -> String? {
        guard !id.isEmpty, id.utf8.count <= longestID else { return nil }
        return id.utf8.contains { $0 == 0 || $0 == 10 || $0 == 13 } ? nil : letter + id
    }
}
