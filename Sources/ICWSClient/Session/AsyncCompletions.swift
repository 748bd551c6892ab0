import ICWSCommon
import ICWSCore
import ICWSMessaging

/// Matches 202 answers with the messages that complete them, whichever comes first.
///
/// At most ``limit`` operations wait and at most ``limit`` early messages are kept, of which the oldest is dropped.
struct AsyncCompletions: Sendable {
    /// The most operations that wait, and the most messages that are kept.
    static let limit = 256

    /// What a caller has to do after its 202 came.
    enum Registration: Sendable {
        /// The message came before.
        case completed(ICWS.Messaging.AsyncOperationCompletedMessage)
        /// Wait for the signal of this number.
        case waiting
        /// Too many operations wait.
        case full
    }

    private var waiting: Set<String> = []
    private var done: [String: ICWS.Messaging.AsyncOperationCompletedMessage] = [:]
    private var order: [String] = []

    /// A 202 came.
    mutating func accepted(_ requestID: String) -> Registration {
        if let message = done.removeValue(forKey: requestID) {
            order.removeAll { $0 == requestID }
            return .completed(message)
        }
        guard waiting.count < Self.limit else { return .full }
        waiting.insert(requestID)
        return .waiting
    }

    /// A completion came.
    ///
    /// - Returns: Whether somebody waits for it.
    mutating func completed(_ message: ICWS.Messaging.AsyncOperationCompletedMessage) -> Bool {
        let requestID = message.requestId
        if done[requestID] == nil { order.append(requestID) }
        done[requestID] = message
        if order.count > Self.limit { done[order.removeFirst()] = nil }
        return waiting.contains(requestID)
    }

    /// Takes a completion that came while a caller waited.
    mutating func take(_ requestID: String) -> ICWS.Messaging.AsyncOperationCompletedMessage? {
        guard let message = done.removeValue(forKey: requestID) else { return nil }
        order.removeAll { $0 == requestID }
        waiting.remove(requestID)
        return message
    }

    /// A caller waits no more.
    mutating func abandon(_ requestID: String) { waiting.remove(requestID) }

    /// The session is gone, and with it every operation.
    mutating func reset() { self = AsyncCompletions() }
}
