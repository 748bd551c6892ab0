import ICWSCommon
import ICWSCore
import ICWSMessaging

/// Matches 202 answers with the messages that complete them, in whichever order they arrive.
///
/// At most ``limit`` operations wait. At most ``limit`` early messages are kept; a further one removes the oldest.
struct AsyncCompletions: Sendable {
    /// The most operations that wait, and the most messages that are kept.
    static let limit = 256

    /// What a caller does after it has received its 202.
    enum Registration: Sendable {
        /// The message arrived before the 202.
        case completed(ICWS.Messaging.AsyncOperationCompletedMessage)
        /// The message has not arrived; the caller waits for it.
        case waiting
        /// Too many operations wait.
        case full
    }

    private var waiting: Set<String> = []
    private var done: [String: ICWS.Messaging.AsyncOperationCompletedMessage] = [:]
    private var order: [String] = []

    /// Registers an operation that was answered by 202.
    mutating func accepted(_ requestID: String) -> Registration {
        if let message = done.removeValue(forKey: requestID) {
            order.removeAll { $0 == requestID }
            return .completed(message)
        }
        guard waiting.count < Self.limit else { return .full }
        waiting.insert(requestID)
        return .waiting
    }

    /// Stores a completion message.
    ///
    /// - Returns: Whether a caller waits for it.
    mutating func completed(_ message: ICWS.Messaging.AsyncOperationCompletedMessage) -> Bool {
        let requestID = message.requestId
        if done[requestID] == nil { order.append(requestID) }
        done[requestID] = message
        if order.count > Self.limit { done[order.removeFirst()] = nil }
        return waiting.contains(requestID)
    }

    /// Removes and returns the completion of an operation; nil if it has not arrived.
    mutating func take(_ requestID: String) -> ICWS.Messaging.AsyncOperationCompletedMessage? {
        guard let message = done.removeValue(forKey: requestID) else { return nil }
        order.removeAll { $0 == requestID }
        waiting.remove(requestID)
        return message
    }

    /// Forgets a caller that stopped waiting.
    mutating func abandon(_ requestID: String) { waiting.remove(requestID) }

    /// Forgets all operations, because the session is lost.
    mutating func reset() { self = AsyncCompletions() }
}
