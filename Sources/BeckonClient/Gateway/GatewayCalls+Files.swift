import BeckonJSON
import BeckonTransport
import Foundation
import GMSContract

/// Files of a chat: version 1 has none, so they are sent and fetched as an app of version 2 does; in a chat of version 1 with the keys of
/// a verbose answer.
extension GatewayCalls {
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

    /// Makes one attempt to send a file.
    ///
    /// - Parameters:
    ///   - body: The request's body.
    ///   - keys: The chat's keys.
    ///   - service: The chat service.
    ///   - key: The key of the call, the same for each try.
    ///   - progress: Is told how many bytes of the body were sent.
    /// - Returns: The file's id at the server, and the position of its event, as far as the server tells them.
    /// - Throws: ``CallFailure``.
    func upload(
        _ body: UploadBody, _ keys: Version2Keys, service: String, key: String,
        progress: @escaping @Sendable (Int64) -> Void
    ) async throws(CallFailure) -> (id: String?, position: Int64?) {
        let url: URL
        do { url = try caller.address.version2(service, keys.sessionID, "file") } catch { throw CallFailure(error) }
        var call = GatewayCaller.Call(url: url, contentType: body.contentType, key: key)
        call.transfer = .upload(body.file, progress)
        let response = try await caller.attempt(call).get()
        let answer = try Self.version2Answer(response).get()
        return (answer.userData["file-id"], Self.position(response))
    }

    /// Fetches a file into memory.
    func download(_ id: String, _ keys: Version2Keys, service: String) async throws -> [UInt8] {
        let response: TransportResponse
        do {
            response = try await caller.send(try download(id, keys, service))
        } catch let error as BeckonClientError where (error.cause as? TransportError)?.code == .bodyTooLarge {
            throw BeckonClientError(
                code: .invalidInput, message: "The file is too long for memory: fetch it into a file.", cause: error)
        }
        guard !Self.isFile(response) else { return response.body }
        throw Self.refusal(of: response.body)
    }

    /// Fetches a file into one of the device.
    ///
    /// - Parameters:
    ///   - id: The file's id.
    ///   - keys: The chat's keys.
    ///   - service: The chat service.
    ///   - file: The device's file; it holds what came, also when this throws.
    ///   - progress: Is told how many bytes have come, of how many.
    /// - Throws: ``BeckonClientError``.
    func download(
        _ id: String, _ keys: Version2Keys, service: String, to file: URL,
        progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws {
        var call = try download(id, keys, service)
        call.transfer = .download(file, progress)
        guard !Self.isFile(try await caller.send(call)) else { return }
        throw Self.refusal(of: GatewayCaller.head(of: file))
    }

    private func download(_ id: String, _ keys: Version2Keys, _ service: String) throws -> GatewayCaller.Call {
        Self.call(try caller.address.version2(service, keys.sessionID, "file", id, "download"), keys)
    }

    /// Whether an answer is a file.
    ///
    /// It says then that it is to be saved; a refusal is JSON, with status 200, too.
    private static func isFile(_ response: TransportResponse) -> Bool {
        response.headers["Content-Disposition"] != nil
    }

    private static func refusal(of body: [UInt8]) -> any Error {
        do {
            try check(try ChatV2Answer(decoding: body, limits: GatewayCaller.limits))
            return BeckonClientError(code: .badAnswer, message: "The server's answer is no file.")
        } catch let error as BeckonClientError {
            return error
        } catch {
            return BeckonClientError(code: .badAnswer, message: "The server's answer is no file.", cause: error)
        }
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
                size: message.userData["file-size"].flatMap { UInt32($0) }.map { Int(clamping: $0) })
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
