/// Access codes that customers enter.
enum AccessCode {
    /// A random code.
    ///
    /// - Parameters:
    ///   - length: how many random digits it has.
    ///   - prefix: what it begins with.
    ///   - ids: the source of randomness.
    /// - Returns: digits.
    static func make(length: Int, prefix: AccessCodePrefix?, _ ids: any IDSource) -> String {
        let head =
            switch prefix {
            case .digits(let digits): digits
            case .range(let range): "\(range.lowerBound + Int(ids.bits() % UInt64(range.count)))"
            case nil: ""
            }
        return head + (0..<length).map { _ in digit(ids) }.joined()
    }

    private static func digit(_ ids: any IDSource) -> String { "\(ids.bits() % 10)" }
}
