/// What is kept of a callback, so that a push after the app's next start leads to all of it.
struct CallbackRecord: Sendable, Hashable, Codable {
    var id: String
    var service: String

    static let name = RecordName.callbacks
}
