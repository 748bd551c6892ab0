package import Beckon

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

    /// Whether a person sees the callbacks of a service.
    package func isSeen(_ service: String, by permission: CallbackPermission) -> Bool {
        services().isSeen(service, by: permission)
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
        let indexed = try check(inquiry, permission)
        let catalog = services()
        var (search, page, seen) = (inquiry.search(indexed: indexed), CallbackPage(), 0)
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

    /// - Returns: the properties that have an index.
    private func check(
        _ inquiry: CallbackInquiry, _ permission: CallbackPermission
    ) throws(CallbackRefusal) -> Set<String> {
        if let service = inquiry.service {
            guard services(seenBy: permission).contains(service) else { throw CallbackRefusal.unknownService() }
        }
        return try checkNames(of: inquiry.filter, service: inquiry.service)
    }

    /// What the operator paused, as far as a person sees it: services, and `all` when every one is paused.
    package func pauses(seenBy permission: CallbackPermission) async throws -> [String] {
        let names = try await pausedNames()
        let paused = services(seenBy: permission).filter { service in
            let pauseName = configured(service)?.pauseName ?? service
            return !names.isDisjoint(with: [service, pauseName, PausedServices.everyService])
        }
        return paused + (names.contains(PausedServices.everyService) ? [PausedServices.everyService] : [])
    }

    /// Pauses a service with all that are paused together with it, or ends the pause; `all` stands for every service.
    ///
    /// - Parameters:
    ///   - name: the service, or `all`.
    ///   - isPaused: whether it is to be paused.
    ///   - permission: the person who asks.
    ///   - extra: changes to commit along with the pause.
    /// - Returns: false when it would also pause services that the person does not see.
    /// - Throws: ``CallbackRefusal`` with 404 for a service that is not configured or not seen; ``StoreError``.
    package func pause(
        _ name: String, _ isPaused: Bool, for permission: CallbackPermission, adding extra: [Change] = []
    ) async throws -> Bool {
        let seen = services(seenBy: permission)
        guard name != PausedServices.everyService else {
            guard permission.seesAll else { return false }
            try await pause(name, isPaused, adding: extra)
            return true
        }
        guard seen.contains(name), let options = configured(name) else { throw CallbackRefusal.unknownService() }
        let together = services().names.filter { configured($0)?.pauseName == options.pauseName }
        guard Set(together).isSubset(of: seen) else { return false }
        try await pause(options.pauseName, isPaused, adding: extra)
        // A pause under the service's own name holds as well.
        if !isPaused, options.pauseName != name { try await pause(name, false) }
        return true
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
    ///   - extra: changes to commit along with that of a callback.
    /// - Returns: those that are cancelled now; the others are connected, have ended, or are not seen.
    /// - Throws: ``StoreError``, ``CallbackRefusal`` with 503; some may be cancelled then.
    package func cancel(
        _ ids: [ServiceID], for permission: CallbackPermission,
        adding extra: @escaping @Sendable (ServiceID) -> [Change] = { _ in [] }
    ) async throws -> Set<ServiceID> {
        try await withThrowingTaskGroup(of: ServiceID?.self) { group in
            for id in Set(ids.prefix(Self.cancelLimit)) {
                group.addTask { try await self.cancelByOperator(id, for: permission, adding: extra(id)) ? id : nil }
            }
            return try await group.reduce(into: []) { cancelled, id in if let id { cancelled.insert(id) } }
        }
    }

    private func cancelByOperator(
        _ id: ServiceID, for permission: CallbackPermission, adding extra: [Change]
    ) async throws -> Bool {
        guard let record = try await callback(id), services().isSeen(record.serviceName, by: permission),
            Self.canBeCancelled(record)
        else { return false }
        return try await carryOut(.adminCancels, for: id, adding: extra, where: Self.canBeCancelled)
            .decision.changed
    }

    /// Whether the operator's batch takes a callback: a conversation is not torn.
    private static func canBeCancelled(_ record: CallbackRecord) -> Bool {
        record.state != .processing && record.state != .completed
    }
}
