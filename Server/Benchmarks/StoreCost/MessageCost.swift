import Foundation
import Measure

/// Measures what a message costs with few and with many stored events.
struct MessageCost {
    let valgrind: String?
    let rounds: Int
    /// How many messages are counted.
    let count: Int

    func run(on pair: Filled, places: Places, into table: inout FigureTable) throws {
        try seconds(of: pair, places, into: &table)
        guard case .sqlite = pair.few, let valgrind else { return }
        let few = try instructions(of: pair.few, events: pair.fewEvents, with: valgrind)
        let many = try instructions(of: pair.many, events: pair.manyEvents, with: valgrind)
        table.add("\(pair.few.engine): instructions a message, \(pair.fewEvents) events", "", few)
        table.add("\(pair.few.engine): instructions a message, \(pair.manyEvents) events", "", many)
        table.add("\(pair.few.engine): instructions, many over few (at most 1.1)", "", many / few)
    }

    /// Measures the CPU time of this process and of the server.
    private func seconds(of pair: Filled, _ places: Places, into table: inout FigureTable) throws {
        let count = count * 10
        for round in 0...rounds {
            say("\(pair.few.engine): cost of a message, round \(round) of \(rounds)")
            var costs: [Double] = []
            for (place, events) in [(pair.few, pair.fewEvents), (pair.many, pair.manyEvents)] {
                let server = try places.serverSeconds(place)
                let own = try messages(place, events: events, count: count).run().seconds
                costs.append((own + (try places.serverSeconds(place)) - server) * 1_000_000 / Double(count))
                guard round > 0 else { continue }
                table.add("\(place.engine): CPU a message, \(events) events", "us", costs.last ?? .nan)
            }
            guard round > 0 else { continue }
            table.add("\(pair.few.engine): CPU, many over few (at most 1.1)", "", costs[1] / costs[0])
        }
    }

    /// Counts twice and subtracts, so that the program's other work cancels out.
    private func instructions(of place: Place, events: Int, with valgrind: String) throws -> Double {
        say("\(place.engine): counting instructions, \(events) events")
        let warmUp = count / 4
        let few = try collected(place, events: events, count: warmUp, with: valgrind)
        let many = try collected(place, events: events, count: warmUp + count, with: valgrind)
        return (many - few) / Double(count)
    }

    private func collected(_ place: Place, events: Int, count: Int, with valgrind: String) throws -> Double {
        let child = messages(place, events: events, count: count)
        let options = ["--tool=callgrind", "--callgrind-out-file=/dev/null", child.program]
        let text = try Child(program: valgrind, arguments: options + child.arguments).run().errors
        guard let line = text.split(separator: "\n").last(where: { $0.contains("Collected :") }),
            let word = line.split(separator: " ").last, let number = Double(word)
        else { throw StoreCostError("valgrind reported no instructions") }
        return number
    }

    private func messages(_ place: Place, events: Int, count: Int) -> Child {
        Child(
            program: CommandLine.arguments[0],
            arguments: [
                "messages", "--place", place.text, "--chats", String(events / Filling.messagesPerChat), "--count",
                String(count),
            ])
    }
}
