import Beckon
import BeckonEdge
import BeckonServer
import Foundation
import Logging
import Synchronization

/// What a log lacks that cannot be written for a while, because its disk is full for example: pure.
struct LogGap: Hashable, Sendable {
    /// How many entries are lost since the last one that was written.
    private(set) var count = 0
    /// Why the first of them is: the system's error number.
    private(set) var code: Int32 = 0
    /// Whether the last line was broken off.
    private var isInLine = false

    /// The bytes to write for a line: one that was broken off ends before it.
    func bytes(of line: [UInt8]) -> [UInt8] { isInLine ? [UInt8(ascii: "\n")] + line : line }

    /// Notes how writing a line ended.
    ///
    /// - Parameters:
    ///   - failure: The system's error number; nil for a line that was written.
    ///   - written: How many bytes were written.
    /// - Returns: The gap that ended with this line; nil if there was none.
    mutating func ended(_ failure: Int32?, written: Int) -> LogGap? {
        if let failure {
            if count == 0 { code = failure }
            count += 1
            // Of one that was broken off before, the line's end comes first.
            isInLine = isInLine ? written != 1 : written > 0
            return nil
        }
        defer { self = LogGap() }
        return count > 0 ? self : nil
    }
}

/// The log of the program: where entries go, and in which form.
///
/// Entries that cannot be written are lost, and the first one that can be is followed by one that says how many.
final class ProgramLog: Sendable {
    /// Where the journal of systemd takes entries.
    static let journalSocket = "/run/systemd/journal/socket"

    /// The form that is written; text where the journal was asked for and is not there.
    let format: LogFormat
    private let warnings: RecentWarnings?
    private let journal: UnixDatagrams?
    /// One line at a time.
    private let gap = Mutex(LogGap())

    /// - Parameters:
    ///   - format: The form that was asked for.
    ///   - socket: The journal's socket.
    ///   - warnings: Keeps the last warnings and errors; nil for nobody.
    init(
        _ format: LogFormat, journalSocket socket: String = ProgramLog.journalSocket, warnings: RecentWarnings? = nil
    ) {
        self.warnings = warnings
        journal = format == .journald ? UnixDatagrams(socket) : nil
        self.format = format == .journald && journal == nil ? .text : format
    }

    /// Writes an entry; one that the journal does not take is written to standard error as text.
    func write(_ entry: LogEntry) {
        warnings?.keep(entry.level, entry.message, source: entry.source, facts: entry.fields, at: entry.time)
        if let journal, journal.send(entry.journal) { return }
        let line = format == .json ? entry.json : entry.text(offset: Self.offset(at: entry.time))
        let ended = gap.withLock { gap in
            var written = 0
            let failure = StandardStream.error.write(gap.bytes(of: line), written: &written)
            return gap.ended(failure, written: written)
        }
        if let ended { tell(ended) }
    }

    private func tell(_ gap: LogGap) {
        let logger = Logger(label: "beckon") { ProgramLogHandler(label: $0, log: self) }
        logger.warning(
            "entries of the log are lost, because it could not be written",
            metadata: ["count": "\(gap.count)", "reason": "\(StandardStream.words(for: gap.code))"])
    }

    /// Seconds by which the machine's clock is ahead of UTC.
    private static func offset(at time: Timestamp) -> Int {
        var seconds = time_t(time.milliseconds / 1_000)
        var local = tm()
        localtime_r(&seconds, &local)
        return local.tm_gmtoff
    }
}

/// Hands what is logged to the program's log.
struct ProgramLogHandler: LogHandler {
    let label: String
    let log: ProgramLog
    let time: any TimeSource
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info
    var metadataProvider: Logger.MetadataProvider?

    init(label: String, log: ProgramLog, time: any TimeSource = SystemTime()) {
        self.label = label
        self.log = log
        self.time = time
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        var facts = metadata
        // Those of the request for which this is logged, whichever logger writes it.
        let request = Logger.current
        for name in [RequestIDStep.idFact, RequestIDStep.traceFact] where facts[name] == nil {
            facts[name] = request[metadataKey: name]
        }
        if let id = facts.removeValue(forKey: RequestIDStep.idFact) { facts["request.id"] = id }
        if let metadataProvider { facts.merge(metadataProvider.get()) { $1 } }
        if let explicit = event.metadata { facts.merge(explicit) { $1 } }
        // What an error says may hold what a log must not.
        if let error = event.error { facts["error.type"] = "\(String(reflecting: type(of: error)))" }
        log.write(LogEntry(event, metadata: facts, logger: label, time: time.now))
    }
}
