/// The state of a chat interaction: `chatIxnState` of the chat resource (Chat API Version 1).
///
/// The set is open: an unknown state is kept as it was received.
public struct ChatState: RawRepresentable, Hashable, Sendable {
    /// The state as it is spelled on the wire.
    public let rawValue: String

    /// Makes a state.
    ///
    /// - Parameter rawValue: The state as it is spelled on the wire.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The chat was created; the state in the answer to the create request.
    public static let connected = ChatState(rawValue: "CONNECTED")
    /// The chat is open.
    public static let transcript = ChatState(rawValue: "TRANSCRIPT")
    /// The chat has ended.
    public static let disconnected = ChatState(rawValue: "DISCONNECTED")
}
