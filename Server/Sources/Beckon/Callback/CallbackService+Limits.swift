/// Limits that a start has to meet.
extension CallbackService {
    /// How many callbacks there may be already.
    func queueLimits(
        of request: CallbackRequest, for configured: ServiceOptions, isQueued: Bool
    ) -> [QueueLimit] {
        var limits = [numberLimit(request.customerNumber, configured)].compactMap(\.self)
        // Scheduled callbacks are not in the queue; a limit of 0 refuses them, too.
        if isQueued || configured.maxQueuedCallbacks == 0 {
            limits.append(QueueLimit(service: configured.name, .queued, limit: configured.maxQueuedCallbacks))
        }
        return limits
    }

    /// How many open callbacks a number may have already; nil for any number of them.
    func numberLimit(_ number: String, _ options: ServiceOptions) -> QueueLimit? {
        guard let limit = options.limits.queueCheck.limit, !number.isEmpty else { return nil }
        return QueueLimit(service: options.name, .open(number: DialledDigits.withoutMarks(number)), limit: limit)
    }

    static func refusal(of count: QueueLimit.Count, in serviceName: String) -> CallbackRefusal {
        switch count {
        case .queued: .queueFull(serviceName)
        case .open: .numberIsQueued()
        }
    }

    /// Why the service cannot take the callback now; nil when it can.
    ///
    /// The limits are looked at here in their order, and once more in the commit, where simultaneous starts wait for each
    /// other.
    func refusal(
        of request: CallbackRequest, for configured: ServiceOptions, _ queues: [QueueLimit],
        _ throttle: StartThrottle?, now: Timestamp
    ) async throws -> CallbackRefusal? {
        for queue in queues {
            let count =
                switch queue.count {
                case .queued: try await store.queuedCallbackCount(service: queue.service)
                case .open(let number): try await store.openCallbackCount(service: queue.service, number: number)
                }
            if count >= queue.limit { return Self.refusal(of: queue.count, in: queue.service) }
        }
        if let throttle, let refusal = throttle.refusal(try await store.startCounts(throttle.checks)) { return refusal }
        do throws(CallbackRefusal) {
            try configured.limits.check(desiredTime: request.desiredTime, now: now)
            return nil
        } catch {
            return error
        }
    }
}
