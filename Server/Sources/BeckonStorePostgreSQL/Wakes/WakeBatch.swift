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
