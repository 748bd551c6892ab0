import Beckon
import BeckonEdge
import BeckonServer
import Foundation
import Logging
import Synchronization

/// The log of the program: where entries go, and in which form.
final class ProgramLog: Sendable {
    /// Where the journal of systemd takes entries.
    static let journalSocket = "/run/systemd/journal/socket"

    /// The form that is written; text where the journal was asked for and is not there.
    let format: LogFormat
    private let warnings: RecentWarnings?
    private let journal: UnixDatagrams?
    /// One line at a time.
    private let stream = Mutex(StandardStream.error)

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
        stream.withLock { _ = $0.write(line) }
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
        for name in [RequestIDMiddleware.idFact, RequestIDMiddleware.traceFact] where facts[name] == nil {
            facts[name] = request[metadataKey: name]
        }
        if let id = facts.removeValue(forKey: RequestIDMiddleware.idFact) { facts["request.id"] = id }
        if let metadataProvider { facts.merge(metadataProvider.get()) { $1 } }
        if let explicit = event.metadata { facts.merge(explicit) { $1 } }
        // What an error says may hold what a log must not.
        if let error = event.error { facts["error.type"] = "\(String(reflecting: type(of: error)))" }
        log.write(LogEntry(event, metadata: facts, logger: label, time: time.now))
    }
}
