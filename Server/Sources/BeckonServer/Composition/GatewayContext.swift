package import Hummingbird
import NIOCore

/// The context of a request: who sent it.
package struct GatewayContext: RequestContext {
    package var coreContext: CoreRequestContextStorage
    /// The caller's address, for counting: an IPv4 address, or the network of an IPv6 address, because one machine can use
    /// every address of its network.
    ///
    /// Behind a trusted proxy this is the address that the proxy reports.
    var peer = ""
    /// The event loop of the request's connection.
    var eventLoop: any EventLoop

    /// Makes the context of a request that came over a connection.
    package init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        eventLoop = source.channel.eventLoop
    }
}
