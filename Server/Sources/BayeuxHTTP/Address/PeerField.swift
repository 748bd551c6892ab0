import HTTPTypes
package import Hummingbird

/// The header field in which a connection tells the router the caller's address; it replaces a field of this name from the
/// client.
package enum PeerField {
    static let name = "x-beckon-peer"
    private static let field = HTTPField.Name(name)

    /// The caller's address, for counting: an IPv4 address, or the network of an IPv6 address; empty if it is unknown.
    ///
    /// Behind a trusted proxy this is the address that the proxy reports.
    package static func peer(of request: Request) -> String { field.flatMap { request.headers[$0] } ?? "" }

    /// The field that tells the router that a trusted proxy has sent the request; it replaces one from the client as well.
    static let proxyName = "x-beckon-proxied"
    private static let proxyField = HTTPField.Name(proxyName)

    /// Whether a trusted proxy has sent the request, so that its header fields are the proxy's word.
    package static func isProxied(_ request: Request) -> Bool {
        proxyField.flatMap { request.headers[$0] } == "true"
    }
}
