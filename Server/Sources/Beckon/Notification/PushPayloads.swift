import Synchronization

/// Spells a chat's events for HTTP receivers as its CometD clients get them
/// (`chat/push_notification_include_payload` of GMS).
///
/// The words belong to a surface, which is connected once it is made of the node's parts.
package final class PushPayloads: Sendable {
    /// Spells events of a chat as one JSON object; nil for a chat that has no such form.
    package typealias Spelling = @Sendable (_ events: [TranscriptEvent], _ head: ChatHead) -> [UInt8]?

    /// The longest payload; beyond it the oldest events are left out.
    static let limit = 60_000

    private let spelling = Mutex<Spelling?>(nil)

    package init() {}

    /// Connects the surface that knows the words.
    package func connect(_ spelling: @escaping Spelling) { self.spelling.withLock { $0 = spelling } }

    /// The newest of some events, as many as fit; nil if none does.
    func payload(of events: [TranscriptEvent], in head: ChatHead) -> [UInt8]? {
        guard let spelling = spelling.withLock({ $0 }) else { return nil }
        var kept = events[...]
        while !kept.isEmpty {
            guard let payload = spelling(Array(kept), head) else { return nil }
            if payload.count <= Self.limit { return payload }
            kept = kept.dropFirst(max(1, kept.count / 8))
        }
        return nil
    }
}
