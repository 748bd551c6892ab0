extension CallbackLimits {
    /// Refuses a number that cannot be called.
    func check(number: String) throws(CallbackRefusal) {
        guard refusesImpossibleNumbers, !number.isEmpty else { return }
        guard !defaultCountry.isEmpty else { throw .noCountry() }
        switch PhoneNumberCheck(number, country: defaultCountry) {
        case .possible: break
        case .impossible: throw .impossibleNumber(number)
        case .unreadable: throw .unreadableNumber(number, country: defaultCountry)
        }
    }

    /// Refuses a desired time too far in the past or in the future.
    func check(desiredTime: Timestamp?, now: Timestamp) throws(CallbackRefusal) {
        guard let time = desiredTime else { return }
        if time < now.advanced(by: Milliseconds(-longestPast.count)) { throw .past() }
        if let horizon, time > now.advanced(by: horizon) { throw .tooFar() }
    }
}
