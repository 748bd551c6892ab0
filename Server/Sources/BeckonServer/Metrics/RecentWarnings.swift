package import Beckon
package import Logging
import Synchronization

/// The last warnings and errors of the log, in memory: what `beckon status` and the desk's page of it tell of the log.
///
/// An entry holds what the log wrote, and less: no fact but those of ``told``. Whoever asks for the status need not be one
/// who reads logs, so no chat, request, account or address is kept.
package final class RecentWarnings: Sendable {
    /// A message, however often it was logged.
    package struct Entry: Hashable, Sendable {
        package let level: Logger.Level
        package let message: String
        /// The part of the program that wrote it.
        package let source: String
        /// The facts of the last time.
        package var facts: [Fact]
        /// When it was logged last.
        package var at: Timestamp
        package var count = 1
    }

    /// A fact of an entry.
    package struct Fact: Hashable, Sendable {
        package let name: String
        package let value: String
    }

    /// The most messages that are kept; the one that was logged last the longest ago goes first.
    package static let most = 20
    /// The most characters of a message or a value; a longer one is cut.
    static let longest = 300
    /// The facts that are kept: words of closed lists, numbers, and names from the settings.
    static let told: Set<String> = [
        "agent.side", "agentSide", "agentSides", "code", "count", "database", "error.code", "error.type", "event",
        "kind",
        "node", "problem", "push.count", "push.outcome", "push.route", "reason", "service", "status", "timer", "topic",
    ]

    private let state = Mutex<[Entry]>([])

    package init() {}

    /// Keeps an entry of the log, unless it is below a warning.
    ///
    /// - Parameters:
    ///   - level: Its level.
    ///   - message: Its message.
    ///   - source: The part of the program that wrote it.
    ///   - facts: All its facts; those that are not told are left out.
    ///   - time: The time of the entry.
    package func keep(
        _ level: Logger.Level, _ message: String, source: String, facts: [(name: String, value: String)],
        at time: Timestamp
    ) {
        guard level >= .warning else { return }
        var entry = Entry(
            level: level, message: Self.cut(message), source: source,
            facts: facts.filter { Self.told.contains($0.name) }.map { Fact(name: $0.name, value: Self.cut($0.value)) },
            at: time)
        state.withLock { entries in
            if let place = entries.firstIndex(where: { $0.isSaid(as: entry) }) {
                entry.count += entries.remove(at: place).count
            }
            entries.append(entry)
            if entries.count > Self.most { entries.removeFirst() }
        }
    }

    /// What is kept, the newest first.
    package var newest: [Entry] { state.withLock { $0.reversed() } }

    private static func cut(_ text: String) -> String {
        text.count > longest ? String(text.prefix(longest - 1)) + "…" : text
    }
}

extension RecentWarnings.Entry {
    /// Whether another entry is this one again.
    fileprivate func isSaid(as other: RecentWarnings.Entry) -> Bool {
        message == other.message && level == other.level && source == other.source
    }
}
