/// An event of a callback's life that is told to a back-end, spelled as GMS spells it (gms-callback §12).
package enum StatusEvent: String, Hashable, Sendable, CaseIterable {
    case created = "_cbe_on_service_create"
    /// It enters the live queue.
    case inQueue = "_cbe_on_virtual_ixn_create"
    /// An agent is available.
    case agentFound = "_cbe_on_target_found"
    case dialBegan = "_cbe_on_dial_init"
    case dialEnded = "_cbe_on_dial_done"
    /// The customer has answered the call, and waits.
    case treatmentBegan = "_cbe_on_connect_treatment_start"
    /// The customer has answered the call or accepted, and waits for an agent.
    case customerQueued = "_cbe_on_customer_queued"
    case connected = "_cbe_on_route_to_agent"
    case ended = "_cbe_on_service_exit"
    case queued = "_cbe_on_callback_queued"
    case cancelled = "_cbe_on_callback_cancelled"
    /// Its state changed.
    case updated = "_cbe_on_callback_status_updated"
    /// The desired time is near.
    case reminder = "_cbe_on_callback_reminder"

    /// The events that are told when no list says otherwise.
    package static let usual: Set<StatusEvent> = [
        .created, .inQueue, .agentFound, .dialBegan, .dialEnded, .treatmentBegan, .customerQueued, .connected, .ended,
    ]

    /// The events of one change, in the order in which they happened.
    ///
    /// - Parameters:
    ///   - before: The callback before; with version 0 it is new.
    ///   - after: The callback after.
    /// - Returns: The events; none if nothing changed that is told.
    static func events(from before: CallbackRecord, to after: CallbackRecord) -> [StatusEvent] {
        let isNew = before.version == 0
        var events: [StatusEvent] = []
        func add(_ event: StatusEvent, if holds: Bool) { if holds { events.append(event) } }
        add(.created, if: isNew)
        let wasWaiting = isNew || before.state == .scheduled
        let entersQueue = wasWaiting && after.state != .scheduled && after.state != .completed
        add(.inQueue, if: entersQueue)
        add(.queued, if: after.state == .queued && (isNew || before.state != .queued))
        add(.reminder, if: after.isReminded && !before.isReminded && after.hasTime)
        add(
            .agentFound,
            if: before.step == .waitingForAgent && after.step != .waitingForAgent && after.isOffered && !isNew)
        add(.dialEnded, if: after.dialResults.count > before.dialResults.count)
        add(.dialBegan, if: after.isDialled && !before.isDialled)
        let isReached = after.isReached && !before.isReached
        add(.treatmentBegan, if: isReached)
        add(.customerQueued, if: after.state == .routing && before.state != .routing)
        add(.connected, if: after.step == .connected && before.step != .connected)
        let isOver = after.step == .ended && before.step != .ended
        add(.cancelled, if: isOver && [.cancelled, .cancelledByAdmin].contains(after.reason))
        add(.ended, if: isOver)
        add(.updated, if: !isNew && after.state != before.state)
        return events
    }
}

extension CallbackRecord {
    fileprivate var isReminded: Bool { properties[Self.reminded] != nil }
    fileprivate var hasTime: Bool { if case .scheduled = step { true } else { false } }
    fileprivate var isDialled: Bool { if case .dialling = step { true } else { false } }
    fileprivate var isReached: Bool { if case .reached = step { true } else { false } }

    fileprivate var isOffered: Bool {
        switch step {
        case .offered, .connecting, .dialDue: true
        default: false
        }
    }
}
