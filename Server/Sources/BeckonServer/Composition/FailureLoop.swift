import Beckon
import ServiceLifecycle

/// Ends the node with an error once its database cannot be trusted.
struct FailureLoop: Service {
    let failures: AsyncStream<StoreError>

    func run() async throws {
        for await error in failures.cancelOnGracefulShutdown() { throw error }
        try? await gracefulShutdown()
    }
}
