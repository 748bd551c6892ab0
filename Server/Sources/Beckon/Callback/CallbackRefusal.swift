/// Why a request about a callback was refused, in the words of GMS error bodies.
///
/// Messages name services, options and parameters; never a number, a token or an id.
package struct CallbackRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The HTTP status.
    package let status: Int
    /// The member `exception`: the class that GMS names for such a case.
    package let exception: String
    /// The member `message`.
    package let message: String

    package init(status: Int, exception: String, message: String) {
        self.status = status
        self.exception = exception
        self.message = message
    }

    package var description: String { "callback refused with \(status): \(message)" }

    private static let package = "com.genesyslab.gsg.services.callback.exceptions."

    /// No such service, or one that makes no callbacks.
    static func unknownService() -> CallbackRefusal {
        CallbackRefusal(
            status: 404, exception: package + "CallbackExceptionNotFound",
            message: "Callback service is not configured.")
    }

    /// No callback has this id; the same for an id that stands for something else, and for an unknown action.
    package static func unknownCallback() -> CallbackRefusal {
        CallbackRefusal(
            status: 404, exception: package + "CallbackExceptionNotFound", message: "Callback is not found.")
    }

    /// The request lacks something or says something that cannot be understood.
    package static func badRequest(_ message: String) -> CallbackRefusal {
        CallbackRefusal(status: 400, exception: "com.genesyslab.gsg.GSGException", message: message)
    }

    /// `_max_queued_callbacks_per_service` is reached.
    static func queueFull(_ service: String) -> CallbackRefusal {
        CallbackRefusal(
            status: 503, exception: package + "CallbackExceptionServiceUnavailable",
            message: "Limit of queued callbacks for \(service) is reached.")
    }

    /// Others changed the callback again and again while this request tried to.
    static func busy() -> CallbackRefusal {
        CallbackRefusal(
            status: 503, exception: package + "CallbackExceptionServiceUnavailable",
            message: "Callback is busy, try again.")
    }
}
