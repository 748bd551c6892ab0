/// Callbacks, the line of each service, what limits their starts, and their time slots.
///
/// A part of the port to the database, ``Store``.
package protocol CallbackStore: Sendable {
    func callback(_ id: ServiceID) async throws -> CallbackRecord?
    /// Callbacks that are not completed, oldest first.
    func openCallbacks(limit: Int) async throws -> [CallbackRecord]
    /// Returns callbacks in the order of their times and ids.
    func callbacks(_ search: CallbackSearch, limit: Int) async throws -> [CallbackRecord]
    /// The callbacks of a service that are in a state and whose id follows `after`, in the order of their ids.
    ///
    /// None for `completed`.
    func callbacks(
        of service: String, in state: CallbackState, after: ServiceID?, limit: Int
    ) async throws -> [CallbackRecord]
    /// Counts the callbacks of a service that are neither scheduled nor completed.
    func queuedCallbackCount(service: String) async throws -> Int
    /// Counts the uncompleted callbacks of a service that have a number, in their spelling without marks or as their key
    /// `_customer_number`, see ``Change/indexCallback(_:_:)``.
    func openCallbackCount(service: String, number: String) async throws -> Int
    /// Counts the callbacks that wait in the line of a service, and those with a place before another one.
    func callbackLine(of service: String, before place: CallbackLine.Place) async throws -> CallbackLine
    /// The callbacks that left the line of a service at a time or later, the last one first.
    func lineDepartures(of service: String, since: Timestamp, limit: Int) async throws -> [LineDeparture]
    /// Counts the starts of callbacks that each check looks at, in their order.
    func startCounts(_ checks: [ThrottleCheck]) async throws -> [Int]
    /// Callbacks whose ``CallbackRecord/due`` is not after `now`, earliest first.
    func callbacksDue(now: Timestamp, limit: Int) async throws -> [CallbackRecord]
    /// Counts the places of a service's callbacks by the times that they are booked for, from `from` on and before `until`.
    func bookings(service: String, from: Timestamp, until: Timestamp) async throws -> [Timestamp: Int]
}

/// Which callbacks are looked for, as far as an index answers it; the rest is compared row by row.
package struct CallbackSearch: Hashable, Sendable {
    /// What leads to them.
    package enum Lead: Hashable, Sendable {
        /// Nothing but their time.
        case time
        /// A property that their service indexes, see ``Change/indexCallback(_:_:)``.
        ///
        /// A value longer than ``keyLength`` bytes also finds those that begin alike.
        case key(name: String, value: String)
        /// The customer's number, as it was spelled.
        case number(String)
    }

    package var lead: Lead
    /// The service; nil for all.
    package var service: String?
    /// Whether those that are completed are left out.
    package var isOpen: Bool
    /// The first time, of ``CallbackRecord/time``.
    package var from: Timestamp
    /// The time after the last one.
    package var until: Timestamp
    /// Of those at the first time, only callbacks with an id behind this one: where the page before ended.
    package var after: String

    /// How many bytes of a value an index holds.
    package static let keyLength = 256

    package init(
        _ lead: Lead, service: String? = nil, isOpen: Bool = false, from: Timestamp = Timestamp(milliseconds: .min),
        until: Timestamp = Timestamp(milliseconds: .max), after: String = ""
    ) {
        self.lead = lead
        self.service = service
        self.isOpen = isOpen
        self.from = from
        self.until = until
        self.after = after
    }

    /// The search for what comes behind a callback.
    package func behind(_ record: CallbackRecord) -> CallbackSearch {
        var next = self
        next.from = record.time
        next.after = record.id.text
        return next
    }
}

extension CallbackRecord {
    /// When it is wished for, else when it was made; what lists go by.
    package var time: Timestamp { desiredTime ?? createdAt }
}
