import Beckon

/// The limits that a start which is queued at once has to meet, in their order, with what each refusal says.
///
/// A callback that is counted already and gets another value of a counted parameter has to meet the limit of that value.
struct StartThrottle: Hashable, Sendable {
    private struct Entry: Hashable, Sendable {
        let check: ThrottleCheck
        let refusal: CallbackRefusal
    }

    private var entries: [Entry] = []

    /// - Parameters:
    ///   - options: the service's options.
    ///   - parameters: the request's parameters.
    ///   - headers: the request's header fields, by their names in small letters.
    ///   - numbers: reads the customer's number.
    ///   - now: the time of the start.
    init(
        _ options: ServiceOptions, parameters: [String: String], headers: [String: String] = [:],
        numbers: any PhoneNumbers, now: Timestamp
    ) {
        let throttle = options.throttle
        for interval in [throttle.first, throttle.second] {
            // A start that lies as long ago as the interval is long counts no more.
            let from = now.advanced(by: Milliseconds(1 - interval.length.count))
            entries.append(
                Entry(
                    check: ThrottleCheck(CountedProperty(service: options.name), from: from, limit: interval.limit),
                    refusal: .throttled(options.name, seconds: interval.length.count / 1_000)))
        }
        addParameters(options, parameters, headers, numbers, now: now)
    }

    /// The limits of a callback that gets other values of parameters.
    ///
    /// - Parameters:
    ///   - options: the service's options.
    ///   - changed: the new values by their names; what starts are not counted by has no limit.
    ///   - numbers: reads the customer's number.
    ///   - now: the time of the change.
    init(_ options: ServiceOptions, changed: [String: String], numbers: any PhoneNumbers, now: Timestamp) {
        addParameters(options, changed, [:], numbers, of: Set(changed.keys), now: now)
    }

    /// Whether it limits nothing.
    var isEmpty: Bool { entries.isEmpty }

    private mutating func addParameters(
        _ options: ServiceOptions, _ parameters: [String: String], _ headers: [String: String],
        _ numbers: any PhoneNumbers, of names: Set<String>? = nil, now: Timestamp
    ) {
        let throttle = options.throttle
        let day = now.startOfDay
        var seen: Set<String> = []
        for name in throttle.parameters where names?.contains(name) ?? true && seen.insert(name).inserted {
            let header = throttle.readsHeaders ? headers[name.lowercased()].flatMap { $0.isEmpty ? nil : $0 } : nil
            let value = header ?? parameters[name] ?? ""
            // Nothing is counted of a parameter that is not there; a limit of 0 refuses without counting.
            guard !value.isEmpty || throttle.parameterLimit == 0 else { continue }
            let property = CountedProperty(
                service: options.name, name: name, value: Self.compared(value, of: name, options, numbers))
            entries.append(
                Entry(
                    check: ThrottleCheck(property, from: day, limit: throttle.parameterLimit),
                    refusal: .parameterThrottled(
                        name, value: value, limit: throttle.parameterLimit,
                        retryAfter: (day.milliseconds + 86_400_999 - now.milliseconds) / 1_000)))
        }
    }

    /// What the store has to count.
    var checks: [ThrottleCheck] { entries.map(\.check) }

    /// The refusal of the first limit that is reached; nil when there is room.
    ///
    /// - Parameter counts: the starts that ``checks`` found, in their order.
    /// - Returns: the refusal.
    func refusal(_ counts: [Int]) -> CallbackRefusal? {
        zip(entries, counts).first { $0.check.limit <= $1 }?.0.refusal
    }

    /// Says what one limit refuses with.
    func refusal(at index: Int) -> CallbackRefusal { entries[index].refusal }

    /// All spellings of a number count as one.
    static func compared(
        _ value: String, of name: String, _ options: ServiceOptions, _ numbers: any PhoneNumbers
    ) -> String {
        guard name == CallbackRecord.Field.customerNumber else { return value }
        return numbers.compared(value, country: options.limits.defaultCountry)
    }
}

extension Timestamp {
    /// When the day of UTC began that holds this moment.
    fileprivate var startOfDay: Timestamp {
        let day: Int64 = 86_400_000
        let passed = milliseconds % day
        return Timestamp(milliseconds: milliseconds - (passed < 0 ? passed + day : passed))
    }
}
