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
