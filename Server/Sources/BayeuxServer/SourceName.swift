/// The name of a source, unique among all sources of the server.
public struct SourceName: Hashable, Sendable, CustomStringConvertible {
    /// What kind of thing the source reads.
    public let kind: String
    /// Which of that kind.
    public let id: String

    /// Names a source.
    public init(_ kind: String, _ id: String) {
        self.kind = kind
        self.id = id
    }

    /// The kind and the id: what a report of a test or an operator may show.
    public var description: String { "\(kind)/\(id)" }
}
