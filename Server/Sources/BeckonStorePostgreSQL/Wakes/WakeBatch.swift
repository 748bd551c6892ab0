import Beckon

/// Wakes that wait to be told to the other nodes, each once.
///
/// When more wait than ``capacity``, they become one: look at everything.
struct WakeBatch {
    static let capacity = 4_096
    /// PostgreSQL takes less than 8,000 bytes in one notification.
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

    /// Takes what fits into one notification; the rest waits on.
    ///
    /// - Parameter sender: names this node.
    /// - Returns: the notification's payload, nil when nothing waits.
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

/// How a wake is written into a notification: a letter for its kind and the id, a line each after the sender's.
enum WakeText {
    static let everything = "*"
    /// A longer id, or one that holds a line end, is none that Beckon gave.
    private static let longestID = 512

    /// Nil for a wake whose id cannot be written.
    static func text(of wake: Wake) -> String? {
        switch wake {
        case .chat(let id): line("c", id.text)
        case .callback(let id): line("b", id.text)
        case .push: "p"
        case .agentSide: "a"
        case .work: "w"
        }
    }

    /// What a notification says; nil for one of this node's own.
    ///
    /// What cannot be read is news all the same: a newer node may have written it.
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
