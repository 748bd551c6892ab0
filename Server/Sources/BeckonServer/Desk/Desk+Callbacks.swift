import Beckon

/// What an agent sees of callbacks, and does with them.
extension Desk {
    enum CallbackAction: String, CaseIterable {
        case offer
        case connect
        case complete
        case cancel
    }

    func perform(_ action: CallbackAction, _ id: ServiceID) async throws -> [UInt8] {
        let record =
            switch action {
            case .offer: try await callbacks.offer(id)
            case .connect: try await callbacks.connect(id)
            case .complete: try await callbacks.complete(id)
            case .cancel: try await callbacks.cancel(id)
            }
        return DeskJSON.callback(view(of: record))
    }

    /// One callback with all that the desk shows of it, also when it is over.
    func callback(_ id: ServiceID) async throws -> [UInt8] {
        guard let record = try await callbacks.callback(id) else { throw DeskFault.unknown }
        return DeskJSON.callback(view(of: record), data: AttachedData(record.properties))
    }

    func view(of record: CallbackRecord) -> DeskCallback {
        DeskCallback(record: record, offer: callbacks.offer(for: record))
    }
}
