import HTTPTypes
package import Hummingbird

/// Which web pages of other origins may call the server with the customer's cookies.
///
/// Only origins on the list are allowed: `*` cannot be set and an unknown origin is never repeated, since with credentials
/// either would let any page act for the customer. Native apps send no `Origin`; this policy does not affect them.
///
/// Every place that answers a request adds ``headers(origin:)``: the router, the Bayeux endpoint and the refusals before them.
package struct CORSPolicy: Sendable, Equatable {
    /// A header field of an answer.
    package typealias Field = (name: String, value: String)

    /// The header fields that clients of GMS, CometD and this server set.
    package static let allowedHeaders = """
        gms_user, content-type, idempotency-key, authorization, apikey, x-api-key, contactcenterid, x-requested-with, \
        accept, origin, cache-control, if-none-match, range
        """
    /// The header fields of answers that a page may read besides those that need no permission.
    package static let exposedHeaders = """
        Beckon-API, Beckon-Position, Retry-After, WWW-Authenticate, ETag, Location, Content-Disposition, Content-Range, \
        Accept-Ranges, Date
        """
    /// The methods that a page may use.
    package static let allowedMethods = "GET, HEAD, POST, PUT, DELETE, OPTIONS"
    /// How long a browser may remember a permission, in seconds.
    package static let maxAge = 600
    /// The longest list of header fields that a page may ask for, in bytes.
    private static let longestWish = 1_024

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
    /// - Parameter origin: The request's `Origin`; nil also where it is unknown.
    /// - Returns: Names and values, in order.
    package func headers(origin: String?) -> [Field] {
        guard allowsOtherOrigins else { return [] }
        guard let origin = allowedOrigin(origin) else { return Self.vary }
        return Self.permission(of: origin) + [("Access-Control-Expose-Headers", Self.exposedHeaders)]
    }

    /// The header fields of the answer to a request for permission, method `OPTIONS`.
    ///
    /// - Parameters:
    ///   - origin: The request's `Origin`.
    ///   - wish: The header fields that the page wants to set, `Access-Control-Request-Headers`. A page of an allowed origin
    ///     may set any, as an app may.
    /// - Returns: Names and values, in order.
    package func preflight(origin: String?, wish: String?) -> [Field] {
        guard allowsOtherOrigins else { return [] }
        guard let origin = allowedOrigin(origin) else { return Self.vary }
        return Self.permission(of: origin) + [
            ("Access-Control-Allow-Methods", Self.allowedMethods),
            ("Access-Control-Allow-Headers", Self.allowed(wish)),
            ("Access-Control-Max-Age", String(Self.maxAge)),
        ]
    }

    /// Caches must not give one origin's answer to another.
    private static let vary: [Field] = [("Vary", "Origin")]

    private static func permission(of origin: String) -> [Field] {
        vary + [("Access-Control-Allow-Origin", origin), ("Access-Control-Allow-Credentials", "true")]
    }

    /// The usual names, and those asked for that are not among them and are well-formed.
    private static func allowed(_ wish: String?) -> String {
        guard let wish, wish.utf8.count <= longestWish else { return allowedHeaders }
        let usual = Set(allowedHeaders.split(separator: ", "))
        let names = wish.lowercased().split(separator: ",").map { $0.drop { $0 == " " }.prefix { $0 != " " } }
        let more = names.filter { !usual.contains($0) && isName($0) }
        return more.isEmpty ? allowedHeaders : allowedHeaders + ", " + more.joined(separator: ", ")
    }

    private static func isName(_ text: Substring) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                    UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }
}

/// Applies a ``CORSPolicy`` to the router's answers and answers preflight requests.
///
/// Put it before the step that turns errors into answers, so that a page can read error answers, too.
package struct CORSPolicyStep<Context: RequestContext>: FrontStep {
    private let policy: CORSPolicy

    /// Makes the step.
    ///
    /// - Parameter policy: Which origins may call.
    package init(policy: CORSPolicy) {
        self.policy = policy
    }

    package func before(_ request: Request, _ context: inout Context) -> FrontVerdict {
        let headers = request.headers
        guard request.method == .options, headers.contains(.accessControlRequestMethod),
            let origin = headers.value(of: .origin)
        else { return .pass }
        var response = Response(status: .noContent)
        response.add(policy.preflight(origin: origin, wish: headers.value(of: .accessControlRequestHeaders)))
        return .answer(response)
    }

    package func after(_ response: inout Response, to request: Request, _ context: Context) {
        guard policy.allowsOtherOrigins else { return }
        response.add(policy.headers(origin: request.headers.value(of: .origin)))
    }
}

extension Response {
    /// Adds header fields; a name that is not well-formed is left out.
    mutating func add(_ fields: [CORSPolicy.Field]) {
        for field in fields {
            guard let name = HTTPField.Name(field.name) else { continue }
            headers.append(HTTPField(name: name, value: field.value))
        }
    }
}
