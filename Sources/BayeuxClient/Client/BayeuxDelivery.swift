public import Bayeux

/// A message that a channel brought.
public struct BayeuxDelivery: Sendable, Equatable {
    /// The channel it was published to.
    public var channel: String
    /// What it carries, as it stood on the wire.
    public var data: RawJSON

    /// Makes a delivery.
    ///
    /// - Parameters:
    ///   - channel: The channel it was published to.
    ///   - data: What it carries.
    public init(channel: String, data: RawJSON) {
        self.channel = channel
        self.data = data
    }
}
