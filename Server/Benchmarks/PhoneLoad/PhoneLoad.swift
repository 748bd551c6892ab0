import Foundation
import Measure
import Wires

/// Keeps the phones of one node and lets agents write to them; `load.py` starts one such process for each node.
///
/// The first line of standard input has the ``Settings`` as JSON. Each further line is an order: `rate N` messages a second,
/// `leave N` phones a minute. The process ends with its input. Each second it prints what ``Tally`` counted, as JSON.
@main
enum PhoneLoad {
    /// What the process is told at its start.
    struct Settings: Decodable {
        /// The port of the phones' node.
        let port: UInt16
        /// The ports of all nodes, which the agents use in turn.
        let desks: [UInt16]
        /// How many connections agents have to each node.
        let connections: Int
        let phones: Int
        /// The number of this process, from which its phones have their addresses.
        let group: UInt32
        /// What begins the names of customers.
        let run: String
        /// The cookie of the agent's sign-in.
        let cookie: String
    }

    static func main() {
        do {
            guard let line = readLine() else { return }
            let settings = try JSONDecoder().decode(Settings.self, from: Data(line.utf8))
            // A connection that ends while it is written to is no reason to end.
            signal(SIGPIPE, SIG_IGN)
            let load = try Load(settings)
            try load.run()
        } catch {
            FileHandle.standardError.write(Data("phones: \(error)\n".utf8))
            exit(1)
        }
    }
}

/// Phones, agents and orders, all served by one thread.
final class Load {
    private let wires: Wires
    private let phones: Phones
    private let agents: Agents
    private let tally = Tally()
    private var orders: [UInt8] = []
    private var isOver = false

    init(_ settings: PhoneLoad.Settings) throws {
        wires = try Wires(port: settings.port)
        phones = Phones(settings, wires: wires, tally: tally)
        agents = Agents(settings, wires: wires, phones: phones, tally: tally)
        phones.hasChat = { [unowned agents] in agents.take($0) }
        let count = settings.phones
        wires.opened = { [unowned self] client in
            client.number < count ? try phones.opened(client.number) : agents.opened(client)
        }
        wires.handle = { [unowned self] client, answer in
            client.number < count ? try phones.take(answer, by: client.number) : try agents.take(answer, by: client)
        }
        wires.refused = { [unowned self] client, answer in
            client.number < count ? phones.refuse(answer, by: client.number) : agents.refuse(answer, by: client)
        }
        wires.closed = { [unowned self] client in
            client.number < count ? phones.closed(client.number) : agents.closed(client)
        }
    }

    func run() throws {
        _ = fcntl(STDIN_FILENO, F_SETFL, fcntl(STDIN_FILENO, F_GETFL) | O_NONBLOCK)
        while !isOver {
            let now = Monotonic.now
            try phones.tick(now)
            try agents.tick(now)
            if tally.isDue(now) {
                readOrders()
                phones.hangUpSilent(now)
                tally.print(now)
            }
            try wires.turn(milliseconds: agents.pause(now))
        }
    }

    private func readOrders() {
        var bytes = [UInt8](repeating: 0, count: 1_024)
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        if count == 0 { isOver = true }
        guard count > 0 else { return }
        orders += bytes.prefix(count)
        while let end = orders.firstIndex(of: 10) {
            let words = String(decoding: orders[..<end], as: UTF8.self).split(separator: " ")
            orders.removeSubrange(...end)
            guard words.count == 2, let number = Double(words[1]) else { continue }
            switch words[0] {
            case "rate": agents.rate = number
            case "leave": phones.leaving = number / 60
            default: continue
            }
        }
    }
}

/// Says when the next of some events is due that come at a rate.
struct Pace {
    /// Events a second.
    var rate = 0.0 { didSet { due = Monotonic.now } }
    /// When the next event is due.
    private(set) var due: UInt64 = .max

    /// Returns when an event was due that has not been taken yet; nil if none is.
    mutating func next(_ now: UInt64) -> UInt64? {
        guard rate > 0, due <= now else { return nil }
        defer { due += UInt64(1_000_000_000 / rate) }
        return due
    }
}
