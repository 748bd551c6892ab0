package import Logging
import Synchronization

/// Keeps what is logged.
package final class LogLines: Sendable {
    package struct Line: Sendable {
        package let level: Logger.Level
        package let text: String
        package let metadata: [String: String]

        /// How many pushes it is about.
        package var count: Int? { metadata["push.count"].flatMap { Int($0) } }
    }

    private let lines = Mutex<[Line]>([])

    package init() {}

    package var logger: Logger { Logger(label: "test") { _ in LogKeeper(lines: self) } }

    package func matching(_ text: String) -> [Line] { lines.withLock { $0.filter { $0.text == text } } }

    package var all: [Line] { lines.withLock { $0 } }

    fileprivate func add(_ line: Line) { lines.withLock { $0.append(line) } }
}

private struct LogKeeper: LogHandler {
    let lines: LogLines
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        lines.add(
            LogLines.Line(
                level: event.level, text: event.message.description,
                metadata: (event.metadata ?? [:]).mapValues { $0.description }))
    }
}
