public import GMSContract

/// A callback that the customer requested.
public struct Callback: Sendable, Hashable {
    /// The service instance; push messages name it.
    public var id: String
    /// The callback service.
    public var service: String
    /// The first dialog; nil if the server answered none.
    public var dialog: Dialog?

    /// Makes a callback, for example from what the app kept of it.
    ///
    /// - Parameters:
    ///   - id: The service instance.
    ///   - service: The callback service.
    ///   - dialog: The first dialog.
    public init(id: String, service: String, dialog: Dialog? = nil) {
        self.id = id
        self.service = service
        self.dialog = dialog
    }
}
