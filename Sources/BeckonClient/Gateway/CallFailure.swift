import BeckonTransport

/// Why one try of a call failed.
struct CallFailure: Error {
    let kind: RetryPolicy.Failure
    let error: BeckonClientError

    /// Its name for the log.
    var word: String {
        switch kind {
        case .transport(let cause): cause.code.description
        case .status, .unsent: error.code.description
        }
    }

    /// How long to wait before the next try, if the failure says so.
    var wait: Duration? {
        switch kind {
        // Another try is useless until the app's credentials have changed; the return to the app tries at once.
        case .status(401, _), .status(407, _): .seconds(300)
        case .status(403, _) where !error.isForeign: .seconds(300)
        case .status(_, let wait): wait
        case .transport, .unsent: nil
        }
    }

    /// Whether the failure says that the call was surely not carried out, surely refused, or may have been carried out.
    var outcome: Outbox.Outcome {
        switch kind {
        // A full disk may have room later, and whoever was cancelled may come again.
        case .unsent:
            return [.notStored, .inUse, .cancelled].contains(error.code) ? .unsent : .refused(error.code, nil)
        case .transport(let cause) where cause.isRetrySafe || cause.code == .notStored: return .unsent
        case .transport(let cause):
            return cause.code == .invalidRequest ? .refused(.invalidInput, nil) : .inDoubt
        case .status(429, _), .status(503, _): return .unsent
        // The app's credentials are wrong, not the message.
        case .status(401, _), .status(403, _), .status(407, _): return .unsent
        case .status(408, _): return .inDoubt
        case .status(let status, _) where status >= 500: return .inDoubt
        // Not the server says so, but for example the network's sign-in page, or a proxy that has no server at the moment.
        case .status where error.isForeign: return .unsent
        case .status(404, _), .status(410, _): return .refused(.expired, error.serverMessage)
        // A server with the option _chat_400_response_on_disconnected says so about a chat that has ended, too.
        case .status: return .refused(error.code == .chatEnded ? .chatEnded : .refused, error.serverMessage)
        }
    }
}

extension CallFailure {
    /// A failure to store what stands before the call, to build the call, or to read its answer.
    init(_ error: any Error) {
        let named = error as? BeckonClientError ?? BeckonClientError(transport: error)
        let isAnswered = named.code == .badAnswer
        self.init(
            kind: isAnswered
                ? .transport(TransportError(code: .invalidResponse, message: named.message)) : .unsent, error: named)
    }

    /// An answer with an id of which no address can be made.
    init(unusableID error: any Error) {
        self.init(
            BeckonClientError(code: .badAnswer, message: "The server's answer has an id of no use.", cause: error))
    }
}
