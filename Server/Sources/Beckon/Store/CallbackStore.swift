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
