import Foundation
import NIOCore
import NIOEmbedded
import Testing

@testable import BayeuxHTTP

/// What the accept loop does when there are no descriptors left.
@Suite("Accepting without descriptors")
struct AcceptBackoffTests {
    private final class ReadCounter: ChannelOutboundHandler {
        typealias OutboundIn = Never
        var count = 0

        func read(context: ChannelHandlerContext) { count += 1 }
    }

    private final class Reports {
        var count = 0
    }

    private func channel() throws -> (EmbeddedChannel, EmbeddedEventLoop, ReadCounter, Reports) {
        let loop = EmbeddedEventLoop()
        let (reads, reports) = (ReadCounter(), Reports())
        let channel = EmbeddedChannel(loop: loop)
        try channel.pipeline.syncOperations.addHandlers([reads, AcceptBackoff { _ in reports.count += 1 }])
        return (channel, loop, reads, reports)
    }

    @Test("after a shortage the next try waits, and then comes", arguments: [EMFILE, ENFILE, ENOBUFS, ENOMEM])
    func pause(code: CInt) throws {
        let (channel, loop, reads, reports) = try channel()
        channel.read()
        #expect(reads.count == 1)
        channel.pipeline.fireErrorCaught(IOError(errnoCode: code, reason: "accept"))
        for _ in 0..<1_000 { channel.read() }
        #expect(reads.count == 1)
        loop.advanceTime(by: AcceptBackoff.pause)
        #expect(reads.count == 2)
        channel.read()
        #expect(reads.count == 3)
        #expect(reports.count == 1)
    }

    @Test("the cause is told once a minute, however often it comes")
    func report() throws {
        let (channel, loop, reads, reports) = try channel()
        for _ in 0..<590 {
            channel.pipeline.fireErrorCaught(IOError(errnoCode: EMFILE, reason: "accept"))
            channel.read()
            loop.advanceTime(by: AcceptBackoff.pause)
        }
        #expect(reports.count == 1)
        #expect(reads.count == 590)
        for _ in 0..<20 {
            channel.pipeline.fireErrorCaught(IOError(errnoCode: EMFILE, reason: "accept"))
            loop.advanceTime(by: AcceptBackoff.pause)
        }
        #expect(reports.count == 2)
    }

    @Test("any other error goes on its way")
    func others() throws {
        let (channel, _, reads, reports) = try channel()
        channel.pipeline.fireErrorCaught(IOError(errnoCode: ECONNABORTED, reason: "accept"))
        channel.read()
        #expect(reads.count == 1)
        #expect(reports.count == 0)
        #expect(throws: IOError.self) { try channel.throwIfErrorCaught() }
    }
}
