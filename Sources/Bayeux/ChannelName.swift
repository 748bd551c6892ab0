/// The name of one Bayeux channel, such as `/_genesys` or `/service/chatV2/support`.
///
/// A name has one or more segments. Each begins with a slash, followed by ASCII letters, digits and `-_!~()$@`.
public struct ChannelName: Sendable, Hashable {
    /// The name as written.
    public let string: String

    /// Checks a name.
    ///
    /// - Parameter string: The name. The result is nil for an empty name, empty segments, a trailing slash, wildcards and
    ///   other characters.
    public init?(_ string: String) {
        guard Self.isValid(string.utf8[...]) else { return nil }
        self.string = string
    }

    /// Whether the channel belongs to the protocol: it is `/meta` or below it.
    public var isMeta: Bool { Self.stands(string, below: "/meta") }
    /// Whether the server alone gets the channel's messages: it is `/service` or below it.
    public var isService: Bool { Self.stands(string, below: "/service") }

    static func stands(_ string: String, below root: String) -> Bool {
        string.utf8.starts(with: root.utf8)
            && (string.utf8.count == root.utf8.count || string.utf8.dropFirst(root.utf8.count).first == slash)
    }

    static let slash = UInt8(ascii: "/")

    /// Whether the text has only non-empty segments of allowed characters.
    static func isValid(_ text: Substring.UTF8View) -> Bool {
        guard text.first == slash else { return false }
        var previous: UInt8 = 0
        for byte in text {
            guard byte == slash ? previous != slash : isSegmentByte(byte) else { return false }
            previous = byte
        }
        return previous != slash
    }

    private static func isSegmentByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "!"), UInt8(ascii: "~"), UInt8(ascii: "("),
            UInt8(ascii: ")"), UInt8(ascii: "$"), UInt8(ascii: "@"):
            true
        default: false
        }
    }
}

extension ChannelName: CustomStringConvertible {
    /// The name as written.
    public var description: String { string }
}
