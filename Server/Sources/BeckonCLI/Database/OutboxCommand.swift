import ArgumentParser
import Beckon
import BeckonJSON
import BeckonServer
import Foundation

/// What is owed to phones, and what ended undelivered.
struct OutboxCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "outbox", abstract: "Look at pushes that are owed or ended undelivered, retry or drop them.",
        subcommands: [List.self, Retry.self, Drop.self])

    /// How many rows are read at a time.
    private static let page = 500

    /// Which pushes a command is about.
    struct Selection: ParsableArguments {
        @Argument(help: "Numbers of pushes, as the list shows them.")
        var ids: [Int64] = []

        @Flag(help: "All that ended undelivered.")
        var allDead = false

        @Flag(help: "All that are owed.")
        var allOwed = false

        @Option(help: "Only those of one credential, as the list shows it.")
        var route: String?

        func validate() throws {
            guard !ids.isEmpty || allDead || allOwed else {
                throw ValidationError("Name pushes by their numbers, or give --all-dead or --all-owed.")
            }
        }
    }

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List pushes, one JSON object a line; no text and no token is shown.")

        @Flag(help: "Those that ended undelivered instead of those that are owed.")
        var dead = false

        @Option(help: "At most so many.")
        var limit = 1_000

        @OptionGroup var options: GatewayOptions

        func run() async throws {
            try await OutboxCommand.withStore(options) { store in
                var left = max(0, limit)
                try await OutboxCommand.each(dead: dead, of: store) { entries in
                    for entry in entries.prefix(left) { Console.say(Self.line(entry)) }
                    left -= min(left, entries.count)
                    return left > 0
                }
            }
        }

        private static func line(_ entry: OutboxEntry) -> String {
            let push = entry.push
            var json: [(String, JSONValue)] = [
                ("id", .integer(push.id)), ("route", .string(entry.route)), ("lane", .string(push.subject.lane)),
                ("due", .string(push.due.utcText)), ("expires", .string(push.expiresAt.utcText)),
                ("priority", .integer(Int64(push.priority))), ("attempts", .integer(Int64(push.attempts))),
                ("doubts", .integer(Int64(push.doubts))), ("reason", .string(push.reason)),
            ]
            if let lease = entry.leaseUntil { json.append(("claimedUntil", .string(lease.utcText))) }
            if let end = entry.end {
                json += [("cause", .string(end.cause)), ("ended", .string(end.at.utcText))]
            }
            var writer = JSONWriter(reservingCapacity: 384)
            writer.beginObject()
            for (name, value) in json {
                writer.key(name)
                writer.value(value)
            }
            writer.endObject()
            return String(decoding: writer.bytes, as: UTF8.self)
        }
    }

    struct Retry: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Have pushes tried now; those that ended are owed again.")

        @OptionGroup var selection: Selection

        @Option(help: "For how many seconds they are worth sending from now on.")
        var expire = 3_600

        @OptionGroup var options: GatewayOptions

        func validate() throws {
            guard (1...2_419_200).contains(expire) else { throw ValidationError("--expire is 1 to 2419200 seconds.") }
        }

        func run() async throws {
            let now = SystemTime().now
            let expiresAt = now.advanced(by: .seconds(Int64(expire)))
            try await OutboxCommand.change(selection, options) { .retryPush($0, now: now, expiresAt: expiresAt) }
        }
    }

    struct Drop: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Take pushes off the list; one that is just being sent goes with its outcome.")

        @OptionGroup var selection: Selection
        @OptionGroup var options: GatewayOptions

        func run() async throws {
            try await OutboxCommand.change(selection, options) { .dropPush($0) }
        }
    }

    private static func change(
        _ selection: Selection, _ options: GatewayOptions, _ change: @escaping @Sendable (Int64) -> Change
    ) async throws {
        try await withStore(options) { store in
            var ids = selection.ids
            for (isWanted, dead) in [(selection.allDead, true), (selection.allOwed, false)] where isWanted {
                try await each(dead: dead, of: store) { entries in
                    ids += entries.filter { selection.route == nil || $0.route == selection.route }.map(\.push.id)
                    return true
                }
            }
            for start in stride(from: 0, to: ids.count, by: page) {
                let changes = ids[start..<min(start + page, ids.count)].map(change)
                _ = try await store.commit([Commit(changes)])
            }
            Console.say("\(ids.count) pushes")
        }
    }

    /// Pages through a list until the body has enough.
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

    private static func withStore(
        _ options: GatewayOptions, _ body: (any Store) async throws -> Void
    ) async throws {
        do {
            let database = try await SharedDatabase.openExisting(
                try options.settings(), logger: GatewayOptions.logger())
            try await body(database.store)
            try await database.close()
        } catch {
            throw Console.failure(of: error)
        }
    }
}

extension Timestamp {
    /// As people read it, in UTC.
    fileprivate var utcText: String {
        Date(timeIntervalSince1970: Double(milliseconds) / 1_000).formatted(.iso8601)
    }
}
