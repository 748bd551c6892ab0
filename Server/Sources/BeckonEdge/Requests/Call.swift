import BayeuxHTTP
import Beckon
package import HTTPTypes
package import Hummingbird

/// What an operation gets of a request: its parameters and the fields that every operation reads.
package struct Call: Sendable {
    package var parameters: RequestParameters
    /// The customer: the header `gms_user`, or the parameter of this name.
    package var user: String?
    /// The header `Idempotency-Key`.
    package var key: String?
    /// The external address that absolute URLs begin with, with `/genesys`.
    package var baseURL: String
    /// The header fields of a start of a callback, by their names in small letters.
    package var headers: [String: String] = [:]
    /// The caller's address, for counting; empty if it is unknown.
    package var peer = ""

    package init(
        parameters: RequestParameters, user: String? = nil, key: String? = nil, baseURL: String, peer: String = ""
    ) {
        self.parameters = parameters
        self.user = user
        self.key = key
        self.baseURL = baseURL
        self.peer = peer
    }

    /// Reads a request to its end.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - limit: The longest body, in bytes; a longer one is refused with 413.
    ///   - urls: The external addresses.
    /// - Throws: ``Fault``, and errors of reading the body.
    package init(_ request: Request, bodyLimit limit: Int, urls: ExternalURLs) async throws {
        let buffer = try await request.body.collect(upTo: limit)
        try self.init(request, body: Array(buffer.readableBytesView), urls)
    }

    /// Takes a request whose body was read already.
    package init(_ request: Request, body: [UInt8], _ urls: ExternalURLs) throws {
        try self.init(
            request,
            RequestParameters(
                query: request.uri.query, contentType: request.headers.value(of: .contentType), body: body), urls)
    }

    /// Takes a request whose parameters were read already.
    package init(_ request: Request, _ parameters: RequestParameters, _ urls: ExternalURLs) throws {
        let user = try Self.customer(of: request) ?? parameters["gms_user"]
        guard (user?.utf8.count ?? 0) <= TextLimit.user, !ControlCharacters.occur(in: user ?? "") else {
            throw Fault.badValue("gms_user")
        }
        let key = Self.idempotencyKey.flatMap { request.headers.value(of: $0) }
        guard (key?.utf8.count ?? 0) <= TextLimit.key, !ControlCharacters.occur(in: key ?? "") else {
            throw Fault.badValue("Idempotency-Key")
        }
        self.init(
            parameters: parameters, user: user.flatMap { $0.isEmpty ? nil : $0 }, key: key,
            baseURL: "\(urls.url(for: request.head))/genesys", peer: PeerField.peer(of: request))
    }

    /// The customer that the header names; an empty one counts as none, and one that is sent twice as one.
    ///
    /// - Throws: ``Fault`` with 400 if it has two values: another reader may take the other one.
    static func customer(of request: Request) throws(Fault) -> String? {
        guard let userHeader else { return nil }
        let values = request.headers[values: userHeader].filter { !$0.isEmpty }
        guard values.allSatisfy({ $0 == values.first }) else { throw Fault.badValue("gms_user") }
        return values.first
    }

    /// The header that connects a CometD client to its chats.
    private static let userHeader = HTTPField.Name("gms_user")
    /// The header whose value makes a repeated request harmless.
    package static let idempotencyKey = HTTPField.Name("Idempotency-Key")
}
