import BeckonTransport
import Synchronization

/// A phone's network, which `/offline` takes away and `/online` gives back.
final class PhoneNetwork: HTTPTransport {
    private let transport: any HTTPTransport
    private let state = Mutex<(isDown: Bool, changes: [UInt64: AsyncStream<Void>.Continuation], last: UInt64)>(
        (false, [:], 0))

    init(_ transport: any HTTPTransport = URLSessionTransport(configuration: .init(maximumConnectionsPerHost: 64))) {
        self.transport = transport
    }

    /// Takes the network away, which ends every request, or gives it back.
    func set(down: Bool) {
        let cut = state.withLock { state in
            state.isDown = down
            defer { if down { state.changes = [:] } }
            return down ? Array(state.changes.values) : []
        }
        for request in cut { request.finish() }
    }

    func send(_ request: TransportRequest) async throws -> TransportResponse {
        let transport = transport
        return try await whileUp { try await transport.send(request) }
    }

    /// Does something over the network, which ends when the network goes.
    func whileUp<Value: Sendable>(_ body: @escaping @Sendable () async throws -> Value) async throws -> Value {
        let (cuts, cut) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let number: UInt64? = state.withLock { state in
            guard !state.isDown else { return nil }
            state.last += 1
            state.changes[state.last] = cut
            return state.last
        }
        guard let number else { throw TransportError(code: .cannotConnect, message: "The phone is offline.") }
        defer { state.withLock { $0.changes[number] = nil } }
        return try await withThrowingTaskGroup(of: Value?.self) { group in
            defer { group.cancelAll() }
            group.addTask { try await body() }
            group.addTask {
                for await _ in cuts {}
                return nil
            }
            guard let first = try await group.next(), let value = first else {
                throw TransportError(code: .connectionLost, message: "The phone went offline.")
            }
            return value
        }
    }
}
