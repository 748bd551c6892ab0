import BeckonJSON
import NIOHTTP1

/// The members of an error's body, as the clients of its path read it.
package enum ErrorForm: Hashable, Sendable {
    /// `{"exception","message"}`: chat and everything else.
    case plain
    /// `{"code","phrase","message","exception"}`: callback, whose clients read only bodies with the whole number `code`.
    case coded

    /// The form of a path: callback's operations and the dialogs of a service id are coded.
    ///
    /// Path segments before `/genesys` are ignored.
    ///
    /// - Parameter target: The request's target, with or without its query.
    package init(target: some StringProtocol) {
        let path = target.prefix { $0 != "?" }
        let parts = path.split(separator: "/").drop { $0 != "genesys" }.dropFirst(2)
        guard let area = parts.first, let name = parts.dropFirst().first else {
            self = .plain
            return
        }
        let action = parts.dropFirst(2).first
        switch area {
        case "service": self = name == "callback" || action.map { $0 != "ixn" } ?? false ? .coded : .plain
        case "admin": self = name == "callback" ? .coded : .plain
        default: self = .plain
        }
    }

    /// Writes an error body.
    ///
    /// - Parameters:
    ///   - status: The HTTP status: `code`, and `phrase` in words.
    ///   - exception: The vendor's class of the fault.
    ///   - message: What went wrong; shown to people.
    /// - Returns: A JSON object.
    package func body(status: Int, exception: String, message: String) -> [UInt8] {
        var writer = JSONWriter()
        func member(_ name: String, _ value: String) {
            writer.key(name)
            writer.string(value)
        }
        writer.beginObject()
        switch self {
        case .plain:
            member("exception", exception)
            member("message", message)
        case .coded:
            writer.key("code")
            writer.integer(status)
            member("phrase", HTTPResponseStatus(statusCode: status).reasonPhrase)
            member("message", message)
            member("exception", exception)
        }
        writer.endObject()
        return writer.bytes
    }
}
