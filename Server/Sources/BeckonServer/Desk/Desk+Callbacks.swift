import Beckon

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
