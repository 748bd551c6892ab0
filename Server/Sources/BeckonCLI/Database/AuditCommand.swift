import ArgumentParser
import Beckon
import BeckonEdge
import BeckonServer

/// Reads and checks the audit trail: who did what.
struct AuditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit", abstract: "List, export and verify who did what at the desk.",
        subcommands: [List.self, Export.self, Verify.self])

    /// How many rows are read at a time.
    private static let page = 1_000

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List rows, the newest first: a table on a terminal, one JSON object a line in a pipe.")

        @Option(help: "Only what this account did.")
        var account: String?

        @Option(help: "Only this act, as \(TrailAct.readChat.rawValue) or \(TrailAct.signInFailed.rawValue).")
        var act: String?

        @Option(help: "Only what was done to this id.")
        var subject: String?

        @Option(help: "List at most this many.")
        var limit = 100

        @OptionGroup var options: SettingsOptions

        func validate() throws {
            guard limit > 0 else { throw ValidationError("--limit must be at least 1.") }
            if let act, TrailAct(rawValue: act) == nil {
                let acts = TrailAct.allCases.map(\.rawValue).joined(separator: ", ")
                throw ValidationError("--act must be one of \(acts).")
            }
        }

        func run() async throws {
            try await AuditCommand.withStore(options) { store, _ in
                var filter = TrailFilter()
                (filter.account, filter.act, filter.subject) = (account, act, subject)
                let rows = try await store.trail(filter, limit: limit)
                if Console.isTerminal { return Console.say(TrailText.table(rows)) }
                for row in rows { Console.say(TrailText.line(row)) }
            }
        }
    }

    struct Export: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Write the whole audit trail, the oldest row first, one JSON object a line.",
            discussion: """
                Each line has the hashes, so that another program can check the chain. That it was exported is a row of the \
                trail, which is written before the first line.
                """)

        @Option(help: "Only rows after this number: those that the last export did not have.")
        var after: Int64 = 0

        @OptionGroup var options: SettingsOptions

        func validate() throws {
            guard after >= 0 else { throw ValidationError("--after must be 0 or more.") }
        }

        func run() async throws {
            try await AuditCommand.withStore(options, writes: true) { store, _ in
                let told = TrailEntry(.exportedTrail, by: .command, at: SystemTime().now)
                guard try await store.commit([Commit([.tell(told)])]) == [.committed] else {
                    throw StoreError(.unavailable, "the audit trail could not be written")
                }
                try await AuditCommand.each(after: after, of: store) { row in
                    Console.say(TrailText.line(row))
                    return true
                }
            }
        }
    }

    struct Verify: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Check that no row was removed, changed or swapped.",
            discussion: """
                Exits with 0 if the chain is whole, otherwise with 65 after it named the first broken row. The log tells the \
                chain's head once an hour and when a gateway stops (audit.head): with --head it is also found that the last \
                rows were removed, or that all hashes were made anew.
                """)

        @Option(help: "A head that the log told, NUMBER:HASH.", transform: Verify.read)
        var head: TrailHead?

        @Option(help: "A backup to check instead of the database of the settings.")
        var file: String?

        @OptionGroup var options: SettingsOptions

        func run() async throws {
            try await AuditCommand.withStore(options, file: file) { store, settings in
                let stored = try await store.setting(InstallationSecret.Purpose.trail.rawValue)
                let secret = stored.map { InstallationSecret(stored: $0, keys: settings.secretKeys) }
                var check = TrailCheck(known: head) { row in secret?.hasSigned(row) ?? false }
                var fault: TrailFault?
                try await AuditCommand.each(after: 0, of: store) { row in
                    fault = check.add(row)
                    return fault == nil
                }
                fault = fault ?? check.end
                Console.say(
                    Console.isTerminal
                        ? TrailText.words(of: check, fault) : TrailText.line(of: check, fault))
                if fault != nil { throw ExitCode(65) }
            }
        }

        private static func read(_ text: String) throws -> TrailHead {
            guard let head = TrailHead(text) else { throw ValidationError("must be NUMBER:HASH, as the log tells it") }
            return head
        }
    }

    /// Passes all rows after a number, until the body returns false.
    private static func each(
        after number: Int64, of store: any Store, _ body: (TrailRow) throws -> Bool
    ) async throws {
        var last = number
        while true {
            let rows = try await store.trail(after: last, limit: page)
            for row in rows {
                guard try body(row) else { return }
                last = row.number
            }
            guard rows.count == page else { return }
        }
    }

    private static func withStore(
        _ options: SettingsOptions, file: String? = nil, writes: Bool = false,
        _ body: (any Store, Settings) async throws -> Void
    ) async throws {
        let settings = try options.settings()
        do {
            let logger = SettingsOptions.logger()
            let database =
                writes
                ? try await SharedDatabase.openExisting(settings, logger: logger)
                : try await SharedDatabase.openForReading(settings, file: file, logger: logger)
            do {
                try await body(database.store, settings)
            } catch {
                try? await database.close()
                throw error
            }
            try await database.close()
        } catch let code as ExitCode {
            throw code
        } catch {
            throw Console.failure(of: error)
        }
    }
}
