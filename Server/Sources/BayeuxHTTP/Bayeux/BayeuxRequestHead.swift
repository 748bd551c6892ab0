import NIOHTTP1

/// The values of a Bayeux request's header fields, copied so that the fields need not be kept.
struct BayeuxRequestHead {
    /// The value of the cookie `BAYEUX_BROWSER`.
    let browserID: String?
    /// The customer's key: the header `gms_user`, else the query parameter of that name.
    let user: String?
    /// The origin of the page that sends the request.
    let origin: String?
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
    ///   - paths: The prefixes that proxies put before this server's paths.
    ///   - caller: The caller that a trusted proxy names.
    init(_ head: HTTPRequestHead, paths: PublicPaths = PublicPaths(), caller: String? = nil) {
        self.caller = caller
        cookiePath = paths.isPlain ? "/" : paths.cookiePath(target: head.uri, host: head.headers.first(name: "host"))
        var (cookie, user, origin, type) = (String?.none, String?.none, String?.none, String?.none)
        for (name, value) in head.headers {
            switch name.utf8.count {
            case 6 where cookie == nil && name.isField("cookie"): cookie = BrowserCookie.value(in: value)
            case 6 where origin == nil && name.isField("origin"): origin = value
            case 8 where user == nil && name.isField("gms_user"): user = value
            case 12 where type == nil && name.isField("content-type"): type = value
            default: break
            }
        }
        browserID = cookie
        self.origin = origin
        self.user = user ?? FormParameters.query(of: head.uri).first("gms_user")
        // Any other content type is taken as JSON; CometD looks at the method alone, too.
        let isJSON = type?.utf8.starts(with: "application/json".utf8) ?? true
        let lowercased = isJSON ? "" : type?.lowercased() ?? ""
        isForm = lowercased.hasPrefix("application/x-www-form-urlencoded")
        isMultipart = lowercased.hasPrefix("multipart/")
    }

    /// Whether a request tries to use the transport callback-polling.
    static func asksForJSONP(_ head: HTTPRequestHead) -> Bool {
        let query = FormParameters.query(of: head.uri)
        return query.first("jsonp") != nil || query.first("message") != nil
    }
}
