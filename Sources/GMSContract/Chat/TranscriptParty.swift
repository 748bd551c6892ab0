/// Who caused a transcript event: the fifth item of an event of `transcriptToShow`.
///
/// The set is open when reading. Nothing but the four parties named here may be sent to v1 clients.
public struct TranscriptParty: RawRepresentable, Hashable, Sendable {
    /// The party as it is spelled on the wire.
    public let rawValue: String

    /// Makes a party.
    ///
    /// - Parameter rawValue: The party as it is spelled on the wire.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The customer.
    public static let client = TranscriptParty(rawValue: "CLIENT")
    /// An agent.
    public static let agent = TranscriptParty(rawValue: "AGENT")
    /// A supervisor.
    public static let supervisor = TranscriptParty(rawValue: "SUPERVISOR")
    /// Somebody else, for example the system.
    public static let external = TranscriptParty(rawValue: "EXTERNAL")
}
