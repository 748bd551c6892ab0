import Measure

/// The figures of all rounds.
struct Figures: Sendable {
    /// One figure of one round.
    struct Value: Sendable {
        let name: String
        let unit: String
        let value: Double

        init(_ name: String, _ unit: String, _ value: Double) {
            self.name = name
            self.unit = unit
            self.value = value
        }
    }

    /// The series, in the order in which their figures were first added.
    private(set) var series: [Series] = []
    let parked: ParkedPhones.Outcome

    init(parked: ParkedPhones.Outcome) { self.parked = parked }

    mutating func add(_ values: [Value]) {
        for value in values {
            let index = series.firstIndex { $0.name == value.name } ?? series.count
            if index == series.count { series.append(Series(value.name, unit: value.unit)) }
            series[index].add(value.value)
        }
    }

    /// The figures that are read only once.
    var single: [Value] {
        let phones = Double(max(1, parked.held))
        return [
            Value("polls held", "polls", Double(parked.held)),
            Value("resident memory, idle server", "KiB", parked.idle),
            Value("resident memory with the chats made", "KiB", parked.withChats),
            Value("resident memory with all polls held", "KiB", parked.parked),
            Value("memory per parked phone, without its chat", "KiB", (parked.parked - parked.withChats) / phones),
            Value("memory per parked phone, with its chat", "KiB", (parked.parked - parked.idle) / phones),
        ]
    }
}
