/// Why a push service cannot be set up.
package struct PushConfigurationError: Error, Sendable, CustomStringConvertible {
    /// The kind of the fault.
    package struct Code: Hashable, Sendable, CustomStringConvertible {
        /// The code as a log shows it.
        package let description: String

        /// The private key is malformed or of the wrong kind.
        package static let badPrivateKey = Code(description: "badPrivateKey")
        /// The service-account file is not JSON of the vendor's shape.
        package static let badServiceAccount = Code(description: "badServiceAccount")
        /// The endpoint is not an `https` address.
        package static let badEndpoint = Code(description: "badEndpoint")
        /// The trust roots cannot be read.
        package static let badTrustRoots = Code(description: "badTrustRoots")
        /// A secret that signs HTTP pushes is malformed.
        package static let badSecret = Code(description: "badSecret")
    }

    /// The kind of the fault.
    package let code: Code
    /// The fault in words; safe to show.
    package let message: String
    /// The underlying error, for debugging only.
    package let cause: (any Error)?

    /// The code and the message.
    package var description: String { "\(code): \(message)" }

    init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }
}
