/// The name of a source, unique among all sources of the server.
package struct SourceName: Hashable, Sendable, CustomStringConvertible {
    /// The kind of thing that the source reads.
    package let kind: String
    /// The ID within that kind.
    package let id: String

    /// Names a source.
    package init(_ kind: String, _ id: String) {
        self.kind = kind
        self.id = id
    }

    /// The kind and the ID, for reports of tests and operators' logs.
    package var description: String { "\(kind)/\(id)" }
}
