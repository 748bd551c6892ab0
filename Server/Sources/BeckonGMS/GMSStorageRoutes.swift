import BayeuxHTTP
import Beckon
import BeckonEdge
import BeckonJSON
import HTTPTypes
import Hummingbird
import NIOCore

/// The routes of the Storage API: `/genesys/1/storage/…`.
struct GMSStorageRoutes: Sendable {
    let storage: GMSStorage
    let urls: ExternalURLs
    /// The longest body of a request, in bytes.
    let bodyLimit: Int
    let limits: TrafficLimits
    let access: GMSAccessGuard

    func add<Context: RequestContext>(to router: Router<Context>) {
        let group = router.group("genesys/1/storage")
        group.post("custom/:id/:ttl") { request, context in
            try await create(
                request, context.parameters.require("ttl"), as: context.parameters.require("id"))
        }
        // The router wants one name for a place: this `id` is the `ttl` of a new entry, and the `key` below one of an update.
        group.post(":id") { request, context in
            try await create(request, context.parameters.require("id"), as: nil)
        }
        group.post(":id/:key") { request, context in
            let (items, call) = try await items(request, in: context.parameters.require("id"))
            let id = try context.parameters.require("id")
            try await storage.update(id, items, for: context.parameters.require("key"), by: .init(call))
            return Self.empty
        }
        group.get("binary/:id/:key") { request, context in
            let caller = try await caller(request, context)
            let file = try await storage.file(
                context.parameters.require("id"), context.parameters.require("key"), by: caller)
            return Self.response(file.bytes, file.type)
        }
        group.get(":id/:key") { request, context in
            let caller = try await caller(request, context)
            let text = try await storage.text(
                context.parameters.require("id"), context.parameters.require("key"), by: caller)
            return Self.response(Array(text.utf8), "text/plain;charset=UTF-8")
        }
        group.get(":id") { request, context in
            let caller = try await caller(request, context)
            return Response.json(
                Self.object(try await storage.texts(context.parameters.require("id"), by: caller)))
        }
        group.delete(":id") { request, context in
            let caller = try await caller(request, context)
            try await storage.remove(context.parameters.require("id"), by: caller)
            return Self.empty
        }
    }

    private func create(_ request: Request, _ seconds: String, as customID: String?) async throws -> Response {
        let (items, call) = try await items(request, in: nil)
        try limits.admit(.creation, of: call.user, call, time: storage.time)
        let id = try await storage.create(items, for: seconds, as: customID, by: .init(call))
        let user = call.user ?? ""
        limits.knows(OperationCost.ownID(id, of: user), at: call.peer)
        return .json(Self.object([("id", id)]))
    }

    /// The texts and files of a request, whose credentials are checked first.
    private func items(_ request: Request, in id: String?) async throws -> (GMSStorage.Items, Call) {
        try await admit(request, to: id)
        let (call, files) = try await Self.callWithFiles(request, bodyLimit: bodyLimit, urls: urls)
        return (GMSStorage.Items(texts: call.parameters.texts(without: ["gms_user"]), files: files), call)
    }

    /// A request with the files of its multipart body by their names.
    static func callWithFiles(
        _ request: Request, bodyLimit limit: Int, urls: ExternalURLs
    ) async throws -> (call: Call, files: [StoredKey: GMSStorage.File]) {
        let body = Array(try await request.body.collect(upTo: limit).readableBytesView)
        var files: [StoredKey: GMSStorage.File] = [:]
        let type = MediaType(request.headers[.contentType] ?? "")
        if type.name == "multipart/form-data", let boundary = type.parameters["boundary"] {
            for case (let name, .file(let type, let bytes)) in try MultipartForm.parts(body, boundary: boundary) {
                guard !name.isEmpty, !ControlCharacters.occur(in: name + type),
                    max(name.utf8.count, type.utf8.count) <= TextLimit.name
                else {
                    throw Fault(.badRequest, "A part of the body has no name, or one that cannot be stored.")
                }
                files[StoredKey(.file, name)] = GMSStorage.File(type: type.replacing(" ", with: ""), bytes: bytes)
            }
        }
        return (try Call(request, body: body, urls), files)
    }

    private func caller<Context: RequestContext>(
        _ request: Request, _ context: Context
    ) async throws -> GMSStorage.Caller {
        try await admit(request, to: context.parameters.require("id"))
        return .init(try await Call(request, bodyLimit: bodyLimit, urls: urls))
    }

    /// Checks the credentials: the server's for an entry, those of its service for an instance that is named in an entry's stead.
    private func admit(_ request: Request, to id: String?) async throws {
        guard let id else { return try access.check(request, service: nil) }
        try await access.check(request, instance: id)
    }

    static let empty = Response(status: .ok, headers: [.cacheControl: "no-store"])

    /// Stored bytes, which a browser must not take for a page of this server.
    static func response(_ bytes: [UInt8], _ type: String) -> Response {
        var headers: HTTPFields = [
            .contentType: type, .cacheControl: "no-store", .xContentTypeOptions: "nosniff",
            .contentSecurityPolicy: "sandbox; default-src 'none'",
        ]
        headers[.contentDisposition] = "attachment"
        return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    /// An object of texts in their order.
    static func object(_ texts: [(key: String, text: String)]) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        for (key, text) in texts {
            writer.key(key)
            writer.string(text)
        }
        writer.endObject()
        return writer.bytes
    }
}
