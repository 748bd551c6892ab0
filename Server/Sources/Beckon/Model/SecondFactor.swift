/// What an account of the desk has besides its password: an authenticator app, and codes for the day that the phone is lost.
package struct SecondFactor: Hashable, Sendable {
    package let user: String
    /// The app's secret, sealed in the desk's own format; never the secret.
    package var secret: String
    /// The last 30 seconds whose code was accepted, counted from 1970; their code is not accepted again.
    package var lastStep: Int64
    /// The hashes of the recovery codes that are left; never the codes.
    package var recovery: [String]
    package let setUpAt: Timestamp
    /// Another one after each change, so that of several uses at once a single one counts.
    package var mark: String

    package init(
        user: String, secret: String, lastStep: Int64, recovery: [String], setUpAt: Timestamp, mark: String
    ) {
        self.user = user
        self.secret = secret
        self.lastStep = lastStep
        self.recovery = recovery
        self.setUpAt = setUpAt
        self.mark = mark
    }
}
