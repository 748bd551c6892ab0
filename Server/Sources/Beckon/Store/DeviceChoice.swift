/// The devices that a claim takes pushes for.
package enum DeviceChoice: Sendable, CaseIterable {
    /// Any device.
    case every
    /// Registered devices to which a push was delivered before: the push service's answer about such a token is reliable.
    ///
    /// Pushes that carry their own device are excluded.
    case deliveredBefore
}
