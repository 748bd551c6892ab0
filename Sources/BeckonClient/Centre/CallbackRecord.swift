/// What is kept of a callback, so that a push after the app's next start leads to all of it.
struct CallbackRecord: Sendable, Hashable, Codable {
    var id: String
    var service: String
    /// The device to which the server is to push, while it is not told of it.
    var untoldDevice: PushDevice?

    static let name = RecordName.callbacks
}

/// A callback that was asked for, while it is not known what became of it.
struct OpenCallback: Sendable {
    let request: CallbackRequest
    /// The key of the call, the same for each try.
    let key: String
    /// When it was asked for first, by the clock that no one sets.
    let since: Duration

    /// After this time the same request is another callback.
    static let limit: Duration = .seconds(3_600)
}
