/// One Bayeux message in either direction, with `id`, `data` and `ext` exactly as on the wire.
///
/// Fields of the protocol that no client or server needs (`connectionId`, `authSuccessful`) are ignored.
public struct BayeuxMessage: Sendable, Equatable {
    /// The field `subscription` of a subscription or its reply.
    public struct Subscription: Sendable, Equatable {
        /// The field exactly as on the wire, for the reply.
        public let raw: RawJSON
        /// The channels and patterns it names; nil if the field is neither a string nor an array of strings.
        public let channels: [String]?

        /// Describes a decoded field.
        ///
        /// - Parameters:
        ///   - raw: The field exactly as on the wire.
        ///   - channels: The channels and patterns it names; nil if the field is neither a string nor an array of strings.
        public init(raw: RawJSON, channels: [String]?) {
            self.raw = raw
            self.channels = channels
        }
    }

    /// The channel; nil if missing or not a string.
    public var channel: String?
    /// The field `id` exactly as on the wire, so that a reply can echo it.
    public var id: RawJSON?
    /// The session's ID.
    public var clientID: String?
    /// The version of the protocol.
    public var version: String?
    /// The lowest version of the protocol that the sender accepts.
    public var minimumVersion: String?
    /// The connection types that the sender supports; nil if missing or not an array.
    public var supportedConnectionTypes: [String]?
    /// The connection type that the sender names for this message.
    public var connectionType: String?
    /// From a server, what to do next; from a client, how long to hold a connect.
    public var advice: Advice?
    /// The channels to subscribe to or to unsubscribe from.
    public var subscription: Subscription?
    /// In a reply, whether the message succeeded.
    public var successful: Bool?
    /// In a reply, why the message failed; ``BayeuxError/init(wire:)`` reads it.
    public var error: String?
    /// When the message was sent, as written.
    public var timestamp: String?
    /// The data of an event or a published message.
    public var data: RawJSON?
    /// The field of extensions.
    public var ext: RawJSON?
    /// Why a decoded message cannot be handled; nil if it can.
    public var fault: BayeuxError?

    /// Makes a message for a channel.
    ///
    /// - Parameter channel: The channel.
    public init(channel: String? = nil) {
        self.channel = channel
    }

    /// The message's meta channel; nil for any other channel.
    public var metaChannel: MetaChannel? {
        channel.flatMap(MetaChannel.init(rawValue:))
    }
}

/// One JSON value, kept exactly as on the wire.
///
/// The fields `id`, `data` and `ext` of a Bayeux message are passed on unchanged, which keeps `"7"` and `7` apart and
/// preserves long numbers and the order of members. The bytes share the storage of the body that contains them. Only the
/// escape of half an emoji, which some readers refuse, becomes that of U+FFFD.
public struct RawJSON: Sendable, Hashable {
    /// The value's bytes in UTF-8, without white space around them.
    public let bytes: ArraySlice<UInt8>

    /// Wraps the bytes of one well-formed JSON value.
    ///
    /// - Parameter bytes: One JSON value in UTF-8, not checked here.
    public init(bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    /// Wraps the bytes of one well-formed JSON value.
    ///
    /// - Parameter bytes: One JSON value in UTF-8, not checked here.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes[...]
    }
}
