package import BayeuxHTTP
import HTTPTypes
package import Hummingbird
package import NIOCore

/// The context of a request: who sent it.
package struct GatewayContext: RequestContext {
    package var coreContext: CoreRequestContextStorage
    /// The caller's address, for counting: an IPv4 address, or the network of an IPv6 address, because one machine can use
    /// every address of its network.
    ///
    /// Behind a trusted proxy this is the address that the proxy reports.
    package var peer = ""
    /// The id that the client gave the request; nil for none.
    var givenID: String?
    /// The event loop of the request's connection.
    package var eventLoop: any EventLoop

    /// Makes the context of a request that came over a connection.
    package init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        eventLoop = source.channel.eventLoop
    }
}

/// Puts the caller's address into the context of each request.
package struct PeerStep: FrontStep {
    package init() {}

    package func before(_ request: Request, _ context: inout GatewayContext) -> FrontVerdict {
        context.peer = PeerField.peer(of: request)
        return .pass
    }
}

/// Lets a long answer be made only as fast as its reader takes it.
///
/// A connection tells whether its peer takes bytes, but learns of a piece only when its event loop has handled it. A body that
/// is made faster than that would pile up in memory; so each piece waits until the event loop has handled the one before.
package struct PacedBodyStep: FrontStep {
    /// Answers up to this length, in bytes, are written as they are.
    static let longestWhole = 131_072

    package init() {}

    package func after(_ response: inout Response, to request: Request, _ context: GatewayContext) {
        guard response.body.contentLength.map({ $0 > Self.longestWhole }) ?? true else { return }
        let (body, loop) = (response.body, context.eventLoop)
        response.body = ResponseBody(contentLength: body.contentLength) { writer in
            try await body.write(
                writer.map { piece in
                    try await loop.submit {}.get()
                    return piece
                })
        }
    }
}
