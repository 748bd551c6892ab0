/// Why a sign-in at the provider came to nothing, in closed words that a log may hold.
enum OpenIDFault: String, Error, Hashable, Sendable, CaseIterable {
    /// No answer, or one that says that it cannot answer now.
    case away = "the provider cannot be reached"
    case malformed = "the provider's answer cannot be read"
    /// The discovery document or the answer names another provider: a mix-up (RFC 9207).
    case issuer = "the issuer is another one"
    /// The answer belongs to no sign-in that this browser began in the last minutes.
    case state = "no such sign-in has begun in this browser"
    case refused = "the provider refused the sign-in"
    /// A code or a refresh token that does not hold, or holds no more.
    case grant = "the provider does not accept the code or the refresh token"
    case credentials = "the provider refuses the client's credentials"
    /// Another algorithm, a key that the provider does not have, or a wrong signature.
    case signature = "the token is not signed by a key of the provider"
    case type = "the token is of another type"
    case audience = "the token is for another client"
    case expired = "the token has expired"
    case issuedAt = "the token was issued at another time"
    case nonce = "the token answers another sign-in"
    case subject = "the token names nobody, or somebody else"
    case accessHash = "the access token is not the one of the ID token"
    /// The provider did not check the person as the settings demand (`acr`).
    case strength = "the sign-in at the provider is too weak"
    case replayed = "the logout token was used before"
    case role = "no claim gives a role"
    case services = "no claim gives a service"
    case name = "a local account has the name"

    /// The word in the desk's address, for which the page has a text.
    var word: String {
        switch self {
        case .away: "away"
        case .state: "state"
        case .refused: "refused"
        case .role, .services: "role"
        default: "failed"
        }
    }
}
