/// One thing that the library did or could not do, for the app's log; ``GatewayOptions/log`` takes them.
///
/// It holds no text, name, number, token, key or address, so it may leave the device with a report of the app's.
public struct LogLine: Sendable, Hashable, CustomStringConvertible {
    /// How much a line matters.
    public enum Level: Int, Sendable, Hashable, Comparable {
        /// Each request that was answered.
        case debug
        /// Requests that failed, and connections that come and go.
        case info
        /// Something is lost or refused, and somebody has to know.
        case warning

        /// Whether one level matters less than another.
        public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    /// How much it matters.
    public let level: Level
    /// What happened, in the same words each time.
    public let message: String
    /// The facts, by name.
    public let facts: [String: String]

    /// The words and the facts in one line.
    public var description: String {
        facts.sorted { $0.key < $1.key }.reduce(message) { "\($0) \($1.key)=\($1.value)" }
    }
}
