/// A version of the Bayeux protocol, compared element by element.
///
/// Versions in use are `1.0`, `1.0beta` and `0.9`; of an element only the leading digits count.
public struct ProtocolVersion: Sendable, Hashable, Comparable {
    private let elements: [Int]

    /// The version that this implementation speaks.
    public static let current = ProtocolVersion("1.0")

    /// Reads a version.
    ///
    /// - Parameter string: Elements separated by dots; an element without leading digits counts as 0.
    public init(_ string: String) {
        var elements = string.split(separator: ".", maxSplits: 7, omittingEmptySubsequences: false).map { element in
            Int(element.prefix { $0.isASCII && $0.isNumber }.prefix(9)) ?? 0
        }
        while elements.last == 0 { elements.removeLast() }
        self.elements = elements
    }

    /// Whether one version is older than another.
    ///
    /// - Parameters:
    ///   - lhs: One version.
    ///   - rhs: The other.
    /// - Returns: True if the first is older.
    public static func < (lhs: ProtocolVersion, rhs: ProtocolVersion) -> Bool {
        lhs.elements.lexicographicallyPrecedes(rhs.elements)
    }
}
