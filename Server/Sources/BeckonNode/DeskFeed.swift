package import Beckon
import Synchronization

/// Sends notices of changes to signed-in desks, over their server-sent events.
///
/// A desk that does not read loses its stream once ``bufferLength`` notices wait; it connects again and loads
/// everything again.
package final class DeskFeed: Sendable, WakeObserver {
    package enum Notice: Sendable, Hashable {
        /// The list of open work changed.
        case work
        /// A chat has news.
        case chat(ChatID)
        /// Nothing happened for a while; shows that the connection holds, and keeps it open through proxies.
        case heartbeat
    }

    /// The largest number of notices that wait for one desk.
    static let bufferLength = 1_024
    /// The largest number of desks served at a time.
    static let streamLimit = 2_000

    private struct Reader {
        /// The token of its sign-in.
        let signIn: String
        let notices: AsyncStream<Notice>.Continuation
    }

    private struct State {
        var next = 0
        var streams: [Int: Reader] = [:]
        var isClosed = false
    }

    private let state = Mutex(State())

    /// Begins a stream of notices.
    ///
    /// - Parameter signIn: The token of the reader's sign-in; the stream ends with it.
    /// - Returns: The notices from now on; nil when there are too many readers or the server stops.
    package func subscribe(signIn: String) -> AsyncStream<Notice>? {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Notice.self, bufferingPolicy: .bufferingOldest(Self.bufferLength))
        let id = state.withLock { state -> Int? in
            guard !state.isClosed, state.streams.count < Self.streamLimit else { return nil }
            state.next += 1
            state.streams[state.next] = Reader(signIn: signIn, notices: continuation)
            return state.next
        }
        guard let id else { return nil }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { _ = $0.streams.removeValue(forKey: id) }
        }
        return stream
    }

    /// Whether any desk listens.
    package var hasReaders: Bool { state.withLock { !$0.streams.isEmpty } }

    package func woken(by wakes: [Wake]) {
        send(wakes.compactMap(Self.notice))
    }

    /// Sends every desk a heartbeat; called every 3 s, so that a page notices within 10 s that nothing arrives any more.
    package func beat() {
        send([.heartbeat])
    }

    private func send(_ notices: [Notice]) {
        let readers = state.withLock { Array($0.streams.values) }
        for reader in readers {
            for notice in notices {
                if case .dropped = reader.notices.yield(notice) { reader.notices.finish() }
            }
        }
    }

    /// Ends the streams of a sign-in that has ended.
    package func end(signIn: String) {
        let readers = state.withLock { state in state.streams.values.filter { $0.signIn == signIn } }
        for reader in readers { reader.notices.finish() }
    }

    /// Ends all streams, so that the server can stop.
    package func close() {
        let readers = state.withLock { state in
            state.isClosed = true
            return Array(state.streams.values)
        }
        for reader in readers { reader.notices.finish() }
    }

    private static func notice(_ wake: Wake) -> Notice? {
        switch wake {
        case .chat(let chat): .chat(chat)
        case .work, .callback: .work
        case .push, .agentSide, .account, .signIn, .accounts: nil
        }
    }
}
