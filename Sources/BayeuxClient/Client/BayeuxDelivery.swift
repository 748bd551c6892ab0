public import Bayeux

/// A message received on a channel.
public struct BayeuxDelivery: Sendable, Equatable {
    /// The channel it was published to.
    public var channel: String
    /// The message's data, exactly as on the wire.
    public var data: RawJSON

    /// Makes a delivery.
    ///
    /// - Parameters:
    ///   - channel: The channel it was published to.
    ///   - data: The message's data.
    public init(channel: String, data: RawJSON) {
        self.channel = channel
        self.data = data
    }
}
