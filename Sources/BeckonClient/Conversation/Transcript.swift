/// A conversation as a screen shows it: one ordered list of lines, and what is said about them.
///
/// The lines are the server's events in their order, then the customer's messages that are not among them yet, in theirs. A
/// value never changes; ``Conversation/changes`` gives the next one.
public struct Transcript: Sendable, Hashable {
    /// How far the conversation is.
    public enum Phase: Sendable, Hashable, Codable {
        /// The server does not know of it yet.
        case starting
        /// The customer can write, and agents can answer.
        case open
        /// It has ended; a new one may begin.
        case ended
        /// The server refused to begin it, for this reason, and in its words if it has any.
        case refused(BeckonClientError.Code, String?)
    }

    /// The lines, the oldest first.
    public internal(set) var lines: [TranscriptLine] = []
    /// How far the conversation is.
    public internal(set) var phase = Phase.starting
    /// The connection to the server.
    public internal(set) var connection = ChatConnection.connecting
    /// How many messages of others the customer has not read.
    public internal(set) var unread = 0
    /// Who is typing, by name; never the customer.
    public internal(set) var typing: [String] = []
    /// Which agents are there, by name.
    public internal(set) var agents: [String] = []
    /// Whether older lines were left out: at most 5,000 are held in memory, and 1,000 stored for the app's next start.
    public internal(set) var isShortened = false

    /// Makes a transcript, for example for a preview of the app's screen; see ``Conversation/showing(_:)``.
    ///
    /// - Parameters:
    ///   - lines: The lines, the oldest first.
    ///   - phase: How far the conversation is.
    ///   - connection: The connection to the server.
    ///   - unread: How many messages of others the customer has not read.
    ///   - typing: Who is typing.
    ///   - agents: Which agents are there.
    ///   - isShortened: Whether older lines were left out.
    public init(
        lines: [TranscriptLine] = [], phase: Phase = .starting, connection: ChatConnection = .connecting,
        unread: Int = 0, typing: [String] = [], agents: [String] = [], isShortened: Bool = false
    ) {
        self.lines = lines
        self.phase = phase
        self.connection = connection
        self.unread = unread
        self.typing = typing
        self.agents = agents
        self.isShortened = isShortened
    }
}
