/// One Bayeux message in either direction: its envelope, with `id`, `data` and `ext` as they stood on the wire.
///
/// Fields that the protocol defines and no client or server needs (`connectionId`, `authSuccessful`) are ignored.
public struct BayeuxMessage: Sendable, Equatable {
    /// What a subscription or its reply names, the field `subscription`.
    public struct Subscription: Sendable, Equatable {
        /// The field as it stood on the wire, for the reply.
        public let raw: RawJSON
        /// The channels and patterns it names; nil if it was neither a string nor an array of strings.
        public let channels: [String]?

        /// Describes a subscription that was read.
        ///
        /// - Parameters:
        ///   - raw: The field as it stood on the wire.
        ///   - channels: The channels and patterns it names.
        public init(raw: RawJSON, channels: [String]?) {
            self.raw = raw
            self.channels = channels
        }
    }

    /// The channel; nil if it was missing or no string.
    public var channel: String?
    /// The field `id` as it stood on the wire, so that a reply echoes it unchanged.
    public var id: RawJSON?
    /// The session's ID.
    public var clientID: String?
    /// The version of the protocol.
    public var version: String?
    /// The least version of the protocol that will do.
    public var minimumVersion: String?
    /// The ways to carry messages that the sender knows; nil if missing or no array.
    public var supportedConnectionTypes: [String]?
    /// The way that this message is carried, by the sender's opinion.
    public var connectionType: String?
    /// What to do next, or how long to hold.
    public var advice: Advice?
    /// The channels asked for.
    public var subscription: Subscription?
    /// In a reply, whether it was a yes.
    public var successful: Bool?
    /// In a reply, why it was a no; ``BayeuxError/init(wire:)`` reads it.
    public var error: String?
    /// When it was sent, as written.
    public var timestamp: String?
    /// What it carries.
    public var data: RawJSON?
    /// What extensions add.
    public var ext: RawJSON?
    /// Why a message that was read cannot be handled; nil if it can.
    public var fault: BayeuxError?

    /// Makes a message for a channel.
    ///
    /// - Parameter channel: The channel.
    public init(channel: String? = nil) {
        self.channel = channel
    }

    /// The channel of the protocol that the message belongs to; nil for any other channel.
    public var metaChannel: MetaChannel? {
        channel.flatMap(MetaChannel.init(rawValue:))
    }
}
