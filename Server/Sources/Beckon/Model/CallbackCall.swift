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
