extension Store {
    /// Why the last attempt at an owed push failed; when its row has no reason, the chat's push history is searched.
    ///
    /// - Throws: ``StoreError``.
    package func lastFailure(of entry: OutboxEntry) async throws -> String? {
        let push = entry.push
        guard entry.failure == nil, entry.end == nil, push.attempts > 0 || push.doubts > 0 else { return entry.failure }
        switch push.subject {
        case .callback, .note, .active: return nil
        case .chat(let chat, let after, _), .withdrawal(let chat, let after, _):
            let records = try await pushRecords(chat, position: after + 1, limit: PushExplanation.longest)
            return records.last {
                $0.deviceID == push.deviceID && $0.kind == .answered && !$0.word.hasSuffix(PushRecord.delivered)
            }?.reason
        }
    }
}
