/// A telephone system that calls customers and connects agents, behind an adapter.
///
/// An order is handed over at most once. Its result comes later through the agent side's port, or never: the callback waits
/// for it no longer than ``DialOptions/resultTimeout``.
package protocol Telephony: Sendable {
    /// The source in the settings whose telephone system it is.
    var name: BridgeSourceName { get }
    /// The most orders that are handed over at once, 1 or more.
    var concurrency: Int { get }

    /// Hands over an order; must end within ``TelephonyLine/longestHandOver``.
    func take(_ order: TelephonyOrder) async -> TelephonyAnswer
}

/// An order to a telephone system about one callback.
package struct TelephonyOrder: Hashable, Sendable {
    package enum Act: String, Hashable, Sendable, CaseIterable {
        /// Call the customer and report the result.
        case dial
        /// Connect an agent to the customer, who is on the telephone.
        case connectAgent = "connect-agent"
        /// End the call: the callback is over.
        case hangUp = "hang-up"
    }

    package let act: Act
    /// Which call to the customer it is about, from 1.
    package let attempt: Int
    /// The callback as it is committed.
    package let record: CallbackRecord

    /// The telephone system's reference to the order's call; nil if it gave none, or if there is none.
    ///
    /// The number of an order that ends a call without a result is that of the next call.
    package var reference: String? {
        guard let call = record.callReference, call.attempt == attempt || call.attempt == attempt - 1 else {
            return nil
        }
        return call.text
    }

    /// The same for each repetition of the same order.
    package var id: String { "\(record.id.text).\(attempt).\(act.rawValue)" }
}

/// A telephone system's answer to an order.
package enum TelephonyAnswer: Hashable, Sendable {
    /// The order is accepted; its result is reported later.
    case accepted
    /// The order is accepted, and the telephone system's own reference to the call is kept with the callback: at most
    /// ``CallbackRecord/longestCallReference`` bytes.
    case acceptedAs(reference: String)
    /// The order is refused; the customer is not called.
    case refused(reason: String)
    /// The telephone system was not reached; the customer is not called.
    case unreachable(reason: String)
    /// The order may have been accepted.
    case inDoubt(reason: String)
}
