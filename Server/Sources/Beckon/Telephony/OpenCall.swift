/// A call to a customer that a telephone system has taken, and that is not over.
package struct OpenCall: Hashable, Sendable {
    package let callback: ServiceID
    /// Which call to the customer it is, from 1.
    package let attempt: Int
    /// The telephone system's own reference (``TelephonyAnswer/acceptedAs(reference:)``).
    package let reference: String
    /// Whether customer and agent are known to be connected.
    package let isConnected: Bool

    package init(callback: ServiceID, attempt: Int, reference: String, isConnected: Bool) {
        self.callback = callback
        self.attempt = attempt
        self.reference = reference
        self.isConnected = isConnected
    }
}
