import Beckon

/// What a start takes of the limits, or a change that wants what a start would have to ask for.
struct StartLimits: Hashable, Sendable {
    var queues: [QueueLimit] = []
    var throttle: StartThrottle?

    /// What a commit has to hold, where simultaneous ones wait for each other.
    func changes(of id: ServiceID, at now: Timestamp) -> [Change] {
        let counted: [Change] = throttle.map { [.countStart(id, at: now, $0.checks)] } ?? []
        return queues.map { .limitQueue($0) } + counted
    }
}

/// Limits that a start has to meet.
extension CallbackService {
    /// What a start takes.
    func limits(
        of request: NewCallbackRequest, for configured: ServiceOptions, _ throttle: StartThrottle?
    ) -> StartLimits {
        var queues = numberLimits(request.customerNumber, configured)
        // Scheduled callbacks are not in the queue; a limit of 0 refuses them, too.
        if throttle != nil || configured.maxQueuedCallbacks == 0 { queues.append(queueLimit(configured)) }
        return StartLimits(queues: queues, throttle: throttle)
    }

    /// What a change takes: another number, or another value that starts are counted by, as much as a start with it; a
    /// scheduled callback that is to be queued at once as much as a start that is queued at once.
    ///
    /// - Parameters:
    ///   - wanted: the callback with the wanted properties.
    ///   - record: the callback as it is.
    ///   - time: what is wanted of its time.
    ///   - options: its options.
    ///   - isCompany: whether the company moves it, which may do so whatever is queued.
    ///   - now: the time of the change.
    /// - Returns: the limits.
    func limits(
        of wanted: CallbackRecord, insteadOf record: CallbackRecord, at time: CallbackWish.Time,
        _ options: ServiceOptions, byCompany isCompany: Bool, now: Timestamp
    ) -> StartLimits {
        var limits = StartLimits()
        if !hasNumber(record, wanted.customerNumber, options) {
            limits.queues = numberLimits(wanted.customerNumber, options)
        }
        guard record.state == .scheduled else {
            limits.throttle = changeThrottle(of: wanted, insteadOf: record, options, now: now)
            return limits
        }
        var begins = false
        if case .another(let time) = time { begins = !isCompany && !options.schedules(time, at: now) }
        if begins { limits.queues.append(queueLimit(options)) }
        if record.wasCounted {
            limits.throttle = changeThrottle(of: wanted, insteadOf: record, options, now: now)
        } else if begins {
            let parameters = wanted.properties.merging(
                [CallbackRecord.Field.customerNumber: wanted.customerNumber]) { $1 }
            limits.throttle = StartThrottle(options, parameters: parameters, numbers: numbers, now: now)
        }
        return limits
    }

    private func changeThrottle(
        of wanted: CallbackRecord, insteadOf record: CallbackRecord, _ options: ServiceOptions, now: Timestamp
    ) -> StartThrottle? {
        var changed: [String: String] = [:]
        for name in options.throttle.parameters {
            let value = wanted.value(of: name) ?? ""
            if !counts(record, value, of: name, options) { changed[name] = value }
        }
        let throttle = StartThrottle(options, changed: changed, numbers: numbers, now: now)
        return throttle.isEmpty ? nil : throttle
    }

    private func queueLimit(_ options: ServiceOptions) -> QueueLimit {
        QueueLimit(service: options.name, .queued, limit: options.maxQueuedCallbacks)
    }

    /// How many open callbacks a number may have already; empty for any number of them.
    ///
    /// Callbacks of older programs are stored only as they were spelled, so that the spelling counts, too.
    func numberLimits(_ number: String, _ options: ServiceOptions) -> [QueueLimit] {
        guard let limit = options.limits.queueCheck.limit, !number.isEmpty else { return [] }
        var forms = [compared(number, options)]
        let spelled = DialledDigits.withoutMarks(number)
        if !forms.contains(spelled) { forms.append(spelled) }
        return forms.map { QueueLimit(service: options.name, .open(number: $0), limit: limit) }
    }

    /// The options by which a callback is counted.
    ///
    /// A number counts as the service reads it, whatever country the callback's request names.
    func counting(_ options: ServiceOptions) -> ServiceOptions {
        guard let configured = configured(options.name) else { return options }
        var options = options
        options.limits.defaultCountry = configured.limits.defaultCountry
        return options
    }

    /// A number in the one form that all its spellings share.
    private func compared(_ number: String, _ options: ServiceOptions) -> String {
        numbers.compared(number, country: options.limits.defaultCountry)
    }

    /// What a callback is found by: its indexed properties, and its number where its spelling does not show which it is.
    func keys(of record: CallbackRecord, _ options: ServiceOptions) -> [String: String] {
        var keys = options.indexed(record.properties)
        let number = compared(record.customerNumber, options)
        if number != DialledDigits.withoutMarks(record.customerNumber) {
            keys[CallbackRecord.Field.customerNumber] = number
        }
        return keys
    }

    /// Whether a number is the callback's own, however it is spelled.
    func hasNumber(_ record: CallbackRecord, _ number: String, _ options: ServiceOptions) -> Bool {
        number == record.customerNumber || compared(number, options) == compared(record.customerNumber, options)
    }

    /// Whether a value of a parameter counts as the one that the callback has.
    func counts(_ record: CallbackRecord, _ value: String, of name: String, _ options: ServiceOptions) -> Bool {
        StartThrottle.compared(value, of: name, options, numbers)
            == StartThrottle.compared(record.value(of: name) ?? "", of: name, options, numbers)
    }

    static func refusal(of count: QueueLimit.Count, in serviceName: String) -> CallbackRefusal {
        switch count {
        case .queued: .queueFull(serviceName)
        case .open: .numberIsQueued()
        }
    }

    /// Why the service cannot take the callback now; nil when it can.
    func refusal(
        of request: NewCallbackRequest, for configured: ServiceOptions, _ limits: StartLimits, now: Timestamp
    ) async throws -> CallbackRefusal? {
        if let refusal = try await refusal(limits) { return refusal }
        do throws(CallbackRefusal) {
            try configured.limits.check(desiredTime: request.desiredTime, now: now)
            return nil
        } catch {
            return error
        }
    }

    /// Why there is no room for what is wanted; nil when there is.
    ///
    /// The limits are looked at here in their order, and once more in the commit, where simultaneous starts wait for each
    /// other.
    func refusal(_ limits: StartLimits) async throws -> CallbackRefusal? {
        for queue in limits.queues {
            let count =
                switch queue.count {
                case .queued: try await store.queuedCallbackCount(service: queue.service)
                case .open(let number): try await store.openCallbackCount(service: queue.service, number: number)
                }
            if count >= queue.limit { return Self.refusal(of: queue.count, in: queue.service) }
        }
        guard let throttle = limits.throttle else { return nil }
        return throttle.refusal(try await store.startCounts(throttle.checks))
    }
}

extension CallbackLimits {
    /// Refuses a number that must not or cannot be called.
    ///
    /// - Parameters:
    ///   - number: the customer's number; without one there is nothing to refuse.
    ///   - service: the service, which the refusal names.
    ///   - numbers: what reads numbers.
    /// - Throws: ``CallbackRefusal`` with 400.
    func check(number: String, of service: String, _ numbers: any PhoneNumbers) throws(CallbackRefusal) {
        guard !number.isEmpty else { return }
        let read = numbers.read(number, country: defaultCountry)
        if let option = disallowing {
            guard !defaultCountry.isEmpty else { throw .noCountry(service, option: option) }
            guard let read else { throw .unreadableNumber(number, country: defaultCountry) }
            if refusesPremiumNumbers, read.isPremium { throw .premiumNumber(number) }
            if refusesImpossibleNumbers, !read.isPossible { throw .impossibleNumber(number) }
        }
        let spellings = (read?.spellings ?? []).union(DialledDigits(number).map { [$0.spelling] } ?? [])
        if exceptions.contains(where: { $0.matches(spellings) }) { throw .exceptedNumber(number) }
    }

    /// The option because of which numbers have to be read; nil for none.
    private var disallowing: String? {
        if refusesPremiumNumbers { return "_disallow_premium_phone_numbers" }
        return refusesImpossibleNumbers ? "_disallow_impossible_phone_numbers" : nil
    }

    /// Refuses a desired time too far in the past or in the future.
    func check(desiredTime: Timestamp?, now: Timestamp) throws(CallbackRefusal) {
        guard let time = desiredTime else { return }
        if time < now.advanced(by: Milliseconds(-longestPast.count)) { throw .past() }
        if let horizon, time > now.advanced(by: horizon) { throw .tooFar() }
    }
}
