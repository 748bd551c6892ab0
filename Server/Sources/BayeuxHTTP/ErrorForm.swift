import BeckonJSON
import NIOHTTP1

/// The members of an error's body, as the clients of its path read it.
package enum ErrorForm: Hashable, Sendable {
    /// `{"exception","message"}`: chat and everything else.
    case plain
    /// `{"code","phrase","message","exception"}`: callback, whose clients read only bodies with the whole number `code`.
    case coded
    /// `{"error","message"}`: what GMS does not have, `/beckon/1` and `/desk/api`.
    case worded

    /// The form of a path: callback's operations and the dialogs of a service id are coded, those beside GMS worded.
    ///
    /// Path segments before `/genesys`, `/beckon/1` and `/desk/api` are ignored.
    ///
    /// - Parameter target: The request's target, with or without its query.
    package init(target: some StringProtocol) {
        let path = target.prefix { $0 != "?" }
        let segments = path.split(separator: "/")
        let parts = segments.drop { $0 != "genesys" }.dropFirst(2)
        if !segments.contains("genesys"), Self.isWorded(segments) {
            self = .worded
            return
        }
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

    private static func isWorded(_ segments: [some StringProtocol]) -> Bool {
        zip(segments, segments.dropFirst()).contains { ($0 == "beckon" && $1 == "1") || ($0 == "desk" && $1 == "api") }
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
        case .worded:
            member("error", Self.word(for: status))
            member("message", message)
        }
        writer.endObject()
        return writer.bytes
    }

    private static func word(for status: Int) -> String {
        switch status {
        case 400: "bad-request"
        case 404: "unknown"
        case 405: "method-not-allowed"
        case 408: "too-slow"
        case 413: "too-long"
        case 431: "header-too-long"
        case 500: "failed"
        case 503: "busy"
        default: "refused"
        }
    }
}
