import Foundation
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix

/// A server on a port of this machine that answers by a script, byte by byte, and notes what came.
final class ScriptedHTTP: Sendable {
    /// A part of an answer.
    enum Step: Sendable {
        case write(String)
        /// Writes so many pieces of so many bytes.
        case pieces(Int, of: Int)
        /// Goes on when the test gives the signal of this name.
        case wait(for: String)
        /// Lets ``written(_:)`` know.
        case written
        case close
    }

    /// A request as it came.
    struct Request: Sendable {
        var head: String
        var body: String

        /// The method and the target.
        var line: String { head.components(separatedBy: " ").prefix(2).joined(separator: " ") }

        func header(_ name: String) -> String? {
            for line in head.components(separatedBy: "\r\n").dropFirst() {
                let parts = line.components(separatedBy: ": ")
                if parts[0].lowercased() == name.lowercased() { return parts.dropFirst().joined(separator: ": ") }
            }
            return nil
        }
    }

    private struct State {
        var requests: [Request] = []
        var ended = 0
        var written = 0
        var given: Set<String> = []
        var waiting: [(name: String, promise: EventLoopPromise<Void>)] = []
        var watchers: [UUID: AsyncStream<Void>.Continuation] = [:]
    }

    let port: Int
    private let listener: any Channel
    private let state: NIOLockedValueBox<State>

    /// - Parameter script: What to answer to a request.
    init(_ script: @escaping @Sendable (Request) -> [Step]) async throws {
        let state = NIOLockedValueBox(State())
        self.state = state
        listener = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Handler(script: script, state: state))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        port = listener.localAddress?.port ?? 0
    }

    deinit { listener.close(promise: nil) }

    var requests: [Request] { state.withLockedValue { $0.requests } }

    /// Lets the answers go on that wait for a signal, now and later.
    func give(_ name: String) {
        let due = state.withLockedValue { state in
            state.given.insert(name)
            defer { state.waiting.removeAll { $0.name == name } }
            return state.waiting.filter { $0.name == name }
        }
        for one in due { one.promise.succeed() }
    }

    /// Waits until so many requests have come in all.
    func requested(_ count: Int) async { await until { $0.requests.count >= count } }

    /// Waits until so many connections have ended in all.
    func ended(_ count: Int) async { await until { $0.ended >= count } }

    /// Waits until so many answers have been written up to their mark in all.
    func written(_ count: Int) async { await until { $0.written >= count } }

    private func until(_ condition: @Sendable (State) -> Bool) async {
        let (changes, change) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let number = UUID()
        state.withLockedValue { $0.watchers[number] = change }
        change.yield()
        for await _ in changes where state.withLockedValue({ condition($0) }) { break }
        state.withLockedValue { $0.watchers[number] = nil }
    }

    private final class Handler: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        private let script: @Sendable (Request) -> [Step]
        private let state: NIOLockedValueBox<State>
        private var read = ""

        init(script: @escaping @Sendable (Request) -> [Step], state: NIOLockedValueBox<State>) {
            self.script = script
            self.state = state
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            read += String(buffer: unwrapInboundIn(data))
            guard let end = read.range(of: "\r\n\r\n") else { return }
            var request = Request(head: String(read[..<end.lowerBound]), body: "")
            let body = read[end.upperBound...]
            let length = request.header("Content-Length").flatMap { Int($0) } ?? 0
            guard body.utf8.count >= length else { return }
            request.body = String(body)
            read = ""
            change { $0.requests.append(request) }
            run(script(request)[...], context.channel)
        }

        func channelInactive(context: ChannelHandlerContext) { change { $0.ended += 1 } }

        func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

        private func change(_ change: (inout State) -> Void) {
            let watchers = state.withLockedValue { state in
                change(&state)
                return Array(state.watchers.values)
            }
            for watcher in watchers { watcher.yield() }
        }

        private func run(_ steps: ArraySlice<Step>, _ channel: any Channel) {
            guard let step = steps.first else { return }
            let rest = steps.dropFirst()
            let own = NIOLoopBound(self, eventLoop: channel.eventLoop)
            let goOn: @Sendable (Result<Void, any Error>) -> Void = { result in
                if case .success = result { own.value.run(rest, channel) }
            }
            switch step {
            case .write(let text): channel.writeAndFlush(ByteBuffer(string: text)).whenComplete(goOn)
            case .pieces(0, _): run(rest, channel)
            case .pieces(let count, let size):
                channel.writeAndFlush(ByteBuffer(repeating: UInt8(ascii: "x"), count: size)).whenComplete { result in
                    guard case .success = result else { return }
                    // Not at once, which would go deeper with each piece.
                    channel.eventLoop.execute { own.value.run([.pieces(count - 1, of: size)] + rest, channel) }
                }
            case .wait(let name):
                let promise = channel.eventLoop.makePromise(of: Void.self)
                let isGiven = state.withLockedValue { state in
                    if !state.given.contains(name) { state.waiting.append((name, promise)) }
                    return state.given.contains(name)
                }
                promise.futureResult.whenComplete(goOn)
                if isGiven { promise.succeed() }
            case .written:
                change { $0.written += 1 }
                run(rest, channel)
            case .close: channel.close(promise: nil)
            }
        }
    }
}
