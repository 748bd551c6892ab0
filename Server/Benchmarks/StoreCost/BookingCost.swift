import ArgumentParser
import Beckon
import BeckonCallback
import BeckonServer
import BeckonStoreSQLite
import Foundation
import Measure

/// Measures free times and the start beside many booked callbacks; `Scripts/bench-bookings` starts it.
struct BookingCost: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bookings", abstract: "Measure free times and the start beside many booked callbacks.")

    @Option(help: "The program beckon.") var beckon: String
    @Option(help: "An empty folder on the disk to measure.") var folder: String
    @Option(help: "The version of Swift that built the programs, for the report.") var swift: String
    @Option(help: "How many callbacks are booked.") var callbacks = 100_000
    @Option(help: "How many rounds to measure.") var rounds = 5
    @Option(help: "How many questions for a week each round asks.") var questions = 100

    func run() throws { try Waiting.forEnd(of: { try await measure() }) }

    private func measure() async throws {
        var table = FigureTable()
        let spread = "4 services, 4 weeks"
        try await measure(BookedOffice(folder: "\(folder)/spread", services: 4, weeks: 4), spread, into: &table)
        let dense = "1 service, 1 week"
        try await measure(BookedOffice(folder: "\(folder)/dense", services: 1, weeks: 1), dense, into: &table)
        let facts = [("callbacks", "\(callbacks)"), ("load average", Machine.load)]
        print(table.text(facts: Machine(swift: swift).lines + facts))
    }

    private func measure(_ office: BookedOffice, _ name: String, into table: inout FigureTable) async throws {
        try await Place.sqlite(directory: office.directory).withStore { store in
            say("\(name): booking \(callbacks) callbacks")
            let start = Monotonic.now
            try await office.book(callbacks, in: store)
            let rate = Double(callbacks) / Monotonic.seconds(since: start)
            table.add("\(name): booked, 256 customers at once", "callbacks/s", rate)
            let service = office.service(over: store, CommitQueue(store: store))
            // The first round warms caches and pages; it is not counted.
            for round in 0...rounds {
                let week = try await week(service, of: office)
                guard round > 0 else { continue }
                table.add("\(name): CPU of a week's slots (at most 20)", "ms", week.milliseconds)
                table.add("\(name): slots of the week", "", week.slots)
            }
        }
        let size = try FileManager.default.attributesOfItem(atPath: SQLiteStore.path(in: office.directory))[.size]
        table.add("\(name): database", "MiB", Double((size as? Int ?? 0) >> 20))
        for round in 0...rounds {
            let arguments = office.arguments(port: Int.random(in: 20_000..<32_000))
            let seconds = try Child(program: beckon, arguments: arguments).run(until: "ready")
            guard round > 0 else { continue }
            table.add("\(name): start to ready (at most 1000)", "ms", seconds * 1_000)
        }
    }

    /// Asks each service in turn for the week from now on.
    ///
    /// - Returns: The CPU time of this process for a question, and how many slots the last answer has.
    private func week(
        _ service: CallbackService, of office: BookedOffice
    ) async throws -> (milliseconds: Double, slots: Double) {
        let before = ProcessorTime.ofThisProcess
        var slots = 0
        for number in 0..<questions {
            let now = service.time.now
            let week = now..<now.advanced(by: .seconds(7 * 86_400))
            slots = try await service.availability(of: office.name(number), in: week).slots.count
        }
        let seconds = ProcessorTime.ofThisProcess - before
        return (seconds * 1_000 / Double(questions), Double(slots))
    }
}

/// The user and system time of this process, in seconds.
enum ProcessorTime {
    static var ofThisProcess: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
    }
}
