/// The numbers and times that a callback service accepts, named as GMS names the options.
package struct CallbackLimits: Hashable, Sendable {
    /// Values of `_enable_in_queue_checking`.
    package enum QueueCheck: String, Hashable, Sendable, CaseIterable {
        case on = "true"
        case strict
        case off = "false"

        /// How many open callbacks one number may have; nil for any number of them.
        package var limit: Int? {
            switch self {
            case .on: 2
            case .strict: 1
            case .off: nil
            }
        }
    }

    /// `_disallow_premium_phone_numbers`.
    package var refusesPremiumNumbers = true
    /// `_disallow_impossible_phone_numbers`.
    package var refusesImpossibleNumbers = true
    /// `_default_country`: two letters; empty if numbers cannot be judged.
    package var defaultCountry = "US"
    /// `_exceptions`: numbers that are never called.
    package var exceptions: [PhoneNumberPattern] = []
    /// `_reject_past_desired_time`: how far a desired time may lie in the past.
    package var longestPast = Milliseconds.seconds(300)
    /// `_reject_future_desired_time`: how far it may lie ahead; nil for any time.
    package var horizon: Milliseconds? = .seconds(31 * 86_400)
    /// `_enable_in_queue_checking`.
    package var queueCheck = QueueCheck.on

    package init() {}

    /// Reads a value of `_reject_future_desired_time`: a number with `M` (months of 31 days), `w`, `d`, `h`, `m` or `s`.
    ///
    /// - Parameter text: For example `1M`.
    /// - Returns: The time; nil for another form or more than ten years.
    package static func horizon(_ text: String) -> Milliseconds? {
        let units: [Character: Int64] = ["M": 31 * 86_400, "w": 7 * 86_400, "d": 86_400, "h": 3_600, "m": 60, "s": 1]
        guard let unit = text.last.flatMap({ units[$0] }), let count = Int64(text.dropLast()), count > 0 else {
            return nil
        }
        let (seconds, isTooLong) = count.multipliedReportingOverflow(by: unit)
        return isTooLong || seconds > 315_360_000 ? nil : .seconds(seconds)
    }
}
