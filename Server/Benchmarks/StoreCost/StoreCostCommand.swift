import ArgumentParser
import Foundation
import Measure
import Synchronization

/// Measures the stores and bare loops, and a filled and a nearly empty database; `Scripts/bench-store` starts it.
@main
struct StoreCostCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "StoreCost", abstract: "Measure the stores.",
        subcommands: [Measurements.self, Messages.self, BookingCost.self],
        defaultSubcommand: Measurements.self)
}

/// All measurements of the stores.
struct Measurements: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "measure", abstract: "Measure the stores.")

    @Option(help: "The program beckon.") var beckon: String
    @Option(help: "The program valgrind; without it instructions are not counted.") var valgrind: String?
    @Option(help: "An empty folder on the disk to measure.") var folder: String
    @Option(help: "The version of Swift that built the programs, for the report.") var swift: String
    @Option(help: "How many rounds to measure; each runs everything in turn.") var rounds = 5
    @Option(help: "How many seconds each loop of a round lasts.") var seconds = 2.0
    @Option(help: "How many events the filled database holds.") var events = 1_000_000
    @Flag(help: "Measure less of everything.") var quick = false

    func run() throws { try Waiting.forEnd(of: { try await measure() }) }

    private func measure() async throws {
        var table = FigureTable()
        let rounds = quick ? 1 : rounds
        let events = quick ? 20_000 : events
        let places = try Places(folder: folder)
        try await Throughput(rounds: rounds, seconds: quick ? 0.3 : seconds).run(on: places.make("rate"), into: &table)
        let small = try places.make("small")
        let large = try places.make("large")
        for (few, many) in zip(small, large) {
            say("\(few.engine): filling")
            try await few.withStore { try await Filling(store: $0).run(events: Self.fewEvents) }
            try await many.withStore { try await Filling(store: $0).run(events: events) }
            let pair = Filled(few: few, fewEvents: Self.fewEvents, many: many, manyEvents: events)
            try Starts(beckon: beckon, rounds: rounds, folder: folder).run(on: pair, into: &table)
            try MessageCost(valgrind: valgrind, rounds: rounds, count: quick ? 320 : 1_600)
                .run(on: pair, places: places, into: &table)
        }
        print(table.text(facts: Machine(swift: swift).lines + [("load average", Machine.load)]))
    }

    private static let fewEvents = 1_000
}

/// The same engine with few and with many events stored.
struct Filled {
    let few: Place
    let fewEvents: Int
    let many: Place
    let manyEvents: Int
}

/// Prints progress for a person.
func say(_ text: String) { FileHandle.standardError.write(Data("bench: \(text)\n".utf8)) }

/// Runs asynchronous work while the main thread waits: callgrind does not follow a main thread that ends early.
enum Waiting {
    private final class Outcome: Sendable {
        let result = Mutex<Result<Void, any Error>>(.success(()))
    }

    static func forEnd(of work: @escaping @Sendable () async throws -> Void) throws {
        let outcome = Outcome()
        let end = DispatchSemaphore(value: 0)
        Task.detached {
            do {
                try await work()
            } catch {
                outcome.result.withLock { $0 = .failure(error) }
            }
            end.signal()
        }
        end.wait()
        try outcome.result.withLock { try $0.get() }
    }
}
