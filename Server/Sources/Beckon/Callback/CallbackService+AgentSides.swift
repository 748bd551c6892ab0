/// What agent sides see of callbacks, and report about them.
extension CallbackService: AgentCallbacks {
    package func take(
        _ report: CallbackReport, about id: ServiceID, from side: AgentSideName
    ) async throws -> CallbackRecord {
        // The desk shows the callbacks of every service, so it may act on all of them.
        guard side != .desk else { return try await self.report(report.event, about: id) }
        guard let record = try await store.callback(id) else { throw CallbackRefusal.unknownCallback() }
        let options = options(of: record)
        // Those who have the callback report about it, whatever the settings say now.
        let names = [options.dialling.telephony, record.telephony, record.agentSide].compactMap { $0?.text }
        guard options.agentSide == side || names.contains(side.word) else { throw CallbackRefusal.unknownCallback() }
        return try await carryOut(report.event, for: id, by: side).record
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
