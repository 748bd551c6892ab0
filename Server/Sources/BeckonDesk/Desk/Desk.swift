package import Beckon

/// The operations of the built-in desk.
///
/// It knows no HTTP. It is an agent side like others: it uses its ``AgentPort`` and reads by itself.
package struct Desk: Sendable {
    let port: AgentPort
    let store: any Store
    let time: any TimeSource

    package init(port: AgentPort, store: any Store, time: any TimeSource) {
        self.port = port
        self.store = store
        self.time = time
    }
}

/// The callbacks that an agent sees, and the actions on them.
extension Desk {
    func perform(_ outcome: CallbackOutcome, _ id: ServiceID) async throws -> [UInt8] {
        DeskJSON.callback(view(of: try await port.tell(id, CallbackReport(outcome))))
    }

    /// One callback with all its details, also when it has ended.
    func callback(_ id: ServiceID) async throws -> [UInt8] {
        guard let record = try await port.callback(id) else { throw DeskFault.unknown }
        return DeskJSON.callback(view(of: record), data: AttachedData(record.properties))
    }

    func view(of record: CallbackRecord) -> DeskCallback {
        DeskCallback(record: record, offer: port.offer(for: record))
    }
}
