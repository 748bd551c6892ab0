import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import BayeuxHTTP

@Suite("Entry to the router")
struct RouterEntryTests {
    private final class Reads: ChannelOutboundHandler {
        typealias OutboundIn = Never
        var count = 0

        func read(context: ChannelHandlerContext) { count += 1 }
    }

    @Test("While the router's side of a connection is opened, nothing is read, however long the body is")
    func early() throws {
        let (channel, reads) = (EmbeddedChannel(), Reads())
        let entry = RouterEntry(isSecure: false) { _, _ in true }
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandlers([reads, entry])
        channel.read()
        #expect(reads.count == 1)
        let head = HTTPRequestHead(version: .http1_1, method: .POST, uri: "/file")
        try channel.writeInbound(HTTPServerRequestPart.head(head))
        channel.read()
        channel.read()
        #expect(reads.count == 1)
        _ = try channel.finish(acceptAlreadyClosed: true)
    }
}
