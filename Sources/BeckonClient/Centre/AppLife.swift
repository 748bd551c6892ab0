import Foundation

#if canImport(Network)
import Network
#endif

/// What happens to the app, as the system tells it.
enum AppLife: Sendable {
    case entersBackground
    case entersForeground
    case changesNetwork

    /// What happens from now on; on systems that do not tell, nothing.
    static func events() -> AsyncStream<AppLife> {
        // Only the newest matter: the app is where the last one says.
        AsyncStream(bufferingPolicy: .bufferingNewest(8)) { continuation in
            #if canImport(Darwin)
            let centre = NotificationCenter.default
            let observers = Observers(
                [
                    ("UIApplicationDidEnterBackgroundNotification", AppLife.entersBackground),
                    ("UIApplicationWillEnterForegroundNotification", .entersForeground),
                ].map { name, life in
                    centre.addObserver(forName: Notification.Name(name), object: nil, queue: nil) { _ in
                        continuation.yield(life)
                    }
                })
            let monitor = NWPathMonitor()
            monitor.pathUpdateHandler = { path in
                if path.status == .satisfied { continuation.yield(.changesNetwork) }
            }
            monitor.start(queue: DispatchQueue(label: "beckon.network"))
            continuation.onTermination = { _ in
                monitor.cancel()
                observers.remove()
            }
            #else
            continuation.finish()
            #endif
        }
    }
}

#if canImport(Darwin)
/// Observers of notifications.
///
/// `@unchecked Sendable`: they are only handed back to the centre, which is safe from any thread.
private final class Observers: @unchecked Sendable {
    private let observers: [any NSObjectProtocol]

    init(_ observers: [any NSObjectProtocol]) { self.observers = observers }

    func remove() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
}
#endif

/// Runs work that the system may otherwise suspend: it asks for the seconds that a good-bye takes.
func withBackgroundTime(_ work: @escaping @Sendable () async -> Void) async {
    #if os(iOS) || os(tvOS) || os(watchOS)
    let done = DispatchSemaphore(value: 0)
    ProcessInfo.processInfo.performExpiringActivity(withReason: "Beckon says good-bye") { isExpired in
        // The system calls this on a thread of its own, and lets the app run until it returns.
        if !isExpired { _ = done.wait(timeout: .now() + 20) } else { done.signal() }
    }
    await work()
    done.signal()
    #else
    await work()
    #endif
}
