import ArgumentParser
import Foundation
import Measure

/// Measures `beckon bayeux` and nginx with nchan; `Scripts/bench-bayeux` builds and finds both.
@main
struct BayeuxCostCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "BayeuxCost", abstract: "Measure what Bayeux deliveries, parked clients and requests cost.")

    @Option(help: "The program beckon; without it only nchan is measured.") var beckon: String?
    @Option(help: "An older program beckon to compare with.") var before: String?
    @Option(help: "The program nginx; without it only beckon is measured.") var nginx: String?
    @Option(help: "The module nchan.") var nchanModule = "/usr/lib/nginx/modules/ngx_nchan_module.so"
    @Option(help: "The configuration of nginx.") var nchanConfiguration = "Server/Benchmarks/nchan.conf"
    @Option(help: "How many rounds to measure.") var rounds = 5
    @Option(help: "Numbers of parked clients, separated by commas.") var clients = "1000,10000"
    @Option(help: "Deliveries to each crowd in a round.") var deliveries = 100_000
    @Option(help: "Seconds of requests in a round.") var seconds = 2.0
    @Option(help: "The version of Swift that built both programs, for the report.") var swift = "unknown"
    @Flag(help: "Measure less of everything, within a minute.") var quick = false
    @Flag(help: "Print JSON even on a terminal.") var json = false

    func run() throws {
        let interruption = ServerProcess.stopAllAtInterruption()
        defer { withExtendedLifetime(interruption) {} }
        let sizes = quick ? [1_000] : clients.split(separator: ",").compactMap { Int($0) }
        guard !sizes.isEmpty, sizes.allSatisfy({ (1...19_000).contains($0) }) else {
            throw ValidationError("--clients takes numbers from 1 to 19000.")
        }
        let load = Machine.load
        var table = Table()
        let rounds = quick ? 2 : rounds
        for round in 1...max(1, rounds) {
            say("round \(round) of \(rounds)")
            try measure(sizes, into: &table)
        }
        let facts =
            Machine(swift: swift).lines + [
                ("load average before", load), ("load average after", Machine.load),
                ("rounds", "\(rounds), interleaved"),
                ("event", "100 bytes of data, loopback, plain HTTP/1.1; a delivery includes the next poll"),
            ]
        let report = Report(facts: facts, table: table, bars: Bar.all(of: table, clients: sizes))
        print(isatty(STDOUT_FILENO) == 1 && !json ? report.text : report.json)
    }

    /// Measures everything once, so that a noisy moment of the machine affects all servers alike.
    private func measure(_ sizes: [Int], into table: inout Table) throws {
        let cost = Cost(
            programs: .init(
                beckon: beckon ?? "", before: before ?? "", nginx: nginx ?? "", nchanModule: nchanModule,
                nchanConfiguration: nchanConfiguration))
        for transport in Transport.allCases {
            for size in sizes {
                for contender in Contender.allCases where isMeasured(contender) {
                    say("\(contender.rawValue), \(transport.rawValue), \(size)")
                    let broadcasts = max(1, (quick ? 10_000 : deliveries) / size)
                    try cost.deliveries(contender, transport, subscribers: size, broadcasts: broadcasts, into: &table)
                }
            }
        }
        for contender in [Contender.before, .beckon] where isMeasured(contender) {
            say("\(contender.rawValue), requests")
            try cost.requests(contender, connections: 32, seconds: quick ? 0.5 : seconds, into: &table)
        }
    }

    private func isMeasured(_ contender: Contender) -> Bool {
        switch contender {
        case .nchan: nginx != nil
        case .beckon: beckon != nil
        case .before: before != nil
        }
    }

    private func say(_ text: String) { FileHandle.standardError.write(Data("bench: \(text)\n".utf8)) }
}
