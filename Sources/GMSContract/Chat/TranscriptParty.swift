/// Who caused a transcript event: the fifth item of an event of `transcriptToShow`.
///
/// Reading accepts any party. Send v1 clients only the four parties named here.
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
    /// Another party, for example the system.
    public static let external = TranscriptParty(rawValue: "EXTERNAL")
}
