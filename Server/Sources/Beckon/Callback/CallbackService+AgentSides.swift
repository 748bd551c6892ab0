/// What agent sides see of callbacks, and report about them.
extension CallbackService: AgentCallbacks {
    package func take(
        _ report: CallbackReport, about id: ServiceID, from side: AgentSideName
    ) async throws -> CallbackRecord {
        // The desk shows the callbacks of every service, so it may act on all of them.
        if side != .desk {
            guard let record = try await store.callback(id) else { throw CallbackRefusal.unknownCallback() }
            let options = options(of: record)
            guard options.agentSide == side || options.dialling.telephony?.text == side.word else {
                throw CallbackRefusal.unknownCallback()
            }
        }
        return try await self.report(report.event, about: id)
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
}
