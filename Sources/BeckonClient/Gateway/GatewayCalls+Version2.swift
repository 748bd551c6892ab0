import BeckonTransport
import Foundation
import GMSContract

/// Chats of version 2 over REST, for servers whose chats have no version 1.
extension GatewayCalls {
    /// A chat of version 2 that was begun.
    struct BegunVersion2: Sendable {
        var snapshot: ChatSnapshot
        var answer: ChatV2Answer
        /// Whether the server carries out a key once.
        var honoursKeys: Bool
    }

    /// Begins a chat, in one try.
    ///
    /// On a server without keys a repeated call may begin a second chat, in which nobody says anything.
    ///
    /// - Parameters:
    ///   - request: What the customer enters.
    ///   - userHeader: The value of the header `gms_user`, under which the device's own callbacks are stored.
    ///   - key: The key of the call, the same for each try.
    /// - Returns: The chat.
    /// - Throws: ``CallFailure``.
    func beginVersion2(
        _ request: ChatRequest, userHeader: String, key: String
    ) async throws(CallFailure) -> BegunVersion2 {
        let url: URL
        do { url = try caller.address.version2(request.service) } catch { throw CallFailure(error) }
        let response = try await caller.attempt(.form(url, request.version2Form, key: key)).get()
        let answer = try Self.version2Answer(response).get()
        guard !answer.chatID.isEmpty, let userID = answer.userID, let secureKey = answer.secureKey else {
            throw CallFailure(
                BeckonClientError(code: .badAnswer, message: "The server's answer does not name the chat's keys."))
        }
        let keys = Version2Keys(
            sessionID: answer.chatID, userID: userID, secureKey: secureKey, alias: answer.alias ?? "")
        let chatURL: URL
        do {
            chatURL = try caller.address.version2(request.service, keys.sessionID)
        } catch {
            throw CallFailure(unusableID: error)
        }
        return BegunVersion2(
            snapshot: ChatSnapshot(
                serviceID: keys.sessionID, chatURL: chatURL, cometURL: caller.address.comet, userHeader: userHeader,
                sessionID: keys.sessionID, version2: keys),
            answer: answer, honoursKeys: honoursKeys(response))
    }

    /// Says that the customer has read everything up to a position (`readReceipt`).
    func noteRead(through position: Int64, in chat: ChatSnapshot, _ keys: Version2Keys) async throws {
        var form = keys.form
        form.add("transcriptPosition", String(position.brought(into: 0...Int64.max - 1) + 1))
        var call = GatewayCaller.Call.form(chat.chatURL.appendingPathComponent("readReceipt"), form)
        call.isHarmless = true
        _ = try Self.version2Answer(try await caller.send(call)).mapError(\.error).get()
    }

    /// Reads an answer of version 2, whose status stands in its body.
    ///
    /// - Parameter response: The response, with a status of success.
    /// - Returns: The answer to a request that was carried out, or why it was not.
    static func version2Answer(_ response: TransportResponse) -> Result<ChatV2Answer, CallFailure> {
        let answer: ChatV2Answer
        do {
            answer = try ChatV2Answer(decoding: response.body, limits: GatewayCaller.limits)
        } catch {
            return .failure(
                CallFailure(
                    BeckonClientError(
                        code: .badAnswer, message: "The server's answer does not follow the contract.", cause: error)))
        }
        let words = answer.errors.first?.advice
        switch answer.status {
        case .done: return .success(answer)
        // It may be repeated until it is carried out.
        case .later:
            return .failure(
                CallFailure(
                    kind: .status(503, retryAfter: response.retryAfter),
                    error: BeckonClientError(
                        code: .refused, message: "The server is busy.", status: 503, serverMessage: words)))
        case .failed:
            return .failure(
                CallFailure(
                    kind: .status(response.status, retryAfter: nil),
                    error: BeckonClientError(
                        code: answer.isEnded ? .chatEnded : .refused, message: "The server refused the call.",
                        serverMessage: words)))
        }
    }
}

extension ChatRequest {
    /// The parameters of the request that begins a chat of version 2.
    var version2Form: FormBody {
        var form = FormBody()
        form.add("nickname", nickname ?? (firstName == nil && lastName == nil ? "Customer" : nil))
        form.add("firstName", firstName)
        form.add("lastName", lastName)
        form.add("emailAddress", email)
        form.add("subject", subject)
        var data = userData
        for (name, value) in device?.fields ?? [] { data[name] = value }
        for (name, value) in data.sorted(by: { $0.key < $1.key }) { form.add("userData[\(name)]", value) }
        return form
    }
}
