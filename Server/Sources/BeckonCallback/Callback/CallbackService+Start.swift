package import Beckon

extension CallbackService {
    /// Starts a callback: `POST /genesys/1/service/callback/{service}`.
    ///
    /// The service instance, the device and the record are one commit. If the same customer used the key before for the same
    /// service and number, the answer is that earlier callback in its current state.
    ///
    /// - Parameters:
    ///   - serviceName: the configured callback service.
    ///   - parameters: the request's parameters. An option among them is ignored unless `_overwritable_options` lists it.
    ///   - user: the request's header `gms_user`; without one, or if the service accepts only issued values, a value of 128
    ///     random bits is issued.
    ///   - key: the request's `Idempotency-Key`, see ``CreationKey``.
    ///   - headers: the request's header fields, by their names in small letters.
    /// - Returns: the callback and the first answer to the customer.
    /// - Throws: ``CallbackRefusal`` with 404 for an unknown service, 400 for a missing or bad parameter, 503 when a limit
    ///   of the service or its customers is reached; ``StoreError``.
    package func start(
        _ serviceName: String, parameters: [String: String], user: String? = nil, key: String? = nil,
        headers: [String: String] = [:]
    ) async throws -> (record: CallbackRecord, dialog: CallbackDialog) {
        let configured = try target(of: serviceName, parameters)
        let serviceName = configured.name
        let request = try NewCallbackRequest(parameters, for: configured, numbers)
        let key = CreationKey(key, of: .callback, service: serviceName, user: configured.customer(user))?.text
        if let key, let earlier = try await store.service(creationKey: key) {
            return try await again(earlier.id, request)
        }
        let now = time.now
        let throttle =
            configured.schedules(request.desiredTime, at: now)
            ? nil
            : StartThrottle(configured, parameters: parameters, headers: headers, numbers: numbers, now: now)
        let limits = limits(of: request, for: configured, throttle)
        if let refusal = try await refusal(of: request, for: configured, limits, now: now) {
            // The first start with this key may have been committed since it was looked for above.
            if let key, let earlier = try await store.service(creationKey: key) {
                return try await again(earlier.id, request)
            }
            throw refusal
        }
        let id = ids.serviceID()
        let booking = try await booking(of: id, at: request.desiredTime, request.options, now: now)
        let device = request.pushAddress.map { self.device(at: $0, request.options, now: now) }
        var machine = machine(
            of: record(id, of: request, user: user, deviceID: device?.id, now: now), request.options, now: now)
        let blank = machine.record
        let decision = machine.start(at: now)
        var first: [Change] = [.insertService(instance(of: blank, key: key))]
        if let device { first += try await taking(device, for: blank) }
        let keys = keys(of: blank, configured)
        if !keys.isEmpty { first.append(.indexCallback(id, keys)) }
        first += limits.changes(of: id, at: now)
        let change = CallbackChange(
            from: blank, to: machine.record, push: decision.push, now: now, booking: booking, first: first)
        switch try await queue.commit(change.commit) {
        case .committed:
            await followUp(change, from: blank, request.options)
            return (change.record, try await withCode(decision.dialog, for: change.record))
        case .duplicateService(let earlier):
            return try await again(earlier, request)
        case .slotFull:
            throw CallbackRefusal.slotFull(
                try await suggestions(of: request.options, from: request.desiredTime ?? now))
        case .queueFull(let count):
            throw Self.refusal(of: count, in: configured.name)
        case .throttled(let index):
            throw throttle?.refusal(at: index) ?? .busy()
        case .conflict, .duplicateEvent:
            throw CallbackRefusal.busy()
        }
    }

    /// The most services that a start is handed on to.
    private static let mostRedirects = 8

    /// The services that a start reaches: the named one, then each to which `_redirect` hands it on.
    ///
    /// A caller has to have the credentials of all of them.
    ///
    /// - Parameters:
    ///   - serviceName: the named service.
    ///   - parameters: the request's parameters.
    /// - Returns: the names, with more than ``mostRedirects`` after the first, none takes it.
    package func redirects(of serviceName: String, _ parameters: [String: String]) -> [String] {
        var names = [serviceName]
        while names.count <= Self.mostRedirects + 1, let last = names.last, let configured = configured(last) {
            let options = configured.expanded { parameters[$0] }
            let mayChoose = options.overwritableOptions.contains("_redirect")
            let redirect = mayChoose ? parameters["_redirect"] ?? options.redirect : options.redirect
            guard !redirect.isEmpty, redirect != last else { break }
            names.append(redirect)
        }
        return names
    }

    /// The service that takes a start: the last one that it reaches.
    private func target(
        of serviceName: String, _ parameters: [String: String]
    ) throws(CallbackRefusal) -> ServiceOptions {
        let names = redirects(of: serviceName, parameters)
        guard names.count <= Self.mostRedirects + 1 else { throw .badRequest("The service is redirected too often.") }
        guard let configured = configured(names.last ?? serviceName) else { throw .unknownService() }
        return configured.expanded { parameters[$0] }
    }

    /// The answer to a repeated start.
    private func again(
        _ id: ServiceID, _ request: NewCallbackRequest
    ) async throws -> (record: CallbackRecord, dialog: CallbackDialog) {
        guard let record = try await store.callback(id), record.customerNumber == request.customerNumber else {
            throw CallbackRefusal.badRequest("The Idempotency-Key was used for another request.")
        }
        let now = time.now
        let machine = machine(of: record, options(of: record), now: now)
        return (record, try await withCode(machine.dialog(for: .confirmation, at: now), for: record))
    }

    /// A callback before its first step.
    private func record(
        _ id: ServiceID, of request: NewCallbackRequest, user: String?, deviceID: DeviceID?, now: Timestamp
    ) -> CallbackRecord {
        let options = request.options
        let given = options.userHeader == .any ? user.flatMap { $0.isEmpty ? nil : $0 } : nil
        let begins = max(now, request.desiredTime ?? now)
        return CallbackRecord(
            id: id, serviceName: options.name, state: .queued, step: .waitingForAgent,
            customerNumber: request.customerNumber, createdAt: now, desiredTime: request.desiredTime,
            expiresAt: begins.advanced(by: options.timeToLive), deviceID: deviceID, user: given ?? ids.userHeader(),
            properties: request.properties, hasStatedUser: given != nil)
    }

    /// The service instance with the callback's id, which a chat callback's `ixn/chat` looks up.
    private func instance(of record: CallbackRecord, key: String?) -> ServiceInstance {
        ServiceInstance(
            id: record.id, name: record.serviceName, kind: .callback, createdAt: record.createdAt,
            expiresAt: record.expiresAt, user: record.user, key: key, userData: record.properties)
    }

    /// Takes a callback's device from other customers.
    ///
    /// - Returns: the change that stores it; a device that an app has registered is not replaced.
    func taking(_ device: Device, for record: CallbackRecord) async throws -> [Change] {
        if record.hasStatedUser { try await chats?.takeDevice(device.id, for: record.user) }
        return try await store.device(device.id)?.registration == nil ? [.putDevice(device)] : []
    }

    func device(
        at address: NewCallbackRequest.PushAddress, _ options: ServiceOptions, now: Timestamp
    ) -> Device {
        Device(
            type: address.type, token: address.token, debug: options.debugPush, language: address.language,
            providerName: options.providerName, registeredAt: now)
    }
}
