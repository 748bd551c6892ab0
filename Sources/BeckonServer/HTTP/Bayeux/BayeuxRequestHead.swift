import NIOHTTP1

/// What a Bayeux request's header fields say, taken out of them so that they need not be kept.
struct BayeuxRequestHead {
    /// The value of the cookie `BAYEUX_BROWSER`.
    let browserID: String?
    /// The customer's key: the header `gms_user`, else the query parameter of that name.
    let user: String?
    /// The origin of the page that sends the request.
    let origin: String?
    /// Whether the content type says that the body is a form.
    let isForm: Bool
    /// Whether the content type says that the body is in parts.
    let isMultipart: Bool

    /// Reads a request's head.
    init(_ head: HTTPRequestHead) {
        browserID = BrowserCookie.value(in: head.headers)
        user = head.headers.first(name: "gms_user") ?? FormParameters.query(of: head.uri).first("gms_user")
        origin = head.headers.first(name: "origin")
        // Any other content type is taken as JSON, as CometD does, which looks at the method alone.
        let type = head.headers.first(name: "content-type")?.lowercased() ?? ""
        isForm = type.hasPrefix("application/x-www-form-urlencoded")
        isMultipart = type.hasPrefix("multipart/")
    }

    /// Whether a request is an attempt at the transport callback-polling.
    static func asksForJSONP(_ head: HTTPRequestHead) -> Bool {
        let query = FormParameters.query(of: head.uri)
        return query.first("jsonp") != nil || query.first("message") != nil
    }
}
