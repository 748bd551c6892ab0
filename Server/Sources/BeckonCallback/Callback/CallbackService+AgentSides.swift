package import Beckon

/// What agent sides see of callbacks, and report about them.
extension CallbackService: AgentCallbacks {
    package func take(
        _ report: CallbackReport, about id: ServiceID, from side: AgentSideName, adding extra: [Change] = []
    ) async throws -> CallbackRecord {
        // The desk shows the callbacks of every service, so it may act on all of them.
        guard side != .desk else { return try await self.report(report.event, about: id, adding: extra) }
        guard let record = try await store.callback(id) else { throw CallbackRefusal.unknownCallback() }
        let options = options(of: record)
        // Those who have the callback report about it, whatever the settings say now.
        let names = [options.dialling.telephony, record.telephony, record.agentSide].compactMap { $0?.text }
        guard options.agentSide == side || names.contains(side.word) else { throw CallbackRefusal.unknownCallback() }
        return try await carryOut(report.event, for: id, by: side, adding: extra).record
    }

    package func chatTaken(_ id: ServiceID) async throws {
        guard try await store.callback(id) != nil else { return }
        _ = try await connect(id)
    }

    package func chatEnded(_ id: ServiceID) async throws {
        guard try await store.callback(id) != nil else { return }
        _ = try await complete(id)
    }
}

/// The chat of a chat callback.
extension CallbackService {
    /// Checks that the chat of a callback may begin.
    ///
    /// - Throws: ``CallbackRefusal`` with 404 for an unknown callback, and 400 for one that has ended; ``StoreError``.
    package func checkChat(_ id: ServiceID) async throws {
        guard let record = try await store.callback(id) else { throw CallbackRefusal.unknownCallback() }
        guard record.state != .completed else { throw CallbackRefusal.badRequest("The callback has ended.") }
    }

    /// Ends the chat of a callback that is over, unless an agent has it.
    ///
    /// The end of the callback is on disk. If that of the chat cannot be written, the chat waits until it expires.
    func endChat(of id: ServiceID) async {
        guard let chats, let chat = try? await chats.head(service: id).id else { return }
        _ = try? await chats.perform(chat, .callbackEnded)
    }
}
