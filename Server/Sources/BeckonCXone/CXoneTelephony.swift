package import Beckon
package import BeckonCallback
import BeckonJSON
import BeckonPlatform

/// Has customers called back through CXone's Patron API (contact-centers §3.7): `queuecallback`, or `promise` for a time to
/// come.
///
/// CXone finds the agent and calls the customer, so there is no order of its own to connect an agent. What becomes of a call
/// is learnt by asking for its contact.
package struct CXoneTelephony: Telephony {
    /// The pause between two looks at the calls.
    static let pause = Milliseconds.seconds(5)
    /// How far away a time is that CXone keeps by a promise.
    private static let promiseAge = Milliseconds.seconds(60)
    /// The most calls that are looked at; further ones wait until others are over.
    static let most = 10_000

    package let name: BridgeSourceName
    package let concurrency = 8
    let settings: CXoneSide.Configuration.Callbacks
    let api: CXoneAPI
    let time: any TimeSource
    let tally: PlatformTally
    let pauses = EntryPauses()

    package func take(_ order: TelephonyOrder) async -> TelephonyAnswer {
        switch order.act {
        case .dial: await dial(order)
        case .connectAgent: .accepted
        case .hangUp: await hangUp(order)
        }
    }

    private func dial(_ order: TelephonyOrder) async -> TelephonyAnswer {
        let record = order.record
        // Without a token nothing is sent, so that there is no doubt.
        do throws(PlatformFailure) { try await api.signedIn() } catch {
            return .unreachable(reason: error.reason.rawValue)
        }
        let promised = record.desiredTime.flatMap { $0 > time.now.advanced(by: Self.promiseAge) ? $0 : nil }
        do throws(PlatformFailure) {
            let reply = try await api.patron(
                "POST", promised == nil ? "queuecallback" : "promise", version: settings.version,
                query: query(record, promised))
            let answer = Self.answer(reply)
            guard answer == .accepted, let contact = reply.json["contactId"]?.cxoneID else { return answer }
            return .acceptedAs(reference: contact)
        } catch {
            return error.mayHaveArrived
                ? .inDoubt(reason: error.reason.rawValue) : .unreachable(reason: error.reason.rawValue)
        }
    }

    private func query(_ record: CallbackRecord, _ promised: Timestamp?) -> [(name: String, value: String)] {
        var query = [(name: "phoneNumber", value: record.customerNumber), (name: "skill", value: settings.skill)]
        guard let promised else {
            if let caller = settings.callerID { query.append((name: "callerId", value: caller)) }
            return query
        }
        let data = record.attachedData
        func name(_ spellings: String...) -> String {
            spellings.lazy.compactMap { data[$0] }.compactMap(VisibleText.trimmed).first ?? ""
        }
        let moment = promised.cxone
        query += [
            (name: "firstName", value: name("first_name", "firstName")),
            (name: "lastName", value: name("last_name", "lastName")),
            (name: "promiseDate", value: String(moment.prefix(10))),
            (name: "promiseTime", value: String(moment.dropFirst(11).prefix(5))), (name: "timeZone", value: "UTC"),
            (name: "notes", value: record.serviceName),
        ]
        return query
    }

    private static func answer(_ reply: PlatformReply) -> TelephonyAnswer {
        let reason = "status \(reply.status)"
        switch reply.failure {
        case nil: return .accepted
        case .refused, .perhapsContent, .content: return .refused(reason: reason)
        case .busy: return .unreachable(reason: reason)
        // A server that failed, or whose answer cannot be read, may have queued the call before.
        case .unreachable, .failing:
            let isInDoubt = reply.status >= 500 || reply.hasStatusOfSuccess
            return isInDoubt ? .inDoubt(reason: reason) : .unreachable(reason: reason)
        }
    }

    private func hangUp(_ order: TelephonyOrder) async -> TelephonyAnswer {
        guard let contact = order.reference else {
            tally.refused("no call to end")
            return .accepted
        }
        do throws(PlatformFailure) {
            let reply = try await api.patron(
                "POST", "contacts/\(PlatformCall.escaped(contact))/end", version: settings.version)
            return Self.answer(reply)
        } catch {
            return .inDoubt(reason: error.reason.rawValue)
        }
    }

    // MARK: - Following

    /// Looks once at every call, last at those that failed before, and reports what became of it.
    ///
    /// A call at which CXone fails has a pause of its own and holds up no other; several in a row end the look.
    ///
    /// - Throws: ``PlatformFailure`` when CXone cannot be asked.
    func follow(_ port: PlatformPort) async throws(PlatformFailure) {
        guard let open = try? await port.agents.openCalls(limit: Self.most) else { return }
        pauses.begin()
        let (sound, late) = pauses.split(open, at: port.time.uptime) { $0.reference }
        if let failure = await look(at: sound, port) { throw failure }
        let failure = await look(at: late, port)
        // Those that failed before show nothing of CXone where it has answered for others.
        if let failure, failure.isOutage || pauses.isInVain { throw failure }
    }

    /// - Returns: Why the look is over; nil when it goes on.
    private func look(at calls: [OpenCall], _ port: PlatformPort) async -> PlatformFailure? {
        for call in calls where !Task.isCancelled {
            do throws(PlatformFailure) {
                let view = try await view(of: call.reference)
                pauses.answered(call.reference)
                guard let view else { continue }
                await report(view.reports(of: call), of: call, port)
            } catch {
                if pauses.ends(after: error, of: call.reference, at: port.time.uptime) { return error }
                tally.refused("call status")
            }
        }
        return nil
    }

    /// How a call stands; nil if CXone refuses to tell.
    private func view(of contact: String) async throws(PlatformFailure) -> CallView? {
        let reply = try await api.patron(
            "GET", "contacts/\(PlatformCall.escaped(contact))", version: settings.version)
        switch reply.failure {
        case nil: return CallView(reply.json)
        case .refused, .perhapsContent, .content:
            tally.refused("call status \(reply.status)")
            return nil
        case .busy, .unreachable, .failing: throw PlatformFailure(.noAnswer, pause: reply.retryAfter)
        }
    }

    /// Reports in order; what cannot be stored is seen again at the next look.
    private func report(_ reports: [CallbackReport], of call: OpenCall, _ port: PlatformPort) async {
        for report in reports {
            do {
                _ = try await port.agents.tell(call.callback, report)
            } catch let refusal as CallbackRefusal where !refusal.isForNow {
                // The callback is over or unknown; nobody waits for the report.
            } catch {
                return
            }
        }
    }
}
