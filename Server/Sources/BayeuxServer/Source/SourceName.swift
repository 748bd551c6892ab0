/// The name of a source, unique among all sources of the server.
package struct SourceName: Hashable, Sendable, CustomStringConvertible {
    /// What kind of thing the source reads.
    package let kind: String
    /// Which of that kind.
    package let id: String

    /// Names a source.
    package init(_ kind: String, _ id: String) {
        self.kind = kind
        self.id = id
    }

    /// The kind and the id: what a report of a test or an operator may show.
    package var description: String { "\(kind)/\(id)" }
}
