import BeckonJSON
import BeckonTransport
import Foundation
import GMSContract

extension GatewayCalls {
    /// What creating a service found out.
    struct CreatedService: Sendable {
        var snapshot: ChatSnapshot
        /// Whether the server carries out a key once.
        var honoursKeys: Bool
    }

    /// Creates the service of a chat, in one try.
    ///
    /// Repeating it does no harm: a service without an interaction reaches no agent.
    ///
    /// - Parameters:
    ///   - service: The chat service.
    ///   - userHeader: The value of the header `gms_user`.
    ///   - key: The key of the call, the same for each try.
    /// - Returns: What it takes to go on.
    /// - Throws: ``CallFailure``.
    func createService(
        _ service: String, userHeader: String, key: String
    ) async throws(CallFailure) -> CreatedService {
        let url: URL
        do { url = try caller.address.service(service) } catch { throw CallFailure(error) }
        let call = GatewayCaller.Call.form(url, FormBody(), userHeader: userHeader, key: key)
        let response = try await caller.attempt(call).get()
        let created: ServiceCreated = try Self.read(response)
        do {
            let snapshot = try snapshot(of: created.id, userHeader: created.userHeader ?? userHeader)
            return CreatedService(snapshot: snapshot, honoursKeys: honoursKeys(response))
        } catch {
            throw CallFailure(unusableID: error)
        }
    }

    /// What it takes to go on with a chat whose service is known.
    ///
    /// - Parameters:
    ///   - serviceID: The service.
    ///   - userHeader: The value of the header `gms_user`.
    /// - Returns: The snapshot.
    /// - Throws: ``BeckonClientError`` with `invalidInput`.
    func snapshot(of serviceID: String, userHeader: String) throws -> ChatSnapshot {
        ChatSnapshot(
            serviceID: serviceID, chatURL: try caller.address.service(serviceID, "ixn", "chat"),
            cometURL: caller.address.comet, userHeader: userHeader)
    }

    /// Creates the interaction of a chat, in one try.
    ///
    /// - Parameters:
    ///   - request: What the customer enters.
    ///   - snapshot: The chat.
    ///   - key: The key of the call, the same for each try.
    /// - Returns: The chat resource, and whether the server carries out a key once.
    /// - Throws: ``CallFailure``.
    func createInteraction(
        _ request: ChatRequest, _ snapshot: ChatSnapshot, key: String
    ) async throws(CallFailure) -> (resource: ChatResource, honoursKeys: Bool) {
        let response = try await caller.attempt(
            .form(snapshot.chatURL, request.form, userHeader: snapshot.userHeader, key: key)
        ).get()
        return (try Self.read(response), honoursKeys(response))
    }

    /// Asks whether an interaction exists whose creation had no answer.
    ///
    /// - Parameter snapshot: The chat.
    /// - Returns: The chat resource; nil when the server refuses to tell of it.
    /// - Throws: ``CallFailure`` when the server cannot be asked.
    func interaction(
        of snapshot: ChatSnapshot
    ) async throws(CallFailure) -> (resource: ChatResource, honoursKeys: Bool)? {
        var form = FormBody()
        form.add("transcriptPosition", "0")
        let call = GatewayCaller.Call.form(
            snapshot.chatURL.appendingPathComponent("refresh"), form, userHeader: snapshot.userHeader)
        switch await caller.attempt(call) {
        case .success(let response):
            let resource: ChatResource = try Self.read(response)
            // A chat that exists has at least the customer's own joining.
            return resource.transcript.isEmpty ? nil : (resource, honoursKeys(response))
        case .failure(let failure):
            guard case .refused = failure.outcome else { throw failure }
            return nil
        }
    }

    /// The snapshot of the chat that a dialog of a callback describes.
    ///
    /// - Parameters:
    ///   - dialog: The dialog.
    ///   - userHeader: The value of the header `gms_user`, unless the dialog has one.
    /// - Returns: What it takes to create the interaction.
    /// - Throws: ``BeckonClientError`` with `badAnswer` or `untrustedAddress`.
    func snapshot(_ dialog: StartChatDialog, userHeader: String) throws -> ChatSnapshot {
        guard let serviceID = dialog.id, !serviceID.isEmpty else {
            throw BeckonClientError(code: .badAnswer, message: "The dialog does not name its service.")
        }
        let address = caller.address
        return ChatSnapshot(
            serviceID: serviceID, chatURL: try address.followed(dialog.startChatURL),
            cometURL: try dialog.cometURL.map { try address.followed($0) } ?? address.comet,
            userHeader: dialog.userHeader ?? userHeader)
    }

    func honoursKeys(_ response: TransportResponse) -> Bool {
        options.honoursKeys ?? (response.headers[Self.presenceHeader] != nil)
    }

    private static func read<Answer: ContractValue>(_ response: TransportResponse) throws(CallFailure) -> Answer {
        do {
            return try Answer(decoding: response.body, limits: GatewayCaller.limits)
        } catch {
            throw CallFailure(
                BeckonClientError(
                    code: .badAnswer, message: "The server's answer does not follow the contract.", cause: error))
        }
    }
}
