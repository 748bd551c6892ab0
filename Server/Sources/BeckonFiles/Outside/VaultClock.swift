package import BeckonTime

/// The clocks of a vault and a scanner: one that signatures name, and one that never goes back.
package struct VaultClock: Sendable {
    package let now: @Sendable () -> Timestamp
    package let uptime: @Sendable () -> Uptime

    package init(now: @escaping @Sendable () -> Timestamp, uptime: @escaping @Sendable () -> Uptime) {
        self.now = now
        self.uptime = uptime
    }
}
