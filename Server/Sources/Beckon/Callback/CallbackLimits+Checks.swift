extension CallbackLimits {
    /// Refuses a number that must not or cannot be called.
    ///
    /// - Parameters:
    ///   - number: the customer's number; without one there is nothing to refuse.
    ///   - service: the service, which the refusal names.
    ///   - numbers: what reads numbers.
    /// - Throws: ``CallbackRefusal`` with 400.
    func check(number: String, of service: String, _ numbers: any PhoneNumbers) throws(CallbackRefusal) {
        guard !number.isEmpty else { return }
        let read = numbers.read(number, country: defaultCountry)
        if let option = disallowing {
            guard !defaultCountry.isEmpty else { throw .noCountry(service, option: option) }
            guard let read else { throw .unreadableNumber(number, country: defaultCountry) }
            if refusesPremiumNumbers, read.isPremium { throw .premiumNumber(number) }
            if refusesImpossibleNumbers, !read.isPossible { throw .impossibleNumber(number) }
        }
        let spellings = (read?.spellings ?? []).union(DialledDigits(number).map { [$0.spelling] } ?? [])
        if exceptions.contains(where: { $0.matches(spellings) }) { throw .exceptedNumber(number) }
    }

    /// The option because of which numbers have to be read; nil for none.
    private var disallowing: String? {
        if refusesPremiumNumbers { return "_disallow_premium_phone_numbers" }
        return refusesImpossibleNumbers ? "_disallow_impossible_phone_numbers" : nil
    }

    /// Refuses a desired time too far in the past or in the future.
    func check(desiredTime: Timestamp?, now: Timestamp) throws(CallbackRefusal) {
        guard let time = desiredTime else { return }
        if time < now.advanced(by: Milliseconds(-longestPast.count)) { throw .past() }
        if let horizon, time > now.advanced(by: horizon) { throw .tooFar() }
    }
}
