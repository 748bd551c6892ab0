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

    /// Whether the customer may have noticed the call.
    var mayHaveRung: Bool {
        switch self {
        case .busy, .noAnswer, .answeringMachine: true
        case .person, .connected, .errorTone, .fax, .createCallError, .unknown: false
        }
    }
}

/// What follows a call to a customer.
enum DialVerdict: Hashable, Sendable {
    /// The customer is on the telephone; an agent follows.
    case reached
    /// Customer and agent are talking.
    case connected
    /// The customer is called again later.
    case again
    /// The customer is not called again.
    case giveUp

    /// Judges a result.
    ///
    /// - Parameters:
    ///   - result: The result.
    ///   - attempt: Which call it was, from 1.
    ///   - mostAttempts: `_max_dial_attempts`.
    init(_ result: DialResult, attempt: Int, mostAttempts: Int) {
        switch result {
        case .person: self = .reached
        case .connected: self = .connected
        case .errorTone, .fax: self = .giveUp
        case .busy, .noAnswer, .answeringMachine, .createCallError, .unknown:
            self = attempt < mostAttempts ? .again : .giveUp
        }
    }
}
