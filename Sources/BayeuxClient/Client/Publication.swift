public import Bayeux
public import BeckonJSON

/// A message to publish.
public struct Publication: Sendable, Equatable {
    /// The channel.
    public var channel: String
    /// The message's data, exactly as on the wire.
    public var data: RawJSON

    /// Makes a publication.
    ///
    /// - Parameters:
    ///   - data: What to publish.
    ///   - channel: The channel.
    public init(_ data: JSONValue, to channel: String) {
        self.init(data: RawJSON(data.encoded()), to: channel)
    }

    /// Makes a publication of JSON bytes.
    ///
    /// - Parameters:
    ///   - data: What to publish.
    ///   - channel: The channel.
    public init(data: RawJSON, to channel: String) {
        self.channel = channel
        self.data = data
    }
}
