/// What the operator's people do: see, count and cancel callbacks of the services that they may see.
extension CallbackService {
    /// At most so many callbacks are answered at once.
    package static let inquiryLimit = 5_000
    /// At most so many callbacks are cancelled at once.
    package static let cancelLimit = 300
    private static let operatorPage = 500

    /// The names of the callback services that a person sees, in order.
    package func services(seenBy permission: CallbackPermission) -> [String] {
        let catalog = services()
        return catalog.names.filter { configured($0) != nil && catalog.isSeen($0, by: permission) }
    }

    /// The callbacks that an inquiry asks for and the person sees, in the order of their times.
    ///
    /// - Parameters:
    ///   - inquiry: what is asked for.
    ///   - permission: the person.
    /// - Returns: the callbacks, and where to go on.
    /// - Throws: ``CallbackRefusal`` with 404 for a service that is not configured or not seen, 400 for a property that
    ///   cannot be asked for and for an inquiry that would compare more than ``scanLimit`` callbacks; ``StoreError``.
    package func page(_ inquiry: CallbackInquiry, for permission: CallbackPermission) async throws -> CallbackPage {
        try check(inquiry, permission)
        let catalog = services()
        var (search, page, seen) = (inquiry.search, CallbackPage(), 0)
        while true {
            let found = try await store.callbacks(search, limit: Self.operatorPage)
            for record in found where catalog.isSeen(record.serviceName, by: permission) && inquiry.holds(for: record) {
                guard page.records.count < min(inquiry.limit, Self.inquiryLimit) else {
                    page.next = page.records.last.map { CallbackInquiry.Place(time: $0.time, id: $0.id.text) }
                    return page
                }
                page.records.append(record)
            }
            seen += found.count
            guard found.count == Self.operatorPage, let last = found.last else { return page }
            guard seen < Self.scanLimit else {
                throw CallbackRefusal.badRequest(
                    "Too many callbacks would have to be compared: ask for a shorter time.")
            }
            search = search.behind(last)
        }
    }

    private func check(_ inquiry: CallbackInquiry, _ permission: CallbackPermission) throws {
        if let service = inquiry.service {
            guard services(seenBy: permission).contains(service) else { throw CallbackRefusal.unknownService() }
        }
        try checkNames(of: inquiry.filter, service: inquiry.service)
    }

    /// Counts the callbacks of a service that are queued, routed or connected.
    ///
    /// - Throws: ``CallbackRefusal`` with 404 for a service that is not configured or not seen; ``StoreError``.
    package func queueLength(of service: String, for permission: CallbackPermission) async throws -> Int {
        guard services(seenBy: permission).contains(service) else { throw CallbackRefusal.unknownService() }
        return try await store.queuedCallbackCount(service: service) - paused(service)
    }

    /// Counts the paused callbacks of a service, which wait but are not in the queue.
    private func paused(_ service: String) async throws -> Int {
        var (count, last) = (0, ServiceID?.none)
        while true {
            let page = try await store.callbacks(of: service, in: .paused, after: last, limit: Self.operatorPage)
            count += page.count
            guard page.count == Self.operatorPage else { return count }
            last = page.last?.id
        }
    }

    /// Cancels callbacks for the operator, each in a commit of its own.
    ///
    /// - Parameters:
    ///   - ids: the callbacks; at most ``cancelLimit`` are taken.
    ///   - permission: the person.
    /// - Returns: those that are cancelled now; the others are connected, have ended, or are not seen.
    /// - Throws: ``StoreError``, ``CallbackRefusal`` with 503; some may be cancelled then.
    package func cancel(_ ids: [ServiceID], for permission: CallbackPermission) async throws -> Set<ServiceID> {
        try await withThrowingTaskGroup(of: ServiceID?.self) { group in
            for id in Set(ids.prefix(Self.cancelLimit)) {
                group.addTask { try await self.cancelByOperator(id, for: permission) ? id : nil }
            }
            return try await group.reduce(into: []) { cancelled, id in if let id { cancelled.insert(id) } }
        }
    }

    private func cancelByOperator(_ id: ServiceID, for permission: CallbackPermission) async throws -> Bool {
        guard let record = try await callback(id), services().isSeen(record.serviceName, by: permission),
            Self.canBeCancelled(record)
        else { return false }
        return try await carryOut(.adminCancels, for: id, where: Self.canBeCancelled).changed
    }

    /// Whether the operator's batch takes a callback: a conversation is not torn.
    private static func canBeCancelled(_ record: CallbackRecord) -> Bool {
        record.state != .processing && record.state != .completed
    }
}
