extension CallbackLimits {
    /// Whether a number may be called.
    func check(number: String) throws(CallbackRefusal) {
        guard refusesImpossibleNumbers, !number.isEmpty else { return }
        guard !defaultCountry.isEmpty else { throw .noCountry() }
        switch PhoneNumberCheck(number, country: defaultCountry) {
        case .possible: break
        case .impossible: throw .impossibleNumber(number)
        case .unreadable: throw .unreadableNumber(number, country: defaultCountry)
        }
    }

    /// Whether a desired time is one that can be kept.
    func check(desiredTime: Timestamp?, now: Timestamp) throws(CallbackRefusal) {
        guard let time = desiredTime else { return }
        if time < now.advanced(by: Milliseconds(-longestPast.count)) { throw .past() }
        if let horizon, time > now.advanced(by: horizon) { throw .tooFar() }
    }
}
