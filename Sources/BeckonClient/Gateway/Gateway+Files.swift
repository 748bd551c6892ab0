import BeckonJSON
import BeckonTransport
import Foundation
import GMSContract

/// Files of a chat: version 1 has none, so they are sent and fetched as an app of version 2 does; in a chat of version 1 with the keys of
/// a verbose answer.
extension Gateway {
    /// The keys of a chat.
    ///
    /// - Parameter snapshot: The chat.
    /// - Returns: The keys.
    /// - Throws: ``BeckonClientError`` with `unavailable` when the server has no version 2 of the chat.
    func fileKeys(of snapshot: ChatSnapshot) async throws -> Version2Keys {
        var form = FormBody()
        // The highest position asks for no events.
        form.add("transcriptPosition", String(Int32.max))
        form.add("_verbose", "true")
        var call = GatewayCaller.Call.form(
            snapshot.chatURL.appendingPathComponent("refresh"), form, userHeader: snapshot.userHeader)
        call.isHarmless = true
        let resource: ChatResource = try await caller.send(call)
        guard let sessionID = resource.sessionID, let userID = resource.verbose?.userID,
            let secureKey = resource.verbose?.secureKey
        else { throw BeckonClientError(code: .unavailable, message: "This server takes no files in this chat.") }
        return Version2Keys(sessionID: sessionID, userID: userID, secureKey: secureKey, alias: "1")
    }

    /// Sends a file.
    ///
    /// - Parameters:
    ///   - bytes: The content.
    ///   - name: The file's name.
    ///   - keys: The chat's keys.
    ///   - service: The chat service.
    ///   - key: The key of the call, the same for each try.
    ///   - mayRepeat: Whether the server carries out a key once.
    /// - Throws: ``BeckonClientError``.
    func upload(
        _ bytes: [UInt8], named name: String, _ keys: Version2Keys, service: String, key: String, mayRepeat: Bool
    ) async throws {
        let boundary = "beckon-" + inputs.token()
        var body: [UInt8] = []
        for (field, value) in [("userId", keys.userID), ("secureKey", keys.secureKey), ("alias", keys.alias)] {
            body += Array(
                "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(field)\"\r\n\r\n\(value)\r\n".utf8)
        }
        let shown = name.filter { $0 != "\"" && $0 != "\r" && $0 != "\n" && $0 != "\\" }
        body += Array(
            """
            --\(boundary)\r\nContent-Disposition: form-data; name="file"; filename="\(shown)"\r\n\
            Content-Type: application/octet-stream\r\n\r\n
            """.utf8)
        body += bytes + Array("\r\n--\(boundary)--\r\n".utf8)
        var call = GatewayCaller.Call(
            url: try caller.address.version2(service, keys.sessionID, "file"),
            contentType: "multipart/form-data; boundary=\(boundary)", body: body, key: key)
        call.isHarmless = mayRepeat
        // Without a key that counts, a repeated upload may send the file twice.
        call.isOnlyNow = !mayRepeat
        let answer: ChatV2Answer = try await caller.send(call)
        try Self.check(answer)
    }

    /// Fetches a file.
    func download(_ id: String, _ keys: Version2Keys, service: String) async throws -> [UInt8] {
        let url = try caller.address.version2(service, keys.sessionID, "file", id, "download")
        let response = try await caller.send(Self.call(url, keys))
        // A refusal is JSON with status 200; a file says that it is to be saved.
        guard response.headers["Content-Disposition"] == nil else { return response.body }
        try Self.check(try ChatV2Answer(decoding: response.body, limits: GatewayCaller.limits))
        throw BeckonClientError(code: .badAnswer, message: "The server's answer is no file.")
    }

    /// What is told of a file.
    struct FileFacts: Sendable, Hashable {
        let id: String
        let name: String
        let size: Int?
    }

    /// The files among the events from a position on, by their positions, and up to where the answer tells.
    func files(
        from position: Int64, _ keys: Version2Keys, service: String
    ) async throws -> (files: [Int64: FileFacts], through: Int64) {
        let url = try caller.address.version2(service, keys.sessionID, "refresh")
        let answer: ChatV2Answer = try await caller.send(Self.call(url, keys, position: position))
        try Self.check(answer)
        var files: [Int64: FileFacts] = [:]
        for message in answer.messages where message.type == .fileUploaded {
            guard let index = message.index, let id = message.userData["file-id"] else { continue }
            files[index] = FileFacts(
                id: id, name: message.userData["file-name"] ?? "",
                size: message.userData["file-size"].flatMap { Int($0) })
        }
        return (files, Self.lastPosition(before: answer.nextPosition ?? 1))
    }

    /// The last position before the one to ask for next, whatever number a server sends.
    static func lastPosition(before next: Int64) -> Int64 { max(next, 1) - 1 }

    private static func call(_ url: URL, _ keys: Version2Keys, position: Int64? = nil) -> GatewayCaller.Call {
        var form = keys.form
        form.add("transcriptPosition", position.map { String($0) })
        var call = GatewayCaller.Call.form(url, form)
        call.isHarmless = true
        return call
    }

    private static func check(_ answer: ChatV2Answer) throws {
        guard answer.status != .done else { return }
        throw BeckonClientError(
            code: answer.status == .later ? .offline : .refused, message: "The server did not take the request.",
            serverMessage: answer.errors.first?.advice)
    }
}
