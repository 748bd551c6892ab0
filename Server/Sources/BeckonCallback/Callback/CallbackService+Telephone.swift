package import Beckon
import Synchronization

/// Orders to telephone systems, and what these report.
extension CallbackService {
    /// How long an order waits that a telephone system cannot take.
    static let putOff = Milliseconds.seconds(5)

    /// Takes the report of an agent or a telephone system about a callback.
    ///
    /// - Throws: as ``act(_:_:)``.
    package func report(
        _ event: CallbackEvent, about id: ServiceID, adding extra: [Change] = []
    ) async throws -> CallbackRecord {
        try await carryOut(event, for: id, adding: extra).record
    }

    /// Takes a telephone system's answer to an order.
    ///
    /// - Throws: as ``act(_:_:)``; an answer that is never stored lets the order end as a call without a result.
    package func answered(_ order: TelephonyOrder, _ answer: TelephonyAnswer) async throws {
        switch (order.act, answer) {
        case (.dial, .acceptedAs(let reference)):
            let accepted = CallbackEvent.dialAccepted(reference: reference, attempt: order.attempt)
            _ = try await carryOut(accepted, for: order.record.id)
        case (_, .accepted), (_, .acceptedAs), (_, .inDoubt), (.hangUp, _): return
        case (.dial, .refused):
            _ = try await carryOut(.dialEnded(.createCallError, attempt: order.attempt), for: order.record.id)
        case (.dial, .unreachable):
            _ = try await carryOut(.dialNotSubmitted(attempt: order.attempt), for: order.record.id)
        case (.connectAgent, .refused), (.connectAgent, .unreachable):
            _ = try await carryOut(.agentNotConnected, for: order.record.id)
        }
    }

    /// Does what follows a commit: wakes, what back-ends are told, the end of the chat, and the order to the telephone system.
    func followUp(
        _ change: CallbackChange, from before: CallbackRecord, _ options: ServiceOptions, _ order: TelephonyOrder? = nil
    ) async {
        wakes.wake(change.wakes)
        status?.add(options.status.notices(from: before, to: change.record))
        if options.media == .chat, change.record.step == .ended { await endChat(of: change.record.id) }
        await hand(order, of: options)
    }

    /// Hands a committed order to the telephone system that has the call.
    private func hand(_ order: TelephonyOrder?, of options: ServiceOptions) async {
        guard let order else { return }
        let isTaken = telephony[order.record.telephony ?? options.dialling.telephony]?.take(order) ?? false
        // An order that finds no telephone system, or no room, fails like one that is not accepted.
        if !isTaken { try? await answered(order, .unreachable(reason: "no room")) }
    }

    package func openCalls(of telephony: BridgeSourceName, limit: Int) async throws -> [OpenCall] {
        let catalog = services()
        var calls: [OpenCall] = []
        // A service whose company calls may have had another telephone system when it called.
        for name in catalog.names {
            guard let options = configured(name) else { continue }
            let present = options.dialling.telephony
            guard present == telephony || options.media == .voice && options.callDirection == .userTerminated else {
                continue
            }
            for state in [CallbackState.queued, .routing, .processing] {
                var last: ServiceID?
                while calls.count < limit {
                    let page = try await store.callbacks(of: name, in: state, after: last, limit: 500)
                    calls += page.filter { ($0.telephony ?? present) == telephony }.compactMap(\.openCall)
                    guard page.count == 500 else { break }
                    last = page.last?.id
                }
            }
        }
        return Array(calls.prefix(limit))
    }

    /// The event for a callback whose time is reached: an order that the telephone system cannot take is put off.
    func dueEvent(of record: CallbackRecord, _ options: ServiceOptions, now: Timestamp) -> CallbackEvent {
        guard case .dialDue(let time) = record.step, time <= now, now < record.expiresAt,
            let line = telephony[options.dialling.telephony], !line.hasRoom
        else { return .timeReached }
        return .dialPutOff(until: now.advanced(by: Self.putOff))
    }

    /// What the decisions about a callback depend on besides its record and options.
    func surroundings(of options: ServiceOptions, now: Timestamp) -> CallbackSurroundings {
        let zone = options.slots.hours.flatMap { calendar().zone(of: $0) }
        return CallbackSurroundings(
            isPaused: pauses.withLock { $0.holds(options) }, zoneOffset: zone?.offset(at: now) ?? 0)
    }

    /// The state machine of a callback.
    func machine(of record: CallbackRecord, _ options: ServiceOptions, now: Timestamp) -> CallbackMachine {
        CallbackMachine(record: record, options: options, surroundings: surroundings(of: options, now: now))
    }
}
