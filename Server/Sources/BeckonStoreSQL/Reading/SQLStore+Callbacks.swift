package import Beckon

/// Callbacks, lines, starts and time slots.
extension SQLStore {
    package func callback(_ id: ServiceID) async throws -> CallbackRecord? {
        try await first(CallbackQuery.byID, id.sql, read: CallbackRecord.init(from:))
    }

    package func openCallbacks(limit: Int) async throws -> [CallbackRecord] {
        try await all(CallbackQuery.open, limit: limit, read: CallbackRecord.init(from:))
    }

    package func callbacks(_ search: CallbackSearch, limit: Int) async throws -> [CallbackRecord] {
        guard limit > 0 else { return [] }
        let values = search.values + search.leadValues + [limit.sql]
        return try await all(
            Request(CallbackQuery.search(search.lead), values: values), read: CallbackRecord.init(from:))
    }

    package func callbacks(
        of service: String, in state: CallbackState, after: ServiceID?, limit: Int
    ) async throws -> [CallbackRecord] {
        try await all(
            CallbackQuery.inState, service.sql, state.sql, (after?.text ?? "").sql, limit: limit,
            read: CallbackRecord.init(from:))
    }

    package func callbacksDue(now: Timestamp, limit: Int) async throws -> [CallbackRecord] {
        try await all(CallbackQuery.due, now.sql, limit: limit, read: CallbackRecord.init(from:))
    }

    package func queuedCallbackCount(service: String) async throws -> Int {
        try await first(CallbackQuery.queuedCount, service.sql, read: Int.init(only:)) ?? 0
    }

    package func openCallbackCount(service: String, number: String) async throws -> Int {
        try await first(CallbackQuery.openCountOfNumber, number.sql, service.sql, read: Int.init(only:)) ?? 0
    }

    package func callbackLine(of service: String, before place: CallbackLine.Place) async throws -> CallbackLine {
        try await first(
            CallbackQuery.line, service.sql, place.queuedAt.sql, place.id.sql, read: CallbackLine.init(from:)
        ) ?? CallbackLine(waiting: 0, ahead: 0, oldest: nil)
    }

    package func lineDepartures(of service: String, since: Timestamp, limit: Int) async throws -> [LineDeparture] {
        try await all(
            CallbackQuery.departures, service.sql, since.sql, limit: limit, read: LineDeparture.init(from:))
    }

    package func startCounts(_ checks: [ThrottleCheck]) async throws -> [Int] {
        try await all(Request(CallbackStartQuery.counts, rows: checks.map(\.values))) {
            row throws(Connection.Failure) in try row.int(StartCountColumn.count)
        }
    }

    package func bookings(service: String, from: Timestamp, until: Timestamp) async throws -> [Timestamp: Int] {
        let counts = try await all(Request(SlotQuery.counts, service.sql, from.sql, until.sql)) {
            row throws(Connection.Failure) in
            (try row.time(SlotCountColumn.start), try row.int(SlotCountColumn.count))
        }
        return Dictionary(counts) { first, _ in first }
    }
}
