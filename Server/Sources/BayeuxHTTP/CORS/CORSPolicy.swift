/// Which web pages of other origins may call the server with the customer's cookies.
///
/// Only origins on the list are allowed: `*` cannot be set and an unknown origin is never repeated, since with credentials
/// either would let any page act for the customer. Native apps send no `Origin`; this policy does not affect them.
package struct CORSPolicy: Sendable, Equatable {
    /// The header fields that a page may set besides those that need no permission.
    package static let allowedHeaders =
        "gms_user, content-type, idempotency-key, authorization, apikey, x-api-key, contactcenterid"
    /// The methods that a page may use.
    package static let allowedMethods = "GET, POST, PUT, DELETE, OPTIONS"
    /// How long a browser may remember a permission, in seconds.
    package static let maxAge = 600

    private let origins: Set<String>

    /// Describes a policy.
    ///
    /// - Parameter allowedOrigins: The origins, for example `https://www.example.com`, without a path; upper and lower case
    ///   are equal. If empty, only pages of the server's own origin may call it; `*` and `null` match no page.
    package init(allowedOrigins: [String] = []) {
        origins = Set(allowedOrigins.map { $0.lowercased() }.filter { $0 != "*" && $0 != "null" })
    }

    /// Whether pages of any other origin may call the server.
    package var allowsOtherOrigins: Bool { !origins.isEmpty }

    /// The value for `Access-Control-Allow-Origin`; nil if the answer must not have this field.
    ///
    /// - Parameter origin: The request's `Origin`.
    /// - Returns: The same origin if it is on the list.
    package func allowedOrigin(_ origin: String?) -> String? {
        guard let origin, origins.contains(origin.lowercased()) else { return nil }
        return origin
    }

    /// The header fields of an answer.
    ///
    /// - Parameters:
    ///   - origin: The request's `Origin`.
    ///   - isPreflight: Whether the request asks for permission, method `OPTIONS`.
    /// - Returns: Names and values, in order.
    package func headers(origin: String?, isPreflight: Bool) -> [(name: String, value: String)] {
        // Caches must not give one origin's answer to another.
        let vary: [(name: String, value: String)] = allowsOtherOrigins ? [("Vary", "Origin")] : []
        guard let origin = allowedOrigin(origin) else { return vary }
        var headers = vary
        headers.append(("Access-Control-Allow-Origin", origin))
        headers.append(("Access-Control-Allow-Credentials", "true"))
        if isPreflight {
            headers.append(("Access-Control-Allow-Methods", Self.allowedMethods))
            headers.append(("Access-Control-Allow-Headers", Self.allowedHeaders))
            headers.append(("Access-Control-Max-Age", String(Self.maxAge)))
        }
        return headers
    }
}
