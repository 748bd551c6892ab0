import Beckon

/// A second factor that is being set up: nothing of it is stored before a first code proves that the app has the secret.
struct Enrolment: Sendable {
    /// The secret in base32, for people who type it.
    let secret: String
    /// The address that the QR code holds.
    let address: String
    /// The secret as the browser sends it back: sealed, so that no other one is put in its place.
    let sealed: String
}

/// A second factor as it stands after it was set up or used.
struct FactorUse: Sendable {
    var factor: SecondFactor
    /// The mark that it follows; nil for the first one.
    let former: String?

    /// What stores it, unless it was used elsewhere meanwhile.
    var change: Change { .putSecondFactor(factor, after: former) }
}
