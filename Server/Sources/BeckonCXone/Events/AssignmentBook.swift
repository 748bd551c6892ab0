import Beckon
import BeckonPlatform
import Synchronization

/// Knows since when a chat's contact is in the newest hands, so that an older change of hands that comes later changes nothing.
///
/// The time stands in the key of the event that told a change; the last ``lookBack`` events of the chat are read for it. Changes that
/// told nothing are remembered by this node alone, of at most ``capacity`` chats.
final class AssignmentBook: Sendable {
    static let capacity = 16_384
    static let lookBack = 200
    private static let prefix = "cxone/assigned/"

    private let times = Mutex(RecentTable<Timestamp>(capacity: AssignmentBook.capacity))

    /// The key of the event that tells a change of hands; nil without anything that identifies it.
    static func key(of event: String?, at time: Timestamp?) -> String? {
        guard let event else { return nil }
        return time.map { "\(prefix)\($0.milliseconds)/\(event)" } ?? "cxone/event/\(event)"
    }

    /// The time in a key that ``key(of:at:)`` made; nil for other keys.
    static func time(ofKey key: String?) -> Timestamp? {
        guard let key, key.hasPrefix(prefix), let text = key.dropFirst(prefix.count).split(separator: "/").first else {
            return nil
        }
        return WholeNumber.read(text, in: 0...Int.max).map { Timestamp(milliseconds: Int64($0)) }
    }

    /// Notes a change of hands, unless the chat knows of a newer one.
    ///
    /// - Parameters:
    ///   - time: When it happened; one without a time counts as the newest.
    ///   - head: The chat.
    ///   - port: The port of the agent side.
    /// - Returns: Whether none is newer.
    /// - Throws: What reading the transcript throws.
    func isNewest(_ time: Timestamp?, of head: ChatHead, _ port: AgentPort) async throws -> Bool {
        guard let time else { return true }
        let before = max(1, head.lastPosition - Self.lookBack)
        let recent = try await port.read(head.id, after: before, limit: 2 * Self.lookBack)
        let told = recent.notices.compactMap { notice -> Timestamp? in
            if case .event(let event) = notice { Self.time(ofKey: event.key) } else { nil }
        }
        return times.withLock { times in
            let known = [times[head.id.text], told.max()].compactMap(\.self).max()
            guard known.map({ time >= $0 }) ?? true else { return false }
            times[head.id.text] = time
            return true
        }
    }
}
