/// A callback's state, spelled as GMS spells it (`_callback_state`).
package enum CallbackState: String, Hashable, Sendable, CaseIterable {
    /// Waits for its desired time.
    case scheduled = "SCHEDULED"
    /// Waits for an agent or for the customer's answer.
    case queued = "QUEUED"
    /// Its service is paused; it is queued again when the pause ends.
    case paused = "PAUSED"
    /// The customer accepted or answered the call; waits for an agent.
    case routing = "ROUTING"
    /// Customer and agent are connected.
    case processing = "PROCESSING"
    /// Over; the reason says how.
    case completed = "COMPLETED"
}

extension CallbackState {
    /// Whether a callback in this state waits in the line of its service.
    package var isInLine: Bool {
        switch self {
        case .queued, .paused, .routing: true
        case .scheduled, .processing, .completed: false
        }
    }
}

/// What a callback waits for next, finer than its state; timers act on it.
package enum CallbackStage: Hashable, Sendable {
    /// Waits for its desired time.
    case scheduled(until: Timestamp)
    /// In the queue until an agent offers the callback.
    case waitingForAgent
    /// The customer was asked and has until a time to answer (`_expires` of the menu).
    case offered(until: Timestamp)
    /// The customer postponed the offer, which is repeated at a time (`_snooze_duration`).
    case snoozed(until: Timestamp)
    /// The telephone system gets the order to call the customer at a time: at once, after a try, or when calls are allowed.
    case dialDue(at: Timestamp)
    /// The telephone system calls the customer, and reports the result by a time.
    case dialling(until: Timestamp)
    /// The customer is on the telephone; the telephone system connects an agent by a time.
    case reached(until: Timestamp)
    /// The customer may connect, or has connected; waits for the agent.
    case connecting
    /// Agent and customer are connected.
    case connected
    case ended
}

/// One callback: the request and its progress.
package struct CallbackRecord: Hashable, Sendable {
    package let id: ServiceID
    package let serviceName: String
    /// Grows by one with every commit; a commit decided on another version is refused.
    package var version: Int64
    package var state: CallbackState
    package var reason: CallbackReason?
    package var step: CallbackStage
    package var customerNumber: String
    package var createdAt: Timestamp
    package var desiredTime: Timestamp?
    package var expiresAt: Timestamp
    /// How often the customer accepted (`_userorig_connect_limit`).
    package var connects: Int
    package var deviceID: DeviceID?
    /// The header `gms_user` that a chat callback's dialog gives to the app.
    package var user: String
    /// The access code issued with `_provide_code`; nil if none was.
    package var accessCode: String?
    /// All other properties of the request, returned by queries and shown to the agent.
    package var properties: [String: String]
    /// Whether the app gave ``user``; a value that Beckon issued for this callback does not say whose phone it is.
    package var hasStatedUser: Bool
    /// Whether the customer was reminded of the desired time, or is not to be.
    package var isReminded: Bool
    /// Whether it was queued, and so counted as a start, before it was scheduled for another time.
    package var wasCounted: Bool
    /// The calls to the customer, in order; only the last one may have no result.
    package var calls: [CallbackCall]
    /// How often the order for the present call did not reach the telephone system.
    package var submissions: Int
    /// When a timer must act on this callback if nothing else happens; nil for never.
    package var due: Timestamp?
    /// Since when it has its place in the line of its service; nil before.
    package var queuedAt: Timestamp?
    /// When it left the line: customer and agent were connected, or it ended.
    package var leftAt: Timestamp?
    /// The telephone system that got the order for the last call, whatever the service's is now; nil before, and for callbacks
    /// of older programs.
    package var telephony: BridgeSourceName?
    /// The agent side that has acted on the callback, or whose service it was when the customer was called; nil before, and
    /// for the desk.
    package var agentSide: BridgeSourceName?

    package init(
        id: ServiceID, serviceName: String, version: Int64 = 0, state: CallbackState, reason: CallbackReason? = nil,
        step: CallbackStage, customerNumber: String, createdAt: Timestamp, desiredTime: Timestamp? = nil,
        expiresAt: Timestamp, connects: Int = 0, deviceID: DeviceID? = nil, user: String, accessCode: String? = nil,
        properties: [String: String] = [:], hasStatedUser: Bool = false, isReminded: Bool = false,
        wasCounted: Bool = false, calls: [CallbackCall] = [], submissions: Int = 0, due: Timestamp? = nil,
        queuedAt: Timestamp? = nil, leftAt: Timestamp? = nil, telephony: BridgeSourceName? = nil,
        agentSide: BridgeSourceName? = nil
    ) {
        self.id = id
        self.serviceName = serviceName
        self.version = version
        self.state = state
        self.reason = reason
        self.step = step
        self.customerNumber = customerNumber
        self.createdAt = createdAt
        self.desiredTime = desiredTime
        self.expiresAt = expiresAt
        self.connects = connects
        self.deviceID = deviceID
        self.user = user
        self.accessCode = accessCode
        self.properties = properties
        self.hasStatedUser = hasStatedUser
        self.isReminded = isReminded
        self.wasCounted = wasCounted
        self.calls = calls
        self.submissions = submissions
        self.due = due
        self.queuedAt = queuedAt
        self.leftAt = leftAt
        self.telephony = telephony
        self.agentSide = agentSide
    }
}

/// A call to a callback's customer.
package struct CallbackCall: Hashable, Sendable {
    /// How it ended; nil while it is under way.
    package var result: DialResult?
    /// The telephone system's own reference to it; only the call that it took last has one.
    package var reference: String?

    package init(result: DialResult? = nil, reference: String? = nil) {
        self.result = result
        self.reference = reference
    }
}

/// The result of one call to a customer, spelled as GMS reports it (`_CB_DIAL_<n>_RESULT`; gms-callback §5.2).
package enum DialResult: String, Hashable, Sendable, CaseIterable {
    /// A person answered.
    case person = "PERSON"
    /// The customer answered and is connected with an agent.
    case connected = "CONNECTED"
    case busy = "BUSY"
    case noAnswer = "NO_ANSWER"
    case answeringMachine = "ANSWERING_MACHINE"
    /// The number is not in use.
    case errorTone = "ERROR_TONE"
    case fax = "FAX"
    /// The call could not be made.
    case createCallError = "CREATE_CALL_ERROR"
    /// The telephone system did not report a result in time.
    case unknown = "UNKNOWN"
}

extension CallbackRecord {
    /// The results of the calls so far, in order.
    package var dialResults: [DialResult] { calls.compactMap(\.result) }

    /// The last call that the telephone system took, and its reference to it.
    package var callReference: (attempt: Int, text: String)? {
        guard let index = calls.lastIndex(where: { $0.reference != nil }), let text = calls[index].reference
        else { return nil }
        return (index + 1, text)
    }
}

extension CallbackRecord {
    /// Members of a record that have a place of their own.
    package enum Field {
        package static let id = "_id"
        package static let state = "_callback_state"
        package static let reason = "_callback_reason"
        package static let customerNumber = "_customer_number"
        package static let service = "_service_name"

        package static let all: Set<String> = [id, state, reason, customerNumber, service]
    }
}
