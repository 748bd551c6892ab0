package import Beckon

/// Finding callbacks by their properties.
extension CallbackService {
    /// The callbacks for which a filter holds, in the order of their times: at most ``queryLimit``.
    ///
    /// - Parameters:
    ///   - filter: what is wanted; at most ``conditionLimit`` conditions, on properties of ``queryKeys(of:)``.
    ///   - serviceName: the service whose callbacks are wanted; nil for all.
    /// - Returns: the callbacks.
    /// - Throws: ``CallbackRefusal`` with 404 for an unknown service, 403 for a filter that names no customer, 400 for a property that cannot be asked for and for a filter
    ///   that would look at more than ``scanLimit`` callbacks; ``StoreError``.
    package func callbacks(_ filter: CallbackFilter, of serviceName: String?) async throws -> [CallbackRecord] {
        if let serviceName, configured(serviceName) == nil { throw CallbackRefusal.unknownService() }
        let indexed = try checkNames(of: filter, service: serviceName)
        let keys = customerKeys(of: serviceName)
        let mayList = services().mayListCallbacks
        guard mayList || filter.namesCustomer(by: keys) else { throw CallbackRefusal.namesNoCustomer() }
        var (found, seen) = ([ServiceID: CallbackRecord](), 0)
        for way in filter.ways(indexed: indexed, customer: keys) {
            switch way {
            case .id(let id):
                guard let record = try await store.callback(id), filter.holds(for: record) else { continue }
                guard serviceName == nil || record.serviceName == serviceName else { continue }
                found[record.id] = record
            case .search(var search):
                search.service = serviceName
                for record in try await matches(search, filter, &seen) { found[record.id] = record }
            }
        }
        let sorted = found.values.sorted { ($0.time, $0.id.text) < ($1.time, $1.id.text) }
        return Array(sorted.prefix(Self.queryLimit))
    }

    /// Refuses a filter that asks for properties that cannot be asked for.
    ///
    /// - Returns: the properties that have an index.
    @discardableResult
    func checkNames(of filter: CallbackFilter, service: String?) throws(CallbackRefusal) -> Set<String> {
        guard filter.conditions.count <= Self.conditionLimit else {
            throw .badRequest("At most \(Self.conditionLimit) properties can be asked for.")
        }
        let indexed = queryKeys(of: service)
        for condition in filter.conditions
        where !indexed.contains(condition.name) && !CallbackRecord.Field.all.contains(condition.name) {
            throw .badRequest(
                "Parameter \(condition.name.prefix(64)) is neither in _customer_lookup_keys nor in filter-keys.")
        }
        return indexed
    }

    /// At most so many callbacks are answered.
    package static let queryLimit = 1_000
    package static let conditionLimit = 16
    /// At most so many callbacks are compared for one query.
    package static let scanLimit = 20_000
    private static let pageLength = 500

    /// The properties that a query may name, beside those that every record has.
    private func queryKeys(of serviceName: String?) -> Set<String> {
        wanted(serviceName).reduce(into: []) { $0.formUnion($1.indexedKeys) }
    }

    /// The properties that say whose a callback is: the id, and those of the lookup keys that lead to callbacks.
    private func customerKeys(of serviceName: String?) -> Set<String> {
        let keys = wanted(serviceName).reduce(into: Set<String>()) { $0.formUnion($1.lookupKeys) }
        return keys.subtracting(CallbackRecord.Field.all)
            .union([CallbackRecord.Field.id, CallbackRecord.Field.customerNumber])
    }

    private func wanted(_ serviceName: String?) -> [ServiceOptions] {
        (serviceName.map { [$0] } ?? services().names).compactMap { configured($0) }
    }

    /// The callbacks on one way of a query; `seen` counts all that the query has compared.
    private func matches(
        _ search: CallbackSearch, _ filter: CallbackFilter, _ seen: inout Int
    ) async throws -> [CallbackRecord] {
        var (search, found) = (search, [CallbackRecord]())
        while found.count < Self.queryLimit {
            let page = try await store.callbacks(search, limit: Self.pageLength)
            found += page.filter(filter.holds)
            seen += page.count
            guard page.count == Self.pageLength, let last = page.last else { break }
            guard seen < Self.scanLimit else { throw CallbackRefusal.tooManyCompared() }
            search = search.behind(last)
        }
        return found
    }
}

extension ServiceOptions {
    /// The properties by which callbacks of this service are found: its lookup keys and the keys of every filter.
    var indexedKeys: Set<String> { Set(lookupKeys).union(filterKeys).subtracting(CallbackRecord.Field.all) }

    /// The properties of a callback that go into the index.
    func indexed(_ properties: [String: String]) -> [String: String] {
        properties.filter { indexedKeys.contains($0.key) }
    }

    /// The properties that a query answers beside the members that every record has.
    package func returned(of record: CallbackRecord) -> [String: String] {
        let names = Set(lookupKeys).union(returnedKeys)
        return record.attachedData.filter { names.contains($0.key) }
    }
}
