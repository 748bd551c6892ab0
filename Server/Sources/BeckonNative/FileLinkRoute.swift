import Beckon
import BeckonEdge
import HTTPTypes
import Hummingbird

/// Answers `GET /beckon/1/files/{file}` with the content of a file, to whoever has a signed link.
struct FileLinkRoute: Sendable {
    private static let expired = Fault(.gone, "The link has expired.", word: "expired")
    private static let away = Fault(
        .unavailable, "Files cannot be fetched at the moment; try again.", word: "busy")

    let files: ChatFiles
    let links: FileLinks

    func add(to router: Router<GatewayContext>) {
        router.get("beckon/1/files/:file") { request, context in
            do {
                return try await answer(FileID(try context.parameters.require("file")), request)
            } catch {
                guard let fault = Self.fault(of: error) else { throw error }
                return fault.answer
            }
        }
    }

    private func answer(_ id: FileID, _ request: Request) async throws -> Response {
        let query = request.uri.queryParameters
        let verdict = links.verdict(
            of: id, until: query["until"].map(String.init) ?? "", signature: query["signature"].map(String.init) ?? "",
            now: files.time.now)
        switch verdict {
        case .forged: throw Fault.unknown
        case .expired: throw Self.expired
        case .valid: break
        }
        let file = try await files.file(id)
        guard request.method != .head else { return FileResponse.make(file) { nil } }
        return FileResponse.make(file, try await files.content(of: file))
    }

    private static func fault(of error: any Error) -> Fault? {
        if let refusal = error as? ChatRefusal, refusal.file == .away { return away }
        return Fault.native(error)
    }
}
