import Beckon
import Logging

/// What an entry of the log says, as values with bounds.
struct LogEntry: Sendable {
    /// The most bytes of a message; a longer one is cut.
    static let longestMessage = 16_384
    /// The most bytes of a value; a longer one is cut.
    static let longestValue = 4_096
    /// The most bytes of a field's name; a longer one is cut.
    static let longestName = 48
    /// The most fields; those behind them in the alphabet are left out.
    static let mostFields = 24

    let time: Timestamp
    let level: Logger.Level
    /// The label of the logger.
    let logger: String
    /// The part of the program that wrote it.
    let source: String
    let message: String
    /// The facts, ordered by their names.
    let fields: [(name: String, value: String)]

    /// - Parameters:
    ///   - event: What was logged.
    ///   - metadata: The facts, those of the event included.
    ///   - logger: The logger's label.
    ///   - time: The time of the entry.
    init(_ event: LogEvent, metadata: Logger.Metadata, logger: String, time: Timestamp) {
        self.time = time
        level = event.level
        self.logger = logger
        source = Self.cut(event.source, to: Self.longestName)
        message = Self.cut(event.message.description, to: Self.longestMessage)
        fields = metadata.sorted { $0.key < $1.key }.prefix(Self.mostFields).map { name, value in
            (Self.cut(name, to: Self.longestName), Self.cut(value.description, to: Self.longestValue))
        }
    }

    /// Returns a text of at most so many bytes and a mark where it was cut, without a broken character.
    private static func cut(_ text: String, to limit: Int) -> String {
        let bytes = text.utf8
        guard bytes.count > limit else { return text }
        var end = bytes.index(bytes.startIndex, offsetBy: limit)
        while bytes[end] & 0xC0 == 0x80 { end = bytes.index(before: end) }
        return String(decoding: bytes[..<end], as: UTF8.self) + "…"
    }
}
