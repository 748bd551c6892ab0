import Beckon
import BeckonEdge
import BeckonJSON
import HTTPTypes
import Hummingbird

/// Files of chats: the bytes alone are a request's body, their name stands in the query.
extension DeskRoutes {
    func addFiles(to api: RouterGroup<GatewayContext>) {
        api.get("chats/:id/files/:file") { request, context in
            try await answering {
                let chat = ChatID(try context.parameters.require("id"))
                let person = try await admit(request, context, to: .fetchFile, in: chat).person
                let (file, next) = try await files.file(context.parameters.require("file"), of: chat) { file in
                    try await trail.tell(.fetchedFile, by: person, of: file.id.text)
                }
                return FileResponse.make(file, next)
            }
        }
        api.post("chats/:id/files") { request, context in
            let body = ArrivingBytes(request.body)
            return try await answering {
                do {
                    return try await send(request, context, body, to: ChatID(context.parameters.require("id")))
                } catch {
                    await body.drop()
                    throw error
                }
            }
        }
    }

    private func send(
        _ request: Request, _ context: GatewayContext, _ body: ArrivingBytes, to chat: ChatID
    ) async throws -> Response {
        let asker = try await admit(request, context, to: .sendFile, in: chat)
        // A page of another origin can send this type only if it is allowed to.
        guard MediaType(request.headers[.contentType] ?? "").name == "application/octet-stream" else {
            throw DeskFault.bad("Content-Type must be application/octet-stream.")
        }
        let query = request.uri.queryParameters
        let name = query["name"].map { StreamSafe.text(String($0)) } ?? ""
        guard !name.isEmpty else { throw DeskFault.bad("name is needed.") }
        let key = query["key"].map { StreamSafe.text(String($0)) }
        guard !ControlCharacters.occur(in: key ?? "") else {
            throw DeskFault.bad("key must be a text without control characters.")
        }
        let length = request.headers[.contentLength].flatMap { Int($0) }
        let told = desk.acting(for: asker.person).told(.joined)
        let file = try await files.send(name, length: length, key: key, in: chat, by: asker.account, adding: told) {
            try await body.next()
        }
        return .json(DeskFiles.json(file))
    }
}
