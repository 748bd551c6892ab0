import NIOCore
import ServiceLifecycle
import Synchronization

/// Runs the tasks of connections that need the router, and outlives all connections.
///
/// The server itself waits for tasks only. Connections that merely hold a poll have none, so this service keeps the
/// application running on a graceful shutdown until the last connection is closed.
final class RouterRunner: Service {
    /// The work of one connection.
    typealias Job = @Sendable () async -> Void

    /// How many jobs may wait to be started; each waits no longer than the start of a task takes.
    private static let maxWaitingJobs = 65_536

    private struct State {
        var connections = 0
        var isShuttingDown = false
    }

    private let state = Mutex(State())
    private let jobs: AsyncStream<Job>
    private let continuation: AsyncStream<Job>.Continuation

    init() {
        (jobs, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(Self.maxWaitingJobs))
    }

    /// Counts a connection until it is closed.
    func opened(_ channel: any Channel) {
        state.withLock { $0.connections += 1 }
        channel.closeFuture.whenComplete { _ in self.closed() }
    }

    /// Starts a job.
    ///
    /// - Parameter job: The work.
    /// - Returns: False if too many jobs wait or the server has stopped; the caller then has to close the connection.
    func start(_ job: @escaping Job) -> Bool {
        if case .enqueued = continuation.yield(job) { true } else { false }
    }

    /// Runs the jobs until the service is shut down gracefully and the last connection is closed.
    ///
    /// Cancellation ends it at once, with the jobs cancelled.
    func run() async {
        await withGracefulShutdownHandler {
            await withDiscardingTaskGroup { group in
                for await job in jobs { group.addTask { await job() } }
                // Either the service was cancelled, or no connection is left that could have a job.
                if Task.isCancelled { group.cancelAll() }
            }
        } onGracefulShutdown: {
            self.shutDown()
        }
    }

    private func shutDown() {
        let isLast = state.withLock { state in
            state.isShuttingDown = true
            return state.connections == 0
        }
        if isLast { continuation.finish() }
    }

    private func closed() {
        let isLast = state.withLock { state in
            state.connections -= 1
            return state.isShuttingDown && state.connections == 0
        }
        if isLast { continuation.finish() }
    }
}
