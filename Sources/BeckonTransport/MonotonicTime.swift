/// A clock that never goes back, and a way to wait for it: an input of the phone libraries.
///
/// Apps use ``continuous``, which keeps counting while the device sleeps. Tests bring a clock of their own.
public struct MonotonicTime: Sendable {
    /// The time since an origin that stays the same for this value.
    public let now: @Sendable () -> Duration
    /// Waits; throws `CancellationError` at once when the task is cancelled.
    public let sleep: @Sendable (Duration) async throws -> Void

    /// Makes a time from its two parts.
    ///
    /// - Parameters:
    ///   - now: The time since a fixed origin.
    ///   - sleep: Waits for a span of that time.
    public init(now: @escaping @Sendable () -> Duration, sleep: @escaping @Sendable (Duration) async throws -> Void) {
        self.now = now
        self.sleep = sleep
    }

    /// Takes the time from a clock.
    ///
    /// - Parameter clock: The clock; the origin is its current instant.
    public init<C: Clock>(_ clock: C) where C.Duration == Duration {
        let origin = clock.now
        self.init(
            now: { origin.duration(to: clock.now) },
            sleep: { try await clock.sleep(until: clock.now.advanced(by: $0), tolerance: nil) })
    }

    /// The time of the device, which keeps counting while the device sleeps.
    public static let continuous = MonotonicTime(ContinuousClock())
}
