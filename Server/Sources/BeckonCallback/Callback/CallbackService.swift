package import Beckon
import Synchronization

/// Starts callbacks, applies events to them, and commits the decisions.
///
/// Every call loads the record, asks ``CallbackMachine``, and answers only when the decision is on disk. After a conflict
/// with another writer the decision is made again on the new record, five times in all.
package final class CallbackService: Sendable {
    let store: any Store
    let queue: CommitQueue
    let wakes: WakePlane
    package let time: any TimeSource
    let ids: any IDSource
    /// Takes the devices of new callbacks from other customers, and ends the chats of callbacks that are over; nil when there are
    /// no chats.
    let chats: ChatService?
    /// Reads customers' numbers.
    let numbers: any PhoneNumbers
    let services: @Sendable () -> ServiceCatalog
    /// Makes the keys of access codes.
    let accessKeys: AccessKeys
    let calendar: @Sendable () -> ServiceCalendar
    /// The telephone systems that call customers.
    let telephony: TelephonySenders
    /// Tells back-ends the events of callbacks; nil if nobody listens.
    let status: StatusSender?
    let pauses = Mutex(PausedServices())

    /// - Parameters:
    ///   - store: the store to read records from.
    ///   - queue: the queue that commits decisions.
    ///   - wakes: sends the wakes of committed decisions.
    ///   - time: the clock.
    ///   - ids: the source of ids, access codes and values of `gms_user`.
    ///   - chats: takes the device of a new callback from other customers, and ends the chat of one that is over.
    ///   - numbers: reads customers' numbers.
    ///   - telephony: the telephone systems that call customers.
    ///   - status: tells back-ends the events of callbacks.
    ///   - accessKeys: makes the keys of access codes.
    ///   - calendar: returns the office-hours and capacity services; called each time, as `services` is.
    ///   - services: returns the configured services; called each time because settings can be read again.
    package init(
        store: any Store, queue: CommitQueue, wakes: WakePlane, time: any TimeSource, ids: any IDSource,
        chats: ChatService? = nil, numbers: any PhoneNumbers = MinimalPhoneNumbers(),
        telephony: TelephonySenders = TelephonySenders(), status: StatusSender? = nil,
        accessKeys: AccessKeys = AccessKeys(),
        calendar: @escaping @Sendable () -> ServiceCalendar = { ServiceCalendar() },
        services: @escaping @Sendable () -> ServiceCatalog
    ) {
        self.store = store
        self.queue = queue
        self.wakes = wakes
        self.time = time
        self.ids = ids
        self.chats = chats
        self.numbers = numbers
        self.services = services
        self.telephony = telephony
        self.status = status
        self.accessKeys = accessKeys
        self.calendar = calendar
    }

    // MARK: The customer

    /// Answers a customer's request about a callback, and carries it out if it is an item of the menu.
    ///
    /// - Throws: ``CallbackRefusal`` with 404 for an id without a callback, 503 when other requests kept changing it;
    ///   ``StoreError``.
    package func act(_ id: ServiceID, _ action: CallbackAction) async throws -> CallbackDialog {
        let (record, decision) = try await carryOut(.requested(action), for: id)
        return try await withCode(decision.dialog, for: record)
    }

    /// Cancels a callback for its customer.
    ///
    /// - Parameters:
    ///   - id: the callback.
    ///   - serviceName: the service in the request's path, which has to be the callback's.
    ///   - mayRepeat: whether the request may be a repeated one, of which the first has done it.
    /// - Returns: the ended callback.
    /// - Throws: ``CallbackRefusal`` with 404 for an unknown callback, 400 for one that is connected or has ended, 503 when
    ///   other requests kept changing it; ``StoreError``.
    package func cancelByCustomer(
        _ id: ServiceID, serviceName: String, mayRepeat: Bool = false
    ) async throws -> CallbackRecord {
        guard try await callback(id)?.serviceName == serviceName else { throw CallbackRefusal.unknownCallback() }
        let (record, decision) = try await carryOut(.customerCancels, for: id)
        guard decision.changed || mayRepeat && record.reason == .cancelled else {
            throw CallbackRefusal.badRequest("This callback can no longer be cancelled.")
        }
        return record
    }

    /// Notes that the customer of a chat callback opened the chat (`ixn/chat`).
    ///
    /// - Throws: as ``act(_:_:)``.
    package func chatStarted(_ id: ServiceID) async throws {
        let record = try await carryOut(.chatStarted, for: id).record
        // It may have ended since the chat was allowed to begin.
        if record.step == .ended { await endChat(of: id) }
    }

    /// The record of a callback; nil when there is none.
    package func callback(_ id: ServiceID) async throws -> CallbackRecord? {
        try await store.callback(id)
    }

    /// The properties of a callback that a query answers.
    package func returnedProperties(of record: CallbackRecord) -> [String: String] {
        options(of: record).returned(of: record)
    }

    // MARK: The desk

    /// Offers an available agent: asks or notifies the customer, if the callback's step allows it.
    ///
    /// - Returns: the callback afterwards; unchanged when an offer does nothing now.
    /// - Throws: as ``act(_:_:)``, like the other actions of the desk.
    package func offer(_ id: ServiceID) async throws -> CallbackRecord {
        try await carryOut(.agentOffers, for: id).record
    }

    /// The effect that ``offer(_:)`` would have now; nil for none.
    package func offer(for record: CallbackRecord) -> CallbackOffer? {
        let now = time.now
        return machine(of: record, options(of: record), now: now).offer(at: now)
    }

    /// Notes that agent and customer are talking.
    package func connect(_ id: ServiceID) async throws -> CallbackRecord {
        try await carryOut(.agentConnected, for: id).record
    }

    /// Notes that the agent has finished the callback.
    package func complete(_ id: ServiceID) async throws -> CallbackRecord {
        try await carryOut(.agentCompletes, for: id).record
    }

    /// Cancels the callback for the desk.
    package func cancel(_ id: ServiceID) async throws -> CallbackRecord {
        try await carryOut(.adminCancels, for: id).record
    }

    // MARK: The clock

    /// Acts on callbacks that are due: desired times, menus, snoozes, times to live.
    ///
    /// Call it about once a second. One call takes at most 1,024 callbacks, the earliest first. The next call takes further
    /// ones, and those that another writer changed meanwhile.
    ///
    /// - Returns: how many changed.
    /// - Throws: ``StoreError`` when a decision could not be written; that callback stays due.
    @discardableResult
    package func timersDue() async throws -> Int {
        let now = time.now
        let due = try await store.callbacksDue(now: now, limit: 1_024)
        var tickets: [(CommitQueue.Ticket, CallbackChange, CallbackRecord, TelephonyOrder?, ServiceOptions)] = []
        var failure: (any Error)?
        do {
            for record in due {
                let options = options(of: record)
                var machine = machine(of: record, options, now: now)
                let decision = machine.handle(dueEvent(of: record, options, now: now), at: now)
                guard decision.changed else { continue }
                let change = CallbackChange(from: record, to: machine.record, push: decision.push, now: now)
                tickets.append((try queue.enqueue(change.commit), change, record, decision.order, options))
            }
        } catch {
            failure = error
        }
        var changed = 0
        for (ticket, change, record, order, options) in tickets {
            do {
                guard try await queue.result(of: ticket) == .committed else { continue }
                changed += 1
                await followUp(change, from: record, options, order)
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return changed
    }

    // MARK: Carrying out

    /// The options of a callback service; nil when none of this name is configured.
    func configured(_ serviceName: String) -> ServiceOptions? {
        services()[serviceName].flatMap { $0.kind == .callback ? $0 : nil }
    }

    /// The options of one callback.
    ///
    /// If its service is no longer configured, it has the GMS defaults and the scenario that it keeps.
    func options(of record: CallbackRecord) -> ServiceOptions {
        let configured = configured(record.serviceName) ?? ServiceOptions(name: record.serviceName, kind: .callback)
        return configured.expanded { $0 == "_customer_number" ? record.customerNumber : record.property($0) }
            .kept(by: record.properties)
    }

    /// Applies an event to a callback, unless it no longer fits.
    ///
    /// - Parameters:
    ///   - event: the event.
    ///   - id: the callback.
    ///   - side: the agent side or telephone system that reports it; nil for others.
    ///   - extra: changes to commit along with the callback's.
    ///   - fits: whether the event fits the callback.
    /// - Returns: the callback after it, and the decision.
    /// - Throws: as ``change(_:atMost:orElse:_:)``.
    func carryOut(
        _ event: CallbackEvent, for id: ServiceID, by side: AgentSideName? = nil, adding extra: [Change] = [],
        where fits: (CallbackRecord) -> Bool = { _ in true }
    ) async throws -> (record: CallbackRecord, decision: CallbackDecision) {
        try await change(id) { record, options, now in
            var machine = machine(of: record, options, now: now)
            let decision = machine.handle(fits(record) ? event : .requested(.notUsed), at: now)
            guard decision.changed else { return .leave((record, decision)) }
            if let side, side.word != machine.record.telephony?.text { machine.record.note(side) }
            let change = CallbackChange(
                from: record, to: machine.record, push: decision.push, now: now, first: extra)
            return .write(change, order: decision.order, (change.record, decision))
        }
    }

    /// What is to be done about a callback, and the answer that holds then.
    enum Plan<Answer> {
        /// Nothing has to be written.
        case leave(Answer)
        /// A commit with the limits that it has to meet, and the order to the telephone system after it.
        case write(CallbackChange, within: StartLimits = StartLimits(), order: TelephonyOrder? = nil, Answer)
    }

    /// Has a callback decided on, commits the change, and does what follows; again after a conflict.
    ///
    /// - Parameters:
    ///   - id: the callback.
    ///   - most: the most attempts.
    ///   - refusal: the error when others kept changing it.
    ///   - decide: makes the plan from the record, its options and the time.
    /// - Returns: the plan's answer.
    /// - Throws: ``CallbackRefusal`` with 404 for an unknown callback, for a slot that is full and for a limit that is reached;
    ///   errors of `decide`; ``StoreError``.
    func change<Answer>(
        _ id: ServiceID, atMost most: Int = 5, orElse refusal: CallbackRefusal = .busy(),
        _ decide: (CallbackRecord, ServiceOptions, Timestamp) async throws -> Plan<Answer>
    ) async throws -> Answer {
        try await CommitQueue.retryingConflicts(atMost: most, orElse: refusal) {
            guard let record = try await store.callback(id) else { throw CallbackRefusal.unknownCallback() }
            let now = time.now
            let options = options(of: record)
            switch try await decide(record, options, now) {
            case .leave(let answer): return answer
            case .write(let change, let limits, let order, let answer):
                switch try await queue.commit(change.commit) {
                case .committed:
                    await followUp(change, from: record, options, order)
                    return answer
                case .slotFull:
                    throw CallbackRefusal.slotFull(
                        try await suggestions(of: options, from: change.record.desiredTime ?? now))
                case .queueFull(let count): throw Self.refusal(of: count, in: options.name)
                case .throttled(let index): throw limits.throttle?.refusal(at: index) ?? .busy()
                case .conflict, .duplicateEvent, .duplicateService: return nil
                }
            }
        }
    }
}
