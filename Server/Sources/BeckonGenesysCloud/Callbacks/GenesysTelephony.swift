import Beckon
import BeckonCallback
import BeckonJSON
import BeckonPlatform

/// Has agents of a queue call customers back: `POST /api/v2/conversations/callbacks` (contact-centers §2.9).
///
/// An agent who takes the callback calls the customer, so that no agent has to be connected to a call that stands already.
struct GenesysTelephony: Telephony {
    let name: BridgeSourceName
    let concurrency = 8
    private let configuration: GenesysCloudSide.Configuration.Callbacks
    private let api: GenesysAPI
    private let book: CallbackBook
    private let due: ComparisonLine
    private let time: any TimeSource

    init?(
        _ configuration: GenesysCloudSide.Configuration.Callbacks, api: GenesysAPI, book: CallbackBook,
        due: ComparisonLine,
        time: any TimeSource
    ) {
        guard let name = BridgeSourceName(AgentSideName.genesysCloud.word) else { return nil }
        self.name = name
        self.configuration = configuration
        self.api = api
        self.book = book
        self.due = due
        self.time = time
    }

    func take(_ order: TelephonyOrder) async -> TelephonyAnswer {
        switch order.act {
        case .dial: await dial(order)
        // Genesys Cloud's agents call: agent and customer are connected when the customer answers.
        case .connectAgent: .accepted
        case .hangUp: await hangUp(order)
        }
    }

    private func dial(_ order: TelephonyOrder) async -> TelephonyAnswer {
        // Without a token nothing is sent, so that there is no doubt.
        do throws(PlatformFailure) { _ = try await api.token() } catch {
            return .unreachable(reason: error.reason.rawValue)
        }
        do throws(PlatformFailure) {
            let reply = try await api.call(
                "POST", "/api/v2/conversations/callbacks", json: CallbackSpelling.request(for: order, configuration))
            guard reply.isSuccess else { return Self.answer(to: reply) }
            guard let conversation = reply.json["conversation"]?["id"]?.string else { return .accepted }
            book.note(conversation, of: order.record.id, attempt: order.attempt)
            // What happened to it before its reference is stored may have been told to nobody.
            due.add(conversation, [], at: time.uptime.advanced(by: MissedMessages.grace))
            return .acceptedAs(reference: conversation)
        } catch {
            return error.mayHaveArrived
                ? .inDoubt(reason: error.reason.rawValue) : .unreachable(reason: error.reason.rawValue)
        }
    }

    /// A 429 or 503 asks for another time; after any other 5xx the callback may exist.
    private static func answer(to reply: PlatformReply) -> TelephonyAnswer {
        let reason = "status \(reply.status)"
        return switch reply.status {
        case 401, 408, 429, 503: .unreachable(reason: reason)
        case 500...: .inDoubt(reason: reason)
        default: .refused(reason: reason)
        }
    }

    /// Ends the call of the order's attempt, or of the one before; a call that is not known ends with its next snapshot.
    private func hangUp(_ order: TelephonyOrder) async -> TelephonyAnswer {
        let attempts = [order.attempt, order.attempt - 1]
        let noted = attempts.lazy.compactMap { book.conversation(of: order.record.id, attempt: $0) }.first
        guard let conversation = order.reference ?? noted else { return .accepted }
        do throws(PlatformFailure) {
            guard let reply = try await api.disconnectCallback(conversation) else { return .accepted }
            return Self.answer(to: reply)
        } catch {
            return .unreachable(reason: error.reason.rawValue)
        }
    }
}
