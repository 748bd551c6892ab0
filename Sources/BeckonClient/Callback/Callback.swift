public import GMSContract

/// A callback that was asked for.
public struct Callback: Sendable, Hashable {
    /// The service instance, which is also what a push message names.
    public var id: String
    /// The callback service.
    public var service: String
    /// What to show or do first; nil when the server only confirmed.
    public var dialog: Dialog?

    /// Makes a callback, for example from what the app kept of it.
    ///
    /// - Parameters:
    ///   - id: The service instance.
    ///   - service: The callback service.
    ///   - dialog: What to show or do first.
    public init(id: String, service: String, dialog: Dialog? = nil) {
        self.id = id
        self.service = service
        self.dialog = dialog
    }
}
