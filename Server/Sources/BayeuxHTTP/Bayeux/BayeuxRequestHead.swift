import NIOHTTP1

/// The values of a Bayeux request's header fields, copied so that the fields need not be kept.
struct BayeuxRequestHead {
    /// The value of the cookie `BAYEUX_BROWSER`.
    let browserID: String?
    /// The other values of that cookie.
    let otherBrowserIDs: [String]
    /// The customer's key: the header `gms_user`, else the query parameter of that name.
    let user: String?
    /// Whether the header `gms_user` has two values, so that another reader might take the other one.
    let namesTwoUsers: Bool
    /// Whether a page of another origin, which may call, sends the request.
    let crossesOrigins: Bool
    /// The header fields of the answer for pages of other origins.
    let crossOriginFields: [CORSPolicy.Field]
    /// The caller that a trusted proxy names, for counting; nil if the caller is the connection's own peer.
    let caller: String?
    /// Whether the content type says that the body is a form.
    let isForm: Bool
    /// Whether the content type says that the body is multipart.
    let isMultipart: Bool
    /// The path for the cookie, if the answer sets it.
    let cookiePath: String

    /// Reads a request's head.
    ///
    /// - Parameters:
    ///   - head: The head.
    ///   - cors: Which pages of other origins may call.
    ///   - paths: The prefixes that proxies put before this server's paths.
    ///   - caller: The caller that a trusted proxy names.
    init(
        _ head: HTTPRequestHead, cors: CORSPolicy = CORSPolicy(), paths: PublicPaths = PublicPaths(),
        caller: String? = nil
    ) {
        self.caller = caller
        cookiePath = paths.isPlain ? "/" : paths.cookiePath(target: head.uri, host: head.headers.first(name: "host"))
        var (cookies, user, origin, type) = ([String](), String?.none, String?.none, String?.none)
        var namesTwoUsers = false
        for (name, value) in head.headers {
            switch name.utf8.count {
            case 6 where name.isField("cookie"): BrowserCookie.add(from: value, to: &cookies)
            case 6 where origin == nil && name.isField("origin"): origin = value
            case 8 where name.isField("gms_user") && !value.isEmpty:
                if let user, user != value { namesTwoUsers = true }
                user = user ?? value
            case 12 where type == nil && name.isField("content-type"): type = value
            default: break
            }
        }
        browserID = cookies.first
        otherBrowserIDs = Array(cookies.dropFirst())
        crossesOrigins = cors.allowedOrigin(origin) != nil
        crossOriginFields = cors.headers(origin: origin)
        self.namesTwoUsers = namesTwoUsers
        self.user = user ?? FormParameters.query(of: head.uri).first("gms_user")
        // Any other content type is taken as JSON; CometD looks at the method alone, too.
        let isJSON = type?.utf8.starts(with: "application/json".utf8) ?? true
        let lowercased = isJSON ? "" : type?.lowercased() ?? ""
        isForm = lowercased.hasPrefix("application/x-www-form-urlencoded")
        isMultipart = lowercased.hasPrefix("multipart/")
    }

    /// The refusal of a request that names two customers.
    static let twoUsers = HTTPFault(.badRequest, "The header gms_user has two values.")

    /// Whether a request tries to use the transport callback-polling.
    static func asksForJSONP(_ head: HTTPRequestHead) -> Bool {
        let query = FormParameters.query(of: head.uri)
        return query.first("jsonp") != nil || query.first("message") != nil
    }
}
