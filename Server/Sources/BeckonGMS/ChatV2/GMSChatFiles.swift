import Beckon
import BeckonEdge
import BeckonFiles
import GMSContract
import Synchronization

/// The files of chat version 2, over REST and for clients of CometD (Chat API Version 2, file operations).
///
/// It knows no HTTP.
struct GMSChatFiles: Sendable {
    /// The text of the notice with the limits.
    static let limitsText = "file-client-cfg-get"

    let files: ChatFiles
    let keys: ChatV2Keys

    private var chats: ChatService { files.chats }

    /// How the client of a request names its chat.
    struct Identity: Sendable {
        /// Whether the parameters hold an identity at all, right or wrong.
        let isGiven: @Sendable (RequestParameters) -> Bool
        /// The chat whose key the parameters hold; throws ``ChatV2Fault`` if they do not.
        let chat: @Sendable (RequestParameters) async throws -> ChatHead
        /// Whether its answers carry the key of CometD clients.
        let isComet: Bool
    }

    /// Takes the file of a request.
    ///
    /// - Parameters:
    ///   - request: The request, read up to its file.
    ///   - identity: How it names the chat.
    ///   - limit: The most bytes of a file in any chat.
    ///   - counting: How it is counted.
    /// - Returns: The answer, with the file's id.
    /// - Throws: ``ChatV2Fault``, ``ChatRefusal``, ``Fault``, ``TooManyRequests``, ``StoreError``; then neither bytes
    ///   nor a row are kept.
    func upload(
        _ request: UploadRequest, _ identity: Identity, limit: Int, _ counting: Counting
    ) async throws -> ChatV2Answer {
        guard let sent = request.file else {
            let head = try await identity.chat(request.call.parameters)
            // Nothing is taken from a chat that is over, with or without a file.
            throw head.life.state == .ended ? ChatV2Fault.over : ChatV2Fault.missing("file")
        }
        let key = request.call.key.flatMap { $0.isEmpty ? nil : "customer//\($0)" }
        var known: ChatHead?
        if identity.isGiven(request.call.parameters) {
            let head = try await identity.chat(request.call.parameters)
            try check(sent.name, in: head, hasKey: key != nil)
            try counting.chat(head.id)
            known = head
        }
        let most = known.map { chats.services.chatOptions(of: $0).files.largestFile } ?? limit
        let named = NamedChat(known)
        let draft = try await files.store(sent.name, limit: most) { [body = sent.body] in
            let bytes = try await body.bytes()
            try counting.bytes(bytes?.count ?? 0)
            return bytes
        } admit: { [named] in
            // The chat's key may stand behind the file; nothing is kept before it is right.
            let parameters = try await request.allParameters()
            var head = named.head
            if head == nil {
                let found = try await identity.chat(parameters)
                try check(sent.name, in: found, hasKey: key != nil)
                try counting.chat(found.id)
                head = found
            }
            if let head { try await seen(head, identity) }
            named.set(head, try ChatV2Fields(parameters))
        }
        guard let head = named.head, let fields = named.fields else { throw ChatV2Fault.unknownChat }
        let (file, after) = try await files.put(
            draft, userData: fields.userData, into: try await chats.currentHead(head.id),
            by: .customer(key: key))
        return answer(after, fields.parameters, identity, userData: [EventFile.Name.id: file.id.text])
    }

    /// How uploads are counted.
    struct Counting: Sendable {
        /// Counts an upload of a chat whose key was right; throws beyond its limit.
        let chat: @Sendable (ChatID) throws -> Void
        /// Counts bytes as they arrive; throws beyond the limit of the address.
        let bytes: @Sendable (Int) throws -> Void
    }

    /// Refuses what is no file for a chat, before its bytes are read.
    ///
    /// With a key an earlier call may have sent the file, so that only what no call can send is refused yet.
    private func check(_ sentName: String, in head: ChatHead, hasKey: Bool) throws {
        let name = FileName.cleaned(sentName) ?? ""
        let options = chats.services.chatOptions(of: head).files
        guard hasKey else {
            if let refusal = options.refusal(of: name, size: 0, in: head) { throw ChatRefusal(file: refusal) }
            return
        }
        guard options.types.contains(FileName.ending(of: name)) else { throw ChatRefusal(file: .type) }
    }

    /// The chat of an upload, and what the request said about the file.
    private final class NamedChat: Sendable {
        private let found: Mutex<(head: ChatHead?, fields: ChatV2Fields?)>

        init(_ head: ChatHead?) { found = Mutex((head, nil)) }

        var head: ChatHead? { found.withLock { $0.head } }
        var fields: ChatV2Fields? { found.withLock { $0.fields } }

        func set(_ head: ChatHead?, _ fields: ChatV2Fields) { found.withLock { $0 = (head, fields) } }
    }

    /// The limits, as a notice that takes no position.
    func limits(_ parameters: RequestParameters, _ identity: Identity) async throws -> ChatV2Answer {
        let head = try await identity.chat(parameters)
        try await seen(head, identity)
        let options = chats.services.chatOptions(of: head).files
        let own = try await files.store.files(of: head.id, limit: 1_000)
        let notice = ChatV2Message(
            index: nil, type: .notice, utcTime: files.time.now.milliseconds,
            from: .init(nickname: head.customer.nickname, participantID: 1, type: "Client"), text: Self.limitsText,
            userData: [
                "download-attempts": String(options.downloads), "upload-max-files": String(options.mostFiles),
                "upload-max-file-size": String(options.largestFile),
                "upload-max-total-size": String(options.largestTotal),
                "upload-need-agent": String(options.needsAgent),
                "upload-file-types": options.types.joined(separator: ":"),
                "used-upload-max-files": String(head.files.count),
                "used-upload-max-total-size": String(head.files.bytes),
                "used-download-attempts": String(own.map(\.downloads).max() ?? 0),
                "delete-file": String(options.mayDelete),
            ])
        var answer = answer(head, parameters, identity)
        answer.messages = [notice]
        return answer
    }

    /// A file's content, which counts as a download.
    func download(
        _ id: String?, _ parameters: RequestParameters, _ identity: Identity
    ) async throws -> (file: ChatFile, next: NextBytes) {
        let head = try await identity.chat(parameters)
        try await seen(head, identity)
        guard let id = id ?? parameters.first(of: "fileId") else { throw ChatV2Fault.missing("fileId") }
        return try await files.download(id, of: head)
    }

    /// Deletes a file of the customer.
    func delete(_ id: String?, _ parameters: RequestParameters, _ identity: Identity) async throws -> ChatV2Answer {
        let head = try await identity.chat(parameters)
        try await seen(head, identity)
        guard let id = id ?? parameters.first(of: "fileId") else { throw ChatV2Fault.missing("fileId") }
        return answer(try await files.delete(id, of: head), parameters, identity, userData: [EventFile.Name.id: id])
    }

    /// A customer of REST was here; a client of CometD shows that by itself.
    private func seen(_ head: ChatHead, _ identity: Identity) async throws {
        if !identity.isComet { try await chats.customerPolled(head) }
    }

    /// An answer without events: those of the operation are for the next refresh.
    private func answer(
        _ head: ChatHead, _ parameters: RequestParameters, _ identity: Identity, userData: [String: String] = [:]
    ) -> ChatV2Answer {
        let client = keys.client(of: head, parameters)
        let shown = identity.isComet ? head.lastPosition : chats.shown(head, to: client)
        let isOver = head.life.state == .ended && shown >= head.lastPosition
        var answer = keys.answer(
            head, [], next: shown + 1, isEnded: isOver, to: client, isComet: identity.isComet)
        answer.userData = userData
        return answer
    }
}
