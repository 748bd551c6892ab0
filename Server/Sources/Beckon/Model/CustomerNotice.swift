/// A push about a callback's life, beyond the pushes of GMS.
///
/// The app opens it like every callback push: it asks for the push's action, and shows the text of the answer.
package enum CustomerNotice: String, Hashable, Sendable, CaseIterable {
    /// The desired time is near.
    case upcoming
    /// The telephone system is about to call.
    case ready
    /// A call did not reach the customer.
    case missed
    /// The company moved the callback to another time.
    case moved
    /// The company cancelled the callback.
    case cancelled

    /// The alert, unless the settings have another one.
    package var text: String {
        switch self {
        case .upcoming: "Your callback is due soon"
        case .ready: "We are calling you now"
        case .missed: "We called and could not reach you"
        case .moved: "Your callback has a new time"
        case .cancelled: "Your callback was cancelled"
        }
    }

    /// How long it is worth sending.
    package var worth: Milliseconds {
        switch self {
        case .upcoming: .seconds(300)
        case .ready: .seconds(60)
        case .missed: .seconds(3_600)
        case .moved, .cancelled: .seconds(86_400)
        }
    }
}
