import Beckon

/// Why a request about a callback was refused.
///
/// Messages name services, options and parameters. Only ``answer`` may hold a number; none holds a token or an id.
package struct CallbackRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is refused.
    package enum Kind: Hashable, Sendable {
        /// No service has the name, or it makes no callbacks.
        case unknownService
        /// No callback has the id, or no action the name.
        case unknown
        /// No instance has the id, or no waiting request the number and the code of a call.
        case unknownInstance
        /// A parameter is missing or not valid.
        case invalid
        /// The caller may not ask for it.
        case forbidden
        /// The service calls no such number.
        case number
        /// The desired time cannot be had.
        case time
        /// A limit is reached, or other requests are in the way.
        case notNow
        /// All numbers and codes of calls are given away.
        case noAccessNumber
    }

    /// Whether the same request may be taken later.
    package var isForNow: Bool { kind == .notNow || kind == .noAccessNumber }

    package let kind: Kind
    package let message: String
    /// The message with the customer's number, for the answer to that customer only; nil when it equals ``message``.
    package let answer: String?
    /// Slots with room near a time that cannot be had; nil in every other case.
    package let availability: [TimeSlot]?
    /// After how many seconds the same request may be taken; nil when that is not known.
    package let retryAfter: Int64?

    package init(
        _ kind: Kind, _ message: String, answer: String? = nil, availability: [TimeSlot]? = nil,
        retryAfter: Int64? = nil
    ) {
        self.kind = kind
        self.message = message
        self.answer = answer
        self.availability = availability
        self.retryAfter = retryAfter
    }

    package var description: String { "callback refused as \(kind): \(message)" }

    /// There is no such service, or it does not make callbacks.
    static func unknownService() -> CallbackRefusal {
        CallbackRefusal(.unknownService, "Callback service is not configured.")
    }

    /// No callback has this id; also for an id of something else, and for an unknown action.
    package static func unknownCallback() -> CallbackRefusal {
        CallbackRefusal(.unknown, "Callback is not found.")
    }

    /// The callback has ended, and waits in no line.
    package static func over() -> CallbackRefusal {
        CallbackRefusal(.unknown, "Callback is completed.")
    }

    /// A parameter is missing or not valid.
    package static func badRequest(_ message: String) -> CallbackRefusal {
        CallbackRefusal(.invalid, message)
    }

    /// A query that names no customer would tell of everybody's callbacks.
    static func namesNoCustomer() -> CallbackRefusal {
        CallbackRefusal(.forbidden, "Requires permission: name a lookup key, or set callback.queriesWithoutLookupKey.")
    }

    /// A query would have to look at too many callbacks.
    package static func tooManyCompared() -> CallbackRefusal {
        .badRequest("Too many callbacks would have to be compared: name a lookup key as well.")
    }

    /// The number has too many or too few digits.
    static func impossibleNumber(_ number: String) -> CallbackRefusal {
        disallowed(number, "because it is invalid. Check option _disallow_impossible_phone_numbers")
    }

    /// A call to the number costs a premium rate.
    static func premiumNumber(_ number: String) -> CallbackRefusal {
        disallowed(number, "because it's a premium number. Check option _disallow_premium_phone_numbers")
    }

    /// The service's `_exceptions` hold the number.
    static func exceptedNumber(_ number: String) -> CallbackRefusal {
        disallowed(number, "because it is an exception. Check option _exceptions")
    }

    private static func disallowed(_ number: String, _ reason: String) -> CallbackRefusal {
        CallbackRefusal(
            .number, "Customer Number is disallowed, \(reason)",
            answer: "Customer Number [\(number)] is disallowed, \(reason)")
    }

    /// The text is not a number.
    static func unreadableNumber(_ number: String, country: String) -> CallbackRefusal {
        CallbackRefusal(
            .invalid, "Invalid Phone Number for Country \(country) (parsing impossible)",
            answer: "Invalid Phone Number \(number) for Country \(country) (parsing impossible)")
    }

    /// Numbers cannot be checked without a country.
    static func noCountry(_ service: String, option: String) -> CallbackRefusal {
        CallbackRefusal(
            .number,
            "Service option \(service) / _default_country is not configured. But option \(option) is set. "
                + "We cannot validate phone numbers without knowing the country.")
    }

    /// The number has as many open callbacks as allowed.
    static func numberIsQueued() -> CallbackRefusal {
        CallbackRefusal(
            .notNow,
            "Callbacks for this _customer_number are already in the queue. Check option "
                + "_enable_in_queue_checking")
    }

    /// The desired time lies too far in the past.
    static func past() -> CallbackRefusal {
        .badRequest("Parameter _desired_time lies in the past. Check option _reject_past_desired_time")
    }

    /// The desired time lies too far in the future.
    static func tooFar() -> CallbackRefusal {
        .badRequest("Parameter _desired_time lies too far ahead. Check option _reject_future_desired_time")
    }

    /// The office is closed at the desired time, or now.
    static func closed(_ availability: [TimeSlot]) -> CallbackRefusal {
        CallbackRefusal(.time, "The office is closed at the desired time.", availability: availability)
    }

    /// The slot of the desired time is full.
    static func slotFull(_ availability: [TimeSlot]) -> CallbackRefusal {
        CallbackRefusal(.time, "No capacity at the desired time.", availability: availability)
    }

    /// `_max_queued_callbacks_per_service` is reached.
    static func queueFull(_ service: String) -> CallbackRefusal {
        CallbackRefusal(.notNow, "Limit of queued callbacks for \(service) is reached.")
    }

    /// The service has taken as many callbacks as it may within an interval.
    static func throttled(_ service: String, seconds: Int64) -> CallbackRefusal {
        CallbackRefusal(
            .notNow, "Limit of queued callbacks for \(service) is reached for interval \(seconds)s.",
            retryAfter: seconds)
    }

    /// A value of a parameter has started as many callbacks as it may in a day.
    static func parameterThrottled(_ name: String, value: String, limit: Int, retryAfter: Int64) -> CallbackRefusal {
        let reason =
            "rejected because previous callbacks for this parameter were requested for more than \(limit) times today."
        return CallbackRefusal(
            .notNow, "Callback for \(name) \(reason)",
            answer: "Callback for \(name)=\(value.prefix(bytes: CountedProperty.valueLength)) \(reason)",
            retryAfter: retryAfter)
    }

    /// Every attempt to change the callback met a change by another request.
    static func busy() -> CallbackRefusal {
        CallbackRefusal(.notNow, "Other requests keep changing this callback. Try again.")
    }
}
