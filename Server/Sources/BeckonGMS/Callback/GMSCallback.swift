import Beckon
import BeckonCallback
import BeckonEdge
import GMSContract

/// The operations of the Callback Services API: parameters in, the JSON answer out.
///
/// It knows no HTTP.
struct GMSCallback: Sendable {
    let callbacks: CallbackService

    /// Starts a callback: `POST /genesys/1/service/callback/{service}` or `/genesys/1/service/{service}`.
    ///
    /// - Parameters:
    ///   - service: the configured service.
    ///   - parameters: the request's parameters.
    ///   - baseURL: the external address with `/genesys`.
    ///   - user: the header `gms_user`.
    ///   - key: the header `Idempotency-Key`.
    ///   - headers: the request's header fields, by their names in small letters.
    /// - Returns: the first dialog, with `_id`.
    /// - Throws: ``CallbackRefusal``, ``StoreError``.
    func start(
        _ service: String, parameters: RequestParameters, baseURL: String, user: String?, key: String?,
        headers: [String: String] = [:]
    ) async throws -> [UInt8] {
        let key = key.flatMap { $0.isEmpty ? nil : $0 }
        guard (key?.utf8.count ?? 0) <= TextLimit.key else {
            throw CallbackRefusal.badRequest("Idempotency-Key is too long.")
        }
        let (record, dialog) = try await callbacks.start(
            service, parameters: parameters.all, user: user, key: key, headers: headers)
        return CallbackDialogSpelling(id: record.id, baseURL: baseURL, namesID: true).dialog(dialog).encoded()
    }

    /// Answers one of the customer's actions: `GET` or `POST /genesys/1/service/{id}/{action}`.
    ///
    /// - Parameters:
    ///   - id: the callback.
    ///   - action: the last part of the path.
    ///   - baseURL: the external address with `/genesys`.
    /// - Returns: a dialog.
    /// - Throws: ``CallbackRefusal``, with 404 for an unknown id or action; ``StoreError``.
    func dialog(_ id: String, action: String, baseURL: String) async throws -> [UInt8] {
        guard let action = CallbackAction(rawValue: action) else { throw CallbackRefusal.unknownCallback() }
        let id = ServiceID(id)
        let dialog = try await callbacks.act(id, action)
        return CallbackDialogSpelling(id: id, baseURL: baseURL).dialog(dialog).encoded()
    }

    /// A callback's place in the line: `GET /genesys/1/service/{id}/check-queue-position`.
    ///
    /// - Returns: place, wait and length of the line.
    /// - Throws: ``CallbackRefusal``, with 404 for an unknown callback and for one that has ended; ``StoreError``.
    func place(_ id: String) async throws -> [UInt8] {
        PlaceAnswer(place: try await callbacks.place(of: ServiceID(id))).encoded()
    }

    /// Waits in virtual queues: `GET /genesys/1/service/ewt-for-vq?name=` and `GET /genesys/2/ewt`.
    ///
    /// - Parameter names: the queues, each once or more often, also several with commas; empty for all.
    /// - Returns: an array with an entry for each.
    /// - Throws: ``Fault`` with 400 for more than ``queueLimit`` names; ``StoreError``.
    func waits(_ names: [String]) async throws -> [UInt8] {
        var seen: Set<String> = []
        let names = names.flatMap { $0.split(separator: ",") }
            .map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty && seen.insert($0).inserted }
        guard names.count <= Self.queueLimit else {
            throw Fault(.badRequest, "At most \(Self.queueLimit) virtual queues can be asked for.")
        }
        return WaitAnswer(waits: try await callbacks.waits(inQueues: names)).encoded()
    }

    static let queueLimit = 32

    /// Cancels a callback: `DELETE /genesys/1/service/callback/{service}/{id}`.
    ///
    /// - Parameters:
    ///   - id: the callback.
    ///   - service: the service in the path.
    ///   - hasKey: whether the request has an `Idempotency-Key`: then it may repeat one that has cancelled the callback.
    /// - Returns: an empty object.
    /// - Throws: ``CallbackRefusal``, with 404 for an unknown callback and 400 for one that is connected or has ended;
    ///   ``StoreError``.
    func cancel(_ id: String, of service: String, hasKey: Bool = false) async throws -> [UInt8] {
        _ = try await callbacks.cancelByCustomer(ServiceID(id), serviceName: service, mayRepeat: hasKey)
        return Array("{}".utf8)
    }

    /// Free times, version 1: `GET /genesys/1/service/callback/{service}/availability`.
    ///
    /// - Returns: an object, time to free places.
    /// - Throws: ``CallbackRefusal``, with 404 for an unknown service and 400 for a range that cannot be read; ``StoreError``.
    func availability(_ service: String, parameters: RequestParameters) async throws -> [UInt8] {
        let query = try AvailabilityQuery(first: parameters, now: callbacks.time.now)
        let (_, slots) = try await callbacks.availability(of: service, in: query.range, limit: query.limit)
        return Availability(slots).encoded()
    }

    /// Free times, version 2: `GET /genesys/2/service/callback/{service}/availability`.
    ///
    /// - Returns: the slots, with how many places each has.
    /// - Throws: as version 1.
    func availability2(_ service: String, parameters: RequestParameters, zones: any ZoneSource) async throws -> [UInt8]
    {
        let query = try AvailabilityQuery(second: parameters, now: callbacks.time.now, zones: zones)
        let (length, slots) = try await callbacks.availability(
            of: service, in: query.range, limit: query.limit, withFull: query.withFull)
        return AvailabilityAnswer(length: length, slots: slots, zone: query.zone).encoded()
    }

    /// Gives a callback another time or other properties: `PUT /genesys/1/service/callback/{service}/{id}`.
    ///
    /// `_new_desired_time`, or `_desired_time`, is the new time; an empty one is now. Everything else replaces a property of the
    /// same name; an empty text deletes it.
    ///
    /// - Returns: nothing at all, as documented.
    /// - Throws: ``CallbackRefusal``, with 404 for an unknown callback, 400 for one that cannot be moved any more and for a time
    ///   that cannot be had; ``StoreError``.
    func move(_ id: String, of service: String, parameters: RequestParameters) async throws {
        _ = try await callbacks.move(ServiceID(id), serviceName: service, wish(parameters))
    }

    /// Whether a `PUT` would tell something of other customers, see ``CallbackService/isGuess(_:for:serviceName:)``.
    func isGuess(_ id: String, of service: String, parameters: RequestParameters) async throws -> Bool {
        try await callbacks.isGuess(wish(parameters), for: ServiceID(id), serviceName: service)
    }

    private func wish(_ parameters: RequestParameters) throws(CallbackRefusal) -> CallbackWish {
        var wish = CallbackWish()
        wish.properties = parameters.without([
            "_new_desired_time", "_desired_time", "_id", "_service_name", "_callback_state",
        ])
        if let text = parameters["_new_desired_time"] ?? parameters["_desired_time"] {
            let time = Timestamp(utc: text)
            guard text.isEmpty || time != nil else {
                throw .badRequest("Parameter _new_desired_time is not a time as 2026-11-20T09:05:00.000Z.")
            }
            wish.time = .another(time)
        }
        return wish
    }

    /// What a query wants: `_id=`, or properties with `operand` `AND` or `OR`.
    ///
    /// - Parameter parameters: properties with values, `!` before a value for a negation.
    /// - Returns: the filter.
    /// - Throws: ``CallbackRefusal`` with 400 for an operand that is not known, and where nothing is asked for.
    func filter(_ parameters: RequestParameters) throws(CallbackRefusal) -> CallbackFilter {
        let wanted = parameters.without(["operand", "gms_user", CallbackRecord.Field.id])
        var conditions = wanted.sorted { $0.key < $1.key }.map { CallbackFilter.Condition($0.key, $0.value) }
        if let id = parameters[CallbackRecord.Field.id] {
            conditions.append(.init(CallbackRecord.Field.id, id))
            if wanted.isEmpty { return CallbackFilter(conditions) }
        }
        guard let operand = CallbackFilter.Operand(rawValue: parameters["operand"]?.uppercased() ?? "AND") else {
            throw .badRequest("Parameter operand is neither AND nor OR.")
        }
        guard !conditions.isEmpty else { throw .badRequest("Parameter _id or a property is missing.") }
        return CallbackFilter(conditions, operand)
    }

    /// What a query found.
    struct Found: Sendable {
        /// An array of records.
        let body: [UInt8]
        /// Those of ``CallbackFilter/guesses`` that hold for none of the records.
        let wrong: Set<CallbackFilter>
    }

    /// Callbacks: `GET /genesys/1/service/callback[/{service}]`.
    ///
    /// - Parameters:
    ///   - filter: what is wanted, see ``filter(_:)``.
    ///   - service: the service in the path, if there was one; another one's callbacks are not found.
    ///   - baseURL: the external address with `/genesys`.
    ///   - mayRead: whether the caller may read the callbacks of a service; others are not found.
    /// - Returns: the callbacks; an empty array when nothing is found.
    /// - Throws: ``CallbackRefusal``, with 404 for an unknown service, 400 for a property that cannot be asked for, 403 for a
    ///   query that names no customer; ``StoreError``.
    func query(
        _ filter: CallbackFilter, of service: String?, baseURL: String, mayRead: (String) -> Bool = { _ in true }
    ) async throws -> Found {
        let id = filter.conditions.count == 1 ? filter.onlyID : nil
        let records =
            if let id { try await record(id, of: service) } else {
                try await callbacks.callbacks(filter, of: service)
            }
        let found = records.filter { mayRead($0.serviceName) }
        let wrong = filter.guesses.filter { guess in !found.contains { guess.holds(for: $0) } }
        let listing =
            if id == nil {
                CallbackListing(records: found, properties: callbacks.returnedProperties, baseURL: baseURL)
            } else {
                // The id is the customer's own; it tells everything.
                CallbackListing(records: found, properties: \.attachedData, baseURL: baseURL)
            }
        return Found(body: listing.encoded(), wrong: Set(wrong))
    }

    /// The callback with an id; none that another service has.
    private func record(_ id: String, of service: String?) async throws -> [CallbackRecord] {
        let record = try await callbacks.callback(ServiceID(id))
        return [record].compactMap(\.self).filter { service == nil || $0.serviceName == service }
    }
}
