import BayeuxServer
import Synchronization

/// A source of numbered events, of which only the newest are at hand.
final class FakeSource: EventSource {
    struct LoadFailure: Error {}

    private struct State {
        var last = 0
        var tail = Int.max
        var failsToLoad = false
        var gate: [CheckedContinuation<Void, Never>]?
    }

    let name: SourceName
    let channel: String
    private let state = Mutex(State())

    init(_ name: String = "chat", channel: String = "/_genesys", last: Int = 0, tail: Int = .max) {
        self.name = SourceName("fake", name)
        self.channel = channel
        state.withLock {
            $0.last = last
            $0.tail = tail
        }
    }

    var last: Int { state.withLock { $0.last } }

    /// Adds events.
    func append(_ count: Int = 1) {
        state.withLock { $0.last += count }
    }

    /// Makes loads fail, or succeed again.
    func failLoads(_ fails: Bool) {
        state.withLock { $0.failsToLoad = fails }
    }

    /// Makes loads wait until ``openGate()``.
    func closeGate() {
        state.withLock { $0.gate = $0.gate ?? [] }
    }

    func openGate() {
        let waiting = state.withLock { state in
            defer { state.gate = nil }
            return state.gate ?? []
        }
        for continuation in waiting { continuation.resume() }
    }

    func read(after cursor: Int, limit: Int) -> SourceRead {
        state.withLock { state in
            guard cursor < state.last else { return .nothing }
            if state.last - cursor > state.tail { return .mustLoad }
            return .batch(batch(after: cursor, last: state.last, limit: limit))
        }
    }

    func load(after cursor: Int, limit: Int) async throws -> SourceBatch {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                guard state.gate != nil else { return true }
                state.gate?.append(continuation)
                return false
            }
            if isOpen { continuation.resume() }
        }
        return try loadNow(after: cursor, limit: limit)
    }

    func loadNow(after cursor: Int, limit: Int) throws -> SourceBatch {
        let (last, fails) = state.withLock { ($0.last, $0.failsToLoad) }
        if fails { throw LoadFailure() }
        return batch(after: cursor, last: max(cursor, last), limit: limit)
    }

    private func batch(after cursor: Int, last: Int, limit: Int) -> SourceBatch {
        let through = min(last, cursor + limit)
        let texts = ((cursor + 1)..<(through + 1)).map { #"{"channel":"\#(channel)","data":"\#(name.id)-\#($0)"}"# }
        return SourceBatch(
            messages: Array(texts.joined(separator: ",").utf8), count: through - cursor, through: through)
    }
}

extension SourceName: ExpressibleByStringLiteral {
    package init(stringLiteral id: String) { self.init("fake", id) }
}
