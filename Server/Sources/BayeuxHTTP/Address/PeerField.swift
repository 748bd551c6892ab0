import HTTPTypes
package import Hummingbird

/// The header field in which a connection tells the router from where a request comes; nobody else can set it.
package enum PeerField {
    static let name = "x-beckon-peer"
    private static let field = HTTPField.Name(name)

    /// From where a request comes, for counting: an IPv4 address, or the network of an IPv6 address; empty for nowhere.
    ///
    /// Behind a trusted proxy it is the caller's own.
    package static func peer(of request: Request) -> String { field.flatMap { request.headers[$0] } ?? "" }
}
