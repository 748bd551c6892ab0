package import BayeuxHTTP
package import Beckon

/// A refusal of a GMS operation: HTTP status, the vendor's exception class, and a message.
package struct GMSFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// Which refusal it is: HTTP status and the exception class that GMS names.
    package struct Kind: Hashable, Sendable {
        package let status: Int
        package let exception: String

        package static let badRequest = Kind(status: 400, exception: "com.genesyslab.gsg.GSGException")
        /// Credentials are missing or wrong; the answer asks for them.
        package static let unauthorized = Kind(status: 401, exception: "javax.ws.rs.NotAuthorizedException")
        package static let forbidden = Kind(status: 403, exception: "java.rmi.AccessException")
        package static let notFound = Kind(status: 404, exception: "com.genesyslab.gsg.ResourceNotFoundException")
        package static let payloadTooLarge = Kind(status: 413, exception: "com.genesyslab.gsg.GSGException")
        package static let unsupportedMediaType = Kind(
            status: 415, exception: "javax.ws.rs.NotSupportedException")
        package static let tooManyRequests = Kind(status: 429, exception: "com.genesyslab.gsg.GSGException")
        package static let unavailable = Kind(
            status: 503, exception: "com.genesyslab.gsg.ServiceUnavailableException")
        /// A fault that trying again does not correct.
        package static let damaged = Kind(status: 503, exception: "com.genesyslab.gsg.GSGException")
    }

    package let kind: Kind
    /// The message, safe to show: it names options and parameters, never their values.
    package let message: String

    package init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }

    package var description: String { "\(kind.status) \(message)" }

    /// The body to answer with.
    ///
    /// - Parameter form: The members that clients of the request's path read.
    /// - Returns: A JSON object.
    package func body(in form: ErrorForm) -> [UInt8] {
        form.body(status: kind.status, exception: kind.exception, message: message)
    }

    package static let unsupportedContentType = GMSFault(
        .unsupportedMediaType,
        "Content-Type must be application/x-www-form-urlencoded, multipart/form-data or application/json.")

    package static let wrongCredentials = GMSFault(.unauthorized, "User or password is missing or wrong.")
    /// The person may not do this; GMS' own words.
    package static let forbidden = GMSFault(.forbidden, "Requires permission")

    /// The same for an id that never existed, has ended, or is another customer's.
    package static let unknownID = GMSFault(.notFound, "No such service.")

    /// There is nothing of this name in something that the caller may read.
    package static let unknownKey = GMSFault(.notFound, "Nothing is kept under this key.")

    package static func badValue(_ name: String) -> GMSFault {
        GMSFault(.badRequest, "The value of \(name) is not valid.")
    }

    /// Maps a refusal of a chat.
    package init(_ refusal: ChatRefusal) {
        switch refusal.code {
        case .unknownService, .unknownChat, .notAChatService: self = .unknownID
        case .ended: self.init(.badRequest, "The chat session has ended.")
        case .emptyText: self.init(.badRequest, "The parameter message is missing or empty.")
        case .dataTooLong:
            self.init(
                .payloadTooLarge, "The attached data are longer than \(ChatSession.longestData) bytes together.")
        case .textTooLong:
            self.init(.badRequest, "The parameter message is longer than \(ChatSession.longestText) bytes.")
        case .contended, .taken: self.init(.unavailable, "The chat is busy; try again.")
        case .file: self.init(.badRequest, "The file is not taken.")
        case .tooManyOpen:
            self.init(.tooManyRequests, "This gms_user has reached the limit of open chats; end one first.")
        }
    }

    /// Maps an error of the database.
    package init(_ error: StoreError) {
        switch error.code {
        case .refused: self.init(.badRequest, "A value of the request cannot be stored.")
        case .unusable: self.init(.damaged, "The database is damaged; its operator has to repair it.")
        default: self.init(.unavailable, "Nothing can be stored at the moment; try again.")
        }
    }
}
