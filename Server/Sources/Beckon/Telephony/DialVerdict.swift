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

extension DialResult {
    /// Whether the customer may have noticed the call.
    var mayHaveRung: Bool {
        switch self {
        case .busy, .noAnswer, .answeringMachine: true
        case .person, .connected, .errorTone, .fax, .createCallError, .unknown: false
        }
    }
}
