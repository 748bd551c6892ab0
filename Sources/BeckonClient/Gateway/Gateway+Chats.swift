import Foundation
public import GMSContract

extension Gateway {
    /// Starts a chat: creates the service and the interaction.
    ///
    /// To connect the chat, await its ``Chat/run()``.
    ///
    /// - Parameter request: What the customer enters.
    /// - Returns: The chat.
    /// - Throws: ``BeckonClientError``; with `notFound`, the server has no such chat service.
    public func startChat(_ request: ChatRequest) async throws -> Chat {
        let userHeader = request.userHeader ?? inputs.token()
        let call = GatewayCaller.Call.form(
            try caller.address.service(request.service), FormBody(), userHeader: userHeader, key: inputs.token())
        let service: ServiceCreated = try await caller.send(call)
        let snapshot = ChatSnapshot(
            serviceID: service.id, chatURL: try caller.address.service(service.id, "ixn", "chat"),
            cometURL: caller.address.comet, userHeader: userHeader)
        return try await startInteraction(request, snapshot)
    }

    /// Starts the chat that a dialog of a callback describes.
    ///
    /// - Parameters:
    ///   - dialog: The dialog.
    ///   - request: What the customer enters. Its service is ignored, and its user header too if the dialog has one.
    /// - Returns: The chat.
    /// - Throws: ``BeckonClientError``; with `untrustedAddress`, an address of the dialog is not a web address or
    ///   is less secure than the gateway's.
    public func startChat(_ dialog: StartChatDialog, _ request: ChatRequest = ChatRequest()) async throws -> Chat {
        guard let serviceID = dialog.id, !serviceID.isEmpty else {
            throw BeckonClientError(code: .badAnswer, message: "The dialog does not name its service.")
        }
        let address = caller.address
        let snapshot = ChatSnapshot(
            serviceID: serviceID, chatURL: try address.followed(dialog.startChatURL),
            cometURL: try dialog.cometURL.map { try address.followed($0) } ?? address.comet,
            userHeader: dialog.userHeader ?? request.userHeader ?? inputs.token())
        var request = request
        request.subject = request.subject ?? dialog.subject
        return try await startInteraction(request, snapshot)
    }

    /// Restores a chat from a snapshot; it sends nothing before ``Chat/run()``.
    ///
    /// - Parameter snapshot: The snapshot that the app kept.
    /// - Returns: The chat; its events are all events after the snapshot's position.
    public func restoreChat(_ snapshot: ChatSnapshot) -> Chat {
        Chat(snapshot, caller: caller)
    }

    private func startInteraction(_ request: ChatRequest, _ snapshot: ChatSnapshot) async throws -> Chat {
        let call = GatewayCaller.Call.form(
            snapshot.chatURL, request.form, userHeader: snapshot.userHeader, key: inputs.token())
        let resource: ChatResource = try await caller.send(call)
        let chat = Chat(snapshot, caller: caller)
        await chat.take { $0.receive(resource) }
        return chat
    }
}
