/// What a subscription names: one channel, or all channels below one.
///
/// `/foo/*` stands for the channels exactly one segment below `/foo`, `/foo/**` for those one or more segments below
/// it. Neither stands for `/foo` itself. A wildcard may only be the last segment.
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
    /// - Parameter string: A channel name, or one whose last segment is `*` or `**`. Nil is returned for anything else.
    public init?(_ string: String) {
        self.string = string
        if string.utf8.last != UInt8(ascii: "*") {
            guard ChannelName.isValid(string.utf8[...]) else { return nil }
            reach = .name
            return
        }
        let stars = string.hasSuffix("/**") ? 2 : 1
        let root = string.utf8.dropLast(stars)
        guard root.last == ChannelName.slash else { return nil }
        guard root.count == 1 || ChannelName.isValid(root.dropLast()) else { return nil }
        reach = stars == 2 ? .anySegments : .oneSegment
    }

    /// Whether the pattern stands for many channels.
    public var isWild: Bool { reach != .name }

    /// Whether the pattern can stand for a channel of the protocol itself, which nobody may subscribe to by name.
    public var isMeta: Bool { ChannelName.stands(string, below: "/meta") }

    /// Whether the pattern names channels that lead to the server alone.
    public var isService: Bool { ChannelName.stands(string, below: "/service") }

    /// Whether a channel is among those that the pattern stands for.
    ///
    /// - Parameter channel: The channel.
    /// - Returns: True if it is.
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

    /// Where the last slash of a name has to stand for the name to be one segment below the root.
    private func lastSlash(in name: String.UTF8View) -> String.Index {
        name.index(name.startIndex, offsetBy: string.utf8.count - 2)
    }
}

extension ChannelPattern: CustomStringConvertible {
    /// The pattern as written.
    public var description: String { string }
}
