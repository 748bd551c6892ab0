/// Starts callbacks and carries what happens to them into the store.
///
/// Every call loads the record, asks ``CallbackSession``, and answers only when the decision is on disk. A decision
/// that others overtook is made again on what they wrote, at most five times.
package final class CallbackService: Sendable {
    let store: any Store
    let queue: CommitQueue
    let wakes: WakePlane
    package let time: any TimeSource
    let ids: any IDSource
    /// Where the devices of new callbacks are taken from other customers; nil where there are no chats.
    let chats: ChatService?
    let services: @Sendable () -> ServiceCatalog

    /// - Parameters:
    ///   - store: where records are read.
    ///   - queue: where decisions are written.
    ///   - wakes: who hears of them.
    ///   - time: the clock.
    ///   - ids: where ids, access codes and headers come from.
    ///   - chats: the chats beside them, from which a new callback takes its device.
    ///   - services: the configured services, asked for at every call because settings can be read again.
    package init(
        store: any Store, queue: CommitQueue, wakes: WakePlane, time: any TimeSource, ids: any IDSource,
        chats: ChatService? = nil, services: @escaping @Sendable () -> ServiceCatalog
    ) {
        self.store = store
        self.queue = queue
        self.wakes = wakes
        self.time = time
        self.ids = ids
        self.chats = chats
        self.services = services
    }

    // MARK: The customer

    /// Answers one of the customer's requests about a callback, and carries it out if it is an item of the menu.
    ///
    /// - Throws: ``CallbackRefusal`` with 404 for an id that names no callback, 503 when others kept changing it;
    ///   ``StoreError``.
    package func act(_ id: ServiceID, _ action: CallbackAction) async throws -> CallbackDialog {
        try await carryOut(.requested(action), for: id).dialog
    }

    /// Takes a callback back.
    ///
    /// - Parameters:
    ///   - id: the callback.
    ///   - serviceName: the service in the request's path, which has to be the callback's.
    /// - Returns: the callback as it ended.
    /// - Throws: ``CallbackRefusal`` with 404 for an unknown callback, 400 for one that is connected or over, 503 when
    ///   others kept changing it; ``StoreError``.
    package func cancelByCustomer(_ id: ServiceID, serviceName: String) async throws -> CallbackRecord {
        guard try await callback(id)?.serviceName == serviceName else { throw CallbackRefusal.unknownCallback() }
        let outcome = try await carryOut(.customerCancels, for: id)
        guard outcome.changed else { throw CallbackRefusal.badRequest("Callback cannot be cancelled any more.") }
        return outcome.record
    }

    /// The customer of a chat callback opened the chat (`ixn/chat`).
    ///
    /// - Throws: as ``act(_:_:)``.
    package func chatStarted(_ id: ServiceID) async throws {
        _ = try await carryOut(.chatStarted, for: id)
    }

    /// A callback as it stands, or nil.
    package func callback(_ id: ServiceID) async throws -> CallbackRecord? {
        try await store.callback(id)
    }

    /// The properties of a callback that a query answers.
    package func returnedProperties(of record: CallbackRecord) -> [String: String] {
        options(of: record).returned(of: record)
    }

    // MARK: The desk

    /// An agent is available: the customer is asked or told, if this is the time for it.
    ///
    /// - Returns: the callback afterwards; unchanged where there is nothing to offer.
    /// - Throws: as ``act(_:_:)``, and so do the other actions of the desk.
    package func offer(_ id: ServiceID) async throws -> CallbackRecord {
        try await carryOut(.agentOffers, for: id).record
    }

    /// What ``offer(_:)`` would do now; nil when it would do nothing.
    package func offer(for record: CallbackRecord) -> CallbackOffer? {
        CallbackSession(record: record, options: options(of: record)).offer(at: time.now)
    }

    /// Agent and customer talk.
    package func connect(_ id: ServiceID) async throws -> CallbackRecord {
        try await carryOut(.agentConnected, for: id).record
    }

    /// The agent is done.
    package func complete(_ id: ServiceID) async throws -> CallbackRecord {
        try await carryOut(.agentCompletes, for: id).record
    }

    /// The desk takes the callback off its list.
    package func cancel(_ id: ServiceID) async throws -> CallbackRecord {
        try await carryOut(.adminCancels, for: id).record
    }

    // MARK: The clock

    /// Acts on callbacks that are due: desired times, menus, snoozes, times to live.
    ///
    /// Call it about once a second. Takes at most 1,024 callbacks, the earliest first; more are for the next call, and so are those that somebody
    /// else changed meanwhile.
    ///
    /// - Returns: how many changed.
    /// - Throws: ``StoreError`` when a decision could not be written; the callbacks stay due.
    @discardableResult
    package func timersDue() async throws -> Int {
        let now = time.now
        let due = try await store.callbacksDue(now: now, limit: 1_024)
        var tickets: [(CommitQueue.Ticket, CallbackChange)] = []
        var failure: (any Error)?
        do {
            for record in due {
                var session = CallbackSession(record: record, options: options(of: record))
                let decision = session.handle(.timeReached, at: now)
                guard decision.changed else { continue }
                let change = CallbackChange(from: record, to: session.record, push: decision.push, now: now)
                tickets.append((try queue.enqueue(change.commit), change))
            }
        } catch {
            failure = error
        }
        var changed = 0
        for (ticket, change) in tickets {
            do {
                guard try await queue.result(of: ticket) == .committed else { continue }
                wakes.wake(change.wakes)
                changed += 1
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return changed
    }

    // MARK: Carrying out

    /// The options of a service that makes callbacks.
    func configured(_ serviceName: String) -> ServiceOptions? {
        services()[serviceName].flatMap { $0.kind == .callback ? $0 : nil }
    }

    /// The options that hold for one callback.
    ///
    /// One whose service is no longer configured goes on with GMS defaults and the scenario that it keeps.
    func options(of record: CallbackRecord) -> ServiceOptions {
        let configured = configured(record.serviceName) ?? ServiceOptions(name: record.serviceName, kind: .callback)
        return configured.kept(by: record.properties)
    }

    private struct Outcome {
        let record: CallbackRecord
        let dialog: CallbackDialog
        let changed: Bool
    }

    private func carryOut(_ event: CallbackEvent, for id: ServiceID) async throws -> Outcome {
        for _ in 0...5 {
            guard let record = try await store.callback(id) else { throw CallbackRefusal.unknownCallback() }
            let now = time.now
            var session = CallbackSession(record: record, options: options(of: record))
            let decision = session.handle(event, at: now)
            guard decision.changed else { return Outcome(record: record, dialog: decision.dialog, changed: false) }
            let change = CallbackChange(from: record, to: session.record, push: decision.push, now: now)
            guard try await queue.commit(change.commit) == .committed else { continue }
            wakes.wake(change.wakes)
            return Outcome(record: change.record, dialog: decision.dialog, changed: true)
        }
        throw CallbackRefusal.busy()
    }
}
