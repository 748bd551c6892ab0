/// Decides whether the customer gets a push about an event, when, and why.
///
/// Pure: its result depends on the arguments alone.
package enum NotificationPolicy {
    /// The decision on one event.
    package enum Verdict: Hashable, Sendable {
        /// No push: the customer reads the event over the open connection or by polling.
        case live
        /// A push is due at once.
        case pushNow(reason: String)
        /// A push is due at a time, together with the events until then.
        case hold(until: Timestamp, reason: String)
        /// No push, and why.
        case drop(reason: String)

        /// When a push is due, or nil when none is.
        package func due(now: Timestamp) -> Timestamp? {
            switch self {
            case .live, .drop: nil
            case .pushNow: now
            case .hold(let time, _): time
            }
        }

        /// The verdict as a fixed word for programs.
        package var word: String {
            switch self {
            case .live: "live"
            case .pushNow: "now"
            case .hold: "hold"
            case .drop: "drop"
            }
        }

        package var reason: String {
            switch self {
            case .live: "the customer is present"
            case .pushNow(let reason), .hold(_, let reason), .drop(let reason): reason
            }
        }
    }

    /// Whether an event may be pushed at all: it is not the customer's, and its kind is not filtered.
    package static func isPushable(_ event: TranscriptEvent, options: ServiceOptions) -> Bool {
        event.party != .client && !options.filteredEvents.contains(event.kind)
    }

    /// Judges a new event; `head` is the chat's head that already counts the event.
    package static func decide(
        _ event: TranscriptEvent, head: ChatHead, options: ServiceOptions, now: Timestamp, hasDevices: Bool = false
    ) -> Verdict {
        if event.party == .client { return .drop(reason: "the customer's own event") }
        if !isPushable(event, options: options) { return .drop(reason: "events of this kind are filtered") }
        guard head.attendance.presence.isAway else { return .live }
        return decideForAbsence(head: head, options: options, now: now, hasDevices: hasDevices)
    }

    /// Judges a pushable event that an absent customer has not read.
    ///
    /// The first such event of an absence starts the timer `_client_timeout_notification`; events before its end are held
    /// with the first, later events are pushed at once (document 001, step 3).
    package static func decideForAbsence(
        head: ChatHead, options: ServiceOptions, now: Timestamp, hasDevices: Bool = false
    ) -> Verdict {
        guard head.customer.deviceID != nil || hasDevices else {
            let isTaken = head.customer.deviceSince != nil
            return .drop(reason: isTaken ? "another customer has taken the device" : "no device is registered")
        }
        guard let due = head.attendance.firstPushDue else {
            let wait = options.clientTimeoutNotification
            guard wait > .zero else { return .pushNow(reason: "first event of an absence, no wait configured") }
            return .hold(until: now.advanced(by: wait), reason: "first event of an absence")
        }
        if now < due { return .hold(until: due, reason: "collected until the first push") }
        return .pushNow(reason: "event after the first push")
    }
}
