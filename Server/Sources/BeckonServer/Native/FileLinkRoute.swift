import Beckon
import BeckonEdge
import Hummingbird

/// Answers `GET /beckon/1/files/{file}` with the content of a file, to whoever has a signed link.
struct FileLinkRoute: Sendable {
    private static let expired = NativeFault(status: 410, word: "expired", message: "The link has expired.")
    private static let away = NativeFault(
        status: 503, word: "busy", message: "Files cannot be fetched at the moment; try again.")

    let files: ChatFiles
    let links: FileLinks

    func add(to router: Router<GatewayContext>) {
        router.get("beckon/1/files/:file") { request, context in
            do {
                return try await answer(FileID(try context.parameters.require("file")), request)
            } catch {
                guard let fault = Self.fault(of: error) else { throw error }
                return fault.response
            }
        }
    }

    private func answer(_ id: FileID, _ request: Request) async throws -> Response {
        let query = request.uri.queryParameters
        let verdict = links.verdict(
            of: id, until: query["until"].map(String.init) ?? "", signature: query["signature"].map(String.init) ?? "",
            now: files.time.now)
        switch verdict {
        case .forged: throw NativeFault.unknown
        case .expired: throw Self.expired
        case .valid: break
        }
        let file = try await files.file(id)
        return FileResponse.make(file, try await files.content(of: file))
    }

    private static func fault(of error: any Error) -> NativeFault? {
        if let refusal = error as? ChatRefusal, refusal.file == .away { return away }
        return NativeFault.of(error)
    }
}
