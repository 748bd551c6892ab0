import Foundation
import Measure

/// Measures one server in one round.
struct Cost {
    let programs: Contender.Programs
    private let generator = ProcessFigures(pid: getpid())

    init(programs: Contender.Programs) { self.programs = programs }

    /// Parks subscribers at a newly started server and broadcasts to them.
    func deliveries(
        _ contender: Contender, _ transport: Transport, subscribers: Int, broadcasts: Int, into table: inout Table
    ) throws {
        let server = try contender.start(programs)
        defer { server.stop() }
        let crowd = try Crowd(subscribers, speaking: contender.dialect(transport), port: server.port)
        let empty = try server.residentKiB()
        try crowd.park()
        let parked = try server.residentKiB()
        // The first broadcasts warm caches and pages; they are not counted.
        _ = try crowd.broadcast(2)
        var meter = try Meter(server, generator)
        let outcome = try crowd.broadcast(broadcasts)
        let cost = try meter.lap(subscribers * broadcasts)
        let after = try server.residentKiB()
        let row = Table.Row(contender, transport, subscribers)
        table.add(row, .cpu, cost.server)
        table.add(row, .generatorCPU, cost.generator)
        table.add(row, .time, outcome.seconds.percentile(50) * 1_000)
        table.add(row, .memory, (parked - empty) / Double(subscribers))
        table.add(row, .memoryAfter, (after - empty) / Double(subscribers))
        table.add(row, .lost, Double(outcome.lost))
        table.add(row, .doubled, Double(outcome.doubled))
    }

    /// Runs short sessions on a newly started server.
    func requests(
        _ contender: Contender, connections: Int, seconds: Double, into table: inout Table
    ) throws {
        let server = try contender.start(programs)
        defer { server.stop() }
        let loop = try RequestLoop(
            connections: connections, speaking: BayeuxPolling(path: Contender.path), port: server.port)
        _ = try loop.run(seconds: min(1, seconds))
        var meter = try Meter(server, generator)
        let count = try loop.run(seconds: seconds)
        let cost = try meter.lap(count)
        try loop.finish()
        table.add(.requests(contender), .cpu, cost.server)
        table.add(.requests(contender), .generatorCPU, cost.generator)
        table.add(.requests(contender), .rate, Double(count) / seconds)
    }
}

/// Reads the CPU time of the server and of this process.
private struct Meter {
    private let server: ServerProcess
    private let generator: ProcessFigures
    private var last: (server: Double, generator: Double)

    init(_ server: ServerProcess, _ generator: ProcessFigures) throws {
        self.server = server
        self.generator = generator
        last = (try server.cpuSeconds(), try generator.cpuSeconds())
    }

    /// - Returns: Microseconds per item since the last lap, for `count` items.
    mutating func lap(_ count: Int) throws -> (server: Double, generator: Double) {
        let now = (server: try server.cpuSeconds(), generator: try generator.cpuSeconds())
        defer { last = now }
        let micro = 1_000_000 / Double(max(1, count))
        return ((now.server - last.server) * micro, (now.generator - last.generator) * micro)
    }
}
