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

/// One event of a callback for a back-end.
package struct StatusNotice: Hashable, Sendable {
    package let target: String
    /// How often it is tried.
    package let attempts: Int
    package let event: StatusEvent
    /// The callback after the event.
    package let record: CallbackRecord
    /// The parameters that the body holds beside the event, the callback and its service.
    package let parameters: [String]

    /// The same for every attempt.
    package var id: String { "\(record.id.text).\(record.version).\(event.rawValue)" }
}

extension StatusOptions {
    /// What a back-end is told of a change.
    func notices(from before: CallbackRecord, to after: CallbackRecord) -> [StatusNotice] {
        guard let target else { return [] }
        return StatusEvent.events(from: before, to: after).compactMap { event in
            events[event].map {
                StatusNotice(target: target, attempts: attempts, event: event, record: after, parameters: $0)
            }
        }
    }
}
