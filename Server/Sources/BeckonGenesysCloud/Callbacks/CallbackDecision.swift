import Beckon

/// What a snapshot means for a callback.

///

/// Pure.
struct CallbackDecision: Hashable, Sendable {
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
