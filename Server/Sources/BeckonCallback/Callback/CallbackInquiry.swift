package import Beckon

/// Which callbacks one of the operator's people asks for.
package struct CallbackInquiry: Sendable {
    /// The service; nil for all that the person sees.
    package var service: String?
    /// The first time, of ``CallbackRecord/time``, and the time after the last one.
    package var times: Range<Timestamp>
    /// The states; empty for every one.
    package var states: Set<CallbackState> = []
    /// Only those that ended for this reason.
    package var reason: CallbackReason?
    /// Further properties with values.
    package var filter = CallbackFilter([])
    /// At most so many.
    package var limit: Int
    /// Where the page before ended.
    package var after: Place?

    /// Reads states with commas; none from an empty text.
    package static func states(_ text: String) throws(CallbackRefusal) -> Set<CallbackState> {
        var states: Set<CallbackState> = []
        for word in text.split(separator: ",") {
            guard let state = CallbackState(rawValue: String(word.drop { $0 == " " })) else {
                let all = CallbackState.allCases.map(\.rawValue).joined(separator: ", ")
                throw .badRequest("Each state must be one of \(all).")
            }
            states.insert(state)
        }
        return states
    }

    /// The place of a callback in a list.
    package struct Place: Hashable, Sendable {
        package let time: Timestamp
        package let id: String

        package init(time: Timestamp, id: String) {
            self.time = time
            self.id = id
        }
    }

    package init(times: Range<Timestamp>, limit: Int) {
        self.times = times
        self.limit = limit
    }

    /// Whether a callback is asked for, apart from its service and time.
    func holds(for record: CallbackRecord) -> Bool {
        (states.isEmpty || states.contains(record.state)) && (reason == nil || record.reason == reason)
            && filter.holds(for: record)
    }

    /// The search that finds all of them, and perhaps others.
    ///
    /// - Parameter indexed: The properties that have an index.
    /// - Returns: The search.
    func search(indexed: Set<String>) -> CallbackSearch {
        CallbackSearch(
            filter.lead(indexed: indexed, customer: []) ?? .time, service: service,
            isOpen: !states.isEmpty && !states.contains(.completed) && reason == nil,
            from: max(times.lowerBound, after?.time ?? times.lowerBound), until: times.upperBound,
            after: after.map { $0.time >= times.lowerBound ? $0.id : "" } ?? "")
    }
}

/// Callbacks in the order of their times.
package struct CallbackPage: Sendable {
    package var records: [CallbackRecord] = []
    /// Where the next page begins; nil when there are no more.
    package var next: CallbackInquiry.Place?
}
