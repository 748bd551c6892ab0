import BayeuxHTTP
import Beckon
import HTTPTypes
import Hummingbird
import NIOCore

/// The parts of an HTTP request that every GMS operation reads.
enum GMSRequest {
    /// The header that connects a CometD client to its chats.
    static let userHeader = HTTPField.Name("gms_user")
    static let idempotencyKey = HTTPField.Name("Idempotency-Key")

    /// Reads a request to its end.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - limit: The longest body, in bytes; a longer one is refused with 413.
    ///   - urls: The external addresses.
    /// - Returns: The input of the operation.
    /// - Throws: ``GMSFault``, and errors of reading the body.
    static func call(_ request: Request, bodyLimit limit: Int, urls: ExternalURLs) async throws -> GMSChat.Call {
        let buffer = try await request.body.collect(upTo: limit)
        return try call(request, body: Array(buffer.readableBytesView), urls)
    }

    /// The same, with the files of a multipart body by their names.
    static func callWithFiles(
        _ request: Request, bodyLimit limit: Int, urls: ExternalURLs
    ) async throws -> (call: GMSChat.Call, files: [StoredKey: GMSStorage.File]) {
        let body = Array(try await request.body.collect(upTo: limit).readableBytesView)
        var files: [StoredKey: GMSStorage.File] = [:]
        let type = MediaType(request.headers[.contentType] ?? "")
        if type.name == "multipart/form-data", let boundary = type.parameters["boundary"] {
            for case (let name, .file(let type, let bytes)) in try MultipartForm.parts(body, boundary: boundary) {
                guard !name.isEmpty, !ControlCharacters.occur(in: name + type),
                    max(name.utf8.count, type.utf8.count) <= TextLimit.name
                else {
                    throw GMSFault(.badRequest, "A part of the body has no name, or one that cannot be stored.")
                }
                files[StoredKey(.file, name)] = GMSStorage.File(type: type.replacing(" ", with: ""), bytes: bytes)
            }
        }
        return (try call(request, body: body, urls), files)
    }

    private static func call(_ request: Request, body: [UInt8], _ urls: ExternalURLs) throws -> GMSChat.Call {
        try call(
            request,
            RequestParameters(query: request.uri.query, contentType: request.headers[.contentType], body: body), urls)
    }

    /// The customer that the header names; an empty one counts as none, and one that is sent twice as one.
    ///
    /// - Throws: ``GMSFault`` with 400 if it has two values: another reader may take the other one.
    static func customer(of request: Request) throws(GMSFault) -> String? {
        guard let userHeader else { return nil }
        let values = request.headers[values: userHeader].filter { !$0.isEmpty }
        guard values.allSatisfy({ $0 == values.first }) else { throw GMSFault.badValue("gms_user") }
        return values.first
    }

    /// The input of an operation whose parameters were read already.
    static func call(
        _ request: Request, _ parameters: RequestParameters, _ urls: ExternalURLs
    ) throws -> GMSChat.Call {
        let user = try customer(of: request) ?? parameters["gms_user"]
        guard (user?.utf8.count ?? 0) <= TextLimit.user, !ControlCharacters.occur(in: user ?? "") else {
            throw GMSFault.badValue("gms_user")
        }
        let key = idempotencyKey.flatMap { request.headers[$0] }
        guard (key?.utf8.count ?? 0) <= TextLimit.key, !ControlCharacters.occur(in: key ?? "") else {
            throw GMSFault.badValue("Idempotency-Key")
        }
        return GMSChat.Call(
            parameters: parameters, user: user.flatMap { $0.isEmpty ? nil : $0 },
            key: key, baseURL: "\(urls.url(for: request.head))/genesys", peer: PeerField.peer(of: request))
    }
}

extension Response {
    /// An answer in JSON.
    static func json(_ body: [UInt8], status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status, headers: [.contentType: "application/json", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
    }
}
