import Measure

/// The figures, round by round.
struct Table {
    /// A server and its load.
    struct Row: Hashable {
        let name: String
        let subscribers: Int

        init(_ contender: Contender, _ transport: Transport, _ subscribers: Int) {
            name = "\(contender.rawValue), \(transport.rawValue)"
            self.subscribers = subscribers
        }

        private init(name: String) {
            self.name = name
            subscribers = 0
        }

        static func requests(_ contender: Contender) -> Row {
            Row(name: "\(contender.rawValue), requests (handshake, connect, publish, disconnect)")
        }

        var text: String { subscribers == 0 ? name : "\(name), \(subscribers) parked" }
    }

    /// A figure of a row.
    enum Figure: String, CaseIterable {
        case cpu = "server CPU, us"
        case generatorCPU = "generator CPU, us"
        case time = "until all have it, ms"
        case memory = "KiB a client, parked"
        case memoryAfter = "KiB a client, after broadcasts"
        case lost = "lost"
        case doubled = "doubled"
        case rate = "requests/s"
    }

    private(set) var rows: [Row] = []
    private var series: [Row: [Figure: Series]] = [:]

    mutating func add(_ row: Row, _ figure: Figure, _ value: Double) {
        if series[row] == nil { rows.append(row) }
        series[row, default: [:]][figure, default: Series(figure.rawValue, unit: "")].add(value)
    }

    func series(_ row: Row, _ figure: Figure) -> Series? { series[row]?[figure] }

    /// Returns the sum of a figure over all rows and rounds.
    func sum(_ figure: Figure) -> Double {
        series.values.reduce(0) { $0 + ($1[figure]?.values.reduce(0, +) ?? 0) }
    }
}
