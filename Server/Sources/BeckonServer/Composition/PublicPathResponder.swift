import BayeuxHTTP
import Beckon
import BeckonEdge
import HTTPTypes
import Hummingbird

/// Removes a proxy's prefix, and a known client's mistake, from request targets before the routes see them, and notes it in a header field.
///
/// A client may send the field itself. That is harmless: it only chooses among the addresses that the operator listed.
struct PublicPathResponder<Next: HTTPResponder>: HTTPResponder {
    let paths: PublicPaths
    let next: Next
    /// Which surfaces are served here; what is served elsewhere does not exist here.
    var door = SurfaceDoor(apart: [], isApart: false)

    @concurrent
    func respond(to request: Request, context: Next.Context) async throws -> Response {
        guard let changed = plain(request) else { return try await next.respond(to: request, context: context) }
        return try await next.respond(to: changed, context: context)
    }

    /// The same responder for another listener.
    func through(_ door: SurfaceDoor) -> Self {
        var copy = self
        copy.door = door
        return copy
    }

    /// A path that no route has.
    private static var nowhere: String { "/-/" }

    /// The request with the target that routes know; nil where it has that already, so that it is not copied.
    private func plain(_ request: Request) -> Request? {
        let target = request.head.path ?? ""
        let prefix = paths.prefix(of: target)
        let asked = UploadPaths.repaired(paths.stripped(target))
        let plain = door.admits(asked) ? asked : Self.nowhere
        guard plain != target else { return nil }
        var head = request.head
        head.path = plain
        if !prefix.isEmpty, let name = ExternalURLs.prefixField { head.headerFields[name] = prefix }
        return Request(head: head, body: request.body)
    }
}

/// The paths whose requests bring files, which may be longer than others.
enum UploadPaths {
    private static let notification = "/genesys/2/chat-ntf"

    /// Whether a request target without a proxy's prefix is one of them.
    static func matches(_ target: String) -> Bool {
        let path = repaired(target).prefix { $0 != "?" }
        if path == notification { return true }
        let parts = path.split(separator: "/")
        if path.hasPrefix("/genesys/2/chat/") { return parts.count == 6 && parts[5] == "file" }
        return path.hasPrefix("/desk/api/chats/") && parts.count == 5 && parts[4] == "files"
    }

    /// The longest body of a request to one of them; nil for any other path.
    ///
    /// - Parameters:
    ///   - target: The request's target.
    ///   - services: The services; those that hold now count.
    /// - Returns: The bytes.
    static func limit(of target: String, _ services: ServiceDirectory) -> Int? {
        matches(target) ? max(4 * services.catalog.largestFile, 64 << 20) : nil
    }

    /// The target that a client means that puts a whole address behind `/genesys/` (`/genesys/http://host/genesys/2/chat-ntf`);
    /// any other target as it is.
    static func repaired(_ target: String) -> String {
        guard target.hasPrefix("/genesys/http:/") || target.hasPrefix("/genesys/https:/"),
            let found = target.firstRange(of: notification)
        else { return target }
        let rest = target[found.upperBound...]
        return rest.isEmpty || rest.hasPrefix("?") ? notification + rest : target
    }
}
