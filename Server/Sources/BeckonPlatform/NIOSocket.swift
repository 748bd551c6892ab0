import DequeModule
import NIOCore
import NIOWebSocket
import Synchronization

/// A WebSocket over NIO.
final class NIOSocket: PlatformSocket {
    let inbox: SocketInbox
    private let channel: any Channel

    init(_ channel: any Channel) {
        self.channel = channel
        inbox = SocketInbox { channel.eventLoop.execute { channel.read() } }
    }

    func send(_ text: String) async throws(SocketFailure) {
        let frame = WebSocketFrame(
            fin: true, opcode: .text, maskKey: .random(), data: channel.allocator.buffer(string: text))
        do {
            try await channel.writeAndFlush(frame)
        } catch {
            throw SocketFailure("the connection is closed")
        }
    }

    func next() async throws(SocketFailure) -> String? {
        let result = await withTaskCancellationHandler {
            await inbox.next()
        } onCancel: {
            inbox.end(.failure(SocketFailure("cancelled")))
            channel.close(promise: nil)
        }
        return try result.get()
    }

    func close() async {
        let frame = WebSocketFrame(
            fin: true, opcode: .connectionClose, maskKey: .random(),
            data: channel.allocator.buffer(integer: UInt16(1_000)))
        try? await channel.writeAndFlush(frame)
        try? await channel.close()
    }
}

/// The texts of a WebSocket that were not read yet; at most ``most``, then the connection is not read further.
final class SocketInbox: Sendable {
    static let most = 256

    private struct State {
        var texts = Deque<String>()
        var reader: CheckedContinuation<Result<String?, SocketFailure>, Never>?
        var end: Result<String?, SocketFailure>?
    }

    private let state = Mutex(State())
    private let resume: @Sendable () -> Void

    /// - Parameter resume: Makes the connection be read again.
    init(resume: @escaping @Sendable () -> Void) { self.resume = resume }

    var isFull: Bool { state.withLock { $0.texts.count >= Self.most } }

    func add(_ text: String) {
        let reader = state.withLock { state -> CheckedContinuation<Result<String?, SocketFailure>, Never>? in
            guard let reader = state.reader else {
                if state.end == nil { state.texts.append(text) }
                return nil
            }
            state.reader = nil
            return reader
        }
        reader?.resume(returning: .success(text))
    }

    /// Ends the texts.
    ///
    /// The first end counts; texts that arrived before it are read first.
    func end(_ end: Result<String?, SocketFailure>) {
        let (reader, result) = state.withLock { state in
            state.end = state.end ?? end
            defer { state.reader = nil }
            return (state.reader, state.end ?? end)
        }
        reader?.resume(returning: result)
    }

    func next() async -> Result<String?, SocketFailure> {
        await withCheckedContinuation { continuation in
            let (result, wasFull) = state.withLock { state -> (Result<String?, SocketFailure>?, Bool) in
                let wasFull = state.texts.count >= Self.most
                if let text = state.texts.popFirst() { return (.success(text), wasFull) }
                if let end = state.end { return (end, false) }
                guard state.reader == nil else { return (.failure(SocketFailure("two readers")), false) }
                state.reader = continuation
                return (nil, false)
            }
            if let result { continuation.resume(returning: result) }
            if wasFull { resume() }
        }
    }
}

/// Reads the frames of a WebSocket: texts go to the inbox, pings are answered, a close is answered and ends it.
final class SocketHandler: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let inbox: SocketInbox

    init(_ inbox: SocketInbox) { self.inbox = inbox }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        switch frame.opcode {
        case .text: inbox.add(String(buffer: frame.unmaskedData))
        case .ping:
            write(WebSocketFrame(fin: true, opcode: .pong, maskKey: .random(), data: frame.unmaskedData), context)
        case .connectionClose:
            inbox.end(.success(nil))
            write(
                WebSocketFrame(fin: true, opcode: .connectionClose, maskKey: .random(), data: frame.unmaskedData),
                context)
            context.close(promise: nil)
        default: break
        }
    }

    /// Holds reading back while too much is unread.
    func read(context: ChannelHandlerContext) {
        if !inbox.isFull { context.read() }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        inbox.end(.failure(SocketFailure("the connection broke")))
        context.close(promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) {
        inbox.end(.failure(SocketFailure("the connection broke")))
        context.fireChannelInactive()
    }

    private func write(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
        context.writeAndFlush(wrapOutboundOut(frame), promise: nil)
    }
}
