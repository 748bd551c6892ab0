import HTTPTypes

/// What Beckon adds to the headers of answers in chats of both versions.
enum BeckonHeaders {
    /// Says which version of Beckon's additions to the contract answers: with 1, a key makes repeated calls harmless, and an
    /// answer says the position of the message that it made.
    ///
    /// - Parameters:
    ///   - position: The position of the message of the call's key, if the call sent one.
    ///   - headers: The headers of the answer.
    static func write(position: Int? = nil, to headers: inout HTTPFields) {
        if let version { headers[version] = "1" }
        if let position, let place { headers[place] = String(position) }
    }

    private static let version = HTTPField.Name("Beckon-API")
    private static let place = HTTPField.Name("Beckon-Position")
}
