/// What a callback's decisions depend on besides its record and options.
package struct CallbackSurroundings: Hashable, Sendable {
    /// Whether the operator has paused the service.
    package var isPaused: Bool
    /// Seconds that local time of the service is ahead of UTC now, for the hours in which customers may be called.
    package var zoneOffset: Int64

    package init(isPaused: Bool = false, zoneOffset: Int64 = 0) {
        self.isPaused = isPaused
        self.zoneOffset = zoneOffset
    }
}
