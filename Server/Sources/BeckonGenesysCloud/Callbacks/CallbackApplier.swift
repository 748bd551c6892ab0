import Beckon
import BeckonCallback
package import BeckonJSON
package import BeckonPlatform
import Synchronization

/// Applies snapshots of callbacks: reports what became of them, and ends the conversations of those that are over.
///
/// Repeated and late snapshots do no harm (``SnapshotDecision``).
package struct CallbackApplier: Sendable {
    private let book: CallbackBook
    private let api: GenesysAPI
    private let tally: PlatformTally

    init(book: CallbackBook, api: GenesysAPI, tally: PlatformTally) {
        self.book = book
        self.api = api
        self.tally = tally
    }

    /// The callback whose customer a conversation calls, as far as this node knows.
    func callback(of conversation: String) -> ServiceID? { book.callback(of: conversation) }

    /// Notes the conversation of a call that a node ordered.
    func note(_ call: OpenCall) { book.note(call.reference, of: call.callback, attempt: call.attempt) }

    /// Reads the conversation of a callback and applies how it stands.
    ///
    /// - Returns: Whether it was compared; also for a conversation that is not known any more.
    /// - Throws: as ``apply(_:_:)``.
    func compare(_ conversation: String, _ port: PlatformPort) async throws -> MissedMessages.Outcome {
        let reply: PlatformReply
        do throws(PlatformFailure) { reply = try await api.callback(conversation) } catch {
            return MissedMessages.Outcome(error)
        }
        // Counted, since it tells that the OAuth client's role lacks the permission to read callbacks.
        if reply.status == 403 { tally.refused("callback-details") }
        if [400, 403, 404, 410].contains(reply.status) { return .compared }
        guard reply.isSuccess else { return MissedMessages.Outcome(reply) }
        try await apply(reply.json, port)
        return .compared
    }

    /// Applies a snapshot.
    ///
    /// - Parameters:
    ///   - body: The `eventBody` of a callback topic, or the conversation as a call returns it.
    ///   - port: The port of the agent side.
    /// - Returns: False if it is no callback of ours.
    /// - Throws: ``StoreError`` and ``CallbackRefusal`` with status 503: the snapshot may be applied again.
    @discardableResult
    package func apply(_ body: JSONValue, _ port: PlatformPort) async throws -> Bool {
        guard let snapshot = CallbackSnapshot(body), let record = try await port.agents.callback(snapshot.callback)
        else { return false }
        if !snapshot.isOver {
            book.note(snapshot.conversation, of: snapshot.callback, attempt: snapshot.attempt)
        }
        let decision = SnapshotDecision(snapshot, record)
        if decision.disconnects {
            // Without an answer the next snapshot tries again.
            _ = try? await api.disconnectCallback(snapshot.conversation)
        }
        for report in decision.reports {
            do {
                _ = try await port.agents.tell(snapshot.callback, report)
            } catch let refusal as CallbackRefusal where !refusal.isForNow {
                // The callback is another agent side's, or is gone.
                return false
            }
        }
        return true
    }
}

extension GenesysAPI {
    /// The conversation of a callback (contact-centers §2.9).
    func callback(_ conversation: String) async throws(PlatformFailure) -> PlatformReply {
        try await call("GET", "/api/v2/conversations/callbacks/\(PlatformCall.escaped(conversation))")
    }

    /// Ends the conversation of a callback (contact-centers §2.9).
    ///
    /// - Returns: Why it is not ended; nil also for a conversation that has ended or is not known any more.
    func disconnectCallback(_ conversation: String) async throws(PlatformFailure) -> PlatformReply? {
        let path = "/api/v2/conversations/callbacks/\(PlatformCall.escaped(conversation))"
        let reply = try await call("PATCH", path, json: ["state": "disconnected"])
        return [400, 404, 409, 410].contains(reply.status) || reply.isSuccess ? nil : reply
    }
}

/// Which conversations call customers back, as far as this node has seen it.
///
/// Memory for at most ``capacity`` callbacks. What is not found here is found by the callback's reference, or by its next snapshot.
final class CallbackBook: Sendable {
    static let capacity = 16_384

    private let table = Mutex(RecentTable<String>(capacity: CallbackBook.capacity))
    private let conversations = Mutex(RecentTable<ServiceID>(capacity: CallbackBook.capacity))

    func note(_ conversation: String, of callback: ServiceID, attempt: Int) {
        table.withLock { $0[Self.key(callback, attempt)] = conversation }
        conversations.withLock { $0[conversation] = callback }
    }

    /// The callback whose customer a conversation calls; nil for other conversations.
    func callback(of conversation: String) -> ServiceID? { conversations.withLock { $0[conversation] } }

    func conversation(of callback: ServiceID, attempt: Int) -> String? {
        table.withLock { $0[Self.key(callback, attempt)] }
    }

    private static func key(_ callback: ServiceID, _ attempt: Int) -> String { "\(callback.text).\(attempt)" }
}
