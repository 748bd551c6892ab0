import Beckon
import BeckonCallback
import BeckonPlatform
import ICWSCore
import ICWSWebCallback

/// Has agents of a queue call customers back by `web-callback` (icws §8).
///
/// An agent who takes the callback calls the customer, so that no agent has to be connected to a call that stands already. The resources
/// have none that ends a callback: one that the customer cancels stays in PureConnect's queue, and its agent hears it from the customer.
struct PureConnectTelephony: Telephony {
    /// The pause between two looks at the callbacks.
    static let pause = Milliseconds.seconds(2)
    /// The most callbacks that are looked at; further ones wait until others are over.
    static let most = 10_000

    let name: BridgeSourceName
    let concurrency = 8
    let servers: [String]
    let settings: PureConnectSide.Configuration.Callbacks
    let calls: any CustomerCalls
    let tally: PlatformTally
    let pauses = EntryPauses()

    func take(_ order: TelephonyOrder) async -> TelephonyAnswer {
        switch order.act {
        case .dial: await dial(order.record)
        case .connectAgent: .accepted
        case .hangUp: .refused(reason: "web-callback has no resource that ends a callback")
        }
    }

    /// Asks the first server that answers; after an answer that did not come none is asked again, since the customer would be called twice.
    private func dial(_ record: CallbackRecord) async -> TelephonyAnswer {
        var reason = "no server"
        for server in servers {
            do throws(CustomerCallFailure) {
                return .acceptedAs(reference: try await calls.createCallback(request(record), at: server).text)
            } catch {
                reason = error.failure.reason
                guard error.concernsServer else { return .refused(reason: reason) }
                guard !error.isInDoubt else { return .inDoubt(reason: reason) }
            }
        }
        return .unreachable(reason: reason)
    }

    private func request(_ record: CallbackRecord) -> ICWS.WebCallback.CallbackCreateRequest {
        let data = record.attachedData
        let names = [data["first_name"] ?? data["firstName"], data["last_name"] ?? data["lastName"]]
        let name = names.compactMap { $0.flatMap(VisibleText.trimmed) }.joined(separator: " ")
        var request = ICWS.WebCallback.CallbackCreateRequest(
            targetQueue: settings.target, targetQueueType: settings.targetType, telephone: record.customerNumber,
            name: name.isEmpty ? "Customer" : String(name.prefix(200)))
        request.subject = settings.subject ?? record.serviceName
        return request
    }

    // MARK: - Following

    /// Looks once at every callback, last at those that failed before, and reports what became of it.
    ///
    /// A callback at which the servers fail has a pause of its own and holds up no other; several in a row end the look.
    ///
    /// - Returns: Why the servers could not be asked; nil when they were.
    func follow(_ port: PlatformPort) async -> CustomerCallFailure? {
        guard let open = try? await port.agents.openCalls(limit: Self.most) else { return nil }
        pauses.begin()
        let (sound, late) = pauses.split(open, at: port.time.uptime) { $0.reference }
        if let failure = await look(at: sound, port) { return failure }
        // Those that failed before show nothing of the servers where these have answered for others.
        guard let failure = await look(at: late, port), failure.isOutage || pauses.isInVain else { return nil }
        return failure
    }

    /// - Returns: Why the look is over; nil when it goes on.
    private func look(at open: [OpenCall], _ port: PlatformPort) async -> CustomerCallFailure? {
        for call in open where !Task.isCancelled {
            guard let place = WebCallbackReference(call.reference) else { continue }
            do throws(CustomerCallFailure) {
                let stage = try await stage(of: place)
                pauses.answered(call.reference)
                guard let stage else { continue }
                for report in WebCallbackView.reports(stage, of: call) {
                    // What cannot be stored is seen again at the next look.
                    _ = try? await port.agents.tell(call.callback, report)
                    tally.heard(at: port.time.now)
                }
            } catch {
                guard !error.isOutage else { return error }
                pauses.failed(call.reference, at: port.time.uptime, atLeast: error.pause)
                guard error.pause == nil, pauses.goesOn else { return error }
                tally.refused("callback status")
            }
        }
        return nil
    }

    /// How a callback stands; over when no server knows it, nil while another server may.
    private func stage(of place: WebCallbackReference) async throws(CustomerCallFailure) -> WebCallbackView.Stage? {
        var (failure, isReached) = (CustomerCallFailure?.none, false)
        for server in [place.server] + servers.filter({ $0 != place.server }) {
            do throws(CustomerCallFailure) {
                if server != place.server { try await calls.reconnectCallback(place, at: server) }
                let view = try await calls.callbackStatus(place.participant, at: server)
                if let word = view.unknown { tally.unknown("callback state \(word)") }
                return view.stage
            } catch {
                if !error.isOutage { isReached = true }
                if error.concernsServer {
                    failure = failure ?? error
                } else if case .refused = error {
                    tally.refused("callback status")
                    return nil
                } else if server != place.server {
                    // Only the active server answers so: the callback is lost.
                    return .over
                }
            }
        }
        // Where one of the servers answers, others can be asked about.
        if let failure {
            let told: CustomerCallFailure = isReached && failure.isOutage ? .noAnswer(.noAnswer) : failure
            throw told
        }
        return .over
    }
}
