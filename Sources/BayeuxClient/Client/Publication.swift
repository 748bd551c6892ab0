public import Bayeux
public import BeckonJSON

/// A message for the server, to be published with others.
public struct Publication: Sendable, Equatable {
    /// The channel.
    public var channel: String
    /// What it carries, as it will stand on the wire.
    public var data: RawJSON

    /// Makes a publication.
    ///
    /// - Parameters:
    ///   - data: What to publish.
    ///   - channel: The channel.
    public init(_ data: JSONValue, to channel: String) {
        self.init(data: RawJSON(data.encoded()), to: channel)
    }

    /// Makes a publication of bytes that are JSON already.
    ///
    /// - Parameters:
    ///   - data: What to publish.
    ///   - channel: The channel.
    public init(data: RawJSON, to channel: String) {
        self.channel = channel
        self.data = data
    }
}
