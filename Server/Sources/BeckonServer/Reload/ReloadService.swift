import ServiceLifecycle
import UnixSignals

/// Reads the settings again at each SIGHUP.
struct ReloadService: Service {
    let reloader: Reloader
    /// Called when the signal no longer ends the process.
    var ready: @Sendable () -> Void = {}

    func run() async throws {
        let signals = await UnixSignalsSequence(trapping: .sighup)
        ready()
        for await _ in signals.cancelOnGracefulShutdown() { await reloader.reload() }
    }
}
