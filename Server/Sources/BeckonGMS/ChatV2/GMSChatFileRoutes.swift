import BayeuxHTTP
import Beckon
import BeckonEdge
import GMSContract
import HTTPTypes
import Hummingbird

/// The file operations of chat version 2: below a chat's path, and at `/genesys/2/chat-ntf` for clients of CometD.
///
/// Its clients accept only HTTP 200, so a failure is in the body, also of a download.
struct GMSChatFileRoutes: Sendable {
    /// What `operation` of `chat-ntf` names.
    private enum Operation {
        case upload, limits, download, delete

        init?(_ name: String?) {
            switch name ?? "" {
            case "", "fileUpload": self = .upload
            case "fileGetLimits", "fileGetsLimits": self = .limits
            case "fileDownload": self = .download
            case "fileDelete": self = .delete
            default: return nil
            }
        }
    }

    let chat: GMSChatV2
    let files: GMSChatFiles
    let urls: ExternalURLs
    /// The longest body without files, in bytes.
    let bodyLimit: Int
    let limits: TrafficLimits
    let access: GMSAccessGuard

    func add<Context: RequestContext>(to router: Router<Context>) {
        let group = router.group("genesys/2/chat")
        group.post(":service/:chat/file") { request, context in
            try await perform(request, identity(request, context), named(context)) { _ in .upload }
        }
        group.post(":service/:chat/file/limits") { request, context in
            try await perform(request, identity(request, context), named(context)) { _ in .limits }
        }
        group.post(":service/:chat/file/:file/download") { request, context in
            let file = try context.parameters.require("file")
            return try await perform(request, identity(request, context), named(context), file) { _ in .download }
        }
        group.post(":service/:chat/file/:file/delete") { request, context in
            let file = try context.parameters.require("file")
            return try await perform(request, identity(request, context), named(context), file) { _ in .delete }
        }
        router.post("genesys/2/chat-ntf") { request, _ in
            // Which service it is stands in the body; whoever can use none is not read.
            try access.check(request, anyOf: chat.services.catalog.names.filter(chat.offers))
            return try await perform(request, cometIdentity(request), "") { Operation($0["operation"]) }
        }
    }

    private func named<Context: RequestContext>(_ context: Context) throws -> String {
        try context.parameters.require("chat")
    }

    // MARK: - Whose chat

    private func identity<Context: RequestContext>(
        _ request: Request, _ context: Context
    ) throws -> GMSChatFiles.Identity {
        let service = try context.parameters.require("service")
        try access.check(request, service: service)
        guard chat.offers(service) else { throw Fault.unknownID }
        let id = ChatID(try named(context))
        let peer = PeerField.peer(of: request)
        return .init(
            isGiven: { $0.first(of: "userId") != nil && $0.first(of: "secureKey") != nil },
            chat: { parameters in
                let secret = GMSChatV2Routes.secret(id, parameters["userId"], parameters["secureKey"])
                return try await guarding(secret, peer) { try await chat.admitted(id, of: service, parameters) }
            }, isComet: false)
    }

    /// A client of CometD.
    private func cometIdentity(_ request: Request) -> GMSChatFiles.Identity {
        let peer = PeerField.peer(of: request)
        return .init(
            isGiven: { CometIdentity($0).isWhole },
            chat: { parameters in
                let identity = CometIdentity(parameters)
                return try await guarding(identity.secret, peer) {
                    let head = try await chat.admitted(identity)
                    try access.check(request, service: head.serviceName)
                    return head
                }
            }, isComet: true)
    }

    /// Guesses are counted before they are judged.
    private func guarding(
        _ secret: String, _ peer: String, _ find: () async throws -> ChatHead
    ) async throws -> ChatHead {
        try await limits.trying(
            secret, from: peer, time: chat.time, isMiss: { ChatV2Fault($0) == .unknownChat }, find)
    }

    /// An upload is a creation of its chat; what it sends is counted as it arrives.
    private func counting(_ call: Call) -> GMSChatFiles.Counting {
        .init(
            chat: { try limits.admit(.creation, of: $0.text, call, time: chat.time) },
            bytes: { count in
                let use = TokenBucket.Use.take(LimitedAct.units(ofBytes: count))
                let wait = limits.count(use, .written, from: call.peer, uptime: chat.time.uptime)
                if let wait { throw TooManyRequests(.written, wait: wait) }
            })
    }

    // MARK: - Carrying out

    private func perform(
        _ request: Request, _ identity: GMSChatFiles.Identity, _ chatID: String, _ file: String? = nil,
        _ operation: (RequestParameters) -> Operation?
    ) async throws -> Response {
        let upload: UploadRequest
        do {
            upload = try await UploadRequest(request, bodyLimit: bodyLimit, urls: urls)
        } catch let fault as Fault where fault.kind != .unsupportedMediaType {
            return try answer(fault, chatID)
        }
        do {
            let parameters = upload.call.parameters
            guard let operation = operation(parameters) else {
                throw ChatV2Fault.refused("The operation is not known.")
            }
            if operation == .upload {
                // The other path was counted before its body was read.
                if identity.isComet { try limits.admit(.creation, upload.call, user: nil, time: chat.time) }
                let answer = try await files.upload(
                    upload, identity, limit: chat.services.catalog.largestFile, counting(upload.call))
                return .json(answer.encoded())
            }
            switch operation {
            case .upload, .limits: return .json(try await files.limits(parameters, identity).encoded())
            case .delete: return .json(try await files.delete(file, parameters, identity).encoded())
            case .download:
                let (file, next) = try await files.download(file, parameters, identity)
                return FileResponse.make(file, next)
            }
        } catch {
            await upload.file?.body.drop()
            return try answer(error, chatID)
        }
    }

    /// The failure in the words of chat version 2, if it has some.
    private func answer(_ error: any Error, _ chatID: String) throws -> Response {
        guard let fault = ChatV2Fault(error) else { throw error }
        return fault.response(chatID)
    }
}
