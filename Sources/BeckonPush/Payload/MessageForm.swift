/// How the GMS member `message` of a push is spelled.
///
/// The GMS documents say "in JSON format" and leave open whether it is a string that holds JSON or the object itself;
/// apps of that time read a string.
package enum MessageForm: String, Sendable, Hashable, CaseIterable {
    /// A JSON string that holds JSON.
    case string
    /// The object itself.
    case object
}
