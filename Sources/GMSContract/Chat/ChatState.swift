/// The state of a chat interaction: `chatIxnState` of the chat resource (Chat API Version 1).
///
/// The set is open: a state that this library does not name is kept as it came.
public struct ChatState: RawRepresentable, Hashable, Sendable {
    /// The state as it is spelled on the wire.
    public let rawValue: String

    /// Makes a state.
    ///
    /// - Parameter rawValue: The state as it is spelled on the wire.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The chat was created; answered by the create request.
    public static let connected = ChatState(rawValue: "CONNECTED")
    /// The chat goes on.
    public static let transcript = ChatState(rawValue: "TRANSCRIPT")
    /// The chat is over.
    public static let disconnected = ChatState(rawValue: "DISCONNECTED")
}
