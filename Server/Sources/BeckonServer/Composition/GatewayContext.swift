package import Hummingbird

/// What a route knows of its request besides the request: who sent it.
package struct GatewayContext: RequestContext {
    package var coreContext: CoreRequestContextStorage
    /// Where the request comes from, for counting: an IPv4 address, or the network of an IPv6 address, in which a machine
    /// has as many addresses as it likes.
    ///
    /// Behind a trusted proxy it is the caller's own.
    var peer = ""

    /// Makes the context of a request that came over a connection.
    package init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
    }
}
