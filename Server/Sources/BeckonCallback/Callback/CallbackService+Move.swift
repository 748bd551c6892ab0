package import Beckon

extension CallbackService {
    /// Gives a callback another time, or other properties: `PUT /genesys/1/service/callback/{service}/{id}`.
    ///
    /// The new slot and the record are one commit; the old slot is free only when the new one is had.
    ///
    /// - Parameters:
    ///   - id: the callback.
    ///   - serviceName: the service in the request's path, which has to be the callback's.
    ///   - wish: what is wanted.
    ///   - isCompany: whether the company moves it, so that the customer is told if the service does so.
    ///   - extra: changes to commit along with the callback's.
    /// - Returns: the callback afterwards.
    /// - Throws: ``CallbackRefusal`` with 404 for an unknown callback, 400 for one that cannot be moved any more and for a time
    ///   that cannot be had, 503 when a start would be refused for its limits or others kept changing it; ``StoreError``.
    package func move(
        _ id: ServiceID, serviceName: String, _ wish: CallbackWish, byCompany isCompany: Bool = false,
        adding extra: [Change] = []
    ) async throws -> CallbackRecord {
        try await change(id) { record, options, now in
            guard record.serviceName == serviceName else { throw CallbackRefusal.unknownCallback() }
            guard record.state != .completed else { throw CallbackRefusal.badRequest("Callback is completed.") }
            var (wanted, first) = (record, [Change]())
            try wish.apply(to: &wanted)
            if let number = wish.number, number != record.customerNumber {
                try check(number, insteadOf: record, options, now: now)
                wanted.customerNumber = number
            }
            var machine = machine(of: wanted, options, now: now)
            var (booking, push): (CallbackBooking?, CallbackPush?)
            guard wish.time == .same || machine.canMove(at: now) else {
                throw CallbackRefusal.badRequest("Callback cannot be moved any more.")
            }
            let counting = counting(options)
            let limits = limits(
                of: wanted, insteadOf: record, at: wish.time, counting, byCompany: isCompany, now: now)
            if let refusal = try await refusal(limits) { throw refusal }
            first += limits.changes(of: id, at: now)
            if case .another(let time) = wish.time {
                try options.limits.check(desiredTime: time, now: now)
                booking = try await self.booking(of: record.id, at: time, options, now: now)
                push = machine.handle(isCompany ? .movedByCompany(to: time) : .moved(to: time), at: now).push
            }
            let named = try await name(deviceOf: wish, for: &machine.record, options, now: now)
            first += named
            guard machine.record != record || !named.isEmpty else { return .leave(record) }
            if machine.record.expiresAt != record.expiresAt { first += try await prolonging(machine.record, options) }
            let isNamed = machine.record.deviceID != record.deviceID || !named.isEmpty
            if isNamed { push = push ?? machine.standingPush(at: now) }
            if record.state != .scheduled, machine.record.state == .scheduled { machine.record.wasCounted = true }
            let keys = keys(of: machine.record, counting)
            if keys != self.keys(of: record, counting) { first.append(.indexCallback(id, keys)) }
            first += extra
            let change = CallbackChange(
                from: record, to: machine.record, push: push, now: now, booking: booking, first: first,
                keepsPush: wish.time == .same)
            return .write(change, within: limits, change.record)
        }
    }

    /// Whether a wish names a number, or another value that starts are counted by, that the callback does not have.
    ///
    /// Refused or not, the answer to such a wish tells whether other callbacks have it.
    ///
    /// - Parameters:
    ///   - wish: what is wanted.
    ///   - id: the callback.
    ///   - serviceName: its service.
    /// - Returns: whether it does; false for an unknown callback.
    /// - Throws: ``StoreError``.
    package func isGuess(_ wish: CallbackWish, for id: ServiceID, serviceName: String) async throws -> Bool {
        guard !wish.properties.isEmpty, let record = try await store.callback(id), record.serviceName == serviceName
        else { return false }
        let options = counting(options(of: record))
        let counted = Set(options.throttle.parameters)
        return wish.properties.contains { name, value in
            if value.isEmpty { return false }
            if name == CallbackRecord.Field.customerNumber, !hasNumber(record, value, options) { return true }
            return counted.contains(name) && !counts(record, value, of: name, options)
        }
    }

    /// Gives a callback the device that a wish names, and takes it from other customers.
    ///
    /// - Returns: the change that stores it.
    private func name(
        deviceOf wish: CallbackWish, for record: inout CallbackRecord, _ options: ServiceOptions, now: Timestamp
    ) async throws -> [Change] {
        guard wish.namesDevice(of: record) else { return [] }
        let device = try wish.pushAddress(for: record).map { self.device(at: $0, options, now: now) }
        if device?.id == record.deviceID {
            // The end of a registration, of the phone's customer before, has removed it and what was owed to it.
            guard let device, try await store.device(device.id) == nil else { return [] }
        }
        record.deviceID = device?.id
        return if let device { try await taking(device, for: record) } else { [] }
    }

    /// Refuses another number that a start would not take either, whatever is queued.
    private func check(
        _ number: String, insteadOf record: CallbackRecord, _ options: ServiceOptions, now: Timestamp
    ) throws(CallbackRefusal) {
        let machine = machine(of: record, options, now: now)
        guard machine.canMove(at: now) else {
            throw CallbackRefusal.badRequest("The number of this callback can no longer be changed.")
        }
        guard !number.isEmpty || !options.mandatoryKeys.contains(CallbackRecord.Field.customerNumber) else {
            throw CallbackRefusal.badRequest("Parameter \(CallbackRecord.Field.customerNumber) is missing.")
        }
        try NewCallbackRequest.check(number, for: options, numbers)
    }

    /// The slot for a time; none for an immediate callback.
    func booking(
        of id: ServiceID, at desiredTime: Timestamp?, _ options: ServiceOptions, now: Timestamp
    ) async throws -> CallbackBooking {
        guard let desiredTime, desiredTime > now else {
            try await checkOpen(options, now: now)
            return .none
        }
        let (slot, total) = try await slot(at: desiredTime, of: options)
        return .slot(
            SlotBooking(service: options.name, slot: slot, time: desiredTime, callback: id), capacity: total)
    }
}

/// What a `PUT` wants of a callback.
package struct CallbackWish: Hashable, Sendable {
    /// What it wants of the time.
    package enum Time: Hashable, Sendable {
        /// The time stays.
        case same
        /// Another one; nil for now.
        case another(Timestamp?)
    }

    package var time = Time.same
    /// Properties that get a value; an empty text deletes one.
    package var properties: [String: String] = [:]

    package init() {}

    /// Whether it names another device for a callback, or none: with an empty token, or with the kind `comet`.
    ///
    /// A token of an unknown kind names nothing.
    func namesDevice(of record: CallbackRecord) -> Bool {
        guard let token = properties[NewCallbackRequest.Name.token] else { return false }
        let kind = deviceParameters(of: record)[NewCallbackRequest.Name.kind]?.lowercased() ?? ""
        return token.isEmpty || kind == NewCallbackRequest.noDevice || PushType(rawValue: kind) != nil
    }

    /// The push address that it names for a callback.
    func pushAddress(for record: CallbackRecord) throws(CallbackRefusal) -> NewCallbackRequest.PushAddress? {
        try NewCallbackRequest.pushAddress(deviceParameters(of: record))
    }

    /// Its properties; what they leave out of a device is as before.
    private func deviceParameters(of record: CallbackRecord) -> [String: String] {
        var parameters = properties
        for name in [NewCallbackRequest.Name.kind, NewCallbackRequest.Name.language] where parameters[name] == nil {
            parameters[name] = record.property(name)
        }
        return parameters
    }

    /// The wanted number; nil if it stays.
    var number: String? { properties[CallbackRecord.Field.customerNumber] }

    /// Changes the properties; what is no property, as a number or a device's token, is no part of them.
    ///
    /// - Throws: ``CallbackRefusal`` with 400 for a property that is too long, and for so many changes that all of them are.
    func apply(to record: inout CallbackRecord) throws(CallbackRefusal) {
        let length = Self.length(of: record.properties)
        let others = Set(NewCallbackRequest.Name.kept).union(CallbackOption.all.map(\.name))
        for (name, value) in properties where !others.contains(name) && !CallbackRecord.isResult(name) {
            guard name.utf8.count <= TextLimit.name, value.utf8.count <= TextLimit.property else {
                throw .badRequest("Parameter \(name.prefix(64)) is too long.")
            }
            record.properties[name] = value.isEmpty ? nil : value
        }
        guard Self.length(of: record.properties) <= max(length, TextLimit.properties) else {
            throw .badRequest("The properties of the callback are too long together.")
        }
    }

    private static func length(of properties: [String: String]) -> Int {
        properties.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
    }
}
