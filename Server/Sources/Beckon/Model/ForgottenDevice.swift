/// A device that was forgotten because its push service called its token dead.
package struct ForgottenDevice: Hashable, Sendable {
    /// How long it is kept, so that an operator can take it back.
    package static let memory = Milliseconds.seconds(7 * 86_400)

    package let device: Device
    package let at: Timestamp
    /// The service's word, as a log may hold it.
    package let cause: String

    package init(device: Device, at: Timestamp, cause: String) {
        self.device = device
        self.at = at
        self.cause = cause
    }
}
