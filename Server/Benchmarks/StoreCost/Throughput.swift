import Beckon
import Measure

/// Measures committed messages per second through the commit queue, and in the bare loop.
struct Throughput {
    private static let writers = [1, 16, 64, 256]

    let rounds: Int
    let seconds: Double

    func run(on places: [Place], into table: inout FigureTable) async throws {
        for place in places {
            try await place.withStore { store in
                // The first round warms caches and pages; it is not counted.
                for round in 0...rounds {
                    say("\(place.engine): \(round == 0 ? "warm-up" : "round \(round) of \(rounds)")")
                    for writers in Self.writers {
                        let name = "\(writers) in \(round)"
                        let seconds = round == 0 ? seconds / 4 : seconds
                        let ours = try await QueueLoop(store: store)
                            .run(writers, seconds: seconds, name: "ours \(name)")
                        let ids = (0..<writers).map { "bare \(name) \($0)" }
                        _ = try await store.commit(ids.map { Writing.beginning($0, messages: 0) })
                        let bare = try place.runBare(writers, seconds: seconds, name: "bare \(name)")
                        guard round > 0 else { continue }
                        let row = "\(place.engine), \(writers) \(writers == 1 ? "writer" : "writers")"
                        table.add("\(row): committed", "messages/s", ours)
                        table.add("\(row): bare loop", "messages/s", bare)
                        table.add("\(row): share of the bare loop (at least 0.7)", "", ours / bare)
                    }
                }
            }
        }
    }
}
