package import Hummingbird
import NIOCore

/// What a route knows of its request besides the request: who sent it.
package struct GatewayContext: RequestContext {
    package var coreContext: CoreRequestContextStorage
    private let channel: any Channel

    /// Makes the context of a request that came over a connection.
    package init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        channel = source.channel
    }

    /// Where the request comes from, for counting: an IPv4 address, or the network of an IPv6 address.
    ///
    /// In its network a machine has as many IPv6 addresses as it likes. Behind a proxy it is the proxy's.
    var peer: String {
        guard let address = channel.remoteAddress, let text = address.ipAddress else { return "" }
        guard case .v6 = address else { return text }
        // Of a `sockaddr_in6` the bytes 8 to 23 are the address.
        let bytes = address.withSockAddr { pointer, size in
            Array(UnsafeRawBufferPointer(start: pointer, count: size).dropFirst(8).prefix(16))
        }
        // IPv4 addresses in IPv6 form and this machine itself have no network of their own.
        guard bytes.count == 16, bytes.prefix(8).contains(where: { $0 != 0 }) else { return text }
        return bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":")
    }
}
