import Beckon
import BeckonCallback
import BeckonJSON

/// What a snapshot means for a callback.

///

/// Pure.
struct SnapshotDecision: Hashable, Sendable {
    var reports: [CallbackReport] = []
    /// Whether the conversation has to end because the callback is over.
    var disconnects = false

    /// Reasons for which a conversation ends without anybody's wish; the customer is called again.
    private static let failures: Set<String> = [
        "timeout", "inactivity", "session.expired", "error", "uncallable", "system", "endpoint",
    ]

    /// Decides.
    ///
    /// Agents call the customer themselves, so that a callback which an agent has taken counts as connected. A snapshot of
    /// an earlier call counts only as far as it connected agent and customer.
    ///
    /// - Parameters:
    ///   - snapshot: The snapshot.
    ///   - record: The callback as it is now.
    init(_ snapshot: CallbackSnapshot, _ record: CallbackRecord) {
        guard record.state != .completed else {
            disconnects = !snapshot.isOver
            return
        }
        let isCurrent = snapshot.attempt == record.dialResults.count + 1
        if snapshot.isConnected {
            if record.state != .processing { reports.append(CallbackReport(.connect, attempt: snapshot.attempt)) }
            if snapshot.isOver { reports.append(CallbackReport(.complete)) }
        } else if snapshot.isOver, isCurrent {
            let isFailure = snapshot.disconnectType.map(Self.failures.contains) ?? false
            reports.append(isFailure ? CallbackReport(.callFailed, attempt: snapshot.attempt) : CallbackReport(.cancel))
        } else if snapshot.isOffered, isCurrent {
            reports.append(CallbackReport(.offer))
        }
    }
}

/// What a snapshot says about a callback of ours: an event of `v2.routing.queues.{id}.conversations.callbacks`
/// (contact-centers §2.9).
struct CallbackSnapshot: Hashable, Sendable {
    let conversation: String
    let callback: ServiceID
    /// Which call to the customer it is, from 1.
    let attempt: Int
    /// Whether the callback is shown to an agent now.
    let isOffered: Bool
    /// Whether an agent has taken it, now or before.
    let isConnected: Bool
    let isOver: Bool
    /// Why it is over; nil if it is not, or not told.
    let disconnectType: String?

    /// Reads a snapshot; nil for a conversation that is no callback of ours.
    ///
    /// - Parameter body: The event's `eventBody`, or the conversation as a call returns it.
    init?(_ body: JSONValue) {
        let participants = body["participants"]?.array ?? []
        guard let conversation = body["id"]?.string,
            let customer = participants.first(where: { $0["purpose"]?.string == "customer" }),
            let id = customer["attributes"]?[CallbackSpelling.idName]?.string,
            (1...TextLimit.key).contains(id.utf8.count)
        else { return nil }
        let agents = participants.filter { ["agent", "user"].contains($0["purpose"]?.string) }
        self.conversation = conversation
        callback = ServiceID(id)
        let number = customer["attributes"]?[CallbackSpelling.attemptName]?.string
        attempt = number.flatMap { WholeNumber.read($0, in: 1...1_000) } ?? 1
        isOffered = agents.contains { $0["state"]?.string == "alerting" }
        isConnected = agents.contains { $0["state"]?.string == "connected" || $0["connectedTime"]?.string != nil }
        isOver = ["disconnected", "terminated"].contains(customer["state"]?.string)
        disconnectType = isOver ? customer["disconnectType"]?.string : nil
    }
}
