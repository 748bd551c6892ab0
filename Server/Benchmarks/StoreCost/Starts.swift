import Foundation
import Measure

/// Measures the time from starting the gateway until it is ready.
struct Starts {
    let beckon: String
    let rounds: Int
    let folder: String

    func run(on pair: Filled, into table: inout FigureTable) throws {
        for round in 0...rounds {
            for (place, events) in [(pair.few, pair.fewEvents), (pair.many, pair.manyEvents)] {
                let seconds = try Child(program: beckon, arguments: arguments(for: place)).run(until: "ready")
                guard round > 0 else { continue }
                table.add("\(place.engine): start to ready, \(events) events", "ms", seconds * 1_000)
            }
        }
    }

    private func arguments(for place: Place) -> [String] {
        let port = String(Int.random(in: 20_000..<32_000))
        switch place {
        case .sqlite(let directory): return ["serve", "--port", port, "--data", directory]
        #if POSTGRESQL
        case .postgreSQL(let url): return ["serve", "--port", port, "--data", "\(folder)/node", "--database", url]
        #endif
        }
    }
}
