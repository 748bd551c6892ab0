/// The name of one Bayeux channel, such as `/_genesys` or `/service/chatV2/support`.
///
/// A name has one or more segments, each a slash with something after it. The protocol knows ASCII letters, digits and
/// `-_!~()$@` in segments. As servers of the field do, this one takes every other character as well, apart from control
/// characters: a channel may be named after something that has a name already. A segment of stars alone is a wildcard.
public struct ChannelName: Sendable, Hashable {
    /// The name as written.
    public let string: String

    /// Checks a name.
    ///
    /// - Parameter string: The name. The result is nil for an empty name, empty segments, a trailing slash, wildcards and
    ///   control characters.
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

    /// Whether the text has only non-empty segments without control characters, none of stars alone.
    static func isValid(_ text: Substring.UTF8View) -> Bool {
        guard text.first == slash else { return false }
        // Whether the segment so far names something: it is neither empty nor of stars alone.
        var isNamed = false
        for byte in text.dropFirst() {
            if byte == slash {
                guard isNamed else { return false }
                isNamed = false
            } else {
                guard byte > 0x1F, byte != 0x7F else { return false }
                if byte != star { isNamed = true }
            }
        }
        return isNamed
    }

    private static let star = UInt8(ascii: "*")
}

extension ChannelName: CustomStringConvertible {
    /// The name as written.
    public var description: String { string }
}
