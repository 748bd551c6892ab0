import Measure
import NIOCore
import NIOPosix

/// One answer of the server: its status, its head as text and its body.
struct HTTPAnswer: Sendable {
    let status: Int
    let head: String
    let body: ByteBuffer
    /// When its last byte was read, in nanoseconds of the monotonic clock.
    let receivedAt: UInt64

    var text: String { String(buffer: body) }
}

/// A kept-alive connection that writes prepared bytes and reads answers with as little work as possible, so that the
/// generator's own cost stays low.
struct HTTPConnection: Sendable {
    private let channel: any Channel

    static func open(port: Int, on group: MultiThreadedEventLoopGroup) async throws -> HTTPConnection {
        let bootstrap = ClientBootstrap(group: group)
            .connectTimeout(.seconds(20))
            .channelOption(.socketOption(.tcp_nodelay), value: 1)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(AnswerReader())
                }
            }
        return HTTPConnection(channel: try await bootstrap.connect(host: "127.0.0.1", port: port).get())
    }

    /// Writes a request; answers arrive in the order of the requests.
    func start(_ request: ByteBuffer) -> EventLoopFuture<HTTPAnswer> {
        let promise = channel.eventLoop.makePromise(of: HTTPAnswer.self)
        channel.writeAndFlush(OutgoingRequest(bytes: request, answer: promise), promise: nil)
        return promise.futureResult
    }

    /// Writes a request and waits for its answer.
    func exchange(_ request: ByteBuffer) async throws -> HTTPAnswer { try await start(request).get() }

    /// Writes a request and waits for its answer; throws an error that names the status unless it is 2xx.
    func expect2xx(_ request: ByteBuffer) async throws -> HTTPAnswer {
        let answer = try await exchange(request)
        guard (200..<300).contains(answer.status) else {
            throw BenchmarkError("the server answered \(answer.status): \(answer.text.prefix(200))")
        }
        return answer
    }

    func close() async { try? await channel.close().get() }
}

private struct OutgoingRequest: Sendable {
    let bytes: ByteBuffer
    let answer: EventLoopPromise<HTTPAnswer>
}

/// Reads the answers on a connection: status, `Content-Length`, body.
private final class AnswerReader: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = OutgoingRequest
    typealias OutboundOut = ByteBuffer

    private var waiting = CircularBuffer<EventLoopPromise<HTTPAnswer>>()
    private var buffer = ByteBuffer()

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let request = unwrapOutboundIn(data)
        waiting.append(request.answer)
        context.write(wrapOutboundOut(request.bytes), promise: promise)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var bytes = unwrapInboundIn(data)
        buffer.writeBuffer(&bytes)
        do {
            while let answer = try nextAnswer() {
                guard let promise = waiting.popFirst() else { throw BenchmarkError("an answer without a request") }
                promise.succeed(answer)
            }
        } catch {
            fail(error)
            context.close(promise: nil)
        }
        buffer.discardReadBytes()
    }

    func channelInactive(context: ChannelHandlerContext) {
        fail(BenchmarkError("the server closed the connection"))
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        fail(error)
        context.close(promise: nil)
    }

    private func fail(_ error: any Error) {
        while let promise = waiting.popFirst() { promise.fail(error) }
    }

    private func nextAnswer() throws -> HTTPAnswer? {
        let headEnd = buffer.readableBytesView.firstIndexOfEmptyLine
        guard let headEnd else { return nil }
        let headLength = headEnd - buffer.readerIndex
        guard let head = buffer.getString(at: buffer.readerIndex, length: headLength) else { return nil }
        let status = head.utf8.dropFirst(9).prefix(3).reduce(0) { $0 &* 10 &+ Int($1 &- 48) }
        guard let length = contentLength(head) ?? (status == 204 ? 0 : nil) else {
            throw BenchmarkError("an answer with status \(status) has no Content-Length")
        }
        guard buffer.readableBytes >= headLength + 4 + length else { return nil }
        buffer.moveReaderIndex(forwardBy: headLength + 4)
        guard let body = buffer.readSlice(length: length) else { return nil }
        return HTTPAnswer(status: status, head: head, body: body, receivedAt: Monotonic.now)
    }

    private func contentLength(_ head: String) -> Int? {
        let name = "content-length:"
        for line in head.utf8.split(separator: 13) {
            let line = line.first == 10 ? line.dropFirst() : line
            guard line.count > name.utf8.count else { continue }
            let matches = zip(line, name.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
            guard matches else { continue }
            return Int(String(decoding: line.dropFirst(name.utf8.count).filter { $0 != 32 }, as: UTF8.self))
        }
        return nil
    }
}

extension ByteBufferView {
    /// The index where the empty line after a head begins.
    fileprivate var firstIndexOfEmptyLine: Int? {
        withUnsafeBytes { bytes in
            var index = 0
            while index + 3 < bytes.count {
                if bytes[index] == 13, bytes[index + 1] == 10, bytes[index + 2] == 13, bytes[index + 3] == 10 {
                    return startIndex + index
                }
                index += 1
            }
            return nil
        }
    }
}
