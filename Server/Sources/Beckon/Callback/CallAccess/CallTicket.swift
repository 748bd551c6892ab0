/// The number that a customer calls to reach the request of an app, and until when.
package struct CallTicket: Hashable, Sendable {
    /// The instance that the call will find.
    package let id: ServiceID
    package let number: String
    /// The code that the caller enters; nil where the number alone is enough.
    package let code: String?
    package let expiresAt: Timestamp
}

/// What an incoming call has found.
package struct MatchedCall: Hashable, Sendable {
    /// The instance: of `request-interaction`, or the callback or chat for which a number was given.
    package let id: ServiceID
    /// What the app sent, for the agent.
    package let data: [String: String]
}

extension CallbackRefusal {
    /// All numbers and codes that were tried are given to other customers.
    static func noAccessNumber() -> CallbackRefusal {
        CallbackRefusal(.noAccessNumber, "No access number is free; try again.", retryAfter: 5)
    }

    /// No waiting request has this number and code.
    package static func unknownAccess() -> CallbackRefusal {
        CallbackRefusal(.unknownInstance, "No request has this access number and code.")
    }

    /// The instance does not exist or has ended.
    static func unknownInstance() -> CallbackRefusal {
        CallbackRefusal(.unknownInstance, "No such service.")
    }
}
