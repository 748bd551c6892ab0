/// Why a push service cannot be set up.
package struct PushConfigurationError: Error, Sendable, CustomStringConvertible {
    /// What is wrong.
    package struct Code: Hashable, Sendable, CustomStringConvertible {
        /// The code as a log shows it.
        package let description: String

        /// The private key is not one of the kind that is needed.
        package static let badPrivateKey = Code(description: "badPrivateKey")
        /// The service-account file is not JSON of the vendor's shape.
        package static let badServiceAccount = Code(description: "badServiceAccount")
        /// The endpoint is not an `https` address.
        package static let badEndpoint = Code(description: "badEndpoint")
        /// The trust roots cannot be read.
        package static let badTrustRoots = Code(description: "badTrustRoots")
        /// A secret that signs HTTP pushes is of another form.
        package static let badSecret = Code(description: "badSecret")
    }

    /// What is wrong.
    package let code: Code
    /// The same in words; safe to show.
    package let message: String
    /// What lay beneath, for a debugger's eyes.
    package let cause: (any Error)?

    /// The code and the message.
    package var description: String { "\(code): \(message)" }

    init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }
}
