/// To whom a service tells the events of its callbacks, named as GMS names the options (gms-callback §12).
package struct StatusOptions: Hashable, Sendable {
    /// `_status_notification_target`: an `http` or `https` address; nil if nothing is told.
    package var target: String?
    /// `_status_notification_attempts`: how often one event is tried.
    package var attempts = 3
    /// The events that are told, each with the parameters that its `notify_params` lists.
    package var events: [StatusEvent: [String]] = Dictionary(
        uniqueKeysWithValues: StatusEvent.usual.map { ($0, []) })
    /// `_enable_notification_reminder`: whether the event of the reminder is made.
    package var reminds = false

    package init() {}
}

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
}
