public import BeckonJSON

/// The body of an error answer.
///
/// Chat errors are `{"exception", "message"}`. Callback errors are `{"code", "phrase", "message", "exception"}`, and
/// `availability` if a time was refused. Add no other field: one client reads all others as strings.
public struct ContractFault: ContractValue {
    /// `code`: the HTTP status as a number; required in callback answers.
    public var code: Int64?
    /// `phrase`: the HTTP reason phrase.
    public var phrase: String?
    /// `message`: what went wrong, for people; clients show it.
    public var message: String
    /// `exception`: the vendor's class of the fault.
    public var exception: FaultException
    /// `availability`: free places near the refused time.
    public var availability: Availability?

    /// Makes an error body of a chat or service answer.
    ///
    /// - Parameters:
    ///   - message: What went wrong.
    ///   - exception: The vendor's class of the fault.
    public init(message: String, exception: FaultException) {
        self.message = message
        self.exception = exception
    }

    /// Makes an error body of a callback answer.
    ///
    /// - Parameters:
    ///   - code: The HTTP status.
    ///   - phrase: The HTTP reason phrase.
    ///   - message: What went wrong.
    ///   - exception: The vendor's class of the fault.
    ///   - availability: Free places near the refused time.
    public init(
        code: Int64, phrase: String, message: String, exception: FaultException, availability: Availability? = nil
    ) {
        self.code = code
        self.phrase = phrase
        self.message = message
        self.exception = exception
        self.availability = availability
    }

    /// Reads an error body; all fields have defaults, and `error` replaces a missing `message`.
    ///
    /// - Parameter json: The received JSON.
    /// - Throws: ``ContractError`` for the first faulty field.
    public init(decoding json: JSONValue) throws(ContractError) {
        let members = try Members(json, of: "ContractFault")
        code = try members.integer("code")
        phrase = try members.text("phrase")
        let error = try members.text("error")
        message = try members.text("message") ?? error ?? ""
        exception = FaultException(rawValue: try members.text("exception") ?? "")
        if let availability = members.value("availability") {
            self.availability = try Availability(decoding: availability)
        }
    }

    /// Writes the body: in the field order of callback answers if it has a code, otherwise in that of chat answers.
    ///
    /// - Parameter writer: Where to write.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        if let code {
            writer.optionalMember("code", code)
            writer.optionalMember("phrase", phrase)
            writer.member("message", message)
            writer.member("exception", exception.rawValue)
        } else {
            writer.member("exception", exception.rawValue)
            writer.member("message", message)
        }
        if let availability {
            writer.key("availability")
            availability.write(to: &writer)
        }
        writer.endObject()
    }
}

/// The vendor's class of a fault: `exception` of an error body.
///
/// The set is open: an unknown class is kept as it was received.
public struct FaultException: RawRepresentable, Hashable, Sendable {
    /// The name of the class as it is spelled on the wire.
    public let rawValue: String

    /// Makes a class.
    ///
    /// - Parameter rawValue: The name of the class.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Anything without a class of its own.
    public static let general = FaultException(rawValue: "com.genesyslab.gsg.GSGException")
    /// The limit of callbacks was reached.
    public static let callbackUnavailable = FaultException(
        rawValue: "com.genesyslab.gsg.services.callback.exceptions.CallbackExceptionServiceUnavailable")
    /// The number may not be called.
    public static let callbackNumber = FaultException(
        rawValue: "com.genesyslab.gsg.services.callback.exceptions.CallbackExceptionNumber")
    /// The callback names something unknown.
    public static let callbackNotFound = FaultException(
        rawValue: "com.genesyslab.gsg.services.callback.exceptions.CallbackExceptionNotFound")
    /// The gateway cannot reach a system behind it.
    public static let upstream = FaultException(
        rawValue: "com.genesyslab.gsg.services.ors.OrsServiceException")
}
