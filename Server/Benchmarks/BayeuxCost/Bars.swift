import Measure

/// A limit that a figure has to keep.
struct Bar {
    let text: String
    /// The figure in each round.
    let values: [Double]
    let limit: Double

    var value: Double { values.percentile(50) }
    var isKept: Bool { value <= limit }

    /// Makes the bars whose figures were measured.
    static func all(of table: Table, clients: [Int]) -> [Bar] {
        var bars: [Bar] = []
        func add(_ text: String, _ values: [Double]?, _ limit: Double) {
            if let values { bars.append(Bar(text: text, values: values, limit: limit)) }
        }
        func row(_ contender: Contender, _ count: Int) -> Table.Row { .init(contender, .polling, count) }
        func ratio(_ one: Table.Row, _ other: Table.Row, _ figure: Table.Figure) -> [Double]? {
            guard let above = table.series(one, figure), let below = table.series(other, figure) else { return nil }
            return zip(above.values, below.values).map { $0 / $1 }
        }
        for count in clients {
            add(
                "CPU per delivery beside nchan's, \(count) parked",
                ratio(row(.beckon, count), row(.nchan, count), .cpu), 1.5)
            add(
                "CPU per delivery beside the older program's, \(count) parked",
                ratio(row(.beckon, count), row(.before, count), .cpu), 1.05)
        }
        add(
            "CPU per request beside the older program's", ratio(.requests(.beckon), .requests(.before), .cpu), 1.05)
        if let most = clients.max(), let least = clients.min() {
            add("KiB a parked client, \(most) parked", table.series(row(.beckon, most), .memory)?.values, 12)
            add(
                "time until all have it beside nchan's, \(most) parked",
                ratio(row(.beckon, most), row(.nchan, most), .time), 2)
            if most > least {
                add(
                    "CPU per delivery, \(most) beside \(least) parked",
                    ratio(row(.beckon, most), row(.beckon, least), .cpu), 1.15)
            }
        }
        add("events lost", [table.sum(.lost)], 0)
        add("CPU per request, us", table.series(.requests(.beckon), .cpu)?.values, 35)
        return bars
    }
}
