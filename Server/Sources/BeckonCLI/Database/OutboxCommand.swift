import ArgumentParser
import Beckon
import BeckonPlatform
import BeckonServer

/// Lists, retries and drops pushes that are owed or ended undelivered.
struct OutboxCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "outbox", abstract: "List what is owed or refused; try or drop pushes.",
        subcommands: [List.self, Retry.self, Drop.self, Chats.self, Refused.self, OutboxDevicesCommand.self])

    /// How many rows are read at a time.
    private static let page = 500

    /// The pushes that a command changes.
    struct Selection: ParsableArguments {
        @Argument(help: "Numbers of pushes, as `beckon outbox list` shows them.")
        var ids: [Int64] = []

        @Flag(help: "All pushes that ended undelivered.")
        var allDead = false

        @Flag(help: "All owed pushes.")
        var allOwed = false

        @Option(help: "With --all-dead or --all-owed: only pushes with this credential, as the list shows it.")
        var route: String?

        func validate() throws {
            guard !ids.isEmpty || allDead || allOwed else {
                throw ValidationError("Name pushes by their numbers, or give --all-dead or --all-owed.")
            }
            guard ids.allSatisfy({ $0 > 0 }) else { throw ValidationError("The numbers of pushes begin at 1.") }
        }
    }

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List pushes, as a table on a terminal and one JSON object a line in a pipe.",
            discussion: "Message texts, tokens and customer keys are never shown. Retry and drop take the numbers.")

        @Flag(help: "List pushes that ended undelivered instead of owed ones.")
        var dead = false

        @Option(help: "List at most this many.")
        var limit = 1_000

        @OptionGroup var options: SettingsOptions

        func validate() throws {
            guard limit > 0 else { throw ValidationError("--limit must be at least 1.") }
        }

        func run() async throws {
            try await OutboxCommand.withStore(options) { store in
                let now = SystemTime().now
                var entries: [OutboxEntry] = []
                try await OutboxCommand.each(dead: dead, of: store) { page in
                    entries += page.prefix(limit - entries.count)
                    return entries.count < limit
                }
                var rows: [OutboxText.Row] = []
                var pauses: [PushRoute: [NamedPushPause]] = [:]
                for entry in entries {
                    let failure = try await store.lastFailure(of: entry)
                    if !dead, pauses[entry.route] == nil {
                        pauses[entry.route] = try await store.pushPauses(of: entry.route, now: now)
                    }
                    rows.append(
                        OutboxText.Row(entry: entry, failure: failure, now: now, pauses: pauses[entry.route] ?? []))
                }
                if Console.isTerminal { return Console.say(OutboxText.table(rows)) }
                for row in rows { Console.say(OutboxText.line(row)) }
            }
        }
    }

    struct Chats: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List chats whose events an agent side has not accepted yet.",
            discussion: """
                A table on a terminal and one JSON object a line in a pipe. The events are delivered in order when the \
                agent side takes them; nothing has to be done here. Message texts are never shown.
                """)

        @OptionGroup var options: SettingsOptions

        func run() async throws {
            let settings = try options.settings()
            try await OutboxCommand.withStore(options) { store in
                let sides = try await AgentSideOverview.all(settings.agentSides, from: store)
                let now = SystemTime().now
                if Console.isTerminal { return Console.say(AgentSideText.owedTable(sides, now: now)) }
                for line in AgentSideText.owedLines(sides) { Console.say(line) }
            }
        }
    }

    struct Refused: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List what agent sides refused and go on without, the newest first.",
            discussion: """
                A table on a terminal and one JSON object a line in a pipe. An agent side refused what each of them holds \
                three times and took what follows; customer and agents were told in the chat. Message texts are never \
                shown: the transcript has them at the position. A line goes with its chat.
                """)

        @Option(help: "List at most this many.")
        var limit = 1_000

        @OptionGroup var options: SettingsOptions

        func validate() throws {
            guard limit > 0 else { throw ValidationError("--limit must be at least 1.") }
        }

        func run() async throws {
            try await OutboxCommand.withStore(options) { store in
                let notices = try await PassedOverNotice.newest(in: store, limit: limit)
                if Console.isTerminal { return Console.say(AgentSideText.passedOverTable(notices)) }
                for notice in notices { Console.say(AgentSideText.line(notice)) }
            }
        }
    }

    struct Retry: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Try pushes now; those that ended are owed again, under new numbers.",
            discussion:
                "A push that is being sent is not changed. Exits with 66 if the database lacks a push or its device.")

        @OptionGroup var selection: Selection

        @Option(help: "How many seconds from now the pushes expire.")
        var expire = 3_600

        @OptionGroup var options: SettingsOptions

        func validate() throws {
            guard (1...2_419_200).contains(expire) else { throw ValidationError("--expire must be 1 to 2419200 s.") }
        }

        func run() async throws {
            let expiresAt = SystemTime().now.advanced(by: .seconds(Int64(expire)))
            try await OutboxCommand.change(selection, options, .retry(expiresAt: expiresAt))
        }
    }

    struct Drop: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Drop pushes; one that is being sent is dropped when its attempt ends.",
            discussion: "Exits with 66 if a push is not in the database.")

        @OptionGroup var selection: Selection
        @OptionGroup var options: SettingsOptions

        func run() async throws {
            try await OutboxCommand.change(selection, options, .drop)
        }
    }

    private static func change(
        _ selection: Selection, _ options: SettingsOptions, _ act: OutboxChange.Act
    ) async throws {
        try await withStore(options) { store in
            var ids = selection.ids
            for (isWanted, dead) in [(selection.allDead, true), (selection.allOwed, false)] where isWanted {
                try await each(dead: dead, of: store) { entries in
                    ids += entries.filter { selection.route == nil || $0.route.description == selection.route }.map(
                        \.push.id)
                    return true
                }
            }
            let report = try await OutboxChange(act: act, store: store, now: SystemTime().now).perform(ids)
            Console.say(Console.isTerminal ? report.text(act) : report.json)
            guard report.isComplete else { throw ExitCode(66) }
        }
    }

    /// Reads a list page by page, until the body returns false.
    private static func each(
        dead: Bool, of store: any Store, _ body: ([OutboxEntry]) -> Bool
    ) async throws {
        var last: Int64 = 0
        while true {
            let entries = try await store.outbox(dead: dead, after: last, limit: page)
            guard let final = entries.last else { return }
            last = final.push.id
            guard body(entries) else { return }
        }
    }

    /// Opens the database of the settings for a command.
    static func withStore(
        _ options: SettingsOptions, _ body: (any Store) async throws -> Void
    ) async throws {
        do {
            let database = try await SharedDatabase.openExisting(
                try options.settings(), logger: SettingsOptions.logger())
            do {
                try await body(database.store)
            } catch {
                try? await database.close()
                throw error
            }
            try await database.close()
        } catch {
            throw Console.failure(of: error)
        }
    }
}
