/// A channel, or a pattern for the channels below one, as in a subscription.
///
/// `/foo/*` matches the channels exactly one segment below `/foo`, `/foo/**` those one or more segments below it.
/// Neither matches `/foo` itself. A wildcard may only be the last segment.
public struct ChannelPattern: Sendable, Hashable {
    private enum Reach: Hashable {
        case name
        case oneSegment
        case anySegments
    }

    /// The pattern as written.
    public let string: String
    private let reach: Reach

    /// Checks a pattern.
    ///
    /// - Parameter string: A channel name, or one whose last segment is `*` or `**`. The result is nil for anything else.
    public init?(_ string: String) {
        self.string = string
        if ChannelName.isValid(string.utf8[...]) {
            reach = .name
            return
        }
        guard string.utf8.last == UInt8(ascii: "*") else { return nil }
        let stars = string.hasSuffix("/**") ? 2 : 1
        let root = string.utf8.dropLast(stars)
        guard root.last == ChannelName.slash else { return nil }
        guard root.count == 1 || ChannelName.isValid(root.dropLast()) else { return nil }
        reach = stars == 2 ? .anySegments : .oneSegment
    }

    /// Whether the pattern has a wildcard.
    public var isWild: Bool { reach != .name }

    /// Whether the pattern is `/meta` or below it; clients may not subscribe to such a pattern.
    public var isMeta: Bool { ChannelName.stands(string, below: "/meta") }

    /// Whether the pattern is `/service` or below it.
    public var isService: Bool { ChannelName.stands(string, below: "/service") }

    /// Whether the pattern matches a channel.
    ///
    /// - Parameter channel: The channel.
    /// - Returns: True if it does.
    public func matches(_ channel: ChannelName) -> Bool {
        let name = channel.string.utf8
        switch reach {
        case .name: return string == channel.string
        case .oneSegment: return isBelow(name, stars: 1) && name.lastIndex(of: ChannelName.slash) == lastSlash(in: name)
        case .anySegments: return isBelow(name, stars: 2)
        }
    }

    private func isBelow(_ name: String.UTF8View, stars: Int) -> Bool {
        let root = string.utf8.dropLast(stars)
        return name.count > root.count && name.starts(with: root)
    }

    /// The index that the last slash of a name one segment below the root has.
    private func lastSlash(in name: String.UTF8View) -> String.Index {
        name.index(name.startIndex, offsetBy: string.utf8.count - 2)
    }
}

extension ChannelPattern: CustomStringConvertible {
    /// The pattern as written.
    public var description: String { string }
}
